/** Every kind of decision and every move, complete or it does not compile. */
import { type Emit, type MoveWords, type Topics, topicOf } from '../../../../core/grammar.ts';
import type { Tables } from '../data.ts';
import { advance } from '../flow.ts';
import type { Event, Move, Pending, State, View } from '../types.ts';
import { arrange, orderWord } from './arrange.ts';
import { bid, bidWord } from './auctions.ts';
import { component, componentWord } from './components.ts';
import { declineWord, leonardo, leonardoWord, privilege, privilegeWord } from './council.ts';
import { cancelWord, doneWord, fabrication, startWord } from './fabrication.ts';
import { favour, favourWord } from './favours.ts';
import { drop, dropWord, lift, liftWord } from './move-apprentice.ts';
import { buyWord, offer, renounceWord } from './offers.ts';
import { crew, crewWord, masterWord, passWord, placement, sendWord } from './placement.ts';

export const TOPICS: Topics<Tables, State, Pending, Move, Event> = {
  favour,
  component,
  fabrication,
  placement,
  crew,
  leonardo,
  privilege,
  lift,
  drop,
  arrange,
  offer,
  bid,
};

export const MOVES: MoveWords<Tables, View, Move> = {
  favour: favourWord,
  component: componentWord,
  start: startWord,
  cancel: cancelWord,
  done: doneWord,
  send: sendWord,
  crew: crewWord,
  master: masterWord,
  pass: passWord,
  leonardo: leonardoWord,
  privilege: privilegeWord,
  decline: declineWord,
  lift: liftWord,
  drop: dropWord,
  order: orderWord,
  buy: buyWord,
  renounce: renounceWord,
  bid: bidWord,
};

export function apply(t: Tables, state: State, move: Move, emit: Emit<Event>): void {
  const { pending } = state;
  if (pending === null) return;
  topicOf(TOPICS, pending).apply(t, state, pending, move, emit);
  if (state.pending === null) advance(t, state, emit);
}
