/**
 * The action spaces in the order in which they are resolved, a row for each action: who stands where, what a marker
 * there would bring the player now, and why a space takes none. The events lie among them as cards.
 */
import { plural } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { ACTIONS, type Action, type Move, NONE, type View } from '../../../games/newscience/rules/types.ts';
import { ACTION_NAMES, cardName } from '../../../games/newscience/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { target } from '../../draw/targets.ts';
import { cut, pad, wrap, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { actionNote } from './action-note.ts';
import { eventCards, eventLines } from './event-cards.ts';
import { stackId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { isDone, resolving } from './phase.ts';
import { actionStyle } from './signs.ts';
import { spaceChip } from './space-chip.ts';

const LABEL = 12;
/** A note shorter than this says nothing. */
const LEAST_NOTE = 14;

export function actionsPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel(t, {
    id: 'actions',
    title: 'Actions and events',
    key: 'a',
    minimum: { width: 60, height: 9 },
    legend: ({ theme, view }) =>
      view.phase === 'resolution'
        ? `${theme.glyph.cursor} resolved now  ${theme.glyph.check} done`
        : 'resolved from top to bottom',
    body: input => {
      const drawn = SHAPES.map(shape => draw(input, shape));
      return drawn.find(lines => lines.length <= input.height) ?? drawn.at(-1)!;
    },
  });
}

interface Shape {
  /** Events as cards, not as lines. */
  readonly cards: boolean;
  /** Notes in lines of their own where they have no room at the end of a row. */
  readonly notes: boolean;
  /** Free lines between the rows. */
  readonly air: boolean;
  /** How long the game can go on; what the player has seen of the next events is always told. */
  readonly stack: boolean;
}

/** The richest first. */
const SHAPES: readonly Shape[] = [
  { cards: true, notes: true, air: true, stack: true },
  { cards: true, notes: true, air: false, stack: true },
  { cards: true, notes: true, air: false, stack: false },
  { cards: false, notes: true, air: false, stack: true },
  { cards: false, notes: true, air: false, stack: false },
  { cards: false, notes: false, air: false, stack: true },
  { cards: false, notes: false, air: false, stack: false },
];

function draw(input: PanelInput, shape: Shape): string[] {
  const rows = ACTIONS.map(action => rowLines(input, action, shape));
  const stack = stackLines(input, shape);
  return [...rows, stack].flatMap((lines, i) => (shape.air && i > 0 ? ['', ...lines] : lines));
}

function rowLines(input: PanelInput, action: Action, shape: Shape): string[] {
  const { t, view, width } = input;
  const own = t.boards[view.players]!.spaces.filter(space => space.action === action);
  const room = width - LABEL;
  const lines =
    action === 'event'
      ? (shape.cards ? eventCards : eventLines)(input, own, room)
      : withNote(input, chipLines(input, own, room), actionNote(input, action, own), room, shape);
  const label = rowLabel(input, action);
  return lines.map((line, i) => (i === 0 ? label : ' '.repeat(LABEL)) + line);
}

function rowLabel({ t, theme, view }: PanelInput, action: Action): string {
  const { glyph, style } = theme;
  const name = ACTION_NAMES[action].toUpperCase();
  if (resolving(t, view) === action) {
    return `${theme.ground.selected(pad(style.strong(`${glyph.cursor}${name}`), LABEL - 1, theme))} `;
  }
  if (isDone(t, view, action)) return pad(style.dim(`${glyph.check}${name}`), LABEL, theme);
  return pad(` ${actionStyle(theme, action)(name)}`, LABEL, theme);
}

function chipLines(input: PanelInput, spaces: readonly BoardSpace[], room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [letters, isLast] of [
    [undefined, false],
    [3, true],
  ] as const) {
    const chips = spaces.map(space => spaceChip(input, space, letters));
    const length = chips.reduce((sum, chip) => sum + widthOfText(chip) + 1, -1);
    if (length > room && !isLast) continue;
    for (const chip of chips) {
      if (line !== '' && widthOfText(line) + 1 + widthOfText(chip) > room) {
        lines.push(line);
        line = '';
      }
      line += line === '' ? chip : ` ${chip}`;
    }
    break;
  }
  return [...lines, line];
}

/** The note at the end of the row if it has room there, else below it, or cut. */
function withNote(
  { theme }: PanelInput,
  lines: readonly string[],
  note: string,
  room: number,
  { notes }: Shape,
): string[] {
  const before = lines.slice(0, -1);
  const last = lines.at(-1) ?? '';
  const left = room - widthOfText(last) - 2;
  const shown = theme.style.dim(note);
  if (note === '') return [...lines];
  if (widthOfText(note) <= left) return [...before, `${last}  ${shown}`];
  if (notes) return [...lines, ...wrap(shown, room)];
  return left < LEAST_NOTE ? [...lines] : [...before, `${last}  ${cut(shown, left, theme)}`];
}

/** How long the game can go on, and which of the next events the player has seen. */
function stackLines(input: PanelInput, shape: Shape): string[] {
  const { t, theme, view, width } = input;
  const { rounds } = t.boards[view.players]!;
  const next = view.stack[0];
  const seen = view.stack.flatMap(({ card }, i) =>
    card === NONE ? [] : [target(input, stackId(i + 1), `${i + 1}. ${cardName(t, card)}`)],
  );
  if (seen.length === 0 && !shape.stack) return [];
  const left =
    next === undefined
      ? 'no events left'
      : `${plural(view.stack.length, 'event')} to come, the next of level ${next.level}`;
  const text = theme.style.dim(` turn ${view.round} of at most ${rounds}; ${left}`);
  const known = seen.length === 0 ? '' : `${theme.style.dim('; you have seen')}${seen.join('')}`;
  return wrapIndented(text + known, width, 2);
}
