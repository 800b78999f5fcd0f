/**
 * States put together from copies, field by field: measured, a spread takes fifty times as long. What is forgotten does
 * not compile, and a law compares every copy with a generic one. All states that bots look at are made here and have one
 * shape.
 */
import { clone } from '../../../core/json.ts';
import { copyLists } from '../../../core/lists.ts';
import type { LabTable, SeatState, SeatTable, State, Table } from './types.ts';

export function copy(state: Readonly<State>): State {
  const { rng } = state;
  return stateOf(state, {
    rng: [rng[0], rng[1], rng[2], rng[3]],
    deck: state.deck.slice(),
    seats: state.seats.map(copySeat),
  });
}

function copySeat(player: Readonly<SeatState>): SeatState {
  const { labs, hand, knowledge } = player;
  const { cards, window, ordered } = knowledge;
  return seatOf(player, {
    labs: [copyLab(labs[0], labs[0].invention), copyLab(labs[1], labs[1].invention)],
    hand: hand.slice(),
    knowledge: { cards: cards.slice(), window, ordered },
  });
}

/** A copy of the table, with what only a state holds. */
export function stateOf(
  table: Readonly<Omit<Table, 'seats'>>,
  { rng, deck, seats }: Pick<State, 'rng' | 'deck' | 'seats'>,
): State {
  return {
    rng,
    players: table.players,
    round: table.round,
    turn: table.turn,
    experienced: table.experienced,
    codex: table.codex,
    open: table.open,
    counted: table.counted,
    phase: table.phase,
    pending: clone(table.pending),
    queue: table.queue.slice(),
    leonardo: table.leonardo,
    lord: table.lord,
    bought: table.bought,
    executed: table.executed,
    privileges: table.privileges.slice(),
    auctions: clone(table.auctions),
    rows: copyLists(table.rows),
    shops: table.shops.slice(),
    councilFlorins: table.councilFlorins,
    bank: table.bank,
    requested: table.requested.slice(),
    deck,
    arranged: table.arranged,
    box: table.box.slice(),
    seats,
  };
}

/** A copy of what is seen of a player, with what only a state holds. */
export function seatOf(
  seat: Readonly<Omit<SeatTable, 'labs'>>,
  { labs, hand, knowledge }: Pick<SeatState, 'labs' | 'hand' | 'knowledge'>,
): SeatState {
  return {
    florins: seat.florins,
    hand,
    idle: seat.idle,
    academy: seat.academy,
    placed: seat.placed.slice(),
    master: seat.master,
    passed: seat.passed,
    labs,
    cards: seat.cards.slice(),
    realised: seat.realised.slice(),
    favours: seat.favours.slice(),
    plan: [seat.plan[0], seat.plan[1]],
    bid: seat.bid,
    knowledge,
  };
}

/** A laboratory as it is, building this as far as anybody can tell. */
export function copyLab<I>(
  lab: Readonly<LabTable>,
  invention: I,
): Omit<LabTable, 'invention'> & { invention: I } {
  return {
    side: lab.side,
    automata: lab.automata,
    invention,
    weeks: lab.weeks,
    revealed: lab.revealed,
    since: lab.since,
    counted: lab.counted.slice(),
  };
}
