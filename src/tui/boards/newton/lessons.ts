/** The action cards to be taken by lessons: a row of open cards and a deck for each level. */
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { topPending } from '../../../games/newton/rules/topics/topic.ts';
import type { CardIndex, Move, View } from '../../../games/newton/rules/types.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { cardFace } from './action-cards.ts';
import { drawCard } from './card.ts';
import { cardId, deckId } from './ids.ts';
import { makePanel, type PanelInput, pin } from './panel.ts';
import { phrase } from './phrases.ts';
import { actionFill, bookLegend, shortActionName, spines } from './signs.ts';

/** Cells for the level of a row and what is left of its deck. */
const MARGIN = 9;
const NARROWEST = 14;
const WIDEST = 40;
/** Below this width the action of a card is shortened so that something of its name is left. */
const NARROW_HEAD = 26;

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
  return rows.flatMap((row, i) => {
    const cells = boxed
      ? row.map(card =>
          drawCard(input, cardFace(t, input, card, reasonNot(input.view, i + 1)), { width, height: each }),
        )
      : shortRow(t, input, row, i + 1, width);
    const margin = marginLines(input, i + 1);
    const count = Math.max(margin.length, ...cells.map(cell => cell.length));
    return Array.from({ length: count }, (_, line) =>
      [
        pad(margin[line] ?? '', MARGIN, input.theme),
        ...cells.map(cell => cell[line] ?? ' '.repeat(width)),
      ].join(''),
    );
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

/** Two lines for a card: action, name and books, then what it does. Below each other where it is narrow. */
function shortRow(
  t: Tables,
  input: PanelInput,
  row: readonly CardIndex[],
  level: number,
  width: number,
): string[][] {
  const narrow = width < NARROWEST - 1;
  const room = narrow ? input.width - MARGIN : width;
  const cards = row.map(card => shortCard(t, input, card, reasonNot(input.view, level), room));
  return narrow ? [cards.flat()] : cards;
}

function shortCard(t: Tables, input: PanelInput, card: CardIndex, reason: string, width: number): string[] {
  const { theme } = input;
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
  const lines = [`${tab} ${spines(theme, books)} ${style(name)}`, theme.style.dim(text)];
  return taggedBlock(
    input,
    id,
    lines.map(line => pad(line, width - 1, theme)),
  ).map(line => `${line} `);
}
