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
import { done, type Result, refused } from '../core/result.ts';
import type { Player } from '../core/seats.ts';
import { printable, quote } from '../core/text.ts';
import { readConfig } from '../storage/config.ts';
import type { PlainSetting, SettingValue } from '../storage/config-edit.ts';
import { type FinishedGame, finishedGames } from '../storage/history.ts';
import { type KeptGame, KeptGames, type OpenedGame, readMoveFile } from '../storage/kept.ts';
import { dataHome } from '../storage/paths.ts';
import { keepPicture } from '../storage/pictures.ts';
import { hasLesson, readLessonFile, readRules } from '../storage/rules-data.ts';
import { freshSeed } from '../storage/seeds.ts';
import { beside, type DailyState, dailyState, labelOfDay, noteResult, planDaily } from './daily/today.ts';
import { refusedFile } from './file-problems.ts';
import type { Host } from './host.ts';
import type { Guide } from './learn/guide.ts';
import { LESSON_SEED, readLesson } from './learn/lesson.ts';
import { LiveSession } from './live-session.ts';
import { type GameEntry, type LoadedGame, loadEntry, requireGame } from './load-game.ts';
import { type Acquaintance, acquaintance } from './menu-lists.ts';
import type { SeatedPrograms } from './programs/commands.ts';
import { type TablePrograms, tablePrograms } from './programs/table.ts';
import { puzzleShelf, type ShelvedPuzzle } from './puzzles/shelf.ts';
import { eyesOn, problemFor } from './replay/onlooker.ts';
import type { Reviews } from './review/service.ts';
import type { NewGame } from './seating.ts';
import type { Session } from './session.ts';

export type { KeptGame } from '../storage/kept.ts';

/** What menus and viewers ask for. */
export interface Services {
  readonly games: readonly GameEntry[];
  /** Those of them that have a lesson. */
  lessons(): readonly GameEntry[];
  /** Kept games, the one played last first; `keptLists` in menu-lists.ts parts them. */
  kept(): Result<readonly KeptGame[]>;
  /** Kept games that are over, with their points: what `standingOf` and `groupGames` in history/ look at. */
  finished(): Result<readonly FinishedGame[]>;
  /** How well the player knows a game, going by these kept games. */
  acquaintance(game: GameEntry, kept: readonly KeptGame[]): Acquaintance;
  /** Nothing is kept of this game but perhaps the table that was just laid. Reads no game. */
  isNewTo(game: GameEntry): boolean;
  /** Where the player stands with today's game; only of a game that is played alone. */
  daily(game: GameEntry): Result<DailyState>;
  /** Goes on with today's first attempt, or begins it; once that is over, or `again`, an attempt that does not count. */
  playDaily(game: GameEntry, again?: boolean): Promise<Result<Session>>;
  /** The puzzles of a game, or of all, and which were solved. */
  puzzles(game: GameEntry | null): Result<readonly ShelvedPuzzle[]>;
  openPuzzle(puzzle: Pick<ShelvedPuzzle, 'entry' | 'name'>): Promise<Result<Session>>;
  start(plan: NewGame): Promise<Result<Session>>;
  /** Opens the lesson of a game. */
  learn(game: GameEntry): Promise<Result<Session>>;
  resume(name: string): Promise<Result<Session>>;
  /**
   * Keeps a match that was replayed from a file as a new game and goes on with it. One that is over is only looked at: there is
   * nothing to go on with, and no second result to keep.
   */
  fork(loaded: LoadedGame, match: Match): Session;
  rename(name: string, to: string): Result<void>;
  delete(name: string): Result<void>;
  /** Reads a kept or foreign move file for the replay viewer. */
  openFile(path: string, dataDir?: string | null): Promise<Result<OpenedFile>>;
  freshSeed(): string;
  /** Keeps a picture of the screen; the text says of what. Returns its path. */
  keepPicture(about: string, svg: string): Result<string>;
  /** Writes a setting into the configuration file; null takes it out. */
  changeSetting(key: PlainSetting, value: SettingValue): Promise<Result<void>>;
  /** Reviews of recorded games, loaded when the first is asked for. */
  reviews(): Promise<Result<Reviews>>;
  /** The text of `rules-data/<game>/rules.md`. */
  rulesText(gameId: string): Result<string>;
}

export interface OpenedFile {
  readonly loaded: LoadedGame;
  readonly file: ParsedFile;
  readonly text: string;
}

/** The services of the command line: those of the screens, and a data directory where a flag may name one. */
export interface CommandServices extends Services {
  readonly keptGames: KeptGames;
  resume(name: string, options?: Resumed): Promise<Result<Session>>;
  fork(loaded: LoadedGame, match: Match, from?: Origin): Session;
}

/** What a kept game cannot say of itself. */
interface Resumed {
  readonly dataDir?: string | null;
  /** What starts its programs: told once its players are known. */
  programs?(players: readonly Player[]): Result<SeatedPrograms | null>;
}

/** Where a match comes from that is forked. */
interface Origin {
  readonly path?: string;
  readonly notices?: readonly string[];
  readonly programs?: SeatedPrograms | null;
}

export function createServices(host: Host): Result<CommandServices> {
  const home = dataHome(host.env);
  if (!home.ok) return home;
  const kept = new KeptGames(home.value, host.files);

  const programsAt = (loaded: LoadedGame, seated: SeatedPrograms | null): TablePrograms =>
    tablePrograms({
      ...{ loaded, seated, host },
      rulesText() {
        const text = services.rulesText(loaded.entry.meta.id);
        return text.ok ? text.value : '';
      },
    });

  /** A game that cannot be kept is played all the same. */
  const keep = (
    loaded: LoadedGame,
    match: Match,
    text: string,
    extra: {
      readonly notices: readonly string[];
      readonly guide?: Guide;
      /** What the kept game is called by, where that is not for it to say. */
      readonly label?: string;
      readonly programs?: SeatedPrograms | null;
    },
  ): Session => {
    const programs = programsAt(loaded, extra.programs ?? null);
    const parts = { loaded, match, text, host, ...extra, programs };
    const made = kept.create(loaded.entry.meta.id, extra.label ?? labelOf(match), text);
    return made.ok
      ? new LiveSession({ ...parts, ...made.value, problem: null })
      : new LiveSession({ ...parts, name: null, recorder: null, problem: made.problem.message });
  };

  /** Whether a first attempt of a day counts does not depend on its file. */
  const changed = (name: string, act: () => Result<void>): Result<void> => {
    const noted = noteResult(name, host.games, kept, host);
    return noted.ok ? act() : noted;
  };

  const openFile = async (
    path: string,
    text: string,
    dataDir: string | null,
  ): Promise<Result<OpenedFile>> => {
    const file = parseMoveFile(text);
    const entry = entryOf(file, path, host.games);
    if (!entry.ok) return entry;
    const loaded = await loadEntry(entry.value, dataDir, host.files);
    return loaded.ok ? done({ loaded: loaded.value, file, text }) : loaded;
  };

  /** Goes on in the file of a kept game, or in a new one where the file cannot be followed to its end. */
  const takeUp = async (
    game: OpenedGame,
    { loaded, file }: OpenedFile,
    told: Resumed,
  ): Promise<Result<Session>> => {
    const { name, path, text, recorder, problem } = game;
    const notices = game.torn ? ['The last line of the file was torn and has been dropped.'] : [];
    const { replay: replayed, text: written } = writtenForm(loaded.game, file, loaded.fingerprint);
    const { match } = replayed;
    if (match === null) return refusedFile(path, replayed.problem);
    const seated = told.programs?.(match.config.players) ?? done(null);
    if (!seated.ok) return seated;
    const stop = versionProblem(file, loaded.game.meta, loaded.fingerprint) ?? replayed.problem;
    const difference = stop ?? replayed.differences[0];
    if (difference === undefined) {
      // A crash between two lines of one decision leaves the move without its checkpoint or result.
      const rest = written.startsWith(text) ? written.slice(text.length) : '';
      if (rest !== '') recorder?.append(rest);
      const programs = programsAt(loaded, seated.value);
      const parts = { loaded, match, text: text + rest, host, programs };
      const guide = match.config.seed === LESSON_SEED ? await guideOf(match, loaded, host) : null;
      return done(new LiveSession({ ...parts, name, recorder, problem, notices, guide }));
    }
    recorder?.close();
    // Everybody at the keyboard reads this.
    const { line, message } = problemFor(difference, eyesOn(match).first, match);
    const where = line === null ? message : `line ${line}: ${message}`;
    const then = match.over
      ? 'It was replayed to its end, which is shown here and kept nowhere else.'
      : `It was replayed into ${match.roundName().toLowerCase()} and goes on from there as a new kept game.`;
    notices.push(`The kept game ${name} cannot be taken up as it stands (${where}).`, then);
    return done(services.fork(loaded, match, { path, notices, programs: seated.value }));
  };

  const services: CommandServices = {
    games: host.games,
    lessons: () => host.games.filter(({ meta }) => hasLesson(meta.id, host.files)),
    keptGames: kept,
    kept: () => kept.list(),
    finished: () => finishedGames(kept, host.files),

    isNewTo({ meta }) {
      const names = kept.names();
      return names.ok && names.value.filter(name => name.startsWith(meta.id)).length <= 1;
    },
    acquaintance(entry, games) {
      const text = readLessonFile(entry.meta.id, host.files);
      const file = text.ok ? text.value : null;
      return acquaintance(entry, games, file === null ? null : readLesson(parseMoveFile(file)));
    },

    daily: entry => dailyState(entry, kept, host),

    async playDaily(entry, again = false) {
      const today = dailyState(entry, kept, host);
      if (!today.ok) return today;
      const { state, name, day } = today.value;
      if (state === 'begun' && name !== null && !again) return services.resume(name);
      const plan = await planDaily(entry, day, host);
      return plan.ok ? services.start(plan.value) : plan;
    },

    async start({
      game: entry,
      players,
      seed,
      salt = null,
      options,
      first,
      dataDir,
      programs = null,
    }: NewGame) {
      const loaded = await loadEntry(entry, dataDir, host.files);
      if (!loaded.ok) return loaded;
      const { game, fingerprint } = loaded.value;
      const match = new Match({ game, players, seed, salt, options, first });
      const header = headerOf(match, fingerprint);
      const called =
        salt === null ? labelOfDay(entry, header, kept, host) : done({ label: labelOf(match), notices: [] });
      if (!called.ok) return called;
      return done(keep(loaded.value, match, formatHeader(header), { ...called.value, programs }));
    },

    puzzles: entry => puzzleShelf(entry, host),

    async openPuzzle(puzzle) {
      const { openPuzzle } = await import('./puzzles/open.ts');
      return openPuzzle(puzzle, host, loaded => programsAt(loaded, null));
    },

    async learn(entry) {
      const { openLesson } = await import('./learn/open.ts');
      const loaded = await loadEntry(entry, null, host.files);
      if (!loaded.ok) return loaded;
      const config = await readConfig(host.env, host.files);
      if (!config.ok) return config;
      const lesson = openLesson(loaded.value, config.value.name, host.files);
      if (!lesson.ok) return lesson;
      const { match, guide } = lesson.value;
      const header = formatHeader(headerOf(match, loaded.value.fingerprint));
      return done(keep(loaded.value, match, header, { notices: [], guide }));
    },

    fork(loaded, match, { path, notices = [], programs = null } = {}) {
      const text = formatMatch(match, loaded.fingerprint);
      if (!match.over) return keep(loaded, match, text, { notices, programs });
      const nowhere = {
        name: null,
        recorder: null,
        problem: null,
        path: path ?? null,
        programs: programsAt(loaded, null),
      };
      return new LiveSession({ loaded, match, text, host, notices, ...nowhere });
    },

    async resume(name, told = {}) {
      const game = kept.open(name);
      if (!game.ok) return game;
      const { path, text, recorder } = game.value;
      const file = await openFile(path, text, told.dataDir ?? null);
      const session = file.ok ? await takeUp(game.value, file.value, told) : file;
      if (!session.ok) recorder?.close();
      return session;
    },

    rename: (name, to) => changed(name, () => kept.rename(name, to)),
    delete: name => changed(name, () => kept.delete(name)),

    async openFile(path, dataDir = null) {
      const text = readMoveFile(path, host.files);
      return text.ok ? openFile(path, text.value, dataDir) : text;
    },

    freshSeed: () => freshSeed(),

    keepPicture: (about, svg) => keepPicture(home.value, about, svg, host.files),

    async changeSetting(key, value) {
      const { changeConfig } = await import('../storage/config-edit.ts');
      return changeConfig(key, value, host.env, host.files);
    },

    async reviews() {
      const { createReviews } = await import('./review/service.ts');
      return done(createReviews(home.value, host.files));
    },

    rulesText(gameId) {
      const game = requireGame(gameId, host.games);
      return game.ok ? readRules(game.value.meta.id, host.files) : game;
    },
  };
  return done(services);
}

/** What a kept game is called by: its seed, or where that is not to be known its players. */
function labelOf({ names, config: { seed, salt = null } }: Match): string {
  return salt === null ? beside(seed) : names.join(' ');
}

async function guideOf(match: Match, loaded: LoadedGame, { files }: Host): Promise<Guide | null> {
  const { lessonOf } = await import('./learn/open.ts');
  return lessonOf(match, loaded, files);
}

function entryOf(file: ParsedFile, path: string, games: readonly GameEntry[]): Result<GameEntry> {
  if (file.header === null) return refusedFile(path, file.problem);
  const { game } = file.header;
  const entry = games.find(({ meta }) => meta.id === game.toLowerCase());
  if (entry !== undefined) return done(entry);
  const ids = games.map(({ meta }) => meta.id).join(', ');
  const what = `a file of the game ${quote(game)}, which is not here; the games are ${ids}`;
  return refused('other-version', `${printable(path)}: ${what}.`);
}
