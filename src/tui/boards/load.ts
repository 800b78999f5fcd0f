/** The one list of board drawers, each imported when its game comes to the table. */
import type { LoadedGame } from '../../app/load-game.ts';
import type { AnyBoards, BoardsModule } from './contract.ts';
import { outlineBoards } from './fallback.ts';

const drawers: Readonly<Record<string, () => Promise<BoardsModule>>> = {
  leonardo: () => import('./leonardo/index.ts'),
  newscience: () => import('./newscience/index.ts'),
  newton: () => import('./newton/index.ts'),
};

export async function loadBoards(loaded: LoadedGame): Promise<AnyBoards> {
  const load = drawers[loaded.entry.meta.id];
  if (load === undefined) return outlineBoards(loaded.game);
  return (await load()).createBoards(loaded.data);
}
