/**
 * Playing a turn to its end. States are judged there, not in the middle of an action: a game's estimate compares two
 * finished turns better than a finished one with one that has just begun.
 */
import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import type { RngState } from '../core/rng.ts';
import { likelyMove, objectiveOf } from './position.ts';

/** At most this many decisions are looked at on the way to the end of a turn. */
const FOLLOW_UPS = 12;
/** Moves tried at each of them, the most promising by the game's weights: in this turn, and in turns further ahead. */
const BREADTH = 8;
const BREADTH_AHEAD = 4;

type Judge = (state: BaseState) => number;

/** Takes the rest of this turn greedily. May change the state given; returns the one at the end. */
export function finishTurn(game: AnyGame, start: BaseState, seat: Seat, turn: number): BaseState {
  const judge: Judge = state => objectiveOf(game, state, seat);
  let state = start;
  for (let step = 0; step < FOLLOW_UPS && !isTurnOver(game, state, turn); step++) {
    state = greedyStep(game, state, BREADTH, judge);
  }
  return state;
}

/**
 * Goes on to the end of this seat's next turn: the others play what is likely, the seat itself greedily for its own
 * score. May change the state given; returns the one at the end.
 */
export function nextTurn(game: AnyGame, start: BaseState, seat: Seat, rng: RngState): BaseState {
  let state = start;
  let mover = game.mover(state);
  for (; mover?.seat !== seat; mover = game.mover(state)) {
    if (mover === null) return state;
    game.apply(state, likelyMove(game, state, rng));
  }
  const judge: Judge = after => game.evaluate(after, seat);
  let step = 0;
  do state = greedyStep(game, state, BREADTH_AHEAD, judge);
  while (++step < FOLLOW_UPS && !isTurnOver(game, state, mover.turn));
  return state;
}

function greedyStep(game: AnyGame, state: BaseState, breadth: number, judge: Judge): BaseState {
  const moves = promising(game, state, breadth);
  if (moves.length === 1) {
    game.apply(state, moves[0]!);
    return state;
  }
  let best = Number.NEGATIVE_INFINITY;
  let next = state;
  for (let i = 0; i < moves.length; i++) {
    // After the last move the state itself is no longer needed.
    const after = i < moves.length - 1 ? game.copy(state) : state;
    game.apply(after, moves[i]!);
    const value = judge(after);
    if (value > best) {
      best = value;
      next = after;
    }
  }
  return next;
}

function promising(game: AnyGame, state: BaseState, breadth: number): BaseMove[] {
  const moves = game.legalMoves(state);
  if (moves.length <= breadth) return moves;
  const weights = game.priors(state, moves);
  return moves
    .map((move, i) => ({ move, weight: weights[i]! }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, breadth)
    .map(({ move }) => move);
}

/** Is nothing left to decide in this turn? */
export function isTurnOver(game: AnyGame, state: BaseState, turn: number): boolean {
  return game.mover(state)?.turn !== turn;
}
