/** What a seat may know. Hidden: plans and bids not yet shown, what lies under others' laboratories, the deck. [leonardo.secret] */
import type { Seat } from '../../../core/game.ts';
import { clone } from '../../../core/json.ts';
import { componentTotals } from './components.ts';
import type { Tables } from './data.ts';
import { isWorking } from './laboratories.ts';
import {
  HIDDEN,
  KEEP,
  type Lab,
  type LabTable,
  NO_BID,
  type SeatState,
  type SeatTable,
  type SeatView,
  type State,
  type Table,
  type View,
} from './types.ts';

/** Work that only its owner can name; with open hands there is none. [leonardo.secret.laboratory], [leonardo.open] */
function isCovered(state: Readonly<State>, lab: Lab): boolean {
  return isWorking(lab) && !lab.revealed && !state.open;
}

function hasCoveredWork(state: Readonly<State>, player: SeatState): boolean {
  return isCovered(state, player.labs[0]) || isCovered(state, player.labs[1]);
}

/** While plans are made everybody counts as having one: that a player keeps everything is a secret too. */
export function hasSecrets(_: Tables, state: Readonly<State>, seat: Seat): boolean {
  const player = state.seats[seat]!;
  return (
    hasCoveredWork(state, player) ||
    state.phase === 'fabrication' ||
    player.bid !== NO_BID ||
    player.knowledge.window > 0
  );
}

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  return {
    viewer,
    ...copyTable(state),
    deckSize: state.deck.length,
    seats: state.seats.map((player, seat) => seatView(t, state, player, seat === viewer)),
  };
}

/** The shared part of State and View but for the seats, with no reference to the original. */
export function copyTable(table: Readonly<Table>): Omit<Table, 'seats'> {
  return {
    players: table.players,
    round: table.round,
    turn: table.turn,
    experienced: table.experienced,
    codex: table.codex,
    open: table.open,
    phase: table.phase,
    pending: clone(table.pending),
    queue: table.queue.slice(),
    leonardo: table.leonardo,
    lord: table.lord,
    bought: table.bought,
    executed: table.executed,
    privileges: table.privileges.slice(),
    auctions: clone(table.auctions),
    rows: table.rows.map(row => row.slice()),
    shops: table.shops.slice(),
    councilFlorins: table.councilFlorins,
    bank: table.bank,
    requested: table.requested.slice(),
    arranged: table.arranged,
    box: table.box.slice(),
  };
}

/** The shared part of a player's State and View but for the laboratories, with no reference to the original. */
export function copySeat(player: Readonly<SeatTable>): Omit<SeatTable, 'labs'> {
  return {
    florins: player.florins,
    idle: player.idle,
    academy: player.academy,
    placed: player.placed.slice(),
    master: player.master,
    passed: player.passed,
    cards: player.cards.slice(),
    realised: player.realised.slice(),
    favours: player.favours.slice(),
    plan: [player.plan[0], player.plan[1]],
    bid: player.bid,
  };
}

function seatView(t: Tables, state: Readonly<State>, player: SeatState, own: boolean): SeatView {
  const { cards, window, ordered } = player.knowledge;
  const seen: SeatView = {
    ...copySeat(player),
    labs: [labView(state, player.labs[0], own), labView(state, player.labs[1], own)],
    hand: own || !hasCoveredWork(state, player) ? player.hand.slice() : null,
    components: componentTotals(t, player),
    knowledge: { cards: own || window === 0 ? cards.slice() : null, window, ordered },
  };
  if (!own) {
    seen.plan = [KEEP, KEEP];
    seen.bid = NO_BID;
  }
  return seen;
}

function labView(state: Readonly<State>, lab: Lab, own: boolean): LabTable {
  const invention = own || !isCovered(state, lab) ? lab.invention : HIDDEN;
  return { ...lab, invention, counted: lab.counted.slice() };
}
