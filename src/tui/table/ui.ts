/** The state of the table screen that the keys change. Plain data; nothing of the game is in it. */
import type { RoundPoints } from '../../app/points.ts';
import type { ResultSheet } from '../../app/result-sheet.ts';
import type { RuleTopic } from '../../app/rules-text.ts';
import type { Seat } from '../../core/game.ts';
import type { Moment, Size } from '../boards/contract.ts';
import type { Keymap } from '../input/actions.ts';
import type { Binding } from '../input/key-list.ts';
import type { PageName } from '../overlays/keys.ts';
import type { RulesState } from '../overlays/rules.ts';
import type { TextField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import type { Item, TableModel } from './model.ts';

export type EntryPurpose = 'filter' | 'move' | 'note' | 'save' | 'chat';

export type Overlay =
  | { readonly kind: 'page'; readonly page: PageName; readonly scroll: number }
  /** A few sentences in a box. */
  | {
      readonly kind: 'box';
      readonly title: string;
      readonly text: readonly string[];
      /** Across the last lines of the screen, so that what is spoken of stays in sight. */
      readonly low?: boolean;
      /** Lines out of sight above, where the text is too long for a box. */
      readonly scroll?: number;
    }
  | { readonly kind: 'rules'; readonly rules: RulesState }
  | {
      readonly kind: 'entry';
      readonly purpose: EntryPurpose;
      readonly field: TextField;
      readonly error: string;
    }
  | { readonly kind: 'boards'; readonly index: number }
  /** Shown one after the other. */
  | { readonly kind: 'moments'; readonly moments: readonly Moment[] }
  /** The game could not be written to disk. */
  | { readonly kind: 'unsaved'; readonly problem: string }
  | { readonly kind: 'leave' };

/** What a game that is new to the player is about. */
export interface Welcome {
  readonly title: string;
  readonly aim: readonly string[];
  readonly length: string;
}

/** How the moves of bots are watched. */
export type Pace = 'watch' | 'fast';

export interface TableUi {
  /** Index in the list as it is filtered. */
  readonly focus: number;
  /** Digits typed so far. */
  readonly digits: string;
  readonly filter: string;
  /** The list is limited to moves about this target. */
  readonly about: string | null;
  /** The arrow keys go over the boards, not through the list. */
  readonly onBoard: boolean;
  /** The target they are on; null where the board has none. */
  readonly cursor: string | null;
  /** The board that was picked; null shows what fits the decision. */
  readonly panel: string | null;
  /** What a screen with room for one panel shows. */
  readonly tab: 'moves' | 'board' | 'log' | 'scores';
  /** Whose personal boards are looked at; null for the viewer's own. */
  readonly subject: Seat | null;
  /** The boards show the table after the focused move. */
  readonly ahead: boolean;
  /** Lines scrolled, by panel. */
  readonly scroll: Readonly<Record<string, number>>;
  readonly overlay: Overlay | null;
  /** Lies over the boards until the first key; takes none. */
  readonly welcome: Welcome | null;
  readonly message: string | null;
  /** What goes on in the background: a bot or a hint is being thought out. */
  readonly busy: string | null;
  /** Counts up while something is going on. */
  readonly tick: number;
  readonly pace: Pace;
  /** The bots move at once, up to the next decision of a person. */
  readonly skipping: boolean;
  readonly endShown: boolean;
  /** Lines of the result out of sight above. */
  readonly endScroll: number;
}

export const INITIAL_UI: TableUi = {
  focus: 0,
  digits: '',
  filter: '',
  about: null,
  onBoard: false,
  cursor: null,
  panel: null,
  tab: 'moves',
  subject: null,
  ahead: false,
  scroll: {},
  overlay: null,
  welcome: null,
  message: null,
  busy: null,
  tick: 0,
  pace: 'watch',
  skipping: false,
  endShown: true,
  endScroll: 0,
};

/** Where the cursor begins: on the move of the lesson, else on one that goes on and spends nothing. */
export function firstFocus({ advice, items }: Pick<TableModel, 'advice' | 'items'>): number {
  const suggested = items.findIndex(item => item.kind === 'move' && item.notation === advice?.suggested);
  const usual = items.findIndex(item => item.kind === 'move' && !item.extra);
  return Math.max(0, suggested < 0 ? usual : suggested);
}

/** The same screen with a hint before it, the cursor on what is advised. */
export function advised(
  before: TableUi,
  model: TableModel,
  { notation, sentences }: { readonly notation: string; readonly sentences: readonly string[] },
): TableUi {
  const ui: TableUi = { ...before, filter: '', about: null, onBoard: false, cursor: null };
  const at = visibleItems(ui, model).findIndex(item => item.kind === 'move' && item.notation === notation);
  const overlay = { kind: 'box', title: 'Hint', text: sentences } as const;
  return { ...ui, focus: Math.max(0, at), panel: null, overlay };
}

/** The same screen before a new decision. */
export function freshDecision(ui: TableUi): TableUi {
  const { pace, tick, overlay, skipping } = ui;
  const kept =
    overlay?.kind === 'page' ||
    overlay?.kind === 'rules' ||
    overlay?.kind === 'unsaved' ||
    overlay?.kind === 'moments' ||
    isChatting(overlay);
  return { ...INITIAL_UI, pace, skipping, tick, overlay: kept ? overlay : null };
}

/** All that keys and drawings of the table depend on besides the interface's own state. */
export interface TableContext {
  readonly model: TableModel;
  readonly size: Size;
  readonly theme: Theme;
  /** The rules of the game, in topics. */
  readonly topics: readonly RuleTopic[];
  readonly saving: {
    readonly name: string | null;
    readonly path: string | null;
    readonly problem: string | null;
  };
  /** Once the game is over: all there is to tell of it. */
  readonly result: ResultSheet | null;
  /** The points by round, where the page of scores is to tell of them. */
  rounds?(): readonly RoundPoints[];
  /** Said below the keys on the page of help. */
  readonly helpNote?: string;
  readonly keymap: Keymap;
  /** A digit plays a move at once. */
  readonly instantDigits: boolean;
  /** There is a lesson of this game, and this is not it. */
  readonly taught: boolean;
  /** Nothing is asked or told beside the boards: they have the room of the column, too. */
  readonly boardsAlone?: true;
  /** The keys of this screen as they stand now. */
  bindings(ui: TableUi): readonly Binding[];
}

/** Without what only stays until something is pressed. */
export function attentive(ui: TableUi): TableUi {
  return ui.message === null && ui.welcome === null ? ui : { ...ui, message: null, welcome: null };
}

/** The result lies over the table. */
export function endInFront(ui: TableUi, model: TableModel): boolean {
  return model.phase.kind === 'over' && ui.endShown && !ui.onBoard && ui.overlay?.kind !== 'moments';
}

/** Who sits in front, whether or not their secrets lie face down. */
export function ownSeat({ viewer, secrets }: TableModel): Seat | null {
  return viewer ?? secrets?.seat ?? null;
}

/** Whose personal boards are shown: whoever has none looks at those of who decides. */
export function subjectOf(ui: Pick<TableUi, 'subject'>, model: TableModel): Seat {
  return ui.subject ?? ownSeat(model) ?? model.decision?.seat ?? 0;
}

/** The player to be named over the boards; null where nobody could take them for somebody else's. */
export function namedSubject(ui: Pick<TableUi, 'subject'>, model: TableModel): Seat | null {
  const spectator = model.shared !== null && ownSeat(model) === null;
  return spectator ? subjectOf(ui, model) : ui.subject;
}

/** A line for the others is being typed: whatever they do, it stays. */
export function isChatting(overlay: Overlay | null): boolean {
  return overlay?.kind === 'entry' && overlay.purpose === 'chat';
}

/** Keys go into a text field. */
export function isTyping(overlay: Overlay | null): boolean {
  return overlay?.kind === 'entry' || (overlay?.kind === 'rules' && overlay.rules.typing);
}

/** The list as it is filtered. */
export function visibleItems(ui: TableUi, model: TableModel): readonly Item[] {
  const words = ui.filter.toLowerCase().split(/\s+/u).filter(Boolean);
  return model.items.filter(item => {
    if (ui.about !== null && (item.kind !== 'move' || item.target !== ui.about)) return false;
    if (words.length === 0) return true;
    const text = item.kind === 'move' ? `${item.text} ${item.notation} ${item.group}` : item.text;
    return words.every(word => text.toLowerCase().includes(word));
  });
}

export function focusedItem(ui: TableUi, model: TableModel): Item | null {
  return visibleItems(ui, model)[ui.focus] ?? null;
}

/** The thing on the board that the cursor is on. */
export function focusedTarget(ui: TableUi, model: TableModel): string | null {
  if (ui.onBoard) return ui.cursor;
  const item = focusedItem(ui, model);
  return item?.kind === 'move' ? item.target : null;
}

/** What the lesson points at, as long as the cursor is on its move. */
function pointedAt(ui: TableUi, model: TableModel): string | null {
  if (model.advice === null || ui.onBoard) return null;
  const item = focusedItem(ui, model);
  return item?.kind === 'move' && item.notation === model.advice.suggested ? model.advice.look : null;
}

function isPanel(id: string | null, { boards }: TableModel): id is string {
  return boards.panels.some(panel => panel.id === id);
}

/** The thing on the board that is highlighted: what the lesson points at, else what the cursor is on. */
export function markedTarget(ui: TableUi, model: TableModel): string | null {
  const pointed = pointedAt(ui, model);
  return pointed === null || isPanel(pointed, model) ? focusedTarget(ui, model) : pointed;
}

/** The board to be shown: the picked one, else where the highlighted thing is, else what fits the decision. */
export function chosenPanel(ui: TableUi, model: TableModel): string {
  const { boards, view, decision } = model;
  if (ui.panel !== null) return ui.panel;
  const pointed = pointedAt(ui, model);
  if (isPanel(pointed, model)) return pointed;
  const target = markedTarget(ui, model);
  const home = target === null ? undefined : boards.targets(view).find(each => each.id === target)?.panel;
  if (home !== undefined) return home;
  return decision === null ? boards.panels[0]!.id : boards.panelFor(decision, view);
}

/** The targets of the legal moves. */
export function legalTargets(model: TableModel): Set<string> {
  return new Set(
    model.items.flatMap(item => (item.kind === 'move' && item.target !== null ? [item.target] : [])),
  );
}
