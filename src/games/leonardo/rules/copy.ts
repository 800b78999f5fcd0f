/**
 * States put together from copies, field by field: measured, a spread takes fifty times as long. What is forgotten does
 * not compile, and a law compares every copy with a generic one. All states that bots look at are made here and have one
 * shape.
 */
import type { Seat } from '../../../core/game.ts';
import { clone } from '../../../core/json.ts';
import { copyLists } from '../../../core/lists.ts';
import type { Auction, LabTable, SeatState, SeatTable, State, Table } from './types.ts';

export function copy(state: Readonly<State>): State {
  const { rng } = state;
  const seats: SeatState[] = [];
  for (let seat = 0; seat < state.players; seat++) seats.push(copySeat(state.seats[seat]!));
  return stateOf(state, { rng: [rng[0], rng[1], rng[2], rng[3]], deck: state.deck.slice(), seats });
}

/** A state in which this player's workers may be placed for trial: all else belongs to the original. */
export function trialOf(state: Readonly<State>, seat: Seat): State {
  const seats = state.seats.slice();
  seats[seat] = copySeat(state.seats[seat]!);
  return withLists(state, {
    rng: state.rng,
    deck: state.deck,
    seats,
    rows: copyLists(state.rows),
    pending: state.pending,
    queue: state.queue,
    privileges: state.privileges,
    auctions: state.auctions,
    shops: state.shops,
    requested: state.requested,
    box: state.box,
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
  return withLists(table, {
    rng,
    deck,
    seats,
    rows: copyLists(table.rows),
    pending: table.pending === null ? null : clone(table.pending),
    queue: table.queue.slice(),
    privileges: table.privileges.slice(),
    auctions: table.auctions.map(copyAuction),
    shops: table.shops.slice(),
    requested: table.requested.slice(),
    box: table.box.slice(),
  });
}

/** What of a state is no plain number or word. */
type Lists = Pick<
  State,
  | 'rng'
  | 'deck'
  | 'seats'
  | 'rows'
  | 'pending'
  | 'queue'
  | 'privileges'
  | 'auctions'
  | 'shops'
  | 'requested'
  | 'box'
>;

function withLists(table: Readonly<Omit<Table, keyof Lists>>, lists: Readonly<Lists>): State {
  return {
    rng: lists.rng,
    players: table.players,
    round: table.round,
    turn: table.turn,
    experienced: table.experienced,
    codex: table.codex,
    open: table.open,
    counted: table.counted,
    phase: table.phase,
    pending: lists.pending,
    queue: lists.queue,
    leonardo: table.leonardo,
    lord: table.lord,
    bought: table.bought,
    executed: table.executed,
    privileges: lists.privileges,
    auctions: lists.auctions,
    rows: lists.rows,
    shops: lists.shops,
    councilFlorins: table.councilFlorins,
    bank: table.bank,
    requested: lists.requested,
    deck: lists.deck,
    arranged: table.arranged,
    box: lists.box,
    seats: lists.seats,
  };
}

function copyAuction({ invention, bidders }: Readonly<Auction>): Auction {
  return { invention, bidders: bidders.slice() };
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
