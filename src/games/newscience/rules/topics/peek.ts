/** Looking at the next events, and burying one under the others of its level. [newscience.cards.peek] */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { plural } from '../../../../core/words.ts';
import { cardName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import { type Emit, type Event, type Move, NONE, type Pending, type State, type View } from '../types.ts';
import { DECLINE } from './decline.ts';

type PeekPending = Extract<Pending, { kind: 'peek' }>;

/** Shows the next cards of the stack to one player alone; that it happened is known to all. [newscience.hidden] */
export function lookAhead(t: Tables, state: State, seat: Seat, wanted: number, emit: Emit): void {
  const count = Math.min(wanted, state.deck.length);
  if (count === 0) return;
  for (let position = 1; position <= count; position++) {
    state.seen[state.deck.length - position]! |= 1 << seat;
  }
  emit?.({ type: 'looked', seat, count });
  emit?.({ type: 'saw', seat, only: seat, reveals: true, cards: state.deck.slice(-count).reverse() });
  if (burials(t, state, count).length > 0) state.pending = { kind: 'peek', seat, count };
}

/** Where in the stack the lowest card of the same level lies. */
function bottomOfLevel(t: Tables, state: Readonly<State>, at: number): number {
  let bottom = at;
  const { level } = t.cards[state.deck[at]!]!;
  while (bottom > 0 && t.cards[state.deck[bottom - 1]!]!.level === level) bottom--;
  return bottom;
}

function burials(t: Tables, state: Readonly<State>, count: number): Move[] {
  const moves: Move[] = [];
  for (let position = 1; position <= count; position++) {
    const at = state.deck.length - position;
    if (bottomOfLevel(t, state, at) !== at) moves.push({ type: 'bury', position });
  }
  return moves;
}

export const peek: Topic<Tables, State, PeekPending, Move, Event> = {
  rule: 'newscience.cards.peek',
  secret: false,
  open: false,
  legal(t, state, { count }, moves) {
    moves.push(...burials(t, state, count), DECLINE);
  },
  apply(t, state, { seat }, move, emit) {
    if (move.type !== 'bury') return;
    const { position } = move;
    const at = state.deck.length - position;
    const bottom = bottomOfLevel(t, state, at);
    const { level } = t.cards[state.deck[at]!]!;
    state.deck.splice(bottom, 0, ...state.deck.splice(at, 1));
    state.seen.splice(bottom, 0, ...state.seen.splice(at, 1));
    emit?.({ type: 'buried', seat, position, level });
  },
  prompt: (_, _state, { count }) => `You see the next ${plural(count, 'event')}. Put one under its level?`,
  unavailable: () => [],
};

export const buryMove: MoveWord<Tables, View, Extract<Move, { type: 'bury' }>> = {
  notate: (_, { position }) => `bury ${position}`,
  group: 'Events',
  describe(t, { position }, view) {
    const { card, level } = view.stack[position - 1]!;
    const what = card === NONE ? `card ${position} of the stack` : cardName(t, card);
    return `Put ${what} under the other cards of level ${level}`;
  },
};
