/**
 * What a seat may know. Hidden: plans and bids not yet shown, what lies under others' laboratories, the deck.
 * [leonardo.secret]
 */
import type { Seat } from '../../../core/game.ts';
import { clone } from '../../../core/json.ts';
import { componentTotals } from './components.ts';
import { copyLab } from './copy.ts';
import type { Tables } from './data.ts';
import { isWorking } from './laboratories.ts';
import {
  HIDDEN,
  KEEP,
  type Lab,
  type LabTable,
  NO_BID,
  type SeatState,
  type SeatView,
  type State,
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

/** Field by field, as states are copied: measured, a spread takes fifty times as long. */
export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  return {
    viewer,
    players: state.players,
    round: state.round,
    turn: state.turn,
    experienced: state.experienced,
    codex: state.codex,
    open: state.open,
    counted: state.counted,
    phase: state.phase,
    pending: clone(state.pending),
    queue: state.queue.slice(),
    leonardo: state.leonardo,
    lord: state.lord,
    bought: state.bought,
    executed: state.executed,
    privileges: state.privileges.slice(),
    auctions: clone(state.auctions),
    rows: state.rows.map(row => row.slice()),
    shops: state.shops.slice(),
    councilFlorins: state.councilFlorins,
    bank: state.bank,
    requested: state.requested.slice(),
    deckSize: state.deck.length,
    arranged: state.arranged,
    box: state.box.slice(),
    seats: state.seats.map((player, seat) => seatView(t, state, player, seat === viewer)),
  };
}

function seatView(t: Tables, state: Readonly<State>, player: SeatState, own: boolean): SeatView {
  const { cards, window, ordered } = player.knowledge;
  const [small, large] = player.labs;
  return {
    florins: player.florins,
    hand: own || !hasCoveredWork(state, player) ? player.hand.slice() : null,
    components: componentTotals(t, player),
    idle: player.idle,
    academy: player.academy,
    placed: player.placed.slice(),
    master: player.master,
    passed: player.passed,
    labs: [copyLab(small, workSeen(state, small, own)), copyLab(large, workSeen(state, large, own))],
    cards: player.cards.slice(),
    realised: player.realised.slice(),
    favours: player.favours.slice(),
    plan: own ? [player.plan[0], player.plan[1]] : [KEEP, KEEP],
    bid: own ? player.bid : NO_BID,
    knowledge: { cards: own || window === 0 ? cards.slice() : null, window, ordered },
  };
}

function workSeen(state: Readonly<State>, lab: Lab, own: boolean): LabTable['invention'] {
  return own || !isCovered(state, lab) ? lab.invention : HIDDEN;
}
