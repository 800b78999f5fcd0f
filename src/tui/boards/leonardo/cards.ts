/** An invention: as a card with what is printed on it, and the words that cards and rows share. */
import { discountFor } from '../../../games/leonardo/rules/laboratories.ts';
import { type InventionIndex, KEEP, MATERIALS, METALS } from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { cut, pad, wrap } from '../../draw/text.ts';
import { lackingFor } from './facts.ts';
import { inventionId } from './ids.ts';
import { edgeStyle, firstFit, type PanelInput } from './panel.ts';
import { materialStyle, metalStyle, recipeLetters } from './signs.ts';

export const MIN_CARD_WIDTH = 16;

/** The type, named by its leading material. */
export function typeWord({ t, theme }: PanelInput, n: InventionIndex): string {
  return materialStyle(theme, t.type[n]!)(MATERIALS[t.type[n]!]!);
}

export function metalWord({ t, theme }: PanelInput, n: InventionIndex): string {
  return metalStyle(theme, t.metal[n]!)(METALS[t.metal[n]!]!);
}

/** "11", "11-2" with the discount of the player looked at. */
export function weeksText({ t, theme, view, subject }: PanelInput, n: InventionIndex): string {
  const discount = discountFor(t, view.seats[subject]!, n);
  return `${t.weeks[n]}${discount > 0 ? theme.style.good(`-${discount}`) : ''}`;
}

/** How the player looked at stands to this invention, in a word: its components are in hand, or which are missing. */
export function readiness(input: PanelInput, n: InventionIndex): string {
  const { t, theme, view, subject } = input;
  const player = view.seats[subject]!;
  if (view.auctions.some(auction => auction.invention === n)) return theme.style.warn('auction');
  if (player.plan.includes(n)) return theme.style.accent('planned');
  if (player.labs.some(lab => lab.invention === n)) return theme.style.accent('at work');
  if (player.plan.every(plan => plan === KEEP) && player.realised.includes(n)) return 'built';
  const missing = lackingFor(t, player, n);
  if (missing === null) return '';
  if (missing.every(count => count === 0)) return theme.style.good(`${theme.glyph.check} in hand`);
  return `lack ${recipeLetters(theme, missing)}`;
}

export function cardLines(input: PanelInput, n: InventionIndex, width: number): string[] {
  const { t, theme, signs } = input;
  const { glyph } = theme;
  const edge = edgeStyle(input, inventionId(n), metalStyle(theme, t.metal[n]!));
  const inner = width - 2;
  const inset = inner > MIN_CARD_WIDTH ? ' ' : '';
  const room = inner - 2 * inset.length;
  const side = edge(glyph.vertical);
  const body = (text: string): string => `${side}${inset}${pad(text, room, theme)}${inset}${side}`;
  const between = (left: string, right: string): string =>
    left + ' '.repeat(Math.max(1, room - widthOfText(left) - widthOfText(right))) + right;
  const rule = (left: string, start: string, end: string, right: string): string => {
    const middle = glyph.horizontal.repeat(Math.max(0, inner - widthOfText(start) - widthOfText(end)));
    return edge(left) + start + edge(middle) + end + edge(right);
  };
  const [first = '', second = '', ...more] = wrap(t.names[n]!, room);
  const weeks = weeksText(input, n);
  const state = readiness(input, n);
  return taggedBlock(input, inventionId(n), [
    rule(
      glyph.topLeft,
      spot(input, inventionId(n), theme.style.strong(String(n))),
      ` ${typeWord(input, n)} `,
      glyph.topRight,
    ),
    body(theme.style.strong(first)),
    second === ''
      ? body(theme.style.dim(METALS[t.metal[n]!]!))
      : body(theme.style.strong(cut([second, ...more].join(' '), room, theme))),
    body(between(recipeLetters(theme, t.recipe[n]!), firstFit(room - 5, `${weeks} weeks`, `${weeks} wks`))),
    body(
      between(
        `${t.florinsFirst[n]}${signs.florin}`,
        theme.style.dim(`later ${t.florinsLater[n]}${signs.florin}`),
      ),
    ),
    rule(
      glyph.bottomLeft,
      edge(glyph.horizontal),
      state === '' ? '' : ` ${cut(state, inner - 3, theme)} `,
      glyph.bottomRight,
    ),
  ]);
}
