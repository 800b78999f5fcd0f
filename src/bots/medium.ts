import type { AnyGame, BaseMove } from '../core/game.ts';
import { Habits } from './habits.ts';
import { objectiveOf, sampleState } from './position.ts';
import { finishTurn } from './turns.ts';
import type { BotRequest, RatedMove, Thinking } from './types.ts';

/** Sampled states, and the share of the moves that is still tried on each: the others have fallen behind. */
const SAMPLES = [1, 1, 1 / 2, 1 / 2, 1 / 4, 1 / 4, 1 / 4, 1 / 4];

interface Trial {
  readonly move: BaseMove;
  total: number;
  visits: number;
}

/** Tries each move with the rest of the turn, taking what looks best next, on several sampled states. */
export function* mediumMove(game: AnyGame, request: BotRequest): Thinking {
  const first = sampleState(game, request, 0);
  const { turn } = game.mover(first)!;
  const habits = new Habits(game);
  let trials = game.legalMoves(first).map((move): Trial => ({ move, total: 0, visits: 0 }));
  const count = trials.length;
  for (const [sample, share] of SAMPLES.entries()) {
    const state = sampleState(game, request, sample);
    const kept = trials.slice(0, Math.max(2, Math.ceil(count * share)));
    const dropped = trials.slice(kept.length);
    for (const trial of kept) {
      const hurried = yield;
      if (hurried && sample > 0) break;
      const after = game.copy(state);
      game.apply(after, trial.move);
      trial.total += objectiveOf(
        game,
        finishTurn(game, after, { seat: request.seat, turn }, habits),
        request.seat,
      );
      trial.visits++;
    }
    trials = [...kept.sort((a, b) => mean(b) - mean(a)), ...dropped];
  }
  const [chosen, ...alternatives] = trials.map(
    (trial): RatedMove => ({
      notation: game.notate(trial.move),
      value: mean(trial),
      visits: trial.visits,
    }),
  );
  return {
    notation: chosen!.notation,
    value: chosen!.value,
    alternatives,
    iterations: chosen!.visits,
  };
}

function mean({ total, visits }: Trial): number {
  return total / visits;
}
