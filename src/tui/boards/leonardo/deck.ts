/** What is not face up: the deck, of which everybody knows the cards and nobody the order, and what is out of the game. */
import { plural } from '../../../core/words.ts';
import { inDeck } from '../../../games/leonardo/rules/sample.ts';
import { type InventionIndex, METAL_INDICES, METALS } from '../../../games/leonardo/rules/types.ts';
import { target } from '../../draw/targets.ts';
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
  const sign = (n: InventionIndex): string => named(input, n, width < 60 ? shortName : longName);
  if (!ordered) return flow([' You know of the next cards of the deck: ', ...cards.map(sign)], width);
  const placed = view.pending?.kind === 'arrange' ? view.pending.placed : cards.length;
  const parts = cards.map((n, i) => {
    if (i < placed) return ` ${theme.style.dim(`${i + 1}.`)}${sign(n)}`;
    return (i === placed ? theme.style.dim(' to be placed:') : '') + sign(n);
  });
  return flow([' You know the deck from the top:', ...parts], width);
}

type NameOf = (input: PanelInput, n: InventionIndex) => string;

function named(input: PanelInput, n: InventionIndex, nameOf: NameOf): string {
  return target(input, inventionId(n), input.theme.style.strong(nameOf(input, n)));
}

const longName: NameOf = ({ t }, n) => t.names[n]!;

/** "crossbow" of "Aiming crossbow"; all of it where another name ends like that. */
export function shortName({ t }: Pick<PanelInput, 't'>, n: InventionIndex): string {
  const last = (each: InventionIndex): string => t.names[each]!.split(' ').at(-1)!;
  const isAlone = t.inventions.every(other => other === n || last(other) !== last(n));
  return isAlone ? last(n) : t.names[n]!;
}

/** The names of the cards that lie face up, where there is no room to draw them. */
export function alsoRequested(input: PanelInput, cards: readonly InventionIndex[]): string[] {
  if (cards.length === 0) return [];
  return flow([' Also face up:', ...cards.map(n => named(input, n, longName))], input.width);
}

interface Group {
  readonly name: string;
  /** What its cards have in common: "4 weeks, 5ƒ"; empty where that is nothing. */
  readonly facts: string;
  readonly inventions: readonly InventionIndex[];
}

/** By metal, without the cards that `deckTop` names; then what is out of the game. */
function groups(input: PanelInput): Group[] {
  const { t, view, theme } = input;
  const cards = knownTop(view);
  const hidden = inDeck(t, view).filter(n => !cards.includes(n));
  const metals = METAL_INDICES.map(metal => {
    const inventions = hidden.filter(n => t.metal[n] === metal);
    return {
      name: metalStyle(theme, metal)(METALS[metal]!),
      facts: [...new Set(inventions.map(n => workAndPay(input, n)))].join(' / '),
      inventions,
    };
  });
  const out = { name: theme.style.dim('out of the game'), facts: '', inventions: view.box };
  return [...metals, out].filter(group => group.inventions.length > 0);
}

function workAndPay({ t, theme }: PanelInput, n: InventionIndex): string {
  return `${plural(t.weeks[n]!, 'week')}, ${t.florinsFirst[n]}${theme.glyph.florin}`;
}

function deckTitle(input: PanelInput, by = ''): string {
  const cards = plural(input.view.deckSize, 'card');
  return target(input, DECK, `Face down in the deck, ${cards}${by}:`);
}

/** Every card by its name, under its metal with weeks and pay. */
export function deckNames(input: PanelInput): string[] {
  return deckAs(input, longName, 'facts');
}

/** By the words that end the names. */
export function deckWords(input: PanelInput): string[] {
  return deckAs(input, shortName, 'facts');
}

/** The same without weeks and pay. */
export function deckShort(input: PanelInput): string[] {
  return deckAs(input, shortName, 'metal');
}

/** By number, but for the cards that can be chosen now. */
export function deckNumbers(input: PanelInput): string[] {
  const nameOf: NameOf = (_, n) => (input.targets.has(inventionId(n)) ? shortName(input, n) : String(n));
  return deckAs(input, nameOf, 'metal', ' by number');
}

function deckAs(input: PanelInput, nameOf: NameOf, heading: 'facts' | 'metal', by = ''): string[] {
  const parts = groups(input).flatMap(({ name, facts, inventions }) => {
    const known = heading === 'metal' || facts === '' ? '' : input.theme.style.dim(` (${facts})`);
    return inventions.map((n, i) => {
      const head = i === 0 ? ` ${name}${known}:` : '';
      return head + target(input, inventionId(n), nameOf(input, n));
    });
  });
  const lines = flow([deckTitle(input, by), ...parts], input.width - 1);
  return lines.map((line, i) => (i === 0 ? line : ` ${line}`));
}

/** A line or more for each metal, with the components of each card. */
export function deckInWords(input: PanelInput): string[] {
  const { t, theme } = input;
  const parts = (n: InventionIndex): string => partWords(theme, t.recipe[n]!);
  return byMetal(input, (_, n) => `${t.names[n]} ${theme.style.dim('of')} ${parts(n)}`);
}

/** The same without components. */
export function deckByMetal(input: PanelInput): string[] {
  return byMetal(input, longName);
}

function byMetal(input: PanelInput, wordsOf: NameOf): string[] {
  const { theme, width } = input;
  const label = width < WIDE_LABEL_FROM ? 10 : 27;
  const lines = groups(input).flatMap(({ name, facts, inventions }) => {
    const title = label < 20 || facts === '' ? ` ${name}` : ` ${name} ${theme.style.dim(facts)}`;
    return flow(
      inventions.map(n => `${target(input, inventionId(n), wordsOf(input, n))} `),
      width - label,
    ).map((line, i) => pad(i === 0 ? title : '', label, theme) + line);
  });
  return [deckTitle(input), ...lines];
}

/** From this width on a metal has weeks and pay beside it. */
const WIDE_LABEL_FROM = 100;
