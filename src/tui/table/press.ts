/** Where a key goes at the table: to what lies in front. Behind this, nothing knows keys, only actions. */
import { sentence } from '../../core/words.ts';
import type { Action, ActionName } from '../input/actions.ts';
import { type Binding, bindingsOf, type KeyList, readKey, unheard } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { TABLE_BOARDS_KEYS, TABLE_KEYS, type TableMoment } from './keys.ts';
import { type Outcome, stay } from './outcome.ts';
import { CURTAIN_KEYS } from './overlay-keys.ts';
import { pressOnOverlay } from './press-overlay.ts';
import { reduceCurtain, reduceOnBoards, reduceTable } from './reduce.ts';
import { reduceResult, reduceResultBoards } from './reduce-result.ts';
import { RESULT_BOARDS_KEYS, RESULT_KEYS } from './result-keys.ts';
import { attentive, type TableContext, type TableUi } from './ui.ts';

export function pressAtTable(before: TableUi, key: Key, context: TableContext): Outcome {
  const { model, keymap } = context;
  const ui = attentive(before);
  if (model.phase.kind === 'curtain' && ui.overlay?.kind !== 'moments') {
    const reading = readKey(CURTAIN_KEYS, keymap, key, null);
    return reading.type === 'action' ? reduceCurtain(ui, reading.action) : stay(ui);
  }
  if (ui.overlay !== null) return pressOnOverlay(ui, ui.overlay, key, context);

  const onTable = <Name extends ActionName>(
    list: KeyList<TableMoment, Name>,
    reduce: (ui: TableUi, action: Action<Name>, context: TableContext) => Outcome,
  ): Outcome => {
    const reading = readKey(list, keymap, key, { ...context, ui });
    if (reading.type === 'action') return reduce(ui, reading.action, context);
    if (reading.type === 'blocked') return stay({ ...ui, digits: '', message: sentence(reading.reason) });
    return stay({ ...ui, message: unheard(key, keymap) });
  };
  if (model.phase.kind === 'over') {
    return ui.onBoard ? onTable(RESULT_BOARDS_KEYS, reduceResultBoards) : onTable(RESULT_KEYS, reduceResult);
  }
  return ui.onBoard ? onTable(TABLE_BOARDS_KEYS, reduceOnBoards) : onTable(TABLE_KEYS, reduceTable);
}

/** The keys of what is in front when nothing lies over it. */
export function tableBindings(ui: TableUi, context: TableContext): Binding[] {
  const over = context.model.phase.kind === 'over';
  const moment = { ...context, ui };
  if (ui.onBoard) return bindingsOf(over ? RESULT_BOARDS_KEYS : TABLE_BOARDS_KEYS, context.keymap, moment);
  return bindingsOf(over ? RESULT_KEYS : TABLE_KEYS, context.keymap, moment);
}
