/**
 * Where a turn ends, as far as it can be told from outside. Tables are judged there, not in the middle of an action:
 * a game's estimate compares two finished turns better than a finished one with one that has just begun.
 */
import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import { clone } from '../core/json.ts';
import { nextBelow, type RngState, seedRng } from '../core/rng.ts';
import { aimOf, likelyMove } from './position.ts';

/** Decisions looked at, at most, on the way to the end of a turn. */
const FOLLOW_UPS = 12;
/** Moves tried at each of them, the most promising at a glance: in this turn, and in turns further ahead. */
const BREADTH = 8;
const BREADTH_AHEAD = 4;
/** From so many decisions on, a turn is long. */
const LONG_TURN = 3;

type Judge = (state: BaseState) => number;

/** Takes the rest of this seat's turn greedily. May change the table given; returns the one at the end. */
export function finishTurn(game: AnyGame, start: BaseState, seat: Seat, seats: number): BaseState {
  const judge: Judge = state => aimOf(game, state, seat, seats);
  let state = start;
  for (let step = 0; step < FOLLOW_UPS && !turnIsOver(game, state, seat); step++)
    state = greedyStep(game, state, BREADTH, judge);
  return state;
}

/**
 * Goes on to the end of this seat's next turn: the others play what is likely, the seat itself greedily for its own
 * score. May change the table given; returns the one at the end.
 */
export function nextTurn(game: AnyGame, start: BaseState, seat: Seat, rng: RngState): BaseState {
  let state = start;
  for (let decision = game.decision(state); decision?.seat !== seat; decision = game.decision(state)) {
    if (decision === null) return state;
    game.apply(state, likelyMove(game, state, rng));
  }
  const judge: Judge = after => game.evaluate(after, seat);
  let step = 0;
  do state = greedyStep(game, state, BREADTH_AHEAD, judge);
  while (++step < FOLLOW_UPS && !turnIsOver(game, state, seat));
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
  for (const move of moves) {
    const after = clone(state);
    game.apply(after, move);
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

/** Is nothing left to decide in the turn that this seat has begun? */
export function turnIsOver(game: AnyGame, state: BaseState, seat: Seat): boolean {
  const decision = game.decision(state);
  return decision === null || decision.seat !== seat || turnsOf(game).openers.has(decision.kind);
}

/** Does a turn take several decisions, so that a plan for it is worth more than a look at every reply? */
export function hasLongTurns(game: AnyGame): boolean {
  return turnsOf(game).length >= LONG_TURN;
}

interface Turns {
  /** The kinds of decision that open a turn, also of somebody who plays alone. */
  readonly openers: ReadonlySet<string>;
  /** Decisions in a row by one seat, on average. */
  readonly length: number;
}
const learnt = new WeakMap<AnyGame, Turns>();

/** What a game's turns are like, seen in a random game for two: where does the word pass on to another? */
function turnsOf(game: AnyGame): Turns {
  let turns = learnt.get(game);
  if (turns === undefined) {
    turns = learnTurns(game);
    learnt.set(game, turns);
  }
  return turns;
}

function learnTurns(game: AnyGame): Turns {
  const openers = new Set<string>();
  let decisions = 0;
  let changes = 0;
  const { players, options } = game.meta;
  const state = game.setup({
    players: Math.min(players.max, Math.max(players.min, 2)),
    seed: 'turns',
    options: Object.fromEntries(options.map(({ key, values }) => [key, values[0]])),
    first: null,
  });
  const rng = seedRng('turns');
  let last: Seat | null = null;
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    decisions++;
    if (last !== null && decision.seat !== last) {
      openers.add(decision.kind);
      changes++;
    }
    last = decision.seat;
    const moves = game.legalMoves(state);
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
  return { openers, length: decisions / (changes + 1) };
}
