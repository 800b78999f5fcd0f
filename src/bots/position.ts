/** What every bot does first: sample a state that its view allows, and judge it. */
import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import { finalScores } from '../core/game.ts';
import type { RngState } from '../core/rng.ts';
import { nextUnit } from '../core/rng.ts';
import type { BotRequest } from './types.ts';

/** A state that the bot's view allows. Seeds of samples never coincide with the seed of the game. */
export function sampleState(game: AnyGame, request: BotRequest, sample: number): BaseState {
  return game.sample(request.view, `bot ${request.seed} ${sample}`);
}

export function findMove(game: AnyGame, state: BaseState, notation: string): BaseMove | undefined {
  return game.legalMoves(state).find(move => game.notate(move) === notation);
}

/** Expected final score of a seat: exact once the game is over. */
export function estimate(game: AnyGame, state: BaseState, seat: Seat): number {
  return game.mover(state) === null ? finalScores(game, state)[seat]!.total : game.evaluate(state, seat);
}

/** Expected final score by seat: exact once the game is over. */
export function estimates(game: AnyGame, state: BaseState): number[] {
  if (game.mover(state) === null) return finalScores(game, state).map(score => score.total);
  const expected: number[] = [];
  for (let seat = 0; seat < state.players; seat++) expected.push(game.evaluate(state, seat));
  return expected;
}

/** The lead over the best other; alone at the table, the score itself. */
export function lead(scores: readonly number[], seat: Seat): number {
  return lessBestRival(scores, seat, 1);
}

/**
 * What a rival's point counts against one of one's own. A bot that gives up as much as it costs a rival spoils both their
 * games, to the joy of a third, and trusts a guess about plans that the rival can still change: measured, it loses.
 */
const RIVAL_SHARE = 1 / 3;

/** What bots play for: their own score, less a share of the best other's. */
export function objective(scores: readonly number[], seat: Seat): number {
  return lessBestRival(scores, seat, RIVAL_SHARE);
}

/** The same from a score and its lead, also from means of both: alone at the table the two are one. */
export function objectiveOfLead({
  score,
  lead: ahead,
}: {
  readonly score: number;
  readonly lead: number;
}): number {
  return score - RIVAL_SHARE * (score - ahead);
}

/** The objective of a seat, as estimated from this state. */
export function objectiveOf(game: AnyGame, state: BaseState, seat: Seat): number {
  return objective(estimates(game, state), seat);
}

function lessBestRival(scores: readonly number[], seat: Seat, share: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) best = Math.max(best, scores[other]!);
  }
  return best === Number.NEGATIVE_INFINITY ? scores[seat]! : scores[seat]! - share * best;
}

/** An index drawn with the given weights. */
export function pickWeighted(rng: RngState, weights: readonly number[]): number {
  let rest = 0;
  for (const weight of weights) rest += weight;
  rest *= nextUnit(rng);
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]!;
    if (rest < 0) return i;
  }
  return weights.length - 1;
}

/** A move drawn by the game's own weights: how bots expect others to play where they do not look closely. */
export function likelyMove(game: AnyGame, state: BaseState, rng: RngState): BaseMove {
  const moves = game.legalMoves(state);
  return moves.length === 1 ? moves[0]! : moves[pickWeighted(rng, game.priors(state, moves))]!;
}
