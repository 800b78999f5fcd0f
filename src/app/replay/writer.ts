/** A recorded game told from its first line to its last, in whatever form a writer gives it. */
import type { Match } from '../../core/match.ts';
import {
  type FileLine,
  type FileProblem,
  type ParsedFile,
  replay,
  versionProblem,
} from '../../core/movefile.ts';
import { done, type Result } from '../../core/result.ts';
import { refusedFile } from '../file-problems.ts';
import type { LoadedGame } from '../load-game.ts';
import { type Onlooker, problemFor } from './onlooker.ts';

export interface ReplayWriter {
  begin(match: Match, loaded: LoadedGame): void;
  before(match: Match, line: FileLine): void;
  after(match: Match, line: FileLine): void;
  end(match: Match, problems: readonly FileProblem[]): void;
}

/** Plays the file through the writer. Returns what is wrong with it, as far as the onlooker may know. */
export function writeReplay(
  { loaded, file }: { readonly loaded: LoadedGame; readonly file: ParsedFile },
  path: string,
  as: Onlooker,
  writer: ReplayWriter,
): Result<readonly FileProblem[]> {
  let begun = false;
  const { match, problem, differences } = replay(loaded.game, file, {
    before(current, line) {
      if (!begun) writer.begin(current, loaded);
      begun = true;
      writer.before(current, line);
    },
    after: (current, line) => writer.after(current, line),
  });
  if (match === null) return refusedFile(path, problem);
  if (!begun) writer.begin(match, loaded);
  const version = versionProblem(file, loaded.game.meta, loaded.fingerprint);
  const found = [version, ...differences, problem]
    .filter(item => item !== null)
    .map(item => problemFor(item, as, match));
  writer.end(match, found);
  return done(found);
}
