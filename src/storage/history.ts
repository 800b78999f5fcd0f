/** Finished games, read off the kept move files: no record is kept beside them. */
import type { FileHeader, ParsedFile } from '../core/movefile.ts';
import { parseMoveFile } from '../core/movefile.ts';
import { Problem } from '../core/problem.ts';
import { type FileSystem, reasonOf } from './file-system.ts';
import { type KeptGames, readMoveFile } from './kept.ts';

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
export function finishedGames(kept: KeptGames, files: FileSystem): FinishedGame[] {
  const games = kept.names().map(name => finishedGame(name, kept, files));
  return games
    .filter(game => game !== null)
    .sort((a, b) => b.finished - a.finished || (a.name < b.name ? -1 : 1));
}

/** Null where the kept game is not over, not there or not to be read. */
export function finishedGame(name: string, kept: KeptGames, files: FileSystem): FinishedGame | null {
  const path = kept.pathOf(name);
  try {
    const info = files.info(path);
    if (info === null) return null;
    const file = parseMoveFile(readMoveFile(path, files));
    const { header } = file;
    const result = file.lines.find(line => line.type === 'result');
    const end = file.lines.find(line => line.type === 'end');
    if (header === null || result === undefined || end === undefined) return null;
    const points = readResult(result.text, header);
    return points === null
      ? null
      : { name, path, header, points, seal: end.hash, finished: info.modified, file };
  } catch (error) {
    // What is no refusal of the system is a defect, which `reasonOf` throws on.
    if (!(error instanceof Problem)) reasonOf(error);
    return null;
  }
}

/** `Ann 87, bot:hard 74`, in the order of the seats. */
function readResult(text: string, { players }: FileHeader): number[] | null {
  const points = text.split(', ').map(part => Number(/ (?<points>-?\d+)$/u.exec(part)?.groups?.['points']));
  return points.length === players.length && points.every(Number.isInteger) ? points : null;
}
