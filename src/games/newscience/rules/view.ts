/** What each seat may know. */
import type { Seat } from '../../../core/game.ts';
import { clone } from '../../../core/json.ts';
import type { Tables } from './data.ts';
import { NONE, type StackCard, type State, type Table, type View } from './types.ts';

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  const stack = state.deck.map((card, i): StackCard => {
    const seen = state.seen[i]!;
    const known = viewer !== null && (seen & (1 << viewer)) !== 0;
    return { level: t.cards[card]!.level, seen, card: known ? card : NONE };
  });
  return { viewer, ...copyTable(state), stack: stack.reverse() };
}

/** A copy of what State and View share. */
export function copyTable(table: Readonly<Table>): Table {
  return {
    players: table.players,
    round: table.round,
    turn: table.turn,
    phase: table.phase,
    order: [...table.order],
    placed: table.placed,
    cursor: table.cursor,
    spaces: [...table.spaces],
    events: [...table.events],
    discard: [...table.discard],
    seats: clone(table.seats),
    playing: { ...table.playing },
    along: { ...table.along },
    pending: clone(table.pending),
  };
}

/** Only a card of the stack that this seat has looked at is a secret. [newscience.hidden] */
export function hasSecrets(_: Tables, state: Readonly<State>, seat: Seat): boolean {
  return state.seen.some(seats => (seats & (1 << seat)) !== 0);
}
