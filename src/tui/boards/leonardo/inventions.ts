/** The inventions: face up as cards or as rows, and what is still in the deck. */
import { type InventionIndex, NO_BID } from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { tagged } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { cardLines, MIN_CARD_WIDTH, metalWord, readiness, typeWord, weeksText } from './cards.ts';
import { deckChips, deckGrid, deckNumbers, deckTop } from './deck.ts';
import { faceUp, lackingFor } from './facts.ts';
import { inventionId } from './ids.ts';
import { type Form, flow, type PanelInput, type PanelSpec } from './panel.ts';
import { recipeLetters } from './signs.ts';

export const inventionsPanel: PanelSpec = {
  id: 'inventions',
  title: 'Requested inventions',
  key: 'r',
  minimum: { width: 39, height: 9 },
  forms: [
    input => withDeck(input, cards(input), [deckGrid, deckChips, deckNumbers]),
    input => withDeck(input, rows(input), [deckChips, deckNumbers]) ?? [],
  ],
};

/** Below what lies face up, the most telling form of the deck that there is room for. */
function withDeck(
  input: PanelInput,
  upper: readonly string[] | null,
  decks: readonly Form[],
): string[] | null {
  if (upper === null) return null;
  const above = [...upper, ...news(input)];
  let best: string[] = [];
  for (const deck of decks) {
    const below = deck(input);
    if (below === null) continue;
    best = [...above, ...below];
    if (best.length <= input.height) break;
  }
  return best;
}

/** What is special just now: an auction, or cards of the deck that the viewer knows. */
function news(input: PanelInput): string[] {
  const { view, width, marks, names, signs, theme } = input;
  const [auction] = view.auctions;
  if (auction === undefined) return deckTop(input);
  const bidders = auction.bidders.map(seat => {
    const { florins, bid } = view.seats[seat]!;
    const own = bid === NO_BID ? '' : theme.style.strong(` bids ${bid}${signs.florin}`);
    return `${marks[seat]!.text} ${names[seat]} has ${florins}${signs.florin}${own}  `;
  });
  return [...flow([` Sealed bids for ${auction.invention}:  `, ...bidders], width), ...deckTop(input)];
}

const MAX_CARD_WIDTH = 28;

function cards(input: PanelInput): string[] | null {
  const { width, theme, view } = input;
  const inventions = faceUp(view);
  const count = inventions.length;
  const gap = width >= count * (MIN_CARD_WIDTH + 1) - 1 ? 1 : 0;
  const each = Math.min(MAX_CARD_WIDTH, Math.floor((width - gap * (count - 1)) / count));
  if (count === 0 || each < MIN_CARD_WIDTH || width < 78) return null;
  const drawn = inventions.map(n => ({ lines: cardLines(input, n, each), width: each }));
  return beside(drawn, ' '.repeat(gap), theme);
}

/** From this width on readiness has a column of its own. */
const READY_FROM = 62;

interface Row {
  readonly number: string;
  readonly name: string;
  readonly metal: string;
  readonly type: string;
  readonly needs: string;
  readonly ready: string;
  readonly weeks: string;
  readonly pays: string;
}

function rows(input: PanelInput): string[] {
  const { theme, view, signs, width } = input;
  const inventions = faceUp(view);
  if (inventions.length === 0) return [` ${theme.style.dim('No invention is requested.')}`];
  const head: Row = {
    number: '',
    name: 'Invention',
    metal: 'Metal',
    type: 'Type',
    needs: 'Needs',
    ready: '',
    weeks: width < 54 ? 'Wks' : 'Weeks',
    pays: `Pays ${signs.florin}`,
  };
  return [
    theme.style.dim(rowLine(input, head)),
    ...inventions.map(n => tagged(input, inventionId(n), rowLine(input, rowOf(input, n)))),
  ];
}

function rowOf(input: PanelInput, n: InventionIndex): Row {
  const { t, theme } = input;
  return {
    number: spot(input, inventionId(n), String(n).padStart(2)),
    name: t.names[n]!,
    metal: metalWord(input, n),
    type: typeWord(input, n),
    needs:
      recipeLetters(theme, t.recipe[n]!) + (ready(input, n) ? theme.style.good(` ${theme.glyph.check}`) : ''),
    ready: readiness(input, n),
    weeks: weeksText(input, n),
    pays: `${t.florinsFirst[n]}${theme.style.dim(`/${t.florinsLater[n]}`)}`,
  };
}

function ready({ t, view, subject, width }: PanelInput, n: InventionIndex): boolean {
  const missing = width < READY_FROM ? lackingFor(t, view.seats[subject]!, n) : null;
  return missing?.every(count => count === 0) ?? false;
}

/** Metal, type and readiness only where there is room for them; the name takes what is left. */
function rowLine({ width, theme }: PanelInput, row: Row): string {
  const tail: [string, number][] = [];
  if (width >= 76) tail.push([row.metal, 8]);
  if (width >= 54) tail.push([row.type, 6]);
  tail.push([row.needs, 7]);
  if (width >= READY_FROM) tail.push([row.ready, 10]);
  tail.push([row.weeks, width < 54 ? 5 : 6], [row.pays, 6]);
  const name = width - 4 - tail.reduce((sum, [, each]) => sum + each, 0);
  const columns = tail.map(([text, each]) => pad(text, each, theme)).join('');
  return `${pad(row.number, 4, theme)}${pad(row.name, name - 1, theme)} ${columns}`;
}
