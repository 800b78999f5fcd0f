/** Where a key goes in the replay viewer: to what lies in front. Behind this, nothing knows keys, only actions. */
import { sentence } from '../../core/words.ts';
import type { Action, ActionName } from '../input/actions.ts';
import { type Binding, bindingsOf, type KeyList, readKey, unheard } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { pressOnOverlay } from '../table/press-overlay.ts';
import {
  JUMP_KEYS,
  REPLAY_BOARDS_KEYS,
  REPLAY_CURTAIN_KEYS,
  REPLAY_KEYS,
  type ReplayMoment,
} from './keys.ts';
import {
  type ReplayOutcome,
  reduceJump,
  reduceReplay,
  reduceReplayBoards,
  reduceReplayCurtain,
  say,
  stay,
} from './reduce.ts';
import type { ReplayContext, ReplayUi } from './ui.ts';

export function pressInReplay(before: ReplayUi, key: Key, context: ReplayContext): ReplayOutcome {
  const { keymap } = context;
  const ui = say(before, null);
  const { jump, curtain } = ui;
  if (curtain !== null) {
    const reading = readKey(REPLAY_CURTAIN_KEYS, keymap, key, null);
    return stay(reading.type === 'action' ? reduceReplayCurtain(ui, curtain, reading.action, context) : ui);
  }
  const { overlay } = ui.table;
  if (jump !== null) {
    const reading = readKey(JUMP_KEYS, keymap, key, null);
    return stay(reading.type === 'action' ? reduceJump(ui, jump, reading.action, context) : ui);
  }
  if (overlay !== null) {
    const { ui: table } = pressOnOverlay(ui.table, overlay, key, context);
    return stay({ ...ui, table });
  }

  const onRecord = <Name extends ActionName>(
    list: KeyList<ReplayMoment, Name>,
    reduce: (ui: ReplayUi, action: Action<Name>, context: ReplayContext) => ReplayOutcome,
  ): ReplayOutcome => {
    const reading = readKey(list, keymap, key, { ...context, ui: ui.table, replay: ui });
    if (reading.type === 'action') return reduce(ui, reading.action, context);
    return stay(say(ui, reading.type === 'blocked' ? sentence(reading.reason) : unheard(key, keymap)));
  };
  return ui.table.onBoard
    ? onRecord(REPLAY_BOARDS_KEYS, reduceReplayBoards)
    : onRecord(REPLAY_KEYS, reduceReplay);
}

/** The keys of what is in front when nothing lies over it. */
export function replayBindings(replay: ReplayUi, context: ReplayContext): Binding[] {
  const moment = { ...context, ui: replay.table, replay };
  return bindingsOf(replay.table.onBoard ? REPLAY_BOARDS_KEYS : REPLAY_KEYS, context.keymap, moment);
}
