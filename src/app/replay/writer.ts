/** A recorded game told from its first step to its last, in whatever form a writer gives it. */
import type { Match } from '../../core/match.ts';
import { versionProblem } from '../../core/movefile.ts';
import type { LoadedGame } from '../load-game.ts';
import type { OpenedFile } from '../services.ts';
import { problemFor, type ToldProblem } from './onlooker.ts';
import type { ReplayStep, Timeline } from './timeline.ts';

export interface ReplayWriter {
  begin(match: Match, loaded: LoadedGame): void;
  before(match: Match, step: ReplayStep): void;
  after(match: Match, step: ReplayStep): void;
  end(match: Match, problems: readonly ToldProblem[]): void;
}

/** Tells the steps to the writer. Returns what is wrong with the file, as far as the onlooker may know. */
export function writeReplay(
  { loaded, file }: Pick<OpenedFile, 'loaded' | 'file'>,
  timeline: Timeline,
  writer: ReplayWriter,
): readonly ToldProblem[] {
  writer.begin(timeline.matchAt(0), loaded);
  timeline.steps.forEach((step, at) => {
    writer.before(timeline.matchAt(at), step);
    writer.after(timeline.matchAt(at + 1), step);
  });
  const last = timeline.matchAt(timeline.steps.length);
  const version = versionProblem(file, loaded.game.meta, loaded.fingerprint);
  const found = [version, ...timeline.problems]
    .filter(problem => problem !== null)
    .map(problem => problemFor(problem, timeline.as, last));
  writer.end(last, found);
  return found;
}
