/** Opens games: new ones, kept ones, those of a file. What plain mode, menus and commands share. */
import { Match } from '../core/match.ts';
import type { ParsedFile } from '../core/movefile.ts';
import {
  formatHeader,
  formatMatch,
  headerOf,
  parseMoveFile,
  versionProblem,
  writtenForm,
} from '../core/movefile.ts';
import { Problem } from '../core/problem.ts';
import { printable, quote } from '../core/text.ts';
import { plural } from '../core/words.ts';
import { readConfig } from '../storage/config.ts';
import { reasonOf } from '../storage/file-system.ts';
import { type KeptGame, KeptGames, readMoveFile } from '../storage/kept.ts';
import { dataHome } from '../storage/paths.ts';
import { hasLesson, readRules } from '../storage/rules-data.ts';
import { freshSeed } from '../storage/seeds.ts';
import { fileError } from './file-problems.ts';
import type { Host } from './host.ts';
import type { Guide } from './learn/guide.ts';
import { LiveSession } from './live-session.ts';
import { type GameEntry, type LoadedGame, loadEntry, requireGame } from './load-game.ts';
import type { NewGame } from './seating.ts';
import type { Session } from './session.ts';

export type { KeptGame } from '../storage/kept.ts';

/** What menus and viewers ask for. Each throws `Problem` with a sentence for the player where it cannot be done. */
export interface Services {
  readonly games: readonly GameEntry[];
  /** Those of them that have a lesson. */
  lessons(): readonly GameEntry[];
  /** Kept games, the one played last first. */
  kept(): readonly KeptGame[];
  start(plan: NewGame): Promise<Session>;
  /** Opens the lesson of a game. */
  learn(game: GameEntry): Promise<Session>;
  resume(name: string): Promise<Session>;
  /** Keeps a match that was replayed from a file as a new game and goes on with it. */
  fork(loaded: LoadedGame, match: Match): Session;
  rename(name: string, to: string): void;
  delete(name: string): void;
  /** Reads a kept or foreign move file for the replay viewer. */
  openFile(
    path: string,
    dataDir?: string | null,
  ): Promise<{ readonly loaded: LoadedGame; readonly file: ParsedFile }>;
  freshSeed(): string;
  /** The text of `rules-data/<game>/rules.md`. */
  rulesText(gameId: string): string;
}

export interface OpenedFile {
  readonly loaded: LoadedGame;
  readonly file: ParsedFile;
  readonly text: string;
}

/** The services of the command line: those of the screens, and a data directory where a flag may name one. */
export interface CommandServices extends Services {
  readonly keptGames: KeptGames;
  resume(name: string, dataDir?: string | null): Promise<Session>;
  openFile(path: string, dataDir?: string | null): Promise<OpenedFile>;
  fork(loaded: LoadedGame, match: Match, notices?: readonly string[]): Session;
}

export function createServices(host: Host): CommandServices {
  const kept = new KeptGames(dataHome(host.env), host.files);

  const opened = (session: Session): Session => {
    host.onExit(() => session.close());
    return session;
  };

  /** A game that cannot be kept is played all the same. */
  const keep = (
    loaded: LoadedGame,
    match: Match,
    text: string,
    extra: { readonly notices: readonly string[]; readonly guide?: Guide },
  ): Session => {
    const parts = { loaded, match, text, files: host.files, ...extra };
    try {
      const { name, recorder } = kept.create(loaded.entry.meta.id, match.config.seed, text);
      return opened(new LiveSession({ ...parts, name, recorder, problem: null }));
    } catch (error) {
      if (error instanceof Problem) throw error;
      const problem = `The game cannot be kept in ${printable(kept.directory)}: ${reasonOf(error)}.`;
      return opened(new LiveSession({ ...parts, name: null, recorder: null, problem }));
    }
  };

  const services: CommandServices = {
    games: host.games,
    lessons: () => host.games.filter(({ meta }) => hasLesson(meta.id, host.files)),
    keptGames: kept,
    kept: () => kept.list(),

    async start({ game: entry, players, seed, options, first, dataDir }: NewGame) {
      const loaded = await loadEntry(entry, dataDir, host.files);
      const match = new Match({ game: loaded.game, players, seed, options, first });
      return keep(loaded, match, formatHeader(headerOf(match, loaded.fingerprint)), { notices: [] });
    },

    async learn(entry) {
      const { openLesson } = await import('./learn/open.ts');
      const loaded = await loadEntry(entry, null, host.files);
      const { name } = await readConfig(host.env, host.files);
      const { match, guide } = openLesson(loaded, name, host.files);
      return keep(loaded, match, formatHeader(headerOf(match, loaded.fingerprint)), { notices: [], guide });
    },

    fork: (loaded, match, notices = []) =>
      keep(loaded, match, formatMatch(match, loaded.fingerprint), { notices }),

    async resume(name, dataDir = null) {
      const { path, text, recorder, problem, torn } = kept.open(name);
      try {
        const file = parseMoveFile(text);
        const loaded = await loadEntry(entryOf(file, path, host.games), dataDir, host.files);
        const notices = torn ? ['The last line of the file was torn and has been dropped.'] : [];
        const { replay: replayed, text: written } = writtenForm(loaded.game, file, loaded.fingerprint);
        const { match } = replayed;
        if (match === null) throw fileError(path, replayed.problem);
        const stop = versionProblem(file, loaded.game.meta, loaded.fingerprint) ?? replayed.problem;
        const difference = stop ?? replayed.differences[0];
        if (difference === undefined) {
          // A crash between two lines of one decision leaves the move without its checkpoint or result.
          const rest = written.startsWith(text) ? written.slice(text.length) : '';
          if (rest !== '') recorder?.append(rest);
          const parts = { loaded, match, text: text + rest, files: host.files };
          const guide = match.config.seed === LESSON_SEED ? await guideOf(match, loaded, host) : null;
          return opened(new LiveSession({ ...parts, name, recorder, problem, notices, guide }));
        }
        recorder?.close();
        const where = `line ${difference.line}: ${difference.message}`;
        return services.fork(loaded, match, [
          ...notices,
          `The kept game ${name} cannot be taken up as it stands (${where}).`,
          `It was replayed for ${plural(match.entries.length, 'decision')} and goes on from there as a new kept game.`,
        ]);
      } catch (error) {
        recorder?.close();
        throw error;
      }
    },

    rename: (name, to) => kept.rename(name, to),
    delete: name => kept.delete(name),

    async openFile(path, dataDir = null) {
      const text = readMoveFile(path, host.files);
      const file = parseMoveFile(text);
      const loaded = await loadEntry(entryOf(file, path, host.games), dataDir, host.files);
      return { loaded, file, text };
    },

    freshSeed: () => freshSeed(),
    rulesText: gameId => readRules(requireGame(gameId, host.games).meta.id, host.files),
  };
  return services;
}

/** Lessons have one seed: what does not bear it is none, and costs nothing. */
const LESSON_SEED = 'first-lesson';

async function guideOf(match: Match, loaded: LoadedGame, { files }: Host): Promise<Guide | null> {
  const { lessonOf } = await import('./learn/open.ts');
  return lessonOf(match, loaded, files);
}

function entryOf(file: ParsedFile, path: string, games: readonly GameEntry[]): GameEntry {
  if (file.header === null) throw fileError(path, file.problem);
  const { game } = file.header;
  const entry = games.find(({ meta }) => meta.id === game.toLowerCase());
  if (entry !== undefined) return entry;
  const ids = games.map(({ meta }) => meta.id).join(', ');
  throw new Problem(
    `${printable(path)}: a file of the game ${quote(game)}, which is not here; the games are ${ids}.`,
    'other-version',
  );
}
