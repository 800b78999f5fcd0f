/** One simulated game: a pure function of the plan and its number, so that any worker gets the same result. */
import { chooseMove } from '../../bots/choose.ts';
import { decisionSeed } from '../../bots/request.ts';
import { DEFAULT_THINKING_MS } from '../../bots/types.ts';
import { type AnyGame, finalScores, type Options, type Score, winners } from '../../core/game.ts';
import type { BotSpec } from '../../core/seats.ts';

/** A player of a simulation is always a bot. */
export interface SimPlayer {
  readonly name: string;
  readonly bot: BotSpec;
}

export interface SimPlan {
  readonly gameId: string;
  readonly dataDir: string | null;
  readonly players: readonly SimPlayer[];
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  /** Every deal is played once in each rotation of the seats, instead of a fresh deal for every game. */
  readonly swap: boolean;
}

export interface SimGame {
  /** Counts from 0. */
  readonly index: number;
  readonly seed: string;
  /** Which player of the plan sat where, by seat. */
  readonly seating: readonly number[];
  /** By seat. */
  readonly scores: readonly Score[];
  /** Seats. */
  readonly winners: readonly number[];
  readonly moves: readonly string[];
  readonly rounds: number;
  /** By seat: decisions taken, and milliseconds spent on them. */
  readonly decisions: readonly number[];
  readonly thinkingMs: readonly number[];
}

export function playGame(game: AnyGame, plan: SimPlan, index: number): SimGame {
  const count = plan.players.length;
  const deal = plan.swap ? Math.floor(index / count) : index;
  const seed = `${plan.seed}-${deal + 1}`;
  const seating = plan.players.map((_, seat) => (seat + index) % count);
  const state = game.setup({ players: count, seed, options: plan.options, first: null });
  const moves: string[] = [];
  const decisions = plan.players.map(() => 0);
  const thinkingMs = plan.players.map(() => 0);
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const { seat } = decision;
    const { level, iterations } = plan.players[seating[seat]!]!.bot;
    const started = performance.now();
    const { notation } = chooseMove(game, {
      view: game.view(state, seat),
      seat,
      level,
      iterations,
      timeMs: DEFAULT_THINKING_MS,
      seed: decisionSeed(seed, moves.length),
    });
    thinkingMs[seat] = thinkingMs[seat]! + performance.now() - started;
    decisions[seat] = decisions[seat]! + 1;
    const move = game.legalMoves(state).find(legal => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`game ${seed}: a bot chose "${notation}", which is not legal`);
    game.apply(state, move);
    moves.push(notation);
  }
  const scores = finalScores(game, state);
  return {
    index,
    seed,
    seating,
    scores,
    winners: winners(scores),
    moves,
    rounds: state.round,
    decisions,
    thinkingMs,
  };
}
