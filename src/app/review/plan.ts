/** What of a file can be reviewed, and whose decisions: or a sentence on why not. */
import { ANALYSIS_EFFORT } from '../../bots/analyse.ts';
import { type Calibration, calibrationFor } from '../../bots/expectation.ts';
import { isSameData } from '../../core/fingerprint.ts';
import type { Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { replay, versionProblem } from '../../core/movefile.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { printable, quote } from '../../core/text.ts';
import { listed, plural } from '../../core/words.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { humans } from '../curtain.ts';
import { fileSentence, refusedFile } from '../file-problems.ts';
import type { LoadedGame } from '../load-game.ts';
import type { OpenedFile } from '../services.ts';
import { readExpectations } from './expectations.ts';
import { type ReviewTask, reviewTasks } from './tasks.ts';

export interface ReviewPlan {
  readonly loaded: LoadedGame;
  readonly text: string;
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly effort: number;
  readonly tasks: readonly ReviewTask[];
  readonly calibration: Calibration;
  /** Sentences on how far the review goes, and on what it stands. */
  readonly notices: readonly string[];
}

export interface WantedReview {
  /** As the user named the file. */
  readonly path: string;
  /** Whose decisions; undefined for everybody's at the keyboard. */
  readonly seat?: Seat;
  readonly effort?: number;
  /** How to say whose, where that is asked for: of the names that there are. A flag unless told otherwise. */
  readonly howToName?: (names: readonly string[]) => string;
}

function byFlag(names: readonly string[]): string {
  const quoted = names.map(name => quote(name));
  return `name one with --as (${listed(quoted, 'or')})`;
}

export const MOST_EFFORT = 100_000;

export function planReview(
  { loaded, file, text }: OpenedFile,
  { path, seat, effort = ANALYSIS_EFFORT, howToName = byFlag }: WantedReview,
  files: FileSystem,
): Result<ReviewPlan> {
  const { game, fingerprint } = loaded;
  const version = versionProblem(file, game.meta, fingerprint);
  if (version !== null) {
    const byData = version.line !== file.headerLines['rules'];
    const how = `It can only be reviewed by the ${byData ? 'data that it was played with (--data DIR)' : 'rules that it was played by'}.`;
    return refused('other-version', `${fileSentence(path, version)} ${how}`);
  }
  const { match, problem } = replay(game, file);
  if (match === null) return refusedFile(path, problem);
  const seats = seatsOf(match, seat, path, howToName);
  if (!seats.ok) return seats;
  const expectations = readExpectations(game.meta.id, files);
  if (!expectations.ok) return expectations;
  const known = expectations.value;
  const tasks = reviewTasks(match, seats.value, effort);
  if (tasks.length === 0) {
    if (problem !== null) return refusedFile(path, problem);
    return refused('failure', `${printable(path)}: nothing was decided yet that could be reviewed.`);
  }
  const decisions = plural(match.entries.length, 'decision');
  const notices = [
    ...(problem === null
      ? []
      : [`${fileSentence(path, problem)} Reviewed are the ${decisions} before that line.`]),
    ...(match.over || problem !== null
      ? []
      : [`The game is not over: reviewed are its ${decisions} so far.`]),
    ...(match.over && !file.lines.some(({ type }) => type === 'end')
      ? ['The file has no seal: it was written by hand, and reviewed as it stands.']
      : []),
    ...(known !== null && !isSameData(known.data, fingerprint, game.meta)
      ? ['The expected points were learned with other component data: take them with a grain of salt.']
      : []),
  ];
  const calibration = calibrationFor(known, match.config.players.length);
  return done({ loaded, text, match, seats: seats.value, effort, tasks, calibration, notices });
}

function seatsOf(
  match: Match,
  asked: Seat | undefined,
  path: string,
  howToName: (names: readonly string[]) => string,
): Result<readonly Seat[]> {
  if (asked !== undefined) return done([asked]);
  const people = humans(match.config.players);
  const among = (seats: readonly Seat[]): string =>
    howToName(seats.map(seat => printable(match.names[seat]!)));
  if (people.length === 0) {
    const how = among([...match.names.keys()]);
    return refused('usage', `${printable(path)}: nobody at the keyboard played. To review a seat, ${how}.`);
  }
  if (people.length > 1 && !match.over) {
    const why = 'The game is not over, and a review tells what a player knows';
    return refused('usage', `${printable(path)}: whose moves? ${why}: ${among(people)}.`);
  }
  return done(people);
}
