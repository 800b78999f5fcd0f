/** The course of the game between decisions: choosing, placing, resolving, the end of a round. */
import type { BoardSpace, ResolutionStep } from './board.ts';
import type { Tables } from './data.ts';
import { continuePlay, resolveEvent } from './events.ts';
import { changeInfluence, influencePerMarker } from './gains.ts';
import { publishedByAll } from './knowledge.ts';
import { causeOfLoss } from './lost.ts';
import { resolveRest } from './rest.ts';
import { freeSpaces } from './spaces.ts';
import { listExperiments } from './topics/experiment.ts';
import { offerInfluence, risingTracks } from './topics/influence.ts';
import { continueAlong, listPublications } from './topics/publish.ts';
import { listResearch } from './topics/research.ts';
import { chooseScientist, freeScientists } from './topics/scientist.ts';
import { type DiscoveryAction, type DiscoveryPending, type Emit, NONE, type State } from './types.ts';

const LISTS = { research: listResearch, experiment: listExperiments, publish: listPublications };

/** Runs on until somebody has to decide or the game is over. [newscience.turn] */
export function advance(t: Tables, state: State, emit: Emit): void {
  while (state.pending === null && state.phase !== 'over') {
    if (state.phase === 'scientists') nextScientist(t, state, emit);
    else if (state.phase === 'placement') nextPlacement(t, state, emit);
    else nextStep(t, state, emit);
  }
}

/** The last of five players takes the scientist that is left. [newscience.setup.scientists] */
function nextScientist(t: Tables, state: State, emit: Emit): void {
  if (state.placed === state.players) {
    startFirstRound(t, state, emit);
    return;
  }
  const seat = state.order[state.placed]!;
  const free = freeScientists(t, state);
  state.turn++;
  if (free.length > 1) state.pending = { kind: 'scientist', seat };
  else chooseScientist(t, state, seat, free[0]!, emit);
}

/** The order of the first round is printed on the scientists. [newscience.setup.order] */
export function startFirstRound(t: Tables, state: State, emit: Emit): void {
  const rank = (seat: number): number => {
    const { scientist } = state.seats[seat]!;
    return scientist === NONE ? 0 : t.scientists[scientist]!.firstTurnOrder;
  };
  state.order.sort((a, b) => rank(a) - rank(b));
  startPlacement(state, emit);
}

function startPlacement(state: State, emit: Emit): void {
  state.phase = 'placement';
  state.placed = 0;
  state.cursor = 0;
  emit?.({ type: 'round-started', seat: null, round: state.round, order: [...state.order] });
}

/** One marker after the other in turn order, until all have placed all of theirs. [newscience.energy] */
function nextPlacement(t: Tables, state: State, emit: Emit): void {
  if (state.placed === state.players * t.rules.energyPerPlayer) {
    state.phase = 'resolution';
    return;
  }
  const seat = state.order[state.placed % state.players]!;
  state.turn++;
  if (freeSpaces(t, state, seat) !== 0) {
    state.pending = { kind: 'place', seat };
  } else {
    state.placed++;
    emit?.({ type: 'not-placed', seat });
  }
}

function nextStep(t: Tables, state: State, emit: Emit): void {
  const { resolution } = t.boards[state.players]!;
  if (state.playing.space !== NONE) continuePlay(t, state, emit);
  else if (state.along.seat !== NONE) continueAlong(t, state, emit);
  else if (state.cursor === resolution.length) endRound(t, state, emit);
  else resolve(t, state, resolution[state.cursor++]!, emit);
}

/** What an owner resolves is a turn. Without a marker nothing happens. [newscience.energy.free] */
function resolve(t: Tables, state: State, step: ResolutionStep, emit: Emit): void {
  if (step.kind === 'rest') {
    resolveRest(t, state, emit);
    return;
  }
  const { space } = step;
  if (step.kind === 'act') {
    resolveCardAction(t, state, space, step.action, emit);
  } else if (space.action === 'event') {
    resolveEvent(t, state, space, emit);
  } else if (space.action === 'influence') {
    resolveInfluence(t, state, space, emit);
  } else if (space.action !== 'rest') {
    resolveAction(t, state, space, space.action, space.modifier, emit);
  }
}

/** [newscience.influence]; on the free space the owner chooses now [newscience.influence.any]. */
function resolveInfluence(t: Tables, state: State, { index, track }: BoardSpace, emit: Emit): void {
  const seat = state.spaces[index]!;
  if (seat === NONE) return;
  state.spaces[index] = NONE;
  state.turn++;
  if (track === NONE) {
    const rising = risingTracks(t, state, seat);
    if (rising.length === 0) emit?.({ type: 'lost', seat, action: 'influence' });
    offerInfluence(t, state, seat, rising, 1, emit);
  } else changeInfluence(t, state, seat, track, influencePerMarker(t, state, track), emit);
}

/** [newscience.cards.act] */
function resolveCardAction(
  t: Tables,
  state: State,
  space: BoardSpace,
  action: DiscoveryAction,
  emit: Emit,
): void {
  const card = state.events[space.event]!;
  if (card === NONE || state.spaces[space.index] === NONE) return;
  const { act } = t.cards[card]!;
  if (act !== null && act.action === action) resolveAction(t, state, space, action, act.by, emit);
}

/** The target is chosen now; without one the action is lost. [newscience.resolution.target] [newscience.resolution.lost] */
function resolveAction(
  t: Tables,
  state: State,
  { index }: BoardSpace,
  kind: DiscoveryAction,
  modifier: number,
  emit: Emit,
): void {
  const seat = state.spaces[index]!;
  if (seat === NONE) return;
  state.spaces[index] = NONE;
  state.turn++;
  const pending: DiscoveryPending = { kind, seat, space: index, modifier };
  if (LISTS[kind](t, state, pending, null)) state.pending = pending;
  else emit?.({ type: 'lost', seat, action: kind, cause: causeOfLoss(t, state, pending) });
}

/** [newscience.endturn] */
function endRound(t: Tables, state: State, emit: Emit): void {
  const board = t.boards[state.players]!;
  discardEvents(t, state, emit);
  for (const seat of state.seats) {
    if (seat.played.length > 0) seat.played = [];
    if (seat.spent.length > 0) seat.spent = [];
  }
  // The round in which it happens is played to its end. [newscience.end.discoveries]
  if ((board.lastLevel & ~publishedByAll(state)) === 0) endGame(state, 'discoveries', emit);
  else if (state.deck.length < board.revealed) endGame(state, 'events', emit);
  else startRound(state, board.revealed, emit);
}

/** All cards of the row leave the game, taken or not. [newscience.events.left] */
function discardEvents(t: Tables, state: State, emit: Emit): void {
  for (let i = 0; i < state.events.length; i++) {
    const card = state.events[i]!;
    if (card === NONE) continue;
    state.events[i] = NONE;
    state.discard.push(card);
    if (t.cards[card]!.type !== 'EFFECT' && !state.seats.some(seat => seat.played.includes(card))) {
      emit?.({ type: 'event-left', seat: null, card });
    }
  }
}

/** [newscience.end] [newscience.end.events] */
function endGame(state: State, by: 'discoveries' | 'events', emit: Emit): void {
  state.phase = 'over';
  emit?.({ type: 'ended', seat: null, by });
}

function startRound(state: State, revealed: number, emit: Emit): void {
  state.round++;
  startPlacement(state, emit);
  for (let i = 0; i < revealed; i++) {
    const card = state.deck.pop()!;
    state.seen.pop();
    state.events[i] = card;
    emit?.({ type: 'event-revealed', seat: null, card, reveals: true });
  }
}
