/** Every kind of decision and every type of move: one that is missing does not compile. */
import { type MoveWords, type Topics, topicOf } from '../../../../core/grammar.ts';
import type { Tables } from '../data.ts';
import { advance } from '../flow.ts';
import type { Emit, Event, Move, Pending, State, View } from '../types.ts';
import { bid, bidMove } from './bid.ts';
import { recall, recallMove } from './recall.ts';

export const TOPICS: Topics<Tables, State, Pending, Move, Event> = { bid, recall };

export const MOVES: MoveWords<Tables, View, Move> = { bid: bidMove, recall: recallMove };

export function apply(t: Tables, state: State, move: Move, emit: Emit): void {
  const { pending } = state;
  if (pending === null) return;
  state.pending = null;
  topicOf(TOPICS, pending).apply(t, state, pending, move, emit);
  advance(t, state, emit);
}
