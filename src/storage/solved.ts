/** Which puzzles were played, and how it went: `puzzles.txt` beside the kept games, a line for each attempt. */
import { done, type Result } from '../core/result.ts';
import type { FileSystem } from './file-system.ts';
import { Ledger } from './ledger.ts';

export interface PuzzleAttempt {
  readonly day: string;
  readonly game: string;
  /** Of the puzzle among those of the game. */
  readonly name: string;
  readonly solved: boolean;
}

const LINE = /^(?<day>\d{4}-\d{2}-\d{2}) (?<game>[a-z0-9-]+) (?<name>\d{2,4}) (?<end>solved|missed)$/u;

export class SolvedPuzzles {
  readonly #ledger: Ledger;

  constructor(home: string, files: FileSystem) {
    this.#ledger = new Ledger(home, 'puzzles.txt', files);
  }

  list(): Result<PuzzleAttempt[]> {
    const lines = this.#ledger.lines();
    return lines.ok ? done(lines.value.flatMap(line => readAttempt(line) ?? [])) : lines;
  }

  add({ day, game, name, solved }: PuzzleAttempt): Result<void> {
    return this.#ledger.add(`${day} ${game} ${name} ${solved ? 'solved' : 'missed'}`);
  }
}

function readAttempt(line: string): PuzzleAttempt | null {
  const { day, game, name, end } = LINE.exec(line)?.groups ?? {};
  if (day === undefined || game === undefined || name === undefined) return null;
  return { day, game, name, solved: end === 'solved' };
}
