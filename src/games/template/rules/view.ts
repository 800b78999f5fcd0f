/** What a seat may know. */
import type { Seat } from '../../../core/game.ts';
import { copyTable } from './copy.ts';
import type { Tables } from './data.ts';
import type { State, View } from './types.ts';

export function view(_: Tables, state: Readonly<State>, viewer: Seat | null): View {
  return {
    viewer,
    ...copyTable(state),
    pileSize: state.pile.length,
    sealed: state.sealed.map((card, seat) => (card === null || seat === viewer ? card : 'hidden')),
  };
}

export function hasSecrets(_: Tables, state: Readonly<State>, seat: Seat): boolean {
  return state.sealed[seat] !== null;
}
