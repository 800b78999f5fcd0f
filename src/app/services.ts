/** Opens games: new ones, kept ones, those of a file. What plain mode, menus and commands share. */
import type { Io } from '../cli/io.ts';
import { Match } from '../core/match.ts';
import type { FileProblem, ParsedFile } from '../core/movefile.ts';
import {
  formatHeader,
  formatMatch,
  headerOf,
  parseMoveFile,
  versionProblem,
  writtenForm,
} from '../core/movefile.ts';
import { Problem } from '../core/problem.ts';
import { nearest, printable, quote } from '../core/text.ts';
import type { GameEntry } from '../registry.ts';
import { readConfig } from '../storage/config.ts';
import { reasonOf } from '../storage/file-system.ts';
import { KeptGames, readMoveFile } from '../storage/kept.ts';
import { dataHome } from '../storage/paths.ts';
import { readRules } from '../storage/rules-data.ts';
import { freshSeed } from '../storage/seeds.ts';
import { LiveSession } from './live-session.ts';
import { type LoadedGame, loadEntry } from './load-game.ts';
import { counted } from './scores.ts';
import type { Guide, NewGame, Services, Session } from './session.ts';

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

export function createServices(io: Io): CommandServices {
  const kept = new KeptGames(dataHome(io.env), io.files);

  const opened = (session: Session): Session => {
    io.onExit(() => session.close());
    return session;
  };

  /** A game that cannot be kept is played all the same. */
  const keep = (
    loaded: LoadedGame,
    match: Match,
    text: string,
    extra: { readonly notices: readonly string[]; readonly guide?: Guide },
  ): Session => {
    const parts = { loaded, match, text, files: io.files, ...extra };
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
    games: io.games,
    keptGames: kept,
    kept: () => kept.list(),

    async start({ game: entry, players, seed, options, first, dataDir }: NewGame) {
      const loaded = await loadEntry(entry, dataDir, io.files);
      const match = new Match({ game: loaded.game, players, seed, options, first });
      return keep(loaded, match, formatHeader(headerOf(match, loaded.fingerprint)), { notices: [] });
    },

    async learn(entry) {
      const { openLesson } = await import('./learn/open.ts');
      const loaded = await loadEntry(entry, null, io.files);
      const { name } = await readConfig(io.env, io.files);
      const { match, guide } = openLesson(loaded, name, io.files);
      return keep(loaded, match, formatHeader(headerOf(match, loaded.fingerprint)), { notices: [], guide });
    },

    fork: (loaded, match, notices = []) =>
      keep(loaded, match, formatMatch(match, loaded.fingerprint), { notices }),

    async resume(name, dataDir = null) {
      const { path, text, recorder, problem, torn } = kept.open(name);
      try {
        const file = parseMoveFile(text);
        const loaded = await loadEntry(entryOf(file, path, io.games), dataDir, io.files);
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
          const parts = { loaded, match, text: text + rest, files: io.files };
          const guide = match.config.seed === LESSON_SEED ? await guideOf(match, loaded, io) : null;
          return opened(new LiveSession({ ...parts, name, recorder, problem, notices, guide }));
        }
        recorder?.close();
        const where = `line ${difference.line}: ${difference.message}`;
        return services.fork(loaded, match, [
          ...notices,
          `The kept game ${name} cannot be taken up as it stands (${where}).`,
          `It was replayed for ${counted(match.entries.length, 'decision')} and goes on from there as a new kept game.`,
        ]);
      } catch (error) {
        recorder?.close();
        throw error;
      }
    },

    rename: (name, to) => kept.rename(name, to),
    delete: name => kept.delete(name),

    async openFile(path, dataDir = null) {
      const text = readMoveFile(path, io.files);
      const file = parseMoveFile(text);
      const loaded = await loadEntry(entryOf(file, path, io.games), dataDir, io.files);
      return { loaded, file, text };
    },

    freshSeed: () => freshSeed(),
    rulesText: gameId => readRules(requireGame(gameId, io.games), io.files),
  };
  return services;
}

/** Lessons have one seed: what does not bear it is none, and costs nothing. */
const LESSON_SEED = 'first-lesson';

async function guideOf(match: Match, loaded: LoadedGame, io: Io): Promise<Guide | null> {
  const { lessonOf } = await import('./learn/open.ts');
  return lessonOf(match, loaded, io.files);
}

/** The game meant by an id or another spelling of it. */
export function requireGame(id: string, games: readonly GameEntry[]): GameEntry {
  const wanted = id.toLowerCase();
  const found = games.find(entry => entry.meta.id === wanted || entry.aliases.includes(wanted));
  if (found !== undefined) return found;
  const ids = games.map(entry => entry.meta.id);
  const meant = nearest(id, [...ids, ...games.flatMap(entry => entry.aliases)]);
  const hint = meant === null ? `the games are ${ids.join(', ')}.` : `did you mean ${meant}?`;
  throw new Problem(`There is no game ${quote(id)}; ${hint}`, 'usage');
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

/** What is wrong with a file, as one sentence: where, what, what would be legal, what may be meant. */
export function fileSentence(path: string, problem: Omit<FileProblem, 'kind'>): string {
  const shown = problem.legal.slice(0, 12).map(printable).join(' | ');
  const more = problem.legal.length > 12 ? ` and ${problem.legal.length - 12} more` : '';
  const legal = shown === '' ? '' : `; legal: ${shown}${more}`;
  const meant = problem.suggestion === null ? '.' : `; did you mean "${printable(problem.suggestion)}"?`;
  return `${printable(path)}, line ${problem.line}: ${problem.message}${legal}${meant}`;
}

export function fileError(path: string, problem: FileProblem | null): Problem {
  if (problem === null) return new Problem(`${printable(path)} is not a move file.`, 'illegal');
  return new Problem(fileSentence(path, problem), problem.kind);
}
