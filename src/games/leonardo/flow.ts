/** From one decision to the next: phases, turns, and what happens between them by itself. */
import {
  completeInventions,
  enterAuctions,
  proceedAuctions,
  workLaboratories,
} from './actions/completion.ts';
import { enterCouncil, proceedCouncil } from './actions/council.ts';
import { enterFabrication, proceedFabrication } from './actions/fabrication.ts';
import { nextFavour } from './actions/favours.ts';
import { enterOffers, proceedOffers } from './actions/offers.ts';
import { enterPlacement, proceedPlacement } from './actions/placement.ts';
import { countsFor, type Tables } from './data.ts';
import type { Emit, Invention, State } from './types.ts';

/** Begins a turn and goes on to its first decision. Turn 0 is the choice of favours. */
export function enterTurn(t: Tables, state: State, turn: number, emit: Emit): void {
  beginTurn(state, turn, emit);
  advance(t, state, emit);
}

function beginTurn(state: State, turn: number, emit: Emit): void {
  state.turn = turn;
  emit?.({ type: 'turn', turn });
  if (turn === 0) state.phase = 'favours';
  else enterFabrication(state);
}

/** Lets the game run until somebody has to decide or it is over. */
export function advance(t: Tables, state: State, emit: Emit): void {
  while (state.pending === null && state.phase !== 'over') {
    switch (state.phase) {
      case 'favours':
        state.pending = nextFavour(t, state);
        if (state.pending === null) beginTurn(state, 1, emit);
        break;
      case 'fabrication':
        if (!proceedFabrication(t, state, emit)) enterPlacement(state);
        break;
      case 'placement':
        if (proceedPlacement(t, state, emit)) break;
        if (state.turn <= t.constants.cityTurns) enterCouncil(t, state, emit);
        else state.phase = 'laboratories';
        break;
      case 'council':
        if (!proceedCouncil(t, state, emit)) enterOffers(t, state, emit);
        break;
      case 'offers':
        if (!proceedOffers(t, state, emit)) state.phase = 'laboratories';
        break;
      case 'laboratories':
        workLaboratories(t, state, emit);
        completeInventions(t, state, emit);
        enterAuctions(state, emit);
        break;
      case 'auctions':
        if (!proceedAuctions(state, emit)) endTurn(t, state, emit);
        break;
    }
  }
}

/** [leonardo.refill], [leonardo.council.growth], [leonardo.end] */
function endTurn(t: Tables, state: State, emit: Emit): void {
  if (state.turn === t.constants.turns) {
    state.phase = 'over';
    emit?.({ type: 'ended' });
    return;
  }
  if (state.turn <= t.constants.cityTurns) {
    state.councilFlorins += t.constants.councilGrowth;
    state.bank -= t.constants.councilGrowth;
    emit?.({ type: 'council-grows', florins: state.councilFlorins });
    refill(t, state, emit);
  }
  beginTurn(state, state.turn + 1, emit);
}

function refill(t: Tables, state: State, emit: Emit): void {
  const wanted = countsFor(t, state.players.length).requested;
  const drawn: Invention[] = [];
  while (state.requested.length < wanted && state.deck.length > 0) {
    const invention = state.deck.shift()!;
    drawn.push(invention);
    state.requested.push(invention);
    state.arranged = Math.max(0, state.arranged - 1);
    for (const { knowledge } of state.players) {
      if (knowledge.window === 0) continue;
      knowledge.window--;
      knowledge.cards = knowledge.cards.filter(card => card !== invention);
      if (knowledge.window === 0) knowledge.ordered = false;
    }
  }
  if (drawn.length > 0) emit?.({ type: 'requested', inventions: drawn, reveals: true });
}
