/**
 * Playing a turn to its end. States are judged there, not in the middle of an action: a game's estimate compares two
 * finished turns better than a finished one with one that has just begun.
 */
import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import type { RngState } from '../core/rng.ts';
import type { Habits } from './habits.ts';
import { likelyMove, objectiveOf } from './position.ts';

/** At most this many decisions are looked at on the way to the end of a turn. */
const FOLLOW_UPS = 12;
/** Moves tried at each of them, the most promising by the game's weights: in this turn, and in turns further ahead. */
const BREADTH = 8;
const BREADTH_AHEAD = 4;

type Judge = (state: BaseState) => number;

/** A turn of this many decisions or more is long. */
const LONG_TURN = 3;

/** Does a turn take so many decisions that no tree would get through the others' turns? */
export function hasLongTurns({ turnLength }: Pick<AnyGame, 'turnLength'>): boolean {
  return turnLength >= LONG_TURN;
}

/**
 * Takes the rest of this turn greedily. May change the state given; returns the one at the end. In a long turn each of
 * the many steps is judged by the seat's own score: what the turn costs others is looked at when it is over.
 */
export function finishTurn(
  game: AnyGame,
  start: BaseState,
  { seat, turn }: { readonly seat: Seat; readonly turn: number },
  habits: Habits,
): BaseState {
  const judge: Judge = hasLongTurns(game)
    ? state => game.evaluate(state, seat)
    : state => objectiveOf(game, state, seat);
  let state = start;
  for (let step = 0; step < FOLLOW_UPS && !isTurnOver(game, state, turn); step++) {
    state = greedyStep(game, state, { seat, breadth: BREADTH, judge, habits });
  }
  return state;
}

/**
 * Goes on to the end of this seat's next turn: the others play what is likely, the seat itself greedily for its own
 * score. May change the state given; returns the one at the end.
 */
export function nextTurn(
  game: AnyGame,
  start: BaseState,
  seat: Seat,
  rng: RngState,
  habits: Habits,
): BaseState {
  let state = start;
  let mover = game.mover(state);
  for (; mover?.seat !== seat; mover = game.mover(state)) {
    if (mover === null) return state;
    game.apply(state, likelyMove(game, state, rng));
  }
  const judge: Judge = after => game.evaluate(after, seat);
  let step = 0;
  do state = greedyStep(game, state, { seat, breadth: BREADTH_AHEAD, judge, habits });
  while (++step < FOLLOW_UPS && !isTurnOver(game, state, mover.turn));
  return state;
}

/** How a step is chosen, and for whom. */
interface Way {
  readonly seat: Seat;
  readonly breadth: number;
  readonly judge: Judge;
  readonly habits: Habits;
}

function greedyStep(game: AnyGame, state: BaseState, { seat, breadth, judge, habits }: Way): BaseState {
  const moves = game.legalMoves(state);
  const usual = moves.length === 1 ? 0 : habits.recall(state, seat, moves.length, breadth);
  if (usual >= 0) {
    game.apply(state, moves[usual]!);
    return state;
  }
  const tried = promising(game, state, moves, breadth);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = 0;
  let next = state;
  for (let i = 0; i < tried.length; i++) {
    // After the last move the state itself is no longer needed.
    const after = i < tried.length - 1 ? game.copy(state) : state;
    game.apply(after, moves[tried[i]!]!);
    const value = judge(after);
    if (value > best) {
      best = value;
      chosen = tried[i]!;
      next = after;
    }
  }
  habits.keep(chosen);
  return next;
}

/** The numbers of the most promising moves, those first that promise most where there are more. */
function promising(game: AnyGame, state: BaseState, moves: readonly BaseMove[], breadth: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < moves.length; i++) numbers.push(i);
  if (moves.length <= breadth) return numbers;
  const weights = game.priors(state, moves);
  return numbers.sort((a, b) => weights[b]! - weights[a]!).slice(0, breadth);
}

/** Is nothing left to decide in this turn? */
export function isTurnOver(game: AnyGame, state: BaseState, turn: number): boolean {
  return game.mover(state)?.turn !== turn;
}
