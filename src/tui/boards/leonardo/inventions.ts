/** The inventions: face up as cards or in words, what is bid for, and what is still in the deck. */
import { type InventionIndex, METALS } from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { wrapIndented } from '../../draw/text.ts';
import { bidding, isBidding } from './bidding.ts';
import { cardLines, MIN_CARD_WIDTH, nameLines, payWords, readiness, typeWord, weeksWords } from './cards.ts';
import {
  alsoRequested,
  deckByMetal,
  deckInWords,
  deckNames,
  deckNumbers,
  deckShort,
  deckTop,
  deckWords,
} from './deck.ts';
import { faceUp } from './facts.ts';
import { inventionId } from './ids.ts';
import { type Form, firstFit, type PanelInput, type PanelSpec, shares } from './panel.ts';
import { metalStyle, partWords } from './signs.ts';

export const inventionsPanel: PanelSpec = {
  id: 'inventions',
  title: 'Requested inventions',
  tab: 'Inventions',
  key: 'r',
  minimum: { width: 39, height: 9 },
  legend: input => (hasLetters(input) ? partLegend(input, input.width - TITLE_CELLS) : ''),
  forms: [
    input => withDeck(input, cards(input), [deckInWords, deckByMetal, ...DECK_IN_LINES]),
    input =>
      isBidding(input) ? withDeck(input, alsoRequested(input, besideBids(input)), DECK_IN_LINES) : null,
    input => withDeck(input, paragraphs(input), DECK_IN_LINES) ?? [],
  ],
};

/** From the most telling to the shortest. */
const DECK_IN_LINES: readonly Form[] = [deckNames, deckWords, deckShort, deckNumbers];

function partLegend({ theme, targets, subject, view }: PanelInput, room: number): string {
  const isOwn = subject === view.viewer;
  const hand = isOwn ? 'in your hand' : 'in hand';
  const lacks = `(W): ${isOwn ? 'you lack it' : 'missing'}`;
  const isAsked = [...targets].some(id => id.startsWith('invention.'));
  const open = isAsked
    ? [`${theme.style.target(theme.glyph.targetOpen + theme.glyph.targetClose)} open`]
    : [];
  const forms = theme.color ? [`filled letter: ${hand}`, `filled: ${hand}`] : [];
  const lines = [...forms.map(held => [held, lacks, ...open]), [lacks, ...open]];
  return firstFit(room, ...lines.map(parts => parts.join('  ')));
}

/** Is a card in sight whose parts are to be had? Beside bids there is room for others on large screens only. */
function hasLetters(input: PanelInput): boolean {
  return !isBidding(input) || input.width >= ALONE.to;
}

/** With the title, and around both. */
const TITLE_CELLS = 28;

/** Below what lies face up, the most telling form of the deck that there is room for. */
function withDeck(
  input: PanelInput,
  upper: readonly string[] | null,
  decks: readonly Form[],
): string[] | null {
  if (upper === null) return null;
  const above = [...bidding(input), ...upper, ...deckTop(input)];
  let best: string[] = [];
  for (const deck of decks) {
    const below = deck(input);
    if (below === null) continue;
    best = [...above, ...below];
    if (best.length <= input.height) break;
  }
  const hasRoom =
    best.length < input.height && hasLetters(input) && input.width >= ALONE.from && input.width < ALONE.to;
  return hasRoom ? [...best, input.theme.style.dim(` ${partLegend(input, input.width - 2)}`)] : best;
}

/** Of these widths the panel may stand alone, without a title to say it. */
const ALONE = { from: 80, to: 110 } as const;

/** Face up, but for the card that already stands beside the bids for it. */
function besideBids({ view }: PanelInput): InventionIndex[] {
  return faceUp(view).slice(view.auctions.length > 0 ? 1 : 0);
}

const MAX_CARD_WIDTH = 52;
/** Narrower cards stand side by side without a gap. */
const ROOMY_CARD = 20;

function cards(input: PanelInput): string[] | null {
  const { width, theme } = input;
  const inventions = besideBids(input);
  const count = inventions.length;
  const room = Math.min(width, count * (MAX_CARD_WIDTH + 1) - 1);
  const isTight = room < count * ROOMY_CARD;
  const widths = shares(isTight ? room + count - 1 : room, count);
  if (count === 0 || widths[0]! < MIN_CARD_WIDTH) return null;
  const names = nameLines(input, inventions, widths[0]!);
  const drawn = inventions.map((n, i) => ({
    lines: cardLines(input, n, widths[i]!, names),
    width: widths[i]!,
  }));
  return beside(drawn, isTight ? '' : ' ', theme);
}

/** Where there is no room for cards. */
function paragraphs(input: PanelInput): string[] {
  const { theme } = input;
  const inventions = besideBids(input);
  if (inventions.length === 0) return [` ${theme.style.dim('No other invention is requested.')}`];
  return inventions.flatMap(n => paragraph(input, n));
}

function paragraph(input: PanelInput, n: InventionIndex): string[] {
  const { t, theme, width } = input;
  const metal = t.metal[n]!;
  const head = target(input, inventionId(n), theme.style.strong(t.names[n]!));
  const facts = [
    `${metalStyle(theme, metal)(METALS[metal]!)}, ${typeWord(input, n)}`,
    partWords(theme, t.recipe[n]!),
    weeksWords(input, n, width),
    payWords(input, n, width),
    readiness(input, n, width),
  ].filter(text => text !== '');
  return [head, ...wrapIndented(`   ${facts.join('; ')}`, width - 1, 3)];
}
