/** The events of the turn as cards: what kind they are in words, what they say, who has taken them. */
import type { Seat } from '../../../core/game.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Card } from '../../../games/newscience/rules/data.ts';
import { briefText } from '../../../games/newscience/rules/effects/index.ts';
import type { CardType } from '../../../games/newscience/rules/effects/word.ts';
import { NONE, type View } from '../../../games/newscience/rules/types.ts';
import { CARD_KINDS, cardName } from '../../../games/newscience/text/words.ts';
import { plain, widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { tagged, taggedBlock, target } from '../../draw/targets.ts';
import { cut, pad, wrap } from '../../draw/text.ts';
import type { Hue } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { eventId, spaceId, stackId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { holderOf } from './phase.ts';

const KIND_HUES: Readonly<Record<CardType, Hue>> = { EFFECT: 'grey', PLAY: 'purple', KEEP: 'teal' };

/** The cards below each other, with their texts as far as there is room; then which of the next ones the player has seen. */
export function eventBox(
  input: PanelInput,
  spaces: readonly BoardSpace[],
  { width, height }: Size,
): string[] {
  const forms = arrangements(input, spaces).map(each =>
    spaces.map((space, i) => cardLines(input, space, width, each[i]!)),
  );
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

/** Kind and owner on a line of their own; before the text; beside the name; there with a text in few words behind it. */
type CardForm = 'roomy' | 'dense' | 'tight' | 'brief';

/** Forms of the cards, the roomiest first. What a move tells in full, too, is the first to become brief. */
function arrangements(input: PanelInput, spaces: readonly BoardSpace[]): CardForm[][] {
  const alike = (form: CardForm): CardForm[] => spaces.map(() => form);
  const told = spaces.map((space): CardForm => (isTold(input, space) === 1 ? 'brief' : 'tight'));
  return [alike('roomy'), alike('dense'), alike('tight'), told, alike('brief')];
}

function isTold({ targets }: PanelInput, { index }: BoardSpace): number {
  return targets.has(spaceId(index)) ? 1 : 0;
}

function sum(cards: readonly (readonly string[])[]): number {
  return cards.reduce((rows, { length }) => rows + length, 0);
}

/** The lines for the cards in few words. */
export function briefEvents(input: PanelInput, spaces: readonly BoardSpace[], width: number): number {
  return sum(spaces.map(space => cardLines(input, space, width, 'brief')));
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
  if (form === 'brief') return briefLines(input, space, card, width);
  const who = holder(input, space, card, width - 1 - CARD_KINDS[card.type].length - ': '.length);
  const kind = theme.hue[KIND_HUES[card.type]](CARD_KINDS[card.type]);
  const edge = edgeOf(input, card);
  const what = `${kind}${who === '' ? '' : `: ${who}`}`;
  const isFree = takerOf(input, space, card) === null;
  const body = {
    roomy: [what, ...wrap(card.text, width - 1)],
    dense: wrap(`${isFree ? kind : what}. ${card.text}`, width - 1),
    tight: wrap(card.text, width - 1),
  }[form];
  const room = width - 2;
  const brief = form === 'tight' ? briefKind(input, space, card, room - card.name.length) : '';
  const name = pad(card.name, room - brief.length, theme);
  // Where the text may have no room, the name is the card.
  const isCard = form === 'tight';
  return [
    tagged(input, spaceId(space.index), head(input, space, card, { name, brief, isCard })),
    ...taggedBlock(
      input,
      eventId(card.index),
      body.map(text => pad(`${edge}${text}`, width, theme)),
    ),
  ];
}

/** Before the text of a card: a bracket where the cursor is on it. */
function edgeOf({ focus, theme }: PanelInput, { index }: Card): string {
  return focus === eventId(index) ? theme.style.focus('[') : ' ';
}

/** The head as short as it can be, and the text in few words from there on. */
function briefLines(input: PanelInput, space: BoardSpace, card: Card, width: number): string[] {
  const { theme } = input;
  // Between head and text stands the edge.
  const room = width - 3;
  const by = takerOf(input, space, card);
  const who = by === null && input.view.phase === 'placement' ? '' : `: ${takerText(input, by)}`;
  const what = `${BRIEF_KINDS[card.type]}${card.type === 'EFFECT' ? '' : who}`;
  const kind = `${card.name.length + what.length + 2 > room ? ' ' : '  '}${what}`;
  const name = cut(card.name, room - kind.length, theme);
  const filled = tagged(
    input,
    spaceId(space.index),
    head(input, space, card, { name, brief: kind, isCard: true }),
  );
  // The head is a word as long as itself, behind which the text goes on; every line begins with a blank.
  const length = widthOfText(filled) - 1;
  const [first = '', ...more] = wrap(`${'-'.repeat(length)} ${briefText(card)}`, width - 1);
  const edge = edgeOf(input, card);
  const line = filled + tagged(input, eventId(card.index), edge + first.slice(length + 1));
  const below = more.map(text => pad(`${edge}${text}`, width, theme));
  return [line, ...taggedBlock(input, eventId(card.index), below)];
}

/** Where a free card is told by its marks alone. */
const BRIEF_KINDS: Readonly<Record<CardType, string>> = { EFFECT: 'for all', PLAY: 'now', KEEP: 'to keep' };

function takerOf({ t, view }: PanelInput, { index }: BoardSpace, card: Card): Seat | null {
  const seat = holderOf(t, view, index);
  return seat === NONE ? ownerOf(view, card) : seat;
}

function takerText({ marks, view }: PanelInput, by: Seat | null): string {
  if (by !== null) return plain(marks[by]!.text);
  return view.phase === 'placement' ? 'nobody yet' : 'nobody';
}

/** Kind and owner in as many cells as there are. */
function briefKind(input: PanelInput, space: BoardSpace, card: Card, room: number): string {
  const kind = CARD_KINDS[card.type];
  if (card.type === 'EFFECT') return [`  ${kind}`, '  for all'].find(({ length }) => length <= room) ?? '';
  const by = takerOf(input, space, card);
  const who = takerText(input, by);
  return [`  ${kind}: ${who}`, `  ${by === null ? kind : who}`].find(({ length }) => length <= room) ?? '';
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

interface Head {
  readonly name: string;
  readonly brief: string;
  /** The name stands for the card. */
  readonly isCard: boolean;
}

/** The head of a card is the space on which energy is placed for it. */
function head(input: PanelInput, { index }: BoardSpace, card: Card, { name, brief, isCard }: Head): string {
  const { theme, focus, targets } = input;
  const { style, glyph, fill } = theme;
  const id = eventId(card.index);
  const onCard = (text: string): string => (isCard ? tagged(input, id, text) : text);
  if (focus === spaceId(index))
    return style.focus('[') + onCard(style.focus(name)) + style.focus(`${brief}]`);
  const filled = fill[KIND_HUES[card.type]];
  const [open, close] = targets.has(spaceId(index)) ? [glyph.targetOpen, glyph.targetClose] : [' ', ' '];
  const shown = isCard && focus === id ? style.focus(`[${cut(name, name.length - 2, theme)}]`) : filled(name);
  return filled(open) + onCard(shown) + filled(brief + close);
}

function ownerOf({ seats }: View, { index }: Card): Seat | null {
  const owner = seats.findIndex(({ played, laboratory }) => played.includes(index) || laboratory === index);
  return owner < 0 ? null : owner;
}

/** Who has taken the card, in as many cells as there are; an EFFECT is nobody's. */
function holder(input: PanelInput, { index }: BoardSpace, card: Card, room: number): string {
  const { t, names, marks, theme } = input;
  if (card.type === 'EFFECT') return '';
  return marked(input, view => {
    const seat = holderOf(t, view, index);
    const by = seat === NONE ? ownerOf(view, card) : seat;
    if (by !== null) {
      const whom = `${marks[by]!.text} ${names[by]}`;
      const goes = view.phase === 'placement' ? 'goes to' : 'taken by';
      const words = `${theme.style.dim(goes)} ${whom}`;
      return widthOfText(words) <= room ? words : whom;
    }
    return theme.style.dim(view.phase === 'placement' ? 'nobody yet' : 'nobody took it');
  });
}
