/** What is not face up: the deck, of which everybody knows the cards and nobody the order, and what is out of the game. */
import { plural } from '../../../core/words.ts';
import { inDeck } from '../../../games/leonardo/rules/sample.ts';
import { type InventionIndex, METAL_INDICES, METALS } from '../../../games/leonardo/rules/types.ts';
import { tagged, target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { knownTop } from './facts.ts';
import { DECK, inventionId } from './ids.ts';
import { flow, type PanelInput } from './panel.ts';
import { metalStyle, partWords } from './signs.ts';

/** What the viewer knows of the top of the deck, in a line or two; none where that is nothing. */
export function deckTop(input: PanelInput): string[] {
  const { view, theme, width } = input;
  const cards = knownTop(view);
  if (view.viewer === null || cards.length === 0) return [];
  const { ordered } = view.seats[view.viewer]!.knowledge;
  const sign = (n: InventionIndex): string => named(input, n, width < 60 ? '' : input.t.names[n]!);
  if (!ordered) return flow([' You know of the next cards of the deck: ', ...cards.map(sign)], width);
  const placed = view.pending?.kind === 'arrange' ? view.pending.placed : cards.length;
  const parts = cards.map((n, i) => {
    if (i < placed) return ` ${theme.style.dim(`${i + 1}.`)}${sign(n)}`;
    return (i === placed ? theme.style.dim(' to be placed:') : '') + sign(n);
  });
  return flow([' You know the deck from the top:', ...parts], width);
}

/** The number of a card and a word for it. */
function named(input: PanelInput, n: InventionIndex, word: string): string {
  return target(
    input,
    inventionId(n),
    `${input.theme.style.strong(String(n))}${word === '' ? '' : ` ${word}`}`,
  );
}

/** "crossbow" of "Aiming crossbow": with the number before it, it is enough to know the card by. */
export function shortName({ t }: PanelInput, n: InventionIndex): string {
  return t.names[n]!.split(' ').at(-1)!;
}

/** The cards that lie face up, by number and word, where there is no room to draw them. */
export function alsoRequested(input: PanelInput, cards: readonly InventionIndex[]): string[] {
  if (cards.length === 0) return [];
  return flow([' Also face up:', ...cards.map(n => named(input, n, shortName(input, n)))], input.width);
}

interface Group {
  /** "gold", or that the cards are out of the game. */
  readonly title: string;
  readonly inventions: readonly InventionIndex[];
}

/** By metal, without the cards that `deckTop` names; then what is out of the game. */
function groups(input: PanelInput): Group[] {
  const { t, view, theme } = input;
  const cards = knownTop(view);
  const hidden = inDeck(t, view).filter(n => !cards.includes(n));
  const metals = METAL_INDICES.map(metal => ({
    title: metalStyle(theme, metal)(METALS[metal]!),
    inventions: hidden.filter(n => t.metal[n] === metal),
  }));
  const out = { title: theme.style.dim('out of the game'), inventions: view.box };
  return [...metals, out].filter(group => group.inventions.length > 0);
}

function deckTitle(input: PanelInput, by = ''): string {
  const cards = plural(input.view.deckSize, 'card');
  return target(input, DECK, `Still face down in the deck, ${cards}${by}:`);
}

/** Every card by the word that ends its name. */
export function deckFlow(input: PanelInput): string[] {
  return deckAs(input, () => true);
}

/** Those of the metal with the most cards by number. */
export function deckShort(input: PanelInput): string[] {
  const most = Math.max(...groups(input).map(({ inventions }) => inventions.length));
  return deckAs(input, ({ inventions }) => inventions.length < most);
}

/** All by number. */
export function deckNumbers(input: PanelInput): string[] {
  return deckAs(input, () => false, ' by number');
}

/** Cards that can be chosen now are named in any case. */
function deckAs(input: PanelInput, isNamed: (group: Group) => boolean, by = ''): string[] {
  const all = groups(input);
  const parts = all.flatMap((group, nth) => {
    const { title, inventions } = group;
    const end = nth < all.length - 1 ? ';' : ' ';
    return inventions.map((n, i) => {
      const head = i === 0 ? `${nth === 0 ? '' : ' '}${title}:` : '';
      const named = isNamed(group) || input.targets.has(inventionId(n));
      const text = named ? shortName(input, n) : String(n);
      return head + word(input, n, text, i < inventions.length - 1 ? ',' : end);
    });
  });
  return flow([deckTitle(input, by), ...parts], input.width);
}

/** A card by its word or number, in cells that the marks of cursor and choice fill: the same line with and without them. */
function word(input: PanelInput, n: InventionIndex, text: string, mark: string): string {
  const id = inventionId(n);
  const isMarked = input.focus === id || input.targets.has(id);
  return isMarked ? target(input, id, text) : `${tagged(input, id, ` ${text}`)}${mark}`;
}

/** A line or more for each metal, with the components of each card. */
export function deckInWords(input: PanelInput): string[] {
  const { t, theme } = input;
  const parts = (n: InventionIndex): string => partWords(theme, t.recipe[n]!);
  return byMetal(input, n => `${shortName(input, n)} ${theme.style.dim('of')} ${parts(n)}`);
}

/** The same without components. */
export function deckByMetal(input: PanelInput): string[] {
  return byMetal(input, n => shortName(input, n));
}

function byMetal(input: PanelInput, wordsOf: (n: InventionIndex) => string): string[] {
  const { theme, width } = input;
  const label = 18;
  const lines = groups(input).flatMap(({ title, inventions }) =>
    flow(
      inventions.map(n => `${named(input, n, wordsOf(n))} `),
      width - label,
    ).map((line, i) => pad(i === 0 ? ` ${title}` : '', label, theme) + line),
  );
  return [deckTitle(input), ...lines];
}
