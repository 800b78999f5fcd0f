import type { AnyGame } from '../core/game.ts';
import { nextBelow, seedRng } from '../core/rng.ts';
import { sampleState } from './position.ts';
import type { BotAnswer, BotRequest } from './types.ts';

/** Any legal move, each as likely as the others. */
export function randomMove(game: AnyGame, request: BotRequest): BotAnswer {
  const moves = game.legalMoves(sampleState(game, request, 0));
  const pick = nextBelow(seedRng(`random ${request.seed}`), moves.length);
  return { notation: game.notate(moves[pick]!), value: 0, alternatives: [], iterations: 0 };
}
