/** A recorded game that a command is asked to show: where it is, how far it goes, and whose knowledge is shown. */
import { resolve } from 'node:path';
import { fileSentence } from '../app/file-problems.ts';
import type { LoadedGame } from '../app/load-game.ts';
import { type Onlooker, problemFor, sightSentence, type ToldProblem } from '../app/replay/onlooker.ts';
import { openTimeline, type Timeline } from '../app/replay/timeline.ts';
import type { Names } from '../core/game.ts';
import { type ParsedFile, versionProblem } from '../core/movefile.ts';
import { done, type Result, refused } from '../core/result.ts';
import { namesOf, seatNamed } from '../core/seats.ts';
import { printable, quote } from '../core/text.ts';
import { didYouMean } from '../core/words.ts';
import { infoOf } from '../storage/read-file.ts';
import { EXIT, type Exit } from './exit-codes.ts';
import { type GameIo, pathIn } from './io.ts';

/** After a sentence on what is shown of a game that is not over. */
export const MORE_EYES = ' --as NAME shows what one player knows, --all everything.';

export interface KnowledgeFlags {
  readonly as?: string;
  readonly public?: boolean;
  readonly all?: boolean;
}

/** A file goes before a kept game of that name; what looks like a path is no name. */
export function findRecord(given: string, { cwd, files, services }: GameIo): Result<string> {
  const path = resolve(cwd, given);
  const info = infoOf(path, files);
  if (/[\\/.]/u.test(given) || (info.ok && info.value !== null)) return done(path);
  const name = services.keptGames.resolve(given);
  return name.ok ? done(services.keptGames.pathOf(name.value)) : name;
}

/** What was asked for, if anything. */
export function onlookerNamed(
  { as, public: isPublic, all }: KnowledgeFlags,
  names: Names,
): Result<Onlooker | undefined> {
  const given = [
    ...(as === undefined ? [] : ['--as']),
    ...(isPublic ? ['--public'] : []),
    ...(all ? ['--all'] : []),
  ];
  if (given.length > 1) {
    return refused('usage', `${given[0]} cannot go with ${given[1]}: show one knowledge at a time.`);
  }
  if (isPublic === true) return done(null);
  if (all === true) return done('all');
  if (as === undefined) return done(undefined);
  const seat = seatNamed(names, as);
  if (seat >= 0) return done(seat);
  const hint = didYouMean(as, names.map(printable), 'the players are');
  return refused('usage', `--as ${quote(as)}: nobody in this game is called that; ${hint}`);
}

export interface ShownRecord {
  readonly loaded: LoadedGame;
  readonly file: ParsedFile;
  readonly text: string;
  readonly timeline: Timeline;
  readonly as: Onlooker;
  /** Tells what is wrong with the file, as far as the onlooker may know, and ends with the code for it. */
  end(): Exit;
}

/**
 * Opens a record to be shown to others. A game that is over hides nothing; of one that goes on only what everybody knows is
 * shown, unless the flags say otherwise.
 */
export async function openRecord(
  given: string,
  flags: KnowledgeFlags & { readonly data?: string },
  io: GameIo,
): Promise<Result<ShownRecord>> {
  const path = findRecord(given, io);
  if (!path.ok) return path;
  const opened = await io.services.openFile(path.value, pathIn(io.cwd, flags.data));
  if (!opened.ok) return opened;
  const { loaded, file, text } = opened.value;
  const asked = onlookerNamed(flags, namesOf(file.header?.players ?? []));
  if (!asked.ok) return asked;
  const found = openTimeline(loaded.game, file);
  if (!found.ok) return found;
  const last = found.value.last();
  const { over } = last;
  const as = asked.value === undefined ? (over ? 'all' : null) : asked.value;
  const said = asked.value === undefined ? sightSentence(over, as) : null;
  if (said !== null) io.stderr.write(`${said}${MORE_EYES}\n`);
  const timeline = found.value.through(as);
  const version = versionProblem(file, loaded.game.meta, loaded.fingerprint);
  const problems = [version, timeline.problems[0] ?? null].flatMap(problem =>
    problem === null ? [] : problemFor(problem, as, last),
  );
  return done({
    ...{ loaded, file, text, timeline, as },
    end: () => tell(given, problems, io),
  });
}

function tell(given: string, problems: readonly ToldProblem[], io: GameIo): Exit {
  for (const problem of problems) io.stderr.write(`${printable(fileSentence(given, problem))}\n`);
  return done(EXIT[problems[0]?.kind ?? 'done']);
}
