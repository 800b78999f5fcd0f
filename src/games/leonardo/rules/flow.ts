/** From one decision to the next: phases, rounds, and what happens between them by itself. */
import type { Emit } from '../../../core/grammar.ts';
import { completeInventions } from './completion.ts';
import { countsFor, type Tables } from './data.ts';
import { workLaboratories } from './laboratories.ts';
import { enterAuctions, proceedAuctions } from './topics/auctions.ts';
import { enterCouncil, proceedCouncil } from './topics/council.ts';
import { enterFabrication, proceedFabrication } from './topics/fabrication.ts';
import { proceedFavours } from './topics/favours.ts';
import { enterOffers, proceedOffers } from './topics/offers.ts';
import { enterPlacement, proceedPlacement } from './topics/placement.ts';
import { cityIsClosed, printedTurn } from './turns.ts';
import type { Event, InventionIndex, Phase, State } from './types.ts';

/** Takes a phase one step on: to somebody's decision, or into the next phase. [leonardo.turns] */
const PROCEED: Readonly<Record<Phase, (t: Tables, state: State, emit: Emit<Event>) => void>> = {
  favours(t, state, emit) {
    if (!proceedFavours(t, state)) beginRound(state, emit);
  },
  fabrication(t, state, emit) {
    if (!proceedFabrication(t, state, emit)) enterPlacement(state);
  },
  placement(t, state, emit) {
    if (proceedPlacement(t, state, emit)) return;
    if (cityIsClosed(t, state)) state.phase = 'laboratories';
    else enterCouncil(t, state, emit);
  },
  council(t, state, emit) {
    if (!proceedCouncil(t, state, emit)) enterOffers(t, state, emit);
  },
  offers(t, state, emit) {
    if (!proceedOffers(t, state, emit)) state.phase = 'laboratories';
  },
  laboratories(t, state, emit) {
    workLaboratories(t, state, emit);
    completeInventions(t, state, emit);
    enterAuctions(state, emit);
  },
  auctions(t, state, emit) {
    if (!proceedAuctions(state, emit)) endRound(t, state, emit);
  },
  over() {},
};

/** Lets the game run until somebody has to decide or it is over. */
export function advance(t: Tables, state: State, emit: Emit<Event>): void {
  while (state.pending === null && state.phase !== 'over') PROCEED[state.phase](t, state, emit);
}

/** The next turn of the rulebook; turn 0 is the choice of favours. [leonardo.experienced] */
export function beginRound(state: State, emit: Emit<Event>): void {
  state.round++;
  emit?.({ type: 'round', seat: null, printedTurn: printedTurn(state) });
  if (printedTurn(state) === 0) state.phase = 'favours';
  else enterFabrication(state);
}

/** [leonardo.end] */
function endRound(t: Tables, state: State, emit: Emit<Event>): void {
  if (printedTurn(state) === t.constants.turns) {
    state.phase = 'over';
    emit?.({ type: 'ended', seat: null });
    return;
  }
  if (!cityIsClosed(t, state)) {
    growCouncil(t, state, emit);
    refill(t, state, emit);
  }
  beginRound(state, emit);
}

/** [leonardo.council.growth] */
function growCouncil(t: Tables, state: State, emit: Emit<Event>): void {
  state.councilFlorins += t.constants.councilGrowth;
  state.bank -= t.constants.councilGrowth;
  // Nobody can come for it once the city is closed: not worth telling.
  if (printedTurn(state) < t.constants.cityTurns)
    emit?.({ type: 'council-grows', seat: null, florins: state.councilFlorins });
}

/** As long as there are cards, and not in the last turns. [leonardo.refill], [leonardo.refill.last] */
function refill(t: Tables, state: State, emit: Emit<Event>): void {
  const wanted = countsFor(t, state.players).requested;
  const drawn: InventionIndex[] = [];
  while (state.requested.length < wanted && state.deck.length > 0) {
    const invention = state.deck.shift()!;
    drawn.push(invention);
    state.requested.push(invention);
    state.arranged = Math.max(0, state.arranged - 1);
    for (const { knowledge } of state.seats) {
      if (knowledge.window === 0) continue;
      knowledge.window--;
      knowledge.cards = knowledge.cards.filter(card => card !== invention);
      if (knowledge.window === 0) knowledge.ordered = false;
    }
  }
  if (drawn.length > 0) emit?.({ type: 'requested', seat: null, inventions: drawn, reveals: true });
}
