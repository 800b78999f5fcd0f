/** What a key does in the replay viewer. Pure. */

import type { Onlooker } from '../../app/replay/onlooker.ts';
import { boundary, type ReplayStep } from '../../app/replay/timeline.ts';
import { sentence } from '../../core/words.ts';
import { readKey } from '../bindings.ts';
import { isCharacter, type Key } from '../keys.ts';
import { openRules } from '../overlays/rules.ts';
import { goOnBoard, goToPanel, toggleBoard } from '../table/board-keys.ts';
import { explained, scrollBoard } from '../table/looking.ts';
import { reduceOverlay } from '../table/overlay-keys.ts';
import { INITIAL_UI, type TableContext, type TableUi } from '../table/ui.ts';
import { editField, type TextField, textField } from '../text-field.ts';
import { REPLAY_KEYS, type ReplayAction } from './keys.ts';

export interface ReplayUi {
  /** Steps that have been played. */
  readonly at: number;
  readonly as: Onlooker;
  readonly playing: boolean;
  /** Index in `SPEEDS`. */
  readonly speed: number;
  /** The line to jump to, while it is typed. */
  readonly jump: TextField | null;
  /** Boards, overlays and messages, as at the table. */
  readonly table: TableUi;
}

/** Milliseconds a position is shown while the game plays by itself. */
export const SPEEDS = [3000, 1500, 800, 400, 150] as const;

export function initialReplay(as: Onlooker, message: string | null): ReplayUi {
  return { at: 0, as, playing: false, speed: 2, jump: null, table: { ...INITIAL_UI, message } };
}

export interface ReplayContext extends TableContext {
  readonly steps: readonly ReplayStep[];
  positionOfLine(line: number): number;
}

export type ReplayCommand = 'fork' | 'quit';

export interface ReplayOutcome {
  readonly ui: ReplayUi;
  readonly command: ReplayCommand | null;
}

function stay(ui: ReplayUi): ReplayOutcome {
  return { ui, command: null };
}

export function reduceReplay(before: ReplayUi, key: Key, context: ReplayContext): ReplayOutcome {
  const ui: ReplayUi = { ...before, table: { ...before.table, message: null } };
  if (ui.jump !== null) return stay(reduceJump(ui, ui.jump, key, context));
  if (ui.table.overlay !== null) {
    const { ui: table } = reduceOverlay(ui.table, ui.table.overlay, key, context);
    return stay({ ...ui, table });
  }
  const reading = readKey(REPLAY_KEYS, key, { ...context, ui });
  if (reading.type === 'action') return act(ui, reading.action, key, context);
  const reason =
    reading.type === 'blocked'
      ? sentence(reading.reason)
      : isCharacter(key)
        ? `"${key}" does nothing here; ? lists the keys.`
        : null;
  return stay(say(ui, reason));
}

function say(ui: ReplayUi, message: string | null): ReplayUi {
  return { ...ui, table: { ...ui.table, message } };
}

/** Another position: what was looked at before no longer stands there. */
export function moveTo(ui: ReplayUi, at: number, steps: readonly ReplayStep[]): ReplayUi {
  const position = Math.min(Math.max(0, at), steps.length);
  const { onBoard, cursor, panel, subject, examine, tab } = ui.table;
  const table: TableUi = { ...INITIAL_UI, onBoard, cursor, panel, subject, examine, tab };
  return { ...ui, at: position, playing: ui.playing && position < steps.length, table };
}

function act(ui: ReplayUi, action: ReplayAction, key: Key, context: ReplayContext): ReplayOutcome {
  const { steps } = context;
  const halted: ReplayUi = { ...ui, playing: false };
  const to = (at: number): ReplayOutcome => stay(moveTo(halted, at, steps));
  const table = (next: TableUi): ReplayOutcome => stay({ ...ui, table: next });
  switch (action) {
    case 'step':
      return to(ui.at + 1);
    case 'back-step':
      return to(ui.at - 1);
    case 'turn':
    case 'back-turn':
      return to(boundary(steps, ui.at, action === 'turn' ? 1 : -1, step => step.turn));
    case 'round':
    case 'back-round':
      return to(boundary(steps, ui.at, action === 'round' ? 1 : -1, step => step.round));
    case 'start':
      return to(0);
    case 'end':
      return to(steps.length);
    case 'autoplay':
      return stay({ ...ui, playing: !ui.playing });
    case 'faster':
      return stay({ ...ui, speed: Math.min(SPEEDS.length - 1, ui.speed + 1) });
    case 'slower':
      return stay({ ...ui, speed: Math.max(0, ui.speed - 1) });
    case 'jump':
      return stay({ ...halted, jump: textField() });
    case 'onlooker':
      return stay({ ...ui, as: nextOnlooker(ui.as, context.model.names.length) });
    case 'fork':
    case 'quit':
      return { ui, command: action };
    case 'go':
      return table(goOnBoard(ui.table, key, context));
    case 'board':
      return table(toggleBoard(ui.table, context));
    case 'boards':
      return table({ ...ui.table, overlay: { kind: 'boards', index: 0 } });
    case 'next-panel':
    case 'previous-panel':
      return table(goToPanel(ui.table, action === 'next-panel' ? 1 : -1, context));
    case 'subject':
      return table({ ...ui.table, subject: ((ui.table.subject ?? -1) + 1) % context.model.names.length });
    case 'scroll':
      return table(scrollBoard(ui.table, key, context));
    case 'explain':
      return table({ ...ui.table, overlay: explained(ui.table, context) });
    case 'log':
      return table({ ...ui.table, overlay: { kind: 'page', page: 'log', scroll: Number.MAX_SAFE_INTEGER } });
    case 'scores':
    case 'help':
      return table({ ...ui.table, overlay: { kind: 'page', page: action, scroll: 0 } });
    case 'rules':
      return table({ ...ui.table, overlay: { kind: 'rules', rules: openRules('') } });
    case 'back':
      return stay({ ...halted, table: { ...INITIAL_UI, tab: ui.table.tab } });
  }
}

/** Who decides, then each player, then a spectator. */
function nextOnlooker(as: Onlooker, players: number): Onlooker {
  if (as === 'all') return 0;
  if (as === null) return 'all';
  return as + 1 < players ? as + 1 : null;
}

function reduceJump(ui: ReplayUi, jump: TextField, key: Key, context: ReplayContext): ReplayUi {
  if (key === 'esc') return { ...ui, jump: null };
  if (key !== 'enter') return { ...ui, jump: editField(jump, key) };
  const text = jump.text.trim();
  const closed: ReplayUi = { ...ui, jump: null };
  if (text === '') return closed;
  if (!/^\d{1,7}$/u.test(text)) return say(closed, `"${text}" is no line number.`);
  return moveTo(closed, context.positionOfLine(Number(text)), context.steps);
}
