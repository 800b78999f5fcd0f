/** One decision: its legal moves and what each does. Dispatches to the topics in actions/. */
import * as lessons from './actions/lessons.ts';
import * as masters from './actions/masters.ts';
import { addQuickMoves, applyDeck, applyQuickMove, legalDeck } from './actions/quick.ts';
import * as study from './actions/study.ts';
import * as technology from './actions/technology.ts';
import * as travel from './actions/travel.ts';
import * as turn from './actions/turn.ts';
import * as work from './actions/work.ts';
import type { Tables } from './data.ts';
import { activePlayer, replaceTile, takeTile, typesInStock } from './effects.ts';
import { isUntouched, topFrame } from './frames.ts';
import { applyTuck, endTurn } from './rounds.ts';
import type { Emit, Frame, Move, State } from './types.ts';

const STOP: Move = { type: 'stop' };

export function legalMoves(t: Tables, state: State): Move[] {
  const moves: Move[] = [];
  const frame = topFrame(state.pending);
  if (frame === undefined) return moves;
  switch (frame.kind) {
    case 'keep':
      masters.legalKeep(state, moves);
      return moves;
    case 'play':
    case 'aside':
      turn.legalPlay(state, frame, moves);
      return moves;
    case 'turn':
      turn.legalTurn(t, state, frame, moves);
      return moves;
    case 'tuck':
      for (const card of activePlayer(state).desk) moves.push({ type: 'tuck', card });
      return moves;
    case 'jump':
      travel.legalJump(t, state, moves);
      return moves;
    case 'repeat':
      turn.legalRepeat(t, state, moves);
      return moves;
    case 'discard':
      turn.legalDiscard(state, moves);
      return moves;
    case 'choose-tile':
      turn.legalTile(state, frame, moves);
      return moves;
    case 'reveal':
      legalDeck(state, moves);
      return moves;
    case 'work':
      work.legal(t, state, frame, moves);
      addBesides(t, state, frame, moves);
      return moves;
    case 'technology':
      technology.legal(t, state, frame, moves);
      addBesides(t, state, frame, moves);
      return moves;
    case 'travel':
      travel.legal(t, state, frame, moves);
      addBesides(t, state, frame, moves);
      return moves;
    case 'lessons':
      lessons.legal(state, frame, moves);
      addBesides(t, state, frame, moves);
      return moves;
    case 'study':
      study.legal(t, state, frame, moves);
      addBesides(t, state, frame, moves);
      return moves;
    case 'any-action':
      turn.legalAnyAction(t, state, frame, moves);
      break;
    case 'master':
      masters.legalMaster(state, moves);
      break;
    case 'place-cube':
      travel.legalVisit(t, state, frame, moves);
      break;
    case 'replace-tile':
      turn.legalReplace(state, frame, moves);
      break;
  }
  moves.push(STOP);
  return moves;
}

/** What may be done beside the steps of a basic action. One that was taken up and costs nothing is not left at once. */
function addBesides(t: Tables, state: State, frame: Frame & { own: boolean }, moves: Move[]): void {
  const justBegun = frame.own && isUntouched(frame);
  if (justBegun) turn.addEffect(t, state, moves);
  addQuickMoves(t, state, frame, moves);
  if (!justBegun || !turn.hasFreeOption(t, state, frame)) moves.push(STOP);
}

export function apply(t: Tables, state: State, move: Move, emit: Emit): void {
  if (!applyQuickMove(t, state, move, emit)) applyMove(t, state, topFrame(state.pending)!, move, emit);
  settle(t, state, emit);
}

function applyMove(t: Tables, state: State, frame: Frame, move: Move, emit: Emit): void {
  if (move.type === 'stop') {
    stop(t, state, frame, emit);
    return;
  }
  if (move.type === 'effect') {
    turn.applyEffect(t, state, emit);
    return;
  }
  switch (frame.kind) {
    case 'keep':
      if (move.type === 'keep') masters.applyKeep(t, state, move.master, emit);
      return;
    case 'play':
    case 'aside':
      if (move.type === 'aside') turn.applyAside(state);
      else if (move.type === 'play') turn.applyPlay(t, state, move.card, emit);
      return;
    case 'turn':
      if (move.type === 'do') turn.applyDo(t, state, move.action, emit);
      else if (move.type === 'end') {
        turn.takeUnusedGain(t, state, emit);
        endTurn(t, state, emit);
      }
      return;
    case 'work':
      if (move.type === 'advance') work.apply(t, state, frame, move.spaces, emit);
      return;
    case 'technology':
      if (move.type === 'student') technology.apply(t, state, frame, move.from, move.to, emit);
      return;
    case 'travel':
      if (move.type === 'go') travel.applyGo(t, state, frame, move.to, emit);
      else if (move.type === 'cube') travel.applyCube(t, state, frame, emit);
      return;
    case 'lessons':
      if (move.type === 'take') lessons.apply(t, state, frame, move.card, emit);
      return;
    case 'study':
      if (move.type === 'shelve') study.apply(t, state, frame, move.square, move.ignore, emit);
      return;
    case 'any-action':
      if (move.type === 'do') turn.applyAnyAction(t, state, frame, move.action, emit);
      return;
    case 'master':
      if (move.type === 'master') masters.applyMaster(t, state, move.master, emit);
      return;
    case 'place-cube':
      if (move.type === 'visit') travel.applyVisit(t, state, frame, move.place, emit);
      return;
    case 'choose-tile':
      if (move.type !== 'tile') return;
      state.pending.pop();
      takeTile(t, state, frame.family, move.tile, emit);
      return;
    case 'replace-tile':
      if (move.type !== 'replace') return;
      state.pending.pop();
      replaceTile(state, frame.family, frame.tile, move.tile, emit);
      return;
    case 'jump':
      if (move.type === 'jump') travel.applyJump(state, frame, move.to, emit);
      return;
    case 'repeat':
      if (move.type === 'repeat') turn.applyRepeat(t, state, move.card, emit);
      return;
    case 'discard':
      if (move.type === 'discard') turn.applyDiscard(t, state, frame, move.card, emit);
      return;
    case 'reveal':
      if (move.type === 'deck') applyDeck(t, state, move.level, emit);
      return;
    case 'tuck':
      if (move.type === 'tuck') applyTuck(t, state, move.card, emit);
      return;
  }
}

/** Leaves what remains: a student or scientist on the move stops where it is. */
function stop(t: Tables, state: State, frame: Frame, emit: Emit): void {
  if (frame.kind === 'technology') technology.finish(t, state, frame, emit);
  else if (frame.kind === 'travel') travel.finish(t, state, frame, emit);
  else state.pending.pop();
}

/** Ends pending actions in which nothing is left to decide. */
function settle(t: Tables, state: State, emit: Emit): void {
  for (let frame = topFrame(state.pending); frame !== undefined; frame = topFrame(state.pending)) {
    if (!isIdle(t, state, frame)) return;
    if (emit !== undefined && isUntouched(frame))
      emit({ type: 'nothing', seat: state.active, kind: frame.kind });
    stop(t, state, frame, emit);
  }
}

/** Would stopping be the only sensible move? */
function isIdle(t: Tables, state: State, frame: Frame): boolean {
  switch (frame.kind) {
    case 'work':
      return !work.brings(t, activePlayer(state), frame);
    case 'technology':
    case 'travel':
    case 'lessons':
    case 'study':
      return !turn.canGoOn(t, state, frame);
    case 'master':
      return activePlayer(state).masters.length === 0;
    case 'place-cube':
      return !travel.visitPossible(t, state, frame);
    case 'choose-tile':
      return typesInStock(state, frame.family).length === 0;
    default:
      return false;
  }
}
