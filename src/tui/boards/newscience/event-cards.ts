/** The events of the turn as cards: what kind they are in words, what they say, who has taken them. */
import type { Seat } from '../../../core/game.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Card } from '../../../games/newscience/rules/data.ts';
import type { CardType } from '../../../games/newscience/rules/effects/word.ts';
import { NONE, type View } from '../../../games/newscience/rules/types.ts';
import { CARD_KINDS, cardName } from '../../../games/newscience/text/words.ts';
import { marked } from '../../draw/changes.ts';
import { tagged, taggedBlock, target } from '../../draw/targets.ts';
import { cut, pad, wrap } from '../../draw/text.ts';
import type { Hue } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { eventId, spaceId, stackId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { holderOf } from './phase.ts';

const KIND_HUES: Readonly<Record<CardType, Hue>> = { EFFECT: 'orange', PLAY: 'pink', KEEP: 'teal' };

/** The cards below each other, with their texts as far as there is room; then which of the next ones the player has seen. */
export function eventBox(
  input: PanelInput,
  spaces: readonly BoardSpace[],
  { width, height }: Size,
): string[] {
  const roomy = spaces.map(space => cardLines(input, space, width, true));
  const isRoomy = sum(roomy) <= height;
  const cards = isRoomy ? roomy : spaces.map(space => cardLines(input, space, width, false));
  const least = cards.map(({ length }) => Math.min(length, LEAST_CARD));
  let left = height - least.reduce((rows, each) => rows + each, 0);
  const shown = cards.flatMap((lines, i) => {
    const more = Math.max(0, Math.min(left, lines.length - least[i]!));
    left -= more;
    return cutBelow(input, lines, least[i]! + more, width);
  });
  return [...shown, ...seenLines(input, width).slice(0, Math.max(0, left))];
}

function sum(cards: readonly (readonly string[])[]): number {
  return cards.reduce((rows, { length }) => rows + length, 0);
}

/** Name and kind. */
const LEAST_CARD = 2;

export function leastEvents(input: PanelInput, spaces: readonly BoardSpace[]): number {
  return spaces.reduce((sum, space) => sum + (cardOn(input, space) === null ? 1 : LEAST_CARD), 0);
}

export function wholeEvents(input: PanelInput, spaces: readonly BoardSpace[], width: number): number {
  return sum(spaces.map(space => cardLines(input, space, width, true))) + seenLines(input, width).length;
}

function cutBelow({ theme }: PanelInput, lines: readonly string[], rows: number, width: number): string[] {
  if (rows >= lines.length) return [...lines];
  const last = cut(`${lines[rows - 1]!.trimEnd()}${theme.glyph.ellipsis}`, width, theme);
  return [...lines.slice(0, rows - 1), last];
}

/** A filled head with the name; below it its kind, who has it, and what it says. */
function cardLines(input: PanelInput, space: BoardSpace, width: number, isRoomy: boolean): string[] {
  const { theme } = input;
  const card = cardOn(input, space);
  if (card === null) {
    const text = input.view.round === 1 ? 'no events in the first turn' : 'no card';
    return wrap(text, width - 2).map(line => target(input, spaceId(space.index), theme.style.dim(line)));
  }
  const who = holder(input, space, card);
  const kind = theme.hue[KIND_HUES[card.type]](CARD_KINDS[card.type]);
  const edge = input.focus === eventId(card.index) ? theme.style.focus('[') : ' ';
  const what = `${kind}${who === '' ? '' : `: ${who}`}`;
  const body = isRoomy ? [what, ...wrap(card.text, width - 1)] : wrap(`${what}. ${card.text}`, width - 1);
  return [
    tagged(input, spaceId(space.index), head(input, space, card, pad(card.name, width - 2, theme))),
    ...taggedBlock(
      input,
      eventId(card.index),
      body.map(line => pad(`${edge}${line}`, width, theme)),
    ),
  ];
}

function seenLines(input: PanelInput, width: number): string[] {
  const { t, theme, view } = input;
  const seen = view.stack.flatMap(({ card }, i) =>
    card === NONE ? [] : [target(input, stackId(i + 1), `${i + 1}. ${cardName(t, card)}`)],
  );
  if (seen.length === 0) return [];
  return [theme.style.dim('you have seen what comes:'), ...seen.map(line => cut(line, width, theme))];
}

function cardOn({ t, view }: PanelInput, { event }: BoardSpace): Card | null {
  const index = view.events[event] ?? NONE;
  return index === NONE ? null : t.cards[index]!;
}

/** The head of a card is the space on which energy is placed for it. */
function head(
  { theme, focus, targets }: PanelInput,
  { index }: BoardSpace,
  card: Card,
  text: string,
): string {
  const { style, glyph, fill } = theme;
  const filled = fill[KIND_HUES[card.type]];
  if (focus === spaceId(index)) return style.focus(`[${text}]`);
  if (!targets.has(spaceId(index))) return filled(` ${text} `);
  return filled(`${glyph.targetOpen}${text}${glyph.targetClose}`);
}

function ownerOf({ seats }: View, { index }: Card): Seat | null {
  const owner = seats.findIndex(({ played, laboratory }) => played.includes(index) || laboratory === index);
  return owner < 0 ? null : owner;
}

/** Who has taken the card; an EFFECT is nobody's. */
function holder(input: PanelInput, { index }: BoardSpace, card: Card): string {
  const { t, names, marks, theme } = input;
  if (card.type === 'EFFECT') return '';
  return marked(input, view => {
    const seat = holderOf(t, view, index);
    const by = seat === NONE ? ownerOf(view, card) : seat;
    if (by !== null) return `${theme.style.dim('taken by')} ${marks[by]!.text} ${names[by]}`;
    return theme.style.dim(view.phase === 'placement' ? 'free' : 'nobody took it');
  });
}
