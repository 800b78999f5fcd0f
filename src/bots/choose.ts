import type { AnyGame } from '../core/game.ts';
import { easyMove } from './easy.ts';
import { mediumMove } from './medium.ts';
import { sampleState } from './position.ts';
import { randomMove } from './random.ts';
import { searchMove } from './search.ts';
import type { BotAnswer, BotRequest, Thinking } from './types.ts';
import { finished } from './work.ts';

/** Asked from outside while a bot thinks: should it stop? */
export interface Control {
  stopped(): boolean;
}

/** Starts to think about a request. A single legal move needs no thought. */
export function* think(game: AnyGame, request: BotRequest): Thinking {
  const moves = game.legalMoves(sampleState(game, request, 0));
  if (moves.length === 1) {
    return { notation: game.notate(moves[0]!), value: 0, alternatives: [], iterations: 0 };
  }
  switch (request.level) {
    case 'random':
      return randomMove(game, request);
    case 'easy':
      return easyMove(game, request);
    case 'medium':
      return yield* mediumMove(game, request);
    case 'hard':
      return yield* searchMove(game, request);
  }
}

/** True once the clock of the request has run out: only the hard bot's effort is measured by the clock. */
export function clockOf(request: BotRequest): Control {
  if (request.level !== 'hard' || request.iterations !== null) return { stopped: () => false };
  const deadline = performance.now() + request.timeMs;
  return { stopped: () => performance.now() >= deadline };
}

/** Thinks to the end at once, on this thread. */
export function chooseMove(game: AnyGame, request: BotRequest, control?: Control): BotAnswer {
  const clock = clockOf(request);
  return finished(think(game, request), () => control?.stopped() === true || clock.stopped());
}
