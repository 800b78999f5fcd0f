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
const LEAST_NOTE = 10;

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
    body: fitted,
  });
}

/** What may have more room: a note below its row, the events as cards, the last line, free lines between the rows. */
type Luxury = Action | 'cards' | 'stack' | 'air';

/** In this order, as far as the height allows. */
const LUXURIES: readonly Luxury[] = [
  ...(['publish', 'experiment', 'research', 'rest', 'influence'] as const),
  'cards',
  'stack',
  'air',
];

function fitted(input: PanelInput): string[] {
  let taken = new Set<Luxury>();
  let lines = draw(input, taken);
  for (const luxury of LUXURIES) {
    const more = new Set([...taken, luxury]);
    const drawn = draw(input, more);
    if (drawn.length > input.height) continue;
    taken = more;
    lines = drawn;
  }
  return lines;
}

function draw(input: PanelInput, taken: ReadonlySet<Luxury>): string[] {
  const rows = ACTIONS.map(action => rowLines(input, action, taken));
  const parts = [...rows, stackLines(input, taken)].filter(part => part.length > 0);
  return parts.flatMap((lines, i) => (taken.has('air') && i > 0 ? ['', ...lines] : lines));
}

function rowLines(input: PanelInput, action: Action, taken: ReadonlySet<Luxury>): string[] {
  const { t, view, width } = input;
  const own = t.boards[view.players]!.spaces.filter(space => space.action === action);
  const room = width - LABEL;
  const lines =
    action === 'event'
      ? (taken.has('cards') ? eventCards : eventLines)(input, own, room)
      : withNote(input, chipLines(input, own, room), actionNote(input, action, own), room, taken.has(action));
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
  isRoomy: boolean,
): string[] {
  const before = lines.slice(0, -1);
  const last = lines.at(-1) ?? '';
  const left = room - widthOfText(last) - 2;
  const shown = theme.style.dim(note);
  if (note === '') return [...lines];
  if (widthOfText(note) <= left) return [...before, `${last}  ${shown}`];
  if (isRoomy) return [...lines, ...wrap(shown, room)];
  return left < LEAST_NOTE ? [...lines] : [...before, `${last}  ${cut(shown, left, theme)}`];
}

/** How long the game can go on, and which of the next events the player has seen. */
function stackLines(input: PanelInput, taken: ReadonlySet<Luxury>): string[] {
  const { t, theme, view, width } = input;
  const { rounds } = t.boards[view.players]!;
  const next = view.stack[0];
  const seen = view.stack.flatMap(({ card }, i) =>
    card === NONE ? [] : [target(input, stackId(i + 1), `${i + 1}. ${cardName(t, card)}`)],
  );
  if (seen.length === 0 && !taken.has('stack')) return [];
  const left =
    next === undefined
      ? 'no events left'
      : `${plural(view.stack.length, 'event')} to come, the next of level ${next.level}`;
  const text = theme.style.dim(` turn ${view.round} of at most ${rounds}; ${left}`);
  const known = seen.length === 0 ? '' : `${theme.style.dim('; you have seen')}${seen.join('')}`;
  return wrapIndented(text + known, width, 2);
}
