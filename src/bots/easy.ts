import type { AnyGame } from '../core/game.ts';
import { nextUnit, seedRng } from '../core/rng.ts';
import { objectiveOf, pickWeighted, sampleState } from './position.ts';
import type { BotAnswer, BotRequest, RatedMove } from './types.ts';

/** How often easy does not think at all but plays what looks likely. */
const ABSENT_MINDED = 0.5;

/** Looks one decision ahead on one sampled state, and is absent-minded now and then. */
export function easyMove(game: AnyGame, request: BotRequest): BotAnswer {
  const rng = seedRng(`easy ${request.seed}`);
  const state = sampleState(game, request, 0);
  const moves = game.legalMoves(state);
  const rated = moves.map((move): RatedMove => {
    const after = game.copy(state);
    game.apply(after, move);
    const value = objectiveOf(game, after, request.seat);
    return { notation: game.notate(move), value, visits: 1 };
  });
  const absent = nextUnit(rng) < ABSENT_MINDED;
  const chosen = absent
    ? rated[pickWeighted(rng, game.priors(state, moves))]!
    : rated.reduce((best, move) => (move.value > best.value ? move : best));
  const alternatives = rated.filter(move => move !== chosen).sort((a, b) => b.value - a.value);
  return {
    notation: chosen.notation,
    value: chosen.value,
    alternatives,
    iterations: rated.length,
  };
}
