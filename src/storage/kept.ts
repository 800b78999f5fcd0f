/** Kept games: move files in the user's data directory, one writer at a time. */
import { join } from 'node:path';
import { MAX_FILE_BYTES, parseMoveFile } from '../core/movefile.ts';
import { allDone, done, type Problem, type Result, refused, refusedBy, unwrap } from '../core/result.ts';
import { printable, quote } from '../core/text.ts';
import { suggestionOr } from '../core/words.ts';
import { type Appender, attempt, type FileSystem, isCode, reasonOf } from './file-system.ts';
import type { Lock, Processes } from './lock.ts';
import { lockOwner, nodeProcesses, sweepLock, takeLock } from './lock.ts';
import { checkGameName, slug } from './paths.ts';
import { decode, readBytes, readText } from './read-file.ts';
import { Recorder } from './recorder.ts';
import { type KeptGame, summaryOf, unreadable } from './summary.ts';

export type { KeptGame } from './summary.ts';

export interface OpenedGame {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** Null where the game can be read but not written: `problem` says why. */
  readonly recorder: Recorder | null;
  readonly problem: string | null;
  /** A torn last line was cut off. */
  readonly torn: boolean;
}

const ENDING = '.moves';
/** Beside a game that is, or was, hosted. */
const TABLE_ENDING = '.table';
/** Files on their way to another name. They are there for a moment only. */
const LEFTOVER = /\.[0-9a-f-]{8,}\.(?:new|stale)$/u;
const LEFTOVER_MS = 60_000;

interface LockProblem extends Problem {
  /** By another program; otherwise the disk takes no lock. */
  readonly held: boolean;
}

/** The text of a move file; whether it is one is for the parser to say. */
export function readMoveFile(path: string, files: FileSystem): Result<string> {
  return readText(path, MAX_FILE_BYTES, files);
}

export class KeptGames {
  readonly directory: string;
  readonly #files: FileSystem;
  readonly #processes: Processes;

  constructor(home: string, files: FileSystem, processes: Processes = nodeProcesses) {
    this.directory = join(home, 'games');
    this.#files = files;
    this.#processes = processes;
  }

  /** Takes only names that were checked: no other may become a path. */
  pathOf(name: string): string {
    return join(this.directory, `${unwrap(checkGameName(name))}${ENDING}`);
  }

  /** Where the table of a hosted game is kept. */
  tablePath(name: string): string {
    return join(this.directory, `${unwrap(checkGameName(name))}${TABLE_ENDING}`);
  }

  names(): Result<string[]> {
    const what = `The kept games in ${printable(this.directory)} cannot be read`;
    const entries = attempt(what, () => this.#entries());
    if (!entries.ok) return entries;
    const names = entries.value
      .filter(entry => entry.endsWith(ENDING))
      .map(entry => entry.slice(0, -ENDING.length));
    return done(names.filter(name => checkGameName(name).ok).sort());
  }

  #entries(): string[] {
    try {
      return this.#files.list(this.directory);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    }
  }

  /** The game played last comes first. */
  list(): Result<KeptGame[]> {
    const names = this.names();
    if (!names.ok) return names;
    const games = names.value.map(name => this.#describe(name));
    return done(games.sort((a, b) => b.modified - a.modified || (a.name < b.name ? -1 : 1)));
  }

  /** The kept game meant by a name or the unambiguous beginning of one. */
  resolve(text: string): Result<string> {
    const names = this.names();
    if (!names.ok) return names;
    if (names.value.includes(text)) return done(text);
    const matches = text === '' ? [] : names.value.filter(name => name.startsWith(text));
    if (matches.length === 1) return done(matches[0]!);
    if (matches.length > 1) {
      return refused('usage', `${quote(text)} could be ${matches.slice(0, 5).join(', ')}: type more of it.`);
    }
    const hint = suggestionOr(text, names.value, '"boardgames games" lists them.');
    return refused('failure', `There is no kept game ${quote(text)}; ${hint}`);
  }

  /** Starts a kept game under a name made of the game and what it is called by. */
  create(gameId: string, label: string, header: string): Result<{ name: string; recorder: Recorder }> {
    const base = [gameId, slug(label)].filter(part => part !== '').join('-');
    const what = `The game cannot be kept in ${printable(this.directory)}`;
    return attempt(what, () => this.#create(base, header));
  }

  #create(base: string, header: string): { name: string; recorder: Recorder } {
    this.#files.makeDirectory(this.directory);
    this.#sweep();
    for (let copy = 1; ; copy++) {
      const name = copy === 1 ? base : `${base}-${copy}`;
      const path = this.pathOf(name);
      if (this.#files.info(path) !== null) continue;
      const lock = takeLock(this.#lockPath(name), this.#files, this.#processes);
      if (!('release' in lock)) continue;
      try {
        this.#files.create(path, header);
        return { name, recorder: new Recorder(path, this.#files.openAppend(path), lock) };
      } catch (error) {
        lock.release();
        if (!isCode(error, 'EEXIST')) throw error;
      }
    }
  }

  /** Clears away what programs that were killed have left behind. What cannot be cleared away does no harm. */
  #sweep(): void {
    const old = (path: string): boolean =>
      Date.now() - (this.#files.info(path)?.modified ?? Number.POSITIVE_INFINITY) > LEFTOVER_MS;
    for (const entry of this.#entries()) {
      const path = join(this.directory, entry);
      try {
        if (entry.endsWith('.lock')) sweepLock(path, old(path), this.#files, this.#processes);
        else if (LEFTOVER.test(entry) && old(path)) this.#files.remove(path);
      } catch (error) {
        reasonOf(error);
      }
    }
  }

  /** Opens a kept game to go on with it. One that cannot be written can still be read. */
  open(name: string): Result<OpenedGame> {
    const found = this.#find(name);
    if (!found.ok) return found;
    const path = found.value;
    const unsaved = `The game cannot be saved to ${printable(path)}`;
    const lock = this.#lock(name, unsaved);
    if (!lock.ok && lock.problem.held) return lock;
    const whole = readBytes(path, MAX_FILE_BYTES, this.#files);
    if (!whole.ok) {
      if (lock.ok) lock.value.release();
      return whole;
    }
    const end = whole.value.lastIndexOf('\n') + 1;
    const text = decode(whole.value.subarray(0, end));
    const torn = end < whole.value.length;
    // What is not a move file belongs to somebody else and stays as it is.
    const cutTo = torn && parseMoveFile(text).header !== null ? end : null;
    const file = lock.ok ? attempt(unsaved, () => this.#openAt(path, cutTo)) : lock;
    const opened = { name, path, text, torn };
    if (lock.ok && file.ok) {
      return done({ ...opened, recorder: new Recorder(path, file.value, lock.value), problem: null });
    }
    if (lock.ok) lock.value.release();
    return done({ ...opened, recorder: null, problem: file.ok ? null : file.problem.message });
  }

  #openAt(path: string, cutTo: number | null): Appender {
    const file = this.#files.openAppend(path);
    if (cutTo !== null) file.truncate(cutTo);
    return file;
  }

  rename(name: string, to: string): Result<void> {
    const checked = allDone([checkGameName(name), checkGameName(to)]);
    if (!checked.ok) return checked;
    const codes = { EEXIST: `There is a kept game ${quote(to)} already.` };
    const move = (path: string): void => {
      this.#files.rename(path, this.pathOf(to));
      if (this.#files.info(this.tablePath(name)) !== null) {
        this.#files.rename(this.tablePath(name), this.tablePath(to));
      }
    };
    return this.#change(name, 'renamed', move, codes);
  }

  delete(name: string): Result<void> {
    return this.#change(name, 'deleted', path => {
      if (this.#files.info(this.tablePath(name)) !== null) this.#files.remove(this.tablePath(name));
      this.#files.remove(path);
    });
  }

  #change(
    name: string,
    changed: string,
    act: (path: string) => void,
    codes: Readonly<Record<string, string>> = {},
  ): Result<void> {
    const found = this.#find(name);
    if (!found.ok) return found;
    const what = `${quote(name)} cannot be ${changed}`;
    const lock = this.#lock(name, what);
    if (!lock.ok) return lock;
    const result = attempt(what, () => act(found.value), { codes });
    lock.value.release();
    return result;
  }

  /** The path of a kept game that is there. */
  #find(name: string): Result<string> {
    const checked = checkGameName(name);
    if (!checked.ok) return checked;
    const path = this.pathOf(name);
    const info = attempt(`${printable(path)} cannot be read`, () => this.#files.info(path));
    if (!info.ok) return info;
    return info.value === null ? refused('failure', `There is no kept game ${quote(name)}.`) : done(path);
  }

  #lock(name: string, what: string): Result<Lock, LockProblem> {
    const path = this.#lockPath(name);
    const taken = attempt(what, () => takeLock(path, this.#files, this.#processes));
    if (!taken.ok) return refusedBy({ ...taken.problem, held: false });
    const lock = taken.value;
    if ('release' in lock) return done(lock);
    const held = (where: string, way: string): Result<Lock, LockProblem> => {
      const message = `The game ${quote(name)} is open in another program${where}: ${way}.`;
      return refusedBy({ kind: 'failure', message, held: true });
    };
    const process = ` (process ${lock.pid})`;
    // Where the system does not tell when a process started, another one may have its number by now.
    const way = `close it there first, or delete ${printable(path)} if it has ended`;
    if (lock.host === '' || lock.host === this.#processes.self.host) {
      return held(lock.pid === 0 ? '' : process, way);
    }
    return held(` on the machine ${quote(lock.host)}${process}`, way);
  }

  #lockPath(name: string): string {
    return join(this.directory, `${name}.lock`);
  }

  #describe(name: string): KeptGame {
    const path = this.pathOf(name);
    const looked = attempt('The file cannot be read', () => {
      const owner = lockOwner(this.#lockPath(name), this.#files, this.#processes);
      return { info: this.#files.info(path), busy: owner !== null };
    });
    if (!looked.ok) return unreadable({ name, path, modified: 0, busy: false }, looked.problem.message);
    const { info, busy } = looked.value;
    const place = { name, path, modified: info?.modified ?? 0, busy };
    if (info === null || info.size > MAX_FILE_BYTES) return unreadable(place, 'The file is not a kept game.');
    const text = readMoveFile(path, this.#files);
    return text.ok ? summaryOf(place, parseMoveFile(text.value)) : unreadable(place, text.problem.message);
  }
}
