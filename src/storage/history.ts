/** Finished games, read off the kept move files: no record is kept beside them. */
import type { FileHeader, ParsedFile } from '../core/movefile.ts';
import { parseMoveFile } from '../core/movefile.ts';
import { done, type Result } from '../core/result.ts';
import type { FileSystem } from './file-system.ts';
import { type KeptGames, readMoveFile } from './kept.ts';
import { infoOf } from './read-file.ts';
import { resultOf } from './summary.ts';

export interface FinishedGame {
  /** Name of the kept game. */
  readonly name: string;
  readonly path: string;
  readonly header: FileHeader;
  /** Final points by seat, as the result line has them. */
  readonly points: readonly number[];
  /** What seals the file. */
  readonly seal: string;
  /** When the last decision was written, in milliseconds since 1970. */
  readonly finished: number;
  readonly file: ParsedFile;
}

/** The game finished last comes first. What cannot be read is left out: `boardgames games` tells about it. */
export function finishedGames(kept: KeptGames, files: FileSystem): Result<FinishedGame[]> {
  const names = kept.names();
  if (!names.ok) return names;
  const games = names.value.map(name => finishedGame(name, kept, files));
  return done(
    games.filter(game => game !== null).sort((a, b) => b.finished - a.finished || (a.name < b.name ? -1 : 1)),
  );
}

/** Null where the kept game is not over, not there or cannot be read. */
export function finishedGame(name: string, kept: KeptGames, files: FileSystem): FinishedGame | null {
  const path = kept.pathOf(name);
  const info = infoOf(path, files);
  const text = readMoveFile(path, files);
  if (!info.ok || info.value === null || !text.ok) return null;
  const file = parseMoveFile(text.value);
  const { header } = file;
  const end = file.lines.find(line => line.type === 'end');
  const points = header === null ? null : resultOf(file.lines, header);
  if (header === null || end === undefined || points === null) return null;
  return { name, path, header, points, seal: end.hash, finished: info.value.modified, file };
}
