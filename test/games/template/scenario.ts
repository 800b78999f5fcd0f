/** A game from its set-up, with the prizes in the order that a test wants, played by notation. */
import type { Seat } from '../../../src/core/game.ts';
import { create } from '../../../src/games/template/index.ts';
import type { Event, PrizeIndex, State } from '../../../src/games/template/rules/types.ts';
import { schema } from '../../../src/games/template/schema.ts';
import { loadBundledData } from '../../support/data.ts';

export const data = schema.parse(loadBundledData('template'));
export const game = create(data);
const names = ['Ann', 'Bob'];

/** Ann begins; these prizes come first. */
export function newGame(...prizes: readonly string[]): State {
  const state = game.setup({ players: 2, seed: 'test', options: {}, first: 0 });
  const wanted = prizes.map(id => data.prizes.findIndex(prize => prize.id === id) as PrizeIndex);
  const all = [...state.pile, state.prize!].filter(prize => !wanted.includes(prize));
  const order = [...all, ...wanted.toReversed()];
  return { ...state, prize: order.pop()!, pile: order };
}

/** Plays moves, whoever decides, and returns what happened. */
export function play(state: State, ...notations: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const notation of notations) {
    const move = game.legalMoves(state).find(one => game.notate(one) === notation);
    if (move === undefined) throw new Error(`${notation} is not legal; legal: ${legal(state).join(', ')}`);
    game.apply(state, move, event => events.push(event));
  }
  return events;
}

export function legal(state: State): string[] {
  return game.legalMoves(state).map(move => game.notate(move));
}

/** The log as everybody hears it, or one seat. */
export function told(events: readonly Event[], viewer: Seat | null = null): string[] {
  const heard = events.filter(({ only }) => only === undefined || only === viewer);
  return heard.map(event => game.narrate(event, names));
}

/** Ids of the prizes that a seat has won. */
export function prizesOf(state: State, seat: Seat): string[] {
  return state.seats[seat]!.prizes.map(prize => data.prizes[prize]!.id);
}
