/** The events of the turn as cards: what kind they are in words, what they say, who has taken them. */
import type { Seat } from '../../../core/game.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Card } from '../../../games/newscience/rules/data.ts';
import type { CardType } from '../../../games/newscience/rules/effects/word.ts';
import { NONE, type View } from '../../../games/newscience/rules/types.ts';
import { marked } from '../../draw/changes.ts';
import { beside } from '../../draw/shapes.ts';
import { tagged, taggedBlock, target } from '../../draw/targets.ts';
import { pad, wrap, wrapIndented } from '../../draw/text.ts';
import type { Hue } from '../../theme.ts';
import { eventId, spaceId } from './ids.ts';
import type { PanelInput } from './panel.ts';

const KINDS: Readonly<Record<CardType, { readonly text: string; readonly hue: Hue }>> = {
  EFFECT: { text: 'this turn, for all', hue: 'orange' },
  PLAY: { text: 'play now', hue: 'pink' },
  KEEP: { text: 'keep', hue: 'teal' },
};

const WIDEST_CARD = 66;
const GAP = ' ';

/** Side by side, with a coloured head each. */
export function eventCards(input: PanelInput, spaces: readonly BoardSpace[], width: number): string[] {
  const { theme } = input;
  const share = Math.min(WIDEST_CARD, Math.floor((width + 1) / spaces.length) - 1);
  const texts = spaces.map(space => wrap(cardOn(input, space)?.text ?? '', share - 2).length);
  const rows = Math.max(...texts);
  return beside(
    spaces.map(space => ({ lines: eventCard(input, space, share, rows), width: share })),
    GAP,
    theme,
  );
}

/** With so many rows for its text at least, so that cards side by side are of one size. */
function eventCard(input: PanelInput, space: BoardSpace, width: number, rows: number): string[] {
  const { theme } = input;
  const card = cardOn(input, space);
  if (card === null) {
    const text = input.view.round === 1 ? 'no events in the first turn' : 'no card';
    return [target(input, spaceId(space.index), theme.style.dim(pad(text, width - 2, theme)))];
  }
  const kind = theme.style.strong(KINDS[card.type].text);
  const who = holder(input, space, card);
  const edge = input.focus === eventId(card.index) ? theme.style.focus('[') : ' ';
  const body = [`${kind}${who === '' ? '' : `: ${who}`}`, ...wrap(card.text, width - 2)];
  while (body.length < 1 + rows) body.push('');
  return [
    tagged(input, spaceId(space.index), head(input, space, card, pad(card.name, width - 2, theme))),
    ...taggedBlock(
      input,
      eventId(card.index),
      body.map(line => theme.ground.panel(pad(`${edge}${line}`, width, theme))),
    ),
  ];
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
  const filled = fill[KINDS[card.type].hue];
  if (focus === spaceId(index)) return style.focus(`[${text}]`);
  if (!targets.has(spaceId(index))) return filled(` ${text} `);
  return filled(`${glyph.targetOpen}${text}${glyph.targetClose}`);
}

/** Nobody has taken it. */
function isLeft(view: View, { index }: BoardSpace, card: Card): boolean {
  return card.type !== 'EFFECT' && view.spaces[index] === NONE && ownerOf(view, card) === null;
}

function ownerOf({ seats }: View, { index }: Card): Seat | null {
  const owner = seats.findIndex(({ played, laboratory }) => played.includes(index) || laboratory === index);
  return owner < 0 ? null : owner;
}

/** Who has taken the card; an EFFECT is nobody's. */
function holder(input: PanelInput, { index }: BoardSpace, card: Card): string {
  const { names, marks, theme } = input;
  if (card.type === 'EFFECT') return '';
  return marked(input, view => {
    const seat = view.spaces[index]!;
    const by = seat === NONE ? ownerOf(view, card) : seat;
    if (by !== null) return `${theme.style.dim('taken by')} ${marks[by]!.text} ${names[by]}`;
    return theme.style.dim(view.phase === 'placement' ? 'free' : 'nobody took it');
  });
}

/** A line or two for each card, where there is no room for cards. */
export function eventLines(input: PanelInput, spaces: readonly BoardSpace[], width: number): string[] {
  const { theme } = input;
  return spaces.flatMap(space => {
    const card = cardOn(input, space);
    if (card === null) return eventCard(input, space, width, 0);
    const name = tagged(input, spaceId(space.index), head(input, space, card, card.name));
    const kind = theme.hue[KINDS[card.type].hue](KINDS[card.type].text);
    const who = holder(input, space, card);
    const isPast = input.view.phase === 'resolution' && isLeft(input.view, space, card);
    const says = [who, isPast ? '' : card.text].filter(part => part !== '').join(': ');
    const text = `${name}${target(input, eventId(card.index), kind)}${says}`;
    return wrapIndented(text, width, 2);
  });
}
