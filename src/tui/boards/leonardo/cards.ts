/** An invention as a card with what is printed on it, and how the player looked at stands to it. */
import { plural } from '../../../core/words.ts';
import { discountFor } from '../../../games/leonardo/rules/laboratories.ts';
import {
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  MATERIAL_INDICES,
  MATERIALS,
  METALS,
} from '../../../games/leonardo/rules/types.ts';
import { cut, wrap } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import { lackingFor } from './facts.ts';
import { framed } from './frame.ts';
import { inventionId } from './ids.ts';
import { firstFit, fitted, type PanelInput } from './panel.ts';
import { materialStyle, metalStyle, metalTab, partChip, partNames, partWords } from './signs.ts';

export const MIN_CARD_WIDTH = 15;

/** "wood type": the type is named by its leading material. */
export function typeWord({ t, theme }: PanelInput, n: InventionIndex): string {
  return materialStyle(theme, t.type[n]!)(`${MATERIALS[t.type[n]!]} type`);
}

/** The weeks of work it takes whoever is looked at, with what their cards take off. */
export function weeksWords({ t, theme, view, subject }: PanelInput, n: InventionIndex, room: number): string {
  const off = discountFor(t, view.seats[subject]!, n);
  const whole = plural(t.weeks[n]!, 'week');
  if (off === 0) return firstFit(room, `${whole} of work`, whole);
  const left = Math.max(0, t.weeks[n]! - off);
  const whose = subject === view.viewer ? 'your discount' : 'discount';
  return theme.style.good(
    firstFit(room, `${left} weeks, ${whose}: ${off}`, `${left} weeks (${off} off)`, `${left} not ${whole}`),
  );
}

/** The room for the largest sums in these words: cards side by side use the same. */
const PAY = { long: 37, usual: 25, short: 17 } as const;

export function payWords({ t, theme }: PanelInput, n: InventionIndex, room: number): string {
  const { florin } = theme.glyph;
  const first = theme.style.strong(theme.hue.yellow(`${t.florinsFirst[n]}${florin}`));
  const later = `${t.florinsLater[n]}${florin}`;
  const tail = theme.style.dim(`, then ${later}`);
  const paid = theme.style.dim(', later ones ');
  if (room >= PAY.long) return `first to finish ${first}${paid}${later}`;
  if (room >= PAY.usual) return `first ${first}${paid}${later}`;
  return room >= PAY.short ? `1st ${first}${tail}` : `${first}${tail}`;
}

/** Its components, filled where they are in hand, and in brackets where one is missing: as long as that matters. */
function chips(input: PanelInput, n: InventionIndex, room: number): string {
  const { t, theme, view, subject } = input;
  const missing = isOpen(input, n) ? lackingFor(t, view, subject, n) : null;
  const all = MATERIAL_INDICES.flatMap(m => {
    const count = t.recipe[n]![m]!;
    const held = count - (missing?.[m] ?? 0);
    return Array.from({ length: count }, (_, i) =>
      partChip(theme, m, missing === null ? 'plain' : i < held ? 'held' : 'missing'),
    );
  });
  return firstFit(room, all.join(' '), all.join(''));
}

/** Could the player looked at still start it, given the parts? What a laboratory holds is in no hand any more. */
function isOpen({ view, subject }: PanelInput, n: InventionIndex): boolean {
  const { plan, labs, realised } = view.seats[subject]!;
  const isAtWork = plan.includes(n) || labs.some(lab => lab.invention === n);
  return !isAtWork && !realised.includes(n) && !view.auctions.some(({ invention }) => invention === n);
}

/** How the player looked at stands to this invention, in words; empty where the hand is not known. */
export function readiness(input: PanelInput, n: InventionIndex, room: number): string {
  const { t, theme, view, subject } = input;
  const player = view.seats[subject]!;
  const own = subject === view.viewer;
  const words = (style: Style, ...texts: string[]): string => style(firstFit(room, ...texts));
  if (view.auctions.some(auction => auction.invention === n))
    return words(theme.style.warn, 'sealed bids for it', 'sealed bids');
  if (player.plan.includes(n))
    return words(theme.style.accent, own ? 'you will start it' : 'planned', 'planned');
  const lab = LAB_INDICES.find(index => player.labs[index]!.invention === n);
  if (lab !== undefined) {
    const size = lab === LAB_INDICES[0] ? 'small' : 'large';
    return words(theme.style.accent, `${own ? 'in your' : 'in the'} ${size} lab`, `in ${size} lab`);
  }
  if (player.plan.every(plan => plan === KEEP) && player.realised.includes(n))
    return words(theme.style.dim, own ? 'you have built it' : 'built already', 'built already');
  const missing = lackingFor(t, view, subject, n);
  if (missing === null) return '';
  const count = missing.reduce((sum, each) => sum + each, 0);
  if (count === 0)
    return words(
      theme.style.good,
      own ? 'you have all parts' : 'has all parts',
      'all parts in hand',
      'parts in hand',
    );
  return firstFit(room, `lacks ${partWords(theme, missing)}`, `lacks ${plural(count, 'part')}`);
}

/** Lines for the longest of these names, so that cards side by side have the same. */
export function nameLines({ t }: PanelInput, cards: readonly InventionIndex[], width: number): number {
  return Math.min(2, Math.max(...cards.map(n => wrap(t.names[n]!, roomIn(width)).length)));
}

/** Cells between the sides of a card; from a certain width on with a blank at each end. */
function roomIn(width: number): number {
  return width - 2 - 2 * insetOf(width).length;
}

function insetOf(width: number): string {
  return width > 21 ? ' ' : '';
}

/** The name takes so many lines, `nameLines` of the cards beside it. */
export function cardLines(input: PanelInput, n: InventionIndex, width: number, names: number): string[] {
  const { t, theme } = input;
  const id = inventionId(n);
  const metal = t.metal[n]!;
  const inset = insetOf(width);
  const room = roomIn(width);
  const [first = '', ...more] = names === 1 ? [t.names[n]!] : wrap(t.names[n]!, room);
  const lines = [
    theme.style.strong(cut(first, room, theme)),
    ...(names === 1 ? [] : [theme.style.strong(cut(more.join(' '), room, theme))]),
    chips(input, n, room),
    fitted(input, room, partWords(theme, t.recipe[n]!), partNames(theme, t.recipe[n]!)),
    weeksWords(input, n, room),
    payWords(input, n, room),
    cut(readiness(input, n, room), room, theme),
  ].map(line => inset + line);
  const edges = {
    title: metalTab(theme, metal, width > 16 ? ` ${n} ` : String(n)),
    topRight: metalStyle(theme, metal)(` ${METALS[metal]} `),
    bottomRight: ` ${typeWord(input, n)} `,
  };
  return framed(input, id, lines, { width, height: lines.length + 2 }, edges, edgeOf(input, n));
}

/** Where an invention is to be chosen, those that cannot be step back. */
function edgeOf({ t, theme, targets, choices }: PanelInput, n: InventionIndex): Style {
  const choosing = choices.some(({ target }) => target?.startsWith('invention.') === true);
  return choosing && !targets.has(inventionId(n)) ? theme.style.rule : metalStyle(theme, t.metal[n]!);
}
