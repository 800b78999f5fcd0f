/** Copies of the table and of a whole state. A law compares every copy with a generic one. */
import type { Pending, SeatTable, State, Table } from './types.ts';

export function copy(state: Readonly<State>): State {
  const { rng } = state;
  return Object.assign(copyTable(state), {
    rng: [rng[0], rng[1], rng[2], rng[3]] satisfies State['rng'],
    deck: state.deck.slice(),
    seen: state.seen.slice(),
  });
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
    pending: table.pending === null ? null : copyPending(table.pending),
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

/** No other kind holds a list. */
function copyPending(pending: Pending): Pending {
  return pending.kind === 'influence' ? { ...pending, tracks: pending.tracks.slice() } : { ...pending };
}
