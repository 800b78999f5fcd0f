/** The inventions: face up as cards or as rows, and what is still in the deck. */
import type { Invention } from '../../../games/leonardo/types.ts';
import { beside } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { pad } from '../../draw/text.ts';
import { cardLines, MIN_CARD_WIDTH, metalWord, readiness, typeWord, weeksText } from './cards.ts';
import { deckChips, deckGrid, deckNumbers, deckTop } from './deck.ts';
import { faceUp, lacking } from './facts.ts';
import { inventionId } from './ids.ts';
import { type Form, flow, type PanelSpec, type Scene } from './scene.ts';
import { recipeLetters } from './signs.ts';

export const inventionsPanel: PanelSpec = {
  id: 'inventions',
  title: 'Requested inventions',
  key: 'r',
  minimum: { width: 39, height: 9 },
  forms: [
    scene => withDeck(scene, cards(scene), [deckGrid, deckChips, deckNumbers]),
    scene => withDeck(scene, rows(scene), [deckChips, deckNumbers]) ?? [],
  ],
};

/** Below what lies face up, the most telling form of the deck that there is room for. */
function withDeck(scene: Scene, upper: readonly string[] | null, decks: readonly Form[]): string[] | null {
  if (upper === null) return null;
  const above = [...upper, ...news(scene)];
  let best: string[] = [];
  for (const deck of decks) {
    const below = deck(scene);
    if (below === null) continue;
    best = [...above, ...below];
    if (best.length <= scene.height) break;
  }
  return best;
}

/** What is special just now: an auction, or cards of the deck that the viewer knows. */
function news(scene: Scene): string[] {
  const { view, width, marks, names, signs, theme } = scene;
  const [auction] = view.auctions;
  if (auction === undefined) return deckTop(scene);
  const bidders = auction.bidders.map(seat => {
    const { florins, bid } = view.players[seat]!;
    const own = bid >= 0 ? theme.style.strong(` bids ${bid}${signs.florin}`) : '';
    return `${marks[seat]!.text} ${names[seat]} has ${florins}${signs.florin}${own}  `;
  });
  return [...flow([` Sealed bids for ${auction.invention}:  `, ...bidders], width), ...deckTop(scene)];
}

const MAX_CARD_WIDTH = 28;

function cards(scene: Scene): string[] | null {
  const { width, theme, view } = scene;
  const inventions = faceUp(view);
  const count = inventions.length;
  const gap = width >= count * (MIN_CARD_WIDTH + 1) - 1 ? 1 : 0;
  const each = Math.min(MAX_CARD_WIDTH, Math.floor((width - gap * (count - 1)) / count));
  if (count === 0 || each < MIN_CARD_WIDTH || width < 78) return null;
  const drawn = inventions.map(n => ({ lines: cardLines(scene, n, each), width: each }));
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

function rows(scene: Scene): string[] {
  const { theme, view, signs, width } = scene;
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
  return [theme.style.dim(rowLine(scene, head)), ...inventions.map(n => rowLine(scene, rowOf(scene, n)))];
}

function rowOf(scene: Scene, n: Invention): Row {
  const { t, theme } = scene;
  return {
    number: spot(scene, inventionId(n), String(n).padStart(2)),
    name: t.names[n]!,
    metal: metalWord(scene, n),
    type: typeWord(scene, n),
    needs:
      recipeLetters(theme, t.recipe[n]!) + (ready(scene, n) ? theme.style.good(` ${theme.glyph.check}`) : ''),
    ready: readiness(scene, n),
    weeks: weeksText(scene, n),
    pays: `${t.florinsFirst[n]}${theme.style.dim(`/${t.florinsLater[n]}`)}`,
  };
}

function ready({ t, view, subject, width }: Scene, n: Invention): boolean {
  const missing = width < READY_FROM ? lacking(t, view.players[subject]!, n) : null;
  return missing?.every(count => count === 0) ?? false;
}

/** Metal, type and readiness only where there is room for them; the name takes what is left. */
function rowLine({ width, theme }: Scene, row: Row): string {
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
