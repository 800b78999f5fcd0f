/** Search in iterations per second, and the wait for a first answer, from the middle of a game. */
import { pathToFileURL } from 'node:url';
import type { MCTSBot } from 'boardgame.io/ai';
import { chooseMove } from '../../src/bots/choose.ts';
import { workerThinker } from '../../src/bots/thinker.ts';
import type { BotRequest } from '../../src/bots/types.ts';
import type { AnyGame, BaseState } from '../../src/core/game.ts';
import { clone } from '../../src/core/json.ts';
import { seedRng } from '../../src/core/rng.ts';
import { pick, setUp } from '../games.ts';
import { BOT_WORKER } from '../program.ts';
import type { Internal } from './boardgame-io.ts';
import { adapt, boardgameIo } from './boardgame-io.ts';
import type { Way, WayParameters } from './index.ts';
import { table } from './play.ts';

export async function search(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  const request = requestAt(game, middleOf(game, players));
  return {
    measure(sliceMs) {
      const start = performance.now();
      const { iterations } = chooseMove(game, { ...request, iterations: null, timeMs: sliceMs });
      return (iterations * 1000) / (performance.now() - start);
    },
  };
}

/** Its tree search knows the whole state and stops a playout after as many decisions as ours does at most. */
export async function boardgameIoSearch(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  const middle = middleOf(game, players);
  const adapter = adapt(game, () => clone(middle));
  const { InitializeGame } = boardgameIo<Internal>('internal');
  const ai = boardgameIo<{ MCTSBot: typeof MCTSBot }>('ai');
  const state = InitializeGame({ game: adapter, numPlayers: players });
  const iterations = 20;
  const bot = new ai.MCTSBot({
    game: adapter,
    enumerate: (G: BaseState) => game.legalMoves(G).map(move => ({ move: 'play', args: [move] })),
    iterations,
    playoutDepth: 60,
    seed: 'bench',
  });
  return {
    async measure() {
      const start = performance.now();
      await bot.play(state, '0');
      return (iterations * 1000) / (performance.now() - start);
    },
  };
}

/** Milliseconds from no thread at all to an answer of a bot that is told to hurry. */
export async function firstAnswer(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  const request = requestAt(game, middleOf(game, players));
  return {
    async measure() {
      const start = performance.now();
      const thinker = workerThinker(pathToFileURL(BOT_WORKER), game.meta.id, null);
      thinker.hurry(1);
      await thinker.think(1, request);
      const time = performance.now() - start;
      await thinker.stop();
      return time;
    },
  };
}

function requestAt(game: AnyGame, state: BaseState): BotRequest {
  const seat = game.decision(state)!.seat;
  const view = game.view(state, seat);
  return { view, seat, level: 'hard', iterations: null, timeMs: 1000, seed: 'bench' };
}

/** Half-way through a random game, at the next decision with several moves. */
function middleOf(game: AnyGame, players: number): BaseState {
  const play = (
    stop: (decisions: number, moves: number) => boolean,
  ): { state: BaseState; decisions: number } => {
    const state = setUp(game, players, 'bench');
    const picks = seedRng('bench picks');
    let decisions = 0;
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      if (stop(decisions, moves.length)) break;
      game.apply(state, pick(picks, moves));
      decisions++;
    }
    return { state, decisions };
  };
  const whole = play(() => false).decisions;
  return play((decisions, moves) => decisions >= whole / 2 && moves > 4).state;
}
