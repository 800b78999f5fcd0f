/** Which puzzles come with a game: asked by every menu, and so apart from what reads them. */
import { done, type Result } from '../../core/result.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { listBundled } from '../../storage/rules-data.ts';

export const FOLDER = 'puzzles';
export const ENDING = '.moves';

export function puzzleNames(gameId: string, files: FileSystem): Result<readonly string[]> {
  const names = listBundled(gameId, files, FOLDER);
  if (!names.ok) return names;
  return done(names.value.filter(name => name.endsWith(ENDING)).map(name => name.slice(0, -ENDING.length)));
}
