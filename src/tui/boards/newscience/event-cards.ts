/** The events of the turn as cards: what kind they are in words, what they say, who has taken them. */
import type { Seat } from '../../../core/game.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Card } from '../../../games/newscience/rules/data.ts';
import type { CardType } from '../../../games/newscience/rules/effects/word.ts';
import { NONE, type View } from '../../../games/newscience/rules/types.ts';
import { CARD_KINDS, cardName } from '../../../games/newscience/text/words.ts';
import { plain } from '../../draw/cells.ts';
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
  const forms = FORMS.map(form => spaces.map(space => cardLines(input, space, width, form)));
  const cards = forms.find(lines => sum(lines) <= height) ?? forms.at(-1)!;
  const least = cards.map(() => 1);
  let left = height - least.length;
  // What a move tells, too, comes last.
  const order = spaces.map((_, i) => i).sort((a, b) => isTold(input, spaces[a]!) - isTold(input, spaces[b]!));
  for (const i of order) {
    const more = Math.max(0, Math.min(left, cards[i]!.length - 1));
    least[i]! += more;
    left -= more;
  }
  const shown = cards.flatMap((lines, i) => cutBelow(input, lines, least[i]!, width));
  return [...shown, ...seenLines(input, width).slice(0, Math.max(0, left))];
}

/** Kind and owner on a line of their own; before the text; beside the name. */
type CardForm = 'roomy' | 'dense' | 'tight';
const FORMS: readonly CardForm[] = ['roomy', 'dense', 'tight'];

function isTold({ targets }: PanelInput, { index }: BoardSpace): number {
  return targets.has(spaceId(index)) ? 1 : 0;
}

function sum(cards: readonly (readonly string[])[]): number {
  return cards.reduce((rows, { length }) => rows + length, 0);
}

export function leastEvents(_: PanelInput, spaces: readonly BoardSpace[]): number {
  return spaces.length;
}

export function wholeEvents(input: PanelInput, spaces: readonly BoardSpace[], width: number): number {
  return sum(spaces.map(space => cardLines(input, space, width, 'roomy'))) + seenLines(input, width).length;
}

function cutBelow({ theme }: PanelInput, lines: readonly string[], rows: number, width: number): string[] {
  if (rows >= lines.length) return [...lines];
  if (rows === 1) return lines.slice(0, 1);
  const last = cut(`${lines[rows - 1]!.trimEnd()}${theme.glyph.ellipsis}`, width, theme);
  return [...lines.slice(0, rows - 1), last];
}

/** A filled head with the name; its kind, who has it, and what it says. */
function cardLines(input: PanelInput, space: BoardSpace, width: number, form: CardForm): string[] {
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
  const body = {
    roomy: [what, ...wrap(card.text, width - 1)],
    dense: wrap(`${what}. ${card.text}`, width - 1),
    tight: wrap(card.text, width - 1),
  }[form];
  const room = width - 2;
  const brief = form === 'tight' ? briefKind(input, space, card, room - card.name.length) : '';
  const name = pad(card.name, room - brief.length, theme);
  const onSpace = tagged(input, spaceId(space.index), head(input, space, card, name));
  return [
    // Where the text may have no room, the end of the head is the card.
    brief === '' ? onSpace : onSpace + tagged(input, eventId(card.index), headEnd(input, card, brief)),
    ...taggedBlock(
      input,
      eventId(card.index),
      body.map(text => pad(`${edge}${text}`, width, theme)),
    ),
  ];
}

/** Kind and owner in as many cells as there are, one at least. */
function briefKind(input: PanelInput, { index }: BoardSpace, card: Card, room: number): string {
  const kind = CARD_KINDS[card.type];
  if (card.type === 'EFFECT') return [`  ${kind}`, '  for all'].find(({ length }) => length <= room) ?? ' ';
  const { t, marks, view } = input;
  const seat = holderOf(t, view, index);
  const by = seat === NONE ? ownerOf(view, card) : seat;
  const who = by === null ? (view.phase === 'placement' ? 'free' : 'nobody') : plain(marks[by]!.text);
  return [`  ${kind}: ${who}`, `  ${who}`].find(({ length }) => length <= room) ?? ' ';
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

function headEnd({ theme, focus }: PanelInput, card: Card, brief: string): string {
  if (focus === eventId(card.index)) return theme.style.focus(`[${brief.slice(1)}`);
  return theme.fill[KIND_HUES[card.type]](brief);
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
