import type { LoadedGame } from '../../app/load-game.ts';
import type { AnyBoards } from './contract.ts';
import { outlineBoards } from './fallback.ts';

/** The boards of the registry over the data of the game at the table. */
export async function loadBoards({ entry, game, data }: LoadedGame): Promise<AnyBoards> {
  return entry.boards === null ? outlineBoards(game) : (await entry.boards()).createBoards(data);
}
