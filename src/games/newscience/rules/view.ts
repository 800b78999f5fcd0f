/** What each seat may know. */
import type { Seat } from '../../../core/game.ts';
import { clone } from '../../../core/json.ts';
import type { Tables } from './data.ts';
import { NONE, type SeatTable, type StackCard, type State, type Table, type View } from './types.ts';

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  const stack = state.deck.map((card, i): StackCard => {
    const seen = state.seen[i]!;
    const known = viewer !== null && (seen & (1 << viewer)) !== 0;
    return { level: t.cards[card]!.level, seen, card: known ? card : NONE };
  });
  return Object.assign(copyTable(state), { viewer, stack: stack.reverse() });
}

/** A copy of what State and View share. Field by field and completed by `assign`: measured, spreads take five times as long. */
export function copyTable(table: Readonly<Table>): Table {
  const { playing, along } = table;
  return {
    players: table.players,
    round: table.round,
    turn: table.turn,
    phase: table.phase,
    order: table.order.slice(),
    placed: table.placed,
    cursor: table.cursor,
    spaces: table.spaces.slice(),
    events: table.events.slice(),
    discard: table.discard.slice(),
    seats: table.seats.map(copySeat),
    playing: { space: playing.space, entry: playing.entry, skip: playing.skip, track: playing.track },
    along: { seat: along.seat, published: along.published },
    pending: clone(table.pending),
  };
}

function copySeat(seat: Readonly<SeatTable>): SeatTable {
  return {
    scientist: seat.scientist,
    researched: seat.researched,
    experimented: seat.experimented,
    published: seat.published,
    influence: seat.influence.slice(),
    rest: seat.rest,
    prestige: seat.prestige,
    laboratory: seat.laboratory,
    played: seat.played.slice(),
    spent: seat.spent.slice(),
  };
}

/** Only a card of the stack that this seat has looked at is a secret. [newscience.hidden] */
export function hasSecrets(_: Tables, state: Readonly<State>, seat: Seat): boolean {
  return state.seen.some(seats => (seats & (1 << seat)) !== 0);
}
