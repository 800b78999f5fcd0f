/** A kind of decision with the moves that answer it, and a move in words, as this game fills the grammar's forms. */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { meta } from '../../meta.ts';
import type { Tables } from '../data.ts';
import type { Event, Move, MoveOf, Pending, PendingOf, State, View } from '../types.ts';

export type TopicOf<K extends Pending['kind'], W extends Move['type']> = Topic<
  Tables,
  State,
  PendingOf<K>,
  MoveOf<W>,
  Event
>;

export type WordOf<W extends Move['type']> = MoveWord<Tables, View, MoveOf<W>>;

/** Moves with a number, which are made when they are first needed and kept. */
export function numbered<M extends Move>(make: (count: number) => M): (count: number) => M {
  const made: M[] = [];
  return count => {
    for (let next = made.length; next <= count; next++) made.push(make(next));
    return made[count]!;
  };
}

/** Moves that name a seat are made once for as many as can sit at a table. */
export const MAX_SEATS = meta.players.max;

/** A seat in notation. */
export function seatId(seat: Seat): string {
  return `player-${seat + 1}`;
}
