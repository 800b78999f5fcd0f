/** The action cards to be taken by lessons: a row of open cards and a deck for each level. */
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { topPending } from '../../../games/newton/rules/topics/topic.ts';
import type { CardIndex, Move, View } from '../../../games/newton/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { pad, wrap } from '../../draw/text.ts';
import type { BoardPanel, Size } from '../contract.ts';
import { cardFace } from './action-cards.ts';
import { drawCard } from './card.ts';
import { cardId, deckId } from './ids.ts';
import { makePanel, type PanelInput, pin } from './panel.ts';
import { phrase } from './phrases.ts';
import { actionFill, bookLegend, shortActionName, spines } from './signs.ts';

/** Cells for the level of a row and what is left of its deck. */
const MARGIN = 8;
const NARROWEST = 14;
const WIDEST = 40;
/** Below this width the action of a card is shortened so that something of its name is left. */
const NARROW_HEAD = 34;

export function lessonsPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel({
    id: 'cards',
    title: 'Lessons',
    key: 'c',
    minimum: { width: 44, height: 6 },
    legend: ({ theme }) => bookLegend(theme),
    lines: (input, height) => lines(t, input, height),
  });
}

function lines(t: Tables, input: PanelInput, height: number): string[] {
  const { rows } = input.view;
  const most = Math.max(1, ...rows.map(row => row.length));
  const width = Math.min(WIDEST, Math.floor((input.width - MARGIN) / most));
  const each = Math.min(7, Math.floor(height / rows.length));
  const boxed = width >= NARROWEST && each >= 4;
  const heights = boxed ? [] : rowHeights(t, input, width, height);
  const drawn = rows.flatMap((row, i) => {
    const cells = boxed
      ? row.map(card =>
          drawCard(input, cardFace(t, input, card, { reason: reasonNot(input.view, i + 1) }), {
            width,
            height: each,
          }),
        )
      : shortRow(t, input, row, i + 1, { width, height: heights[i]! });
    const margin = marginLines(input, i + 1);
    const count = Math.max(margin.length, ...cells.map(cell => cell.length));
    return Array.from({ length: count }, (_, line) =>
      [
        pad(margin[line] ?? '', MARGIN, input.theme),
        ...cells.map(cell => cell[line] ?? ' '.repeat(width)),
      ].join(''),
    );
  });
  const note = `${bookLegend(input.theme)}. A lessons action of value 1, 2 or 3 takes a card of that level or below.`;
  const notes = wrap(note, input.width);
  return height > drawn.length + notes.length ? [...drawn, '', ...notes] : drawn;
}

/** An equal share for each row of cards, and what some do not need for those that need more. */
function rowHeights(t: Tables, input: PanelInput, width: number, height: number): number[] {
  const { rows } = input.view;
  const share = Math.max(2, Math.floor(height / rows.length));
  const needs = rows.map((row, i) =>
    Math.max(
      2,
      ...shortSizes(input, row, { width, height: share }).map(
        (size, nth) => shortForms(t, input, row[nth]!, i + 1, size).at(-1)!.length,
      ),
    ),
  );
  let spare = Math.max(0, height - needs.reduce((sum, need) => sum + Math.min(need, share), 0));
  return needs.map(need => {
    const more = Math.min(spare, Math.max(0, need - share));
    spare -= more;
    return Math.min(need, share) + more;
  });
}

/** Where the value of the lessons does not reach. */
function reasonNot(view: View, level: number): string {
  const pending = topPending(view);
  return pending?.kind === 'lessons' && pending.value < level ? `needs Lessons of value ${level}` : '';
}

function marginLines(input: PanelInput, level: number): string[] {
  const { theme, view } = input;
  const { unseen, bottom } = view.decks[level - 1]!;
  return [
    pin(input, deckId(level), theme.style.strong(`Level ${level}`)),
    theme.style.dim(`${unseen + bottom.length} left`),
  ];
}

/** A few lines for a card: action, books and name, then what it does. Cards stand below each other where it is narrow. */
function shortRow(
  t: Tables,
  input: PanelInput,
  row: readonly CardIndex[],
  level: number,
  size: Size,
): string[][] {
  const sizes = shortSizes(input, row, size);
  const cards = row.map((card, i) => shortCard(t, input, card, level, sizes[i]!));
  return isNarrow(size) ? [cards.flat()] : cards;
}

function isNarrow({ width }: Size): boolean {
  return width < NARROWEST - 1;
}

function shortSizes(input: PanelInput, row: readonly CardIndex[], size: Size): Size[] {
  if (isNarrow(size)) return row.map(() => ({ width: input.width - MARGIN, height: 2 }));
  // The last one has the room of those that were taken.
  const last = Math.min(WIDEST, input.width - MARGIN - size.width * (row.length - 1));
  return row.map((_, i) => (i === row.length - 1 ? { ...size, width: last } : size));
}

function shortCard(t: Tables, input: PanelInput, card: CardIndex, level: number, size: Size): string[] {
  const { width, height } = size;
  const room = width - 1;
  const forms = shortForms(t, input, card, level, size);
  const lines = forms.find(form => form.length <= height) ?? forms.at(-1)!;
  // What has no room is cut at the end of the last line.
  const shown = [...lines.slice(0, height - 1), lines.slice(height - 1).join(' ')];
  return taggedBlock(
    input,
    cardId(t, card),
    shown.map(line => pad(line, room, input.theme)),
  ).map(line => `${line} `);
}

/** What a card says, from more lines to fewer. */
function shortForms(
  t: Tables,
  input: PanelInput,
  card: CardIndex,
  level: number,
  { width, height }: Size,
): string[][] {
  const { theme } = input;
  const reason = reasonNot(input.view, level);
  const { name, action, effect, books } = t.cards[card]!;
  const id = cardId(t, card);
  const focused = input.focus === id;
  const word = shortActionName(action, width < NARROW_HEAD ? 7 : width);
  const tab = actionFill(theme, action)(`${focused ? theme.glyph.cursor : ' '}${word} `);
  const style = focused
    ? theme.style.focus
    : input.targets.has(id)
      ? theme.style.target
      : reason === ''
        ? theme.style.strong
        : theme.style.dim;
  const text = reason === '' ? (effect === null ? '' : phrase(t, effect)) : reason;
  const head = `${tab} ${spines(theme, books)}`;
  const room = width - 1;
  const named = `${head} ${style(name)}`;
  const effects = text === '' ? [] : wrap(theme.style.dim(text), room);
  const isOneLine = height < 3 || widthOfText(named) <= room;
  if (isOneLine) return [[named, ...effects]];
  return [
    [head, ...wrap(style(name), room), ...effects],
    [head, ...wrap(text === '' ? style(name) : `${style(name)}: ${theme.style.dim(text)}`, room)],
  ];
}
