/** What each seat may know, and full states that such knowledge allows. */
import type { Seat } from '../../core/game.ts';
import { clone } from '../../core/json.ts';
import { seedRng, shuffle } from '../../core/rng.ts';
import { isOpen } from './actions/placement.ts';
import { boardOf, type Tables } from './data.ts';
import { closedSpaces } from './effects.ts';
import { lowest } from './masks.ts';
import { type Mask, NONE, type SeatState, type SeatView, type State, type View } from './types.ts';

interface Named {
  readonly id: string;
}

export function view(t: Tables, s: Readonly<State>, viewer: Seat | null): View {
  const board = boardOf(t, s.seats.length);
  const closed = closedSpaces(board.closedBy, s);
  return {
    viewer,
    phase: s.phase,
    turn: s.turn,
    turns: board.turns,
    order: [...s.order],
    placed: s.placed,
    cursor: s.cursor,
    spaces: board.spaces.map(space => ({
      id: space.id,
      action: space.action,
      modifier: space.modifier,
      seat: orNull(s.spaces[space.index]!),
      open: isOpen(t, s, space, closed),
    })),
    events: s.events.map(card => idOrNull(t.cards, card)),
    stack: s.deck
      .map((card, i) => ({
        level: t.cards[card]!.level,
        seen: seatsOf(s.seen[i]!),
        card: viewer !== null && (s.seen[i]! & (1 << viewer)) !== 0 ? t.cards[card]!.id : null,
      }))
      .reverse(),
    discard: idsOf(t.cards, s.discard),
    seats: s.seats.map(seat => viewSeat(t, seat)),
    playing: { ...s.playing },
    along: { seat: s.along.seat, published: discoveriesOf(t, s.along.published) },
    pending: clone(s.pending),
  };
}

function viewSeat(t: Tables, seat: Readonly<SeatState>): SeatView {
  return {
    scientist: idOrNull(t.scientists, seat.scientist),
    researched: discoveriesOf(t, seat.researched),
    experimented: discoveriesOf(t, seat.experimented),
    published: discoveriesOf(t, seat.published),
    influence: [...seat.influence],
    rest: seat.rest,
    prestige: seat.prestige,
    laboratory: idOrNull(t.cards, seat.laboratory),
    played: idsOf(t.cards, seat.played),
    spent: idsOf(t.cards, seat.spent),
  };
}

const orNull = (index: number): number | null => (index === NONE ? null : index);
const idOrNull = (items: readonly Named[], index: number): string | null =>
  index === NONE ? null : items[index]!.id;
const idsOf = (items: readonly Named[], indices: readonly number[]): string[] =>
  indices.map(index => items[index]!.id);

function discoveriesOf(t: Tables, mask: Mask): string[] {
  const ids: string[] = [];
  for (let left = mask; left !== 0; left &= left - 1) ids.push(t.discoveries[lowest(left)]!.id);
  return ids;
}

function seatsOf(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let left = bits; left !== 0; left &= left - 1) seats.push(lowest(left));
  return seats;
}

/** The stack and the cards left out are the only secrets: unseen cards are dealt anew, level by level. */
export function sample(t: Tables, v: View, seed: string): State {
  const rng = seedRng(seed);
  const card = (id: string | null) => (id === null ? NONE : t.cardIndex[id]!);
  const mask = (ids: readonly string[]) => ids.reduce((sum, id) => sum | (1 << t.discoveryIndex[id]!), 0);
  const seats = v.seats.map(
    (seat): SeatState => ({
      scientist: seat.scientist === null ? NONE : t.scientistIndex[seat.scientist]!,
      researched: mask(seat.researched),
      experimented: mask(seat.experimented),
      published: mask(seat.published),
      influence: [...seat.influence],
      rest: seat.rest,
      prestige: seat.prestige,
      laboratory: card(seat.laboratory),
      played: seat.played.map(card),
      spent: seat.spent.map(card),
    }),
  );
  const deck = dealStack(t, v, rng);
  return {
    rng,
    phase: v.phase,
    turn: v.turn,
    order: [...v.order],
    placed: v.placed,
    cursor: v.cursor,
    spaces: v.spaces.map(space => space.seat ?? NONE),
    events: v.events.map(card),
    deck,
    seen: v.stack.map(item => item.seen.reduce((sum, seat) => sum | (1 << seat), 0)).reverse(),
    discard: v.discard.map(card),
    seats,
    playing: { ...v.playing },
    along: { seat: v.along.seat, published: mask(v.along.published) },
    pending: clone(v.pending),
  };
}

function dealStack(t: Tables, v: View, rng: State['rng']): number[] {
  const seen = new Set<string | null>([
    ...v.events,
    ...v.discard,
    ...v.seats.map(seat => seat.laboratory),
    ...v.stack.map(item => item.card),
  ]);
  const everyCard = v.seats.length >= t.rules.fourPlusFrom;
  const unseen = [1, 2, 3].map(level =>
    shuffle(
      rng,
      t.cards
        .filter(card => card.level === level && (everyCard || !card.fourPlus) && !seen.has(card.id))
        .map(card => card.index),
    ),
  );
  return v.stack
    .map(item => (item.card === null ? unseen[item.level - 1]!.pop()! : t.cardIndex[item.card]!))
    .reverse();
}

/** Only a card of the stack that this seat has looked at is a secret. */
export function hasSecrets(s: Readonly<State>, seat: Seat): boolean {
  return s.seen.some(seats => (seats & (1 << seat)) !== 0);
}
