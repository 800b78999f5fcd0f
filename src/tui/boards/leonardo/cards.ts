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
/** From this width on every name has room in one line. */
const ONE_LINE_FROM = 28;

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
const PAY = { long: 34, usual: 25, short: 17 } as const;

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

/** Its components, filled where they are in hand, and in brackets where one is missing. */
function chips({ t, theme, view, subject }: PanelInput, n: InventionIndex, room: number): string {
  const missing = lackingFor(t, view, subject, n);
  const taken = isTaken(view.seats[subject]!, n);
  const all = MATERIAL_INDICES.flatMap(m => {
    const count = t.recipe[n]![m]!;
    const lacks = taken ? 0 : (missing?.[m] ?? 0);
    return Array.from({ length: count }, (_, i) => partChip(theme, m, i >= count - lacks));
  });
  return firstFit(room, all.join(' '), all.join(''));
}

function isTaken(player: PanelInput['view']['seats'][number], n: InventionIndex): boolean {
  return (
    player.plan.includes(n) || player.labs.some(lab => lab.invention === n) || player.realised.includes(n)
  );
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

function cardHeight(width: number): number {
  return width >= ONE_LINE_FROM ? 8 : 9;
}

export function cardLines(input: PanelInput, n: InventionIndex, width: number): string[] {
  const { t, theme } = input;
  const id = inventionId(n);
  const metal = t.metal[n]!;
  const inset = width > 21 ? ' ' : '';
  const room = width - 2 - 2 * inset.length;
  const [first = '', ...more] = wrap(t.names[n]!, room);
  const second = cut(more.join(' '), room, theme);
  const lines = [
    theme.style.strong(first),
    ...(width >= ONE_LINE_FROM ? [] : [theme.style.strong(second)]),
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
  return framed(input, id, lines, { width, height: cardHeight(width) }, edges, edgeOf(input, n));
}

/** Where an invention is to be chosen, those that cannot be step back. */
function edgeOf({ t, theme, targets, choices }: PanelInput, n: InventionIndex): Style {
  const choosing = choices.some(({ target }) => target?.startsWith('invention.') === true);
  return choosing && !targets.has(inventionId(n)) ? theme.style.rule : metalStyle(theme, t.metal[n]!);
}
