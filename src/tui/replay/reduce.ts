/** What actions do in the replay viewer. Pure. */

import { boundary, type ReplayStep } from '../../app/replay/timeline.ts';
import type { Seat } from '../../core/game.ts';
import type { Action } from '../input/actions.ts';
import { goOnBoard } from '../table/boards.ts';
import type { LookingAction } from '../table/keys.ts';
import { look, searchRules } from '../table/looking.ts';
import { INITIAL_UI, type TableUi } from '../table/ui.ts';
import { editField, type TextField, textField } from '../text-field.ts';
import type {
  JumpAction,
  ReplayAction,
  ReplayBoardsAction,
  ReplayCurtainAction,
  ViewingAction,
} from './keys.ts';
import { type ReplayContext, type ReplayUi, SPEEDS } from './ui.ts';

export type ReplayCommand = 'fork' | 'picture' | 'review' | 'quit';

export interface ReplayOutcome {
  readonly ui: ReplayUi;
  readonly command: ReplayCommand | null;
}

export function stay(ui: ReplayUi): ReplayOutcome {
  return { ui, command: null };
}

export function say(ui: ReplayUi, message: string | null): ReplayUi {
  return { ...ui, table: { ...ui.table, message } };
}

/** Another position: what was looked at before no longer stands there. */
export function moveTo(ui: ReplayUi, at: number, steps: readonly ReplayStep[]): ReplayUi {
  const position = Math.min(Math.max(0, at), steps.length);
  const { onBoard, cursor, panel, subject, tab } = ui.table;
  const table: TableUi = { ...INITIAL_UI, onBoard, cursor, panel, subject, tab };
  return { ...ui, at: position, playing: ui.playing && position < steps.length, table };
}

function halted(ui: ReplayUi): ReplayUi {
  return { ...ui, playing: false };
}

export function reduceReplay(
  ui: ReplayUi,
  action: Action<ReplayAction>,
  context: ReplayContext,
): ReplayOutcome {
  switch (action.name) {
    case 'right':
    case 'down':
    case 'step':
      return stay(moveTo(halted(ui), ui.at + 1, context.steps));
    case 'left':
    case 'up':
    case 'step-back':
      return stay(moveTo(halted(ui), ui.at - 1, context.steps));
    default:
      return reduceViewing(ui, action, context);
  }
}

/** With the cursor on the boards. */
export function reduceReplayBoards(
  ui: ReplayUi,
  action: Action<ReplayBoardsAction>,
  context: ReplayContext,
): ReplayOutcome {
  switch (action.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return stay({ ...ui, table: goOnBoard(ui.table, action.name, context) });
    case 'step':
      return stay(moveTo(halted(ui), ui.at + 1, context.steps));
    case 'step-back':
      return stay(moveTo(halted(ui), ui.at - 1, context.steps));
    default:
      return reduceViewing(ui, action, context);
  }
}

function reduceViewing(
  ui: ReplayUi,
  action: Action<ViewingAction | LookingAction>,
  context: ReplayContext,
): ReplayOutcome {
  const { steps } = context;
  const to = (at: number): ReplayOutcome => stay(moveTo(halted(ui), at, steps));
  switch (action.name) {
    case 'next-turn':
      return to(boundary(steps, ui.at, 1, step => step.turn));
    case 'previous-turn':
      return to(boundary(steps, ui.at, -1, step => step.turn));
    case 'next-round':
      return to(boundary(steps, ui.at, 1, step => step.round));
    case 'previous-round':
      return to(boundary(steps, ui.at, -1, step => step.round));
    case 'first':
      return to(0);
    case 'last':
      return to(steps.length);
    case 'autoplay':
      return stay({ ...ui, playing: !ui.playing });
    case 'faster':
      return stay({ ...ui, speed: Math.min(SPEEDS.length - 1, ui.speed + 1) });
    case 'slower':
      return stay({ ...ui, speed: Math.max(0, ui.speed - 1) });
    case 'jump':
      return stay({ ...halted(ui), jump: textField() });
    case 'onlooker':
      return stay(throughNextEyes(halted(ui), context));
    case 'fork':
    case 'picture':
    case 'review':
    case 'quit':
      return { ui, command: action.name };
    case 'find':
      return stay({ ...ui, table: searchRules(ui.table) });
    case 'back':
      return stay({ ...halted(ui), table: { ...INITIAL_UI, tab: ui.table.tab } });
    default:
      return stay({ ...ui, table: look(ui.table, action, context) });
  }
}

/** While secrets are still kept, the player whose eyes come next has to be the one who looks. */
function throughNextEyes(ui: ReplayUi, { eyes: { choices, guarded } }: ReplayContext): ReplayUi {
  const as = choices[(choices.indexOf(ui.as) + 1) % choices.length]!;
  return guarded && typeof as === 'number' ? { ...ui, as: null, curtain: as } : { ...ui, as };
}

export function reduceReplayCurtain(
  ui: ReplayUi,
  seat: Seat,
  action: Action<ReplayCurtainAction>,
  context: ReplayContext,
): ReplayUi {
  switch (action.name) {
    case 'lift':
      return { ...ui, as: seat, curtain: null };
    case 'back':
    case 'quit':
      return { ...ui, curtain: null };
    case 'onlooker':
      return throughNextEyes({ ...ui, as: seat, curtain: null }, context);
  }
}

export function reduceJump(
  ui: ReplayUi,
  jump: TextField,
  action: Action<JumpAction>,
  context: ReplayContext,
): ReplayUi {
  const closed: ReplayUi = { ...ui, jump: null };
  switch (action.name) {
    case 'back':
      return closed;
    case 'choose': {
      const text = jump.text.trim();
      if (text === '') return closed;
      if (!/^\d{1,7}$/u.test(text)) return say(closed, `"${text}" is no number.`);
      return moveTo(closed, context.positionOfLine(Number(text)), context.steps);
    }
    default:
      return { ...ui, jump: editField(jump, action) };
  }
}
