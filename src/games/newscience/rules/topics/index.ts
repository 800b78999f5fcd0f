/** Every kind of decision and every type of move, and the way from a pending decision to its topic. */
import { type MoveWords, type Topics, topicOf } from '../../../../core/grammar.ts';
import type { Tables } from '../data.ts';
import { advance } from '../flow.ts';
import type { Emit, Event, Move, Pending, State, View } from '../types.ts';
import { declineMove } from './decline.ts';
import { experiment, experimentMove, reroll, rerollMove } from './experiment.ts';
import { convert, convertMove, influence, influenceMove } from './influence.ts';
import { dropMove, liftMove, move } from './markers.ts';
import { buryMove, peek } from './peek.ts';
import { place, placeMove } from './placement.ts';
import { along, alongMove, publish, publishMove } from './publish.ts';
import { research, researchMove } from './research.ts';
import { scientist, scientistMove } from './scientist.ts';

export const TOPICS: Topics<Tables, State, Pending, Move, Event> = {
  scientist,
  place,
  influence,
  convert,
  move,
  peek,
  research,
  experiment,
  publish,
  reroll,
  along,
};

export const MOVES: MoveWords<Tables, View, Move> = {
  scientist: scientistMove,
  place: placeMove,
  influence: influenceMove,
  convert: convertMove,
  lift: liftMove,
  drop: dropMove,
  bury: buryMove,
  research: researchMove,
  experiment: experimentMove,
  publish: publishMove,
  reroll: rerollMove,
  along: alongMove,
  decline: declineMove,
};

export function apply(t: Tables, state: State, move: Move, emit: Emit): void {
  const pending = state.pending!;
  state.pending = null;
  if (move.type === 'decline') emit?.({ type: 'declined', seat: pending.seat, what: pending.kind });
  else topicOf(TOPICS, pending).apply(t, state, pending, move, emit);
  advance(t, state, emit);
}
