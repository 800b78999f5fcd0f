/** Where a key goes while something lies over the table or over a recorded game. */
import type { Action, ActionName } from '../input/actions.ts';
import { type KeyList, readKey } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { BOX_KEYS } from '../overlays/keys.ts';
import { pressInRules, pressOnPage } from '../overlays/press.ts';
import { type Outcome, stay } from './outcome.ts';
import { BOARD_LIST_KEYS, ENTRY_KEYS, LEAVE_KEYS, MOMENT_KEYS, UNSAVED_KEYS } from './overlay-keys.ts';
import { boxMoment, pageOf } from './pages.ts';
import {
  nextMoment,
  reduceBoardList,
  reduceBox,
  reduceEntry,
  reduceLeave,
  reduceUnsaved,
} from './reduce-overlay.ts';
import type { Overlay, TableContext, TableUi } from './ui.ts';

export function pressOnOverlay(ui: TableUi, overlay: Overlay, key: Key, context: TableContext): Outcome {
  const { keymap, size } = context;
  const on = <Moment, Name extends ActionName>(
    list: KeyList<Moment, Name>,
    moment: Moment,
    reduce: (action: Action<Name>) => Outcome,
  ): Outcome => {
    const reading = readKey(list, keymap, key, moment);
    return reading.type === 'action' ? reduce(reading.action) : stay(ui);
  };
  switch (overlay.kind) {
    case 'page': {
      const write = pageOf(ui, overlay.page, context);
      const scroll = pressOnPage(overlay.scroll, key, keymap, overlay.page, write, size);
      return stay({ ...ui, overlay: scroll === null ? null : { ...overlay, scroll } });
    }
    case 'rules': {
      const rules = pressInRules(overlay.rules, key, keymap, context.topics, size);
      return stay({ ...ui, overlay: rules === null ? null : { ...overlay, rules } });
    }
    case 'box':
      return on(BOX_KEYS, boxMoment(overlay, context), action =>
        stay(reduceBox(ui, overlay, action, context)),
      );
    case 'boards':
      return on(BOARD_LIST_KEYS, context, action => stay(reduceBoardList(ui, overlay, action, context)));
    case 'entry':
      return on(ENTRY_KEYS[overlay.purpose], null, action => reduceEntry(ui, overlay, action, context));
    case 'moments':
      return on(MOMENT_KEYS, null, () => stay(nextMoment(ui, overlay)));
    case 'unsaved':
      return on(UNSAVED_KEYS, null, action => stay(reduceUnsaved(ui, action)));
    case 'leave':
      return on(LEAVE_KEYS, null, action => reduceLeave(ui, action));
  }
}
