/** What a seat may know. Hidden: plans and bids not yet shown, what lies under others' laboratories, the deck. */
import type { Seat } from '../../core/game.ts';
import { clone } from '../../core/json.ts';
import { componentTotals } from './actions/fabrication.ts';
import type { Tables } from './data.ts';
import {
  HIDDEN,
  KEEP,
  type Lab,
  type LabView,
  type Player,
  type PlayerView,
  type State,
  type View,
} from './types.ts';

/** Work that only its owner can name. [leonardo.secret.laboratory] */
function isCovered(state: Readonly<State>, lab: Lab): boolean {
  return lab.invention !== 0 && !lab.revealed && !state.open;
}

function hasCoveredWork(state: Readonly<State>, player: Player): boolean {
  return isCovered(state, player.labs[0]) || isCovered(state, player.labs[1]);
}

/** While plans are made everybody counts as having one: that a player keeps everything is a secret too. */
export function hasSecrets(state: Readonly<State>, seat: Seat): boolean {
  const player = state.players[seat]!;
  return (
    hasCoveredWork(state, player) ||
    state.phase === 'fabrication' ||
    player.bid >= 0 ||
    player.knowledge.window > 0
  );
}

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  return {
    viewer,
    experienced: state.experienced,
    codex: state.codex,
    open: state.open,
    turn: state.turn,
    phase: state.phase,
    pending: clone(state.pending),
    queue: state.queue.slice(),
    leonardo: state.leonardo,
    lord: state.lord,
    bought: state.bought,
    execute: state.execute,
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
    players: state.players.map((player, seat) => playerView(t, state, player, seat === viewer)),
  };
}

function playerView(t: Tables, state: Readonly<State>, player: Player, own: boolean): PlayerView {
  return {
    florins: player.florins,
    hand: own || !hasCoveredWork(state, player) ? player.hand.slice() : null,
    components: componentTotals(t, player),
    idle: player.idle,
    academy: player.academy,
    placed: player.placed.slice(),
    master: player.master,
    passed: player.passed,
    labs: [labView(state, player.labs[0], own), labView(state, player.labs[1], own)],
    cards: player.cards.slice(),
    realised: player.realised.slice(),
    favours: player.favours.slice(),
    plan: own ? [player.plan[0], player.plan[1]] : [KEEP, KEEP],
    bid: own ? player.bid : -1,
    knowledge: {
      cards: own || player.knowledge.window === 0 ? player.knowledge.cards.slice() : null,
      window: player.knowledge.window,
      ordered: player.knowledge.ordered,
    },
  };
}

function labView(state: Readonly<State>, lab: Lab, own: boolean): LabView {
  return {
    side: lab.side,
    automata: lab.automata,
    invention: own || !isCovered(state, lab) ? lab.invention : HIDDEN,
    weeks: lab.weeks,
    revealed: lab.revealed,
    since: lab.since,
    counted: lab.counted.slice(),
  };
}
