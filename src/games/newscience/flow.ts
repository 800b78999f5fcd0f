/** The course of the game between decisions: choosing, placing, resolving, the end of a turn. */
import { continuePlay, resolveEvent } from './actions/events.ts';
import { listExperiments } from './actions/experiment.ts';
import { resolveInfluence } from './actions/influence.ts';
import { legalScientists, listPlacements, takeScientist } from './actions/placement.ts';
import { listPublications, publishAlong } from './actions/publish.ts';
import { listResearch } from './actions/research.ts';
import { resolveRest } from './actions/rest.ts';
import { boardOf, type Space, type Step, type Tables } from './data.ts';
import { publishedByAll } from './knowledge.ts';
import { type Emit, NONE, type State, type StepName, type WorkPending } from './types.ts';

const LISTS = { research: listResearch, experiment: listExperiments, publish: listPublications };

/** Runs on until somebody has to decide or the game is over. */
export function advance(t: Tables, s: State, emit: Emit): void {
  while (s.pending === null && s.phase !== 'over') {
    if (s.phase === 'scientists') nextScientist(t, s, emit);
    else if (s.phase === 'placement') nextPlacement(t, s, emit);
    else nextStep(t, s, emit);
  }
}

function nextScientist(t: Tables, s: State, emit: Emit): void {
  if (s.placed === s.seats.length) {
    startFirstTurn(t, s, emit);
    return;
  }
  const seat = s.order[s.placed]!;
  const choices = legalScientists(t, s);
  const only = choices[0]!;
  if (choices.length > 1 || only.type !== 'scientist') {
    s.pending = { kind: 'scientist', seat };
    return;
  }
  takeScientist(t, s, seat, t.scientistIndex[only.scientist]!);
  s.placed++;
  emit?.({ type: 'scientist-chosen', seat, scientist: only.scientist });
}

/** The first turn's order is printed on the scientists. */
export function startFirstTurn(t: Tables, s: State, emit: Emit): void {
  const rank = (seat: number) => t.scientists[s.seats[seat]!.scientist]!.firstTurnOrder;
  s.order.sort((a, b) => rank(a) - rank(b));
  s.phase = 'placement';
  s.placed = 0;
  emit?.({ type: 'turn-started', turn: s.turn, order: [...s.order] });
}

function nextPlacement(t: Tables, s: State, emit: Emit): void {
  const players = s.seats.length;
  if (s.placed === players * t.rules.energyPerPlayer) {
    s.phase = 'resolution';
    s.cursor = 0;
    return;
  }
  const seat = s.order[s.placed % players]!;
  if (listPlacements(t, s, seat, null)) {
    s.pending = { kind: 'place', seat };
  } else {
    s.placed++;
    emit?.({ type: 'not-placed', seat });
  }
}

function nextStep(t: Tables, s: State, emit: Emit): void {
  if (s.playing.space !== NONE) {
    continuePlay(t, s, emit);
    return;
  }
  if (s.along.seat !== NONE) {
    publishAlong(t, s, emit);
    return;
  }
  const { steps } = boardOf(t, s.seats.length);
  if (s.cursor === steps.length) endTurn(t, s, emit);
  else resolve(t, s, steps[s.cursor++]!, emit);
}

function resolve(t: Tables, s: State, step: Step, emit: Emit): void {
  if (step.kind === 'rest') {
    resolveRest(t, s, emit);
  } else if (step.kind === 'act') {
    resolveAct(t, s, step.space, step.step, emit);
  } else if (step.space.action === 'event') {
    resolveEvent(t, s, step.space, emit);
  } else if (step.space.action === 'influence') {
    resolveInfluence(t, s, step.space, emit);
  } else {
    resolveWork(t, s, step.space, step.space.action as StepName, step.space.modifier, emit);
  }
}

/** A marker on a card that is an additional action comes after the printed spaces of that action. */
function resolveAct(t: Tables, s: State, space: Space, step: StepName, emit: Emit): void {
  const card = s.events[space.event]!;
  if (card === NONE || s.spaces[space.index] === NONE) return;
  const { act } = t.cards[card]!;
  if (act !== null && act.step === step) resolveWork(t, s, space, step, act.by, emit);
}

function resolveWork(t: Tables, s: State, space: Space, kind: StepName, modifier: number, emit: Emit): void {
  const seat = s.spaces[space.index]!;
  if (seat === NONE) return;
  s.spaces[space.index] = NONE;
  const pending: WorkPending = { kind, seat, space: space.id, modifier };
  if (LISTS[kind](t, s, pending, null)) s.pending = pending;
  else emit?.({ type: 'lost', seat, action: kind });
}

function endTurn(t: Tables, s: State, emit: Emit): void {
  const board = boardOf(t, s.seats.length);
  for (let i = 0; i < s.events.length; i++) {
    const card = s.events[i]!;
    if (card === NONE) continue;
    s.events[i] = NONE;
    s.discard.push(card);
    if (t.cards[card]!.type !== 'EFFECT' && !s.seats.some(seat => seat.played.includes(card))) {
      emit?.({ type: 'event-left', card: t.cards[card]!.id });
    }
  }
  for (const seat of s.seats) {
    if (seat.played.length > 0) seat.played = [];
    if (seat.spent.length > 0) seat.spent = [];
  }
  if ((board.lastLevel & ~publishedByAll(s)) === 0) {
    s.phase = 'over';
    emit?.({ type: 'ended', by: 'discoveries' });
  } else if (s.deck.length < board.revealed) {
    s.phase = 'over';
    emit?.({ type: 'ended', by: 'events' });
  } else {
    startTurn(t, s, board.revealed, emit);
  }
}

function startTurn(t: Tables, s: State, revealed: number, emit: Emit): void {
  s.turn++;
  s.phase = 'placement';
  s.placed = 0;
  s.cursor = 0;
  emit?.({ type: 'turn-started', turn: s.turn, order: [...s.order] });
  for (let i = 0; i < revealed; i++) {
    const card = s.deck.pop()!;
    s.seen.pop();
    s.events[i] = card;
    emit?.({ type: 'event-revealed', card: t.cards[card]!.id, reveals: true });
  }
}
