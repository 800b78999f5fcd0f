/** Bots for a table: src/bots does the thinking; here it gets its game and, in the built program, its thread. */
import { botPlayer } from '../../bots/player.ts';
import { localThinker, workerThinker } from '../../bots/thinker.ts';
import type { BotPlayer } from '../../bots/types.ts';
import type { AnyGame } from '../../core/game.ts';
import { loadGame } from '../load-game.ts';

export interface BotPlayerOptions {
  readonly gameId: string;
  readonly dataDir: string | null;
  /** Told in a sentence when a bot had to be replaced by a quick one. */
  onNotice?(sentence: string): void;
}

export type CreateBots = (options: BotPlayerOptions) => Promise<BotPlayer>;

/** In the built program the worker lies beside this module; sources run without one. */
const workerScript = import.meta.url.endsWith('.ts') ? null : new URL('./bot-worker.js', import.meta.url);

export function createBotPlayer(options: BotPlayerOptions): BotPlayer {
  const { gameId, dataDir } = options;
  const load = async (): Promise<AnyGame> => (await loadGame(gameId, dataDir)).game;
  return botPlayer({
    load,
    start: () => (workerScript === null ? localThinker(load) : workerThinker(workerScript, gameId, dataDir)),
    onNotice: sentence => options.onNotice?.(sentence),
  });
}
