/** Kept games: move files in the user's data directory, one writer at a time. */
import { join } from 'node:path';
import { MAX_FILE_BYTES, parseMoveFile } from '../core/movefile.ts';
import { Problem } from '../core/problem.ts';
import { namesOf } from '../core/seats.ts';
import { nearest, printable, quote } from '../core/text.ts';
import type { FileSystem } from './file-system.ts';
import { isCode, reasonOf } from './file-system.ts';
import type { Lock, Processes } from './lock.ts';
import { lockOwner, nodeProcesses, takeLock } from './lock.ts';
import { gameNameProblem, slug } from './paths.ts';
import { decode, readBytes, readText } from './read-file.ts';
import { Recorder } from './recorder.ts';

export interface KeptGame {
  readonly name: string;
  readonly path: string;
  /** Id of the game; null where the file cannot be read. */
  readonly game: string | null;
  readonly players: readonly string[];
  readonly seed: string;
  /** Decisions that stand. */
  readonly decisions: number;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Open in a program now. */
  readonly busy: boolean;
  /** A sentence on why the file cannot be used. */
  readonly problem: string | null;
}

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

/** The text of a move file; whether it is one is for the parser to say. */
export function readMoveFile(path: string, files: FileSystem): string {
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

  pathOf(name: string): string {
    const problem = gameNameProblem(name);
    if (problem !== null) throw new Problem(`${quote(name)} cannot be a kept game: ${problem}.`, 'usage');
    return join(this.directory, `${name}${ENDING}`);
  }

  names(): string[] {
    let entries: string[];
    try {
      entries = this.#files.list(this.directory);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return [];
      throw new Problem(`The kept games in ${printable(this.directory)} cannot be read: ${reasonOf(error)}.`);
    }
    return entries
      .filter(entry => entry.endsWith(ENDING))
      .map(entry => entry.slice(0, -ENDING.length))
      .filter(name => gameNameProblem(name) === null)
      .sort();
  }

  /** The game played last comes first. */
  list(): KeptGame[] {
    const games = this.names().map(name => this.#describe(name));
    return games.sort((a, b) => b.modified - a.modified || (a.name < b.name ? -1 : 1));
  }

  /** The kept game meant by a name or the unambiguous beginning of one. */
  resolve(text: string): string {
    const names = this.names();
    if (names.includes(text)) return text;
    const matches = text === '' ? [] : names.filter(name => name.startsWith(text));
    if (matches.length === 1) return matches[0]!;
    if (matches.length > 1) {
      throw new Problem(
        `${quote(text)} could be ${matches.slice(0, 5).join(', ')}: type more of it.`,
        'usage',
      );
    }
    const meant = nearest(text, names);
    const hint = meant === null ? '"boardgames games" lists them' : `did you mean ${meant}?`;
    throw new Problem(`There is no kept game ${quote(text)}; ${hint}${meant === null ? '.' : ''}`);
  }

  /** Starts a kept game under a name made of the game and the seed. */
  create(gameId: string, seed: string, header: string): { name: string; recorder: Recorder } {
    this.#files.makeDirectory(this.directory);
    const base = [gameId, slug(seed)].filter(part => part !== '').join('-');
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

  /** Opens a kept game to go on with it. */
  open(name: string): OpenedGame {
    const path = this.pathOf(name);
    if (!this.#exists(path)) throw new Problem(`There is no kept game ${quote(name)}.`);
    let lock: Lock | null = null;
    let problem: string | null = null;
    try {
      lock = this.#lock(name);
    } catch (error) {
      if (error instanceof Problem) throw error;
      problem = `The game cannot be saved to ${printable(path)}: ${reasonOf(error)}.`;
    }
    try {
      const whole = readBytes(path, MAX_FILE_BYTES, this.#files);
      const end = whole.lastIndexOf('\n') + 1;
      const text = decode(whole.subarray(0, end));
      const torn = end < whole.length;
      if (lock === null) return { name, path, text, recorder: null, problem, torn };
      // What is no move file is somebody's, and stays as it is.
      const recorder = this.#record(path, lock, torn && parseMoveFile(text).header !== null ? end : null);
      return typeof recorder === 'string'
        ? { name, path, text, recorder: null, problem: recorder, torn }
        : { name, path, text, recorder, problem: null, torn };
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  rename(name: string, to: string): void {
    const from = this.pathOf(name);
    const target = this.pathOf(to);
    this.#change(name, 'renamed', () => this.#files.rename(from, target), {
      EEXIST: `There is a kept game ${quote(to)} already.`,
    });
  }

  delete(name: string): void {
    const path = this.pathOf(name);
    this.#change(name, 'deleted', () => this.#files.remove(path), {});
  }

  #change(name: string, done: string, act: () => void, known: Readonly<Record<string, string>>): void {
    let lock: Lock | null = null;
    try {
      if (!this.#exists(this.pathOf(name))) throw new Problem(`There is no kept game ${quote(name)}.`);
      lock = this.#lock(name);
      act();
    } catch (error) {
      if (error instanceof Problem) throw error;
      const code = (error as NodeJS.ErrnoException).code ?? '';
      throw new Problem(known[code] ?? `${quote(name)} cannot be ${done}: ${reasonOf(error)}.`);
    } finally {
      lock?.release();
    }
  }

  #exists(path: string): boolean {
    try {
      return this.#files.info(path) !== null;
    } catch (error) {
      throw new Problem(`${printable(path)} cannot be read: ${reasonOf(error)}.`);
    }
  }

  #record(path: string, lock: Lock, cutTo: number | null): Recorder | string {
    try {
      const file = this.#files.openAppend(path);
      if (cutTo !== null) file.truncate(cutTo);
      return new Recorder(path, file, lock);
    } catch (error) {
      lock.release();
      return `The game cannot be saved to ${printable(path)}: ${reasonOf(error)}.`;
    }
  }

  #lock(name: string): Lock {
    const path = this.#lockPath(name);
    const lock = takeLock(path, this.#files, this.#processes);
    if ('release' in lock) return lock;
    if (lock.host !== '' && lock.host !== this.#processes.self.host) {
      // Nobody here can tell whether that program still runs.
      const where = `on the machine ${quote(lock.host)} (process ${lock.pid})`;
      const way = `close it there first, or delete ${printable(path)} if it has ended`;
      throw new Problem(`The game ${quote(name)} is open in another program ${where}: ${way}.`);
    }
    const where = lock.pid === 0 ? '' : ` (process ${lock.pid})`;
    throw new Problem(`The game ${quote(name)} is open in another program${where}: close it there first.`);
  }

  #lockPath(name: string): string {
    return join(this.directory, `${name}.lock`);
  }

  #describe(name: string): KeptGame {
    const path = this.pathOf(name);
    const unreadable = { name, path, game: null, players: [], seed: '', decisions: 0, over: false };
    try {
      const info = this.#files.info(path);
      const modified = info?.modified ?? 0;
      const busy = lockOwner(this.#lockPath(name), this.#files, this.#processes) !== null;
      if (info === null || info.size > MAX_FILE_BYTES) {
        return { ...unreadable, modified, busy, problem: 'The file is not a kept game.' };
      }
      const { header, lines, problem } = parseMoveFile(readMoveFile(path, this.#files));
      if (header === null) {
        return { ...unreadable, modified, busy, problem: problem?.message ?? 'The file has no header.' };
      }
      const moves = lines.filter(line => line.type === 'move').length;
      const undone = lines.filter(line => line.type === 'undo').length;
      return {
        name,
        path,
        game: header.game,
        players: namesOf(header.players),
        seed: header.seed,
        decisions: moves - undone,
        over: lines.some(line => line.type === 'end'),
        modified,
        busy,
        problem: problem?.message ?? null,
      };
    } catch (error) {
      const why = error instanceof Problem ? error.message : `The file cannot be read: ${reasonOf(error)}.`;
      return { ...unreadable, modified: 0, busy: false, problem: why };
    }
  }
}
