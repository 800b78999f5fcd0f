/** The ledger of the games of the day: which first attempts were begun, and how they ended, whatever becomes of their files. */
import { done, type Result } from '../core/result.ts';
import type { FileSystem } from './file-system.ts';
import { Ledger } from './ledger.ts';

export interface Attempt {
  /** `2026-11-16`, in UTC. */
  readonly day: string;
  readonly game: string;
  /** Null while it is not known how it ended. */
  readonly result: { readonly points: number; readonly seal: string } | null;
}

const LINE = /^(?<day>\d{4}-\d{2}-\d{2}) (?<game>\S+) (?:begun|(?<points>-?\d+) (?<seal>[0-9a-f]{8}))$/u;

export class Attempts {
  readonly #ledger: Ledger;

  constructor(home: string, files: FileSystem) {
    this.#ledger = new Ledger(home, 'daily.txt', files);
  }

  list(): Result<Attempt[]> {
    const lines = this.#ledger.lines();
    return lines.ok ? done(lines.value.flatMap(line => readAttempt(line) ?? [])) : lines;
  }

  find(game: string, day: string): Result<Attempt | null> {
    const all = this.list();
    if (!all.ok) return all;
    const own = all.value.filter(one => one.game === game && one.day === day);
    return done(own.find(({ result }) => result !== null) ?? own[0] ?? null);
  }

  /** Adds a line, unless the ledger says as much already. */
  add({ day, game, result }: Attempt): Result<void> {
    const known = this.find(game, day);
    if (!known.ok) return known;
    if (known.value !== null && (result === null || known.value.result !== null)) return done();
    return this.#ledger.add(
      `${day} ${game} ${result === null ? 'begun' : `${result.points} ${result.seal}`}`,
    );
  }
}

function readAttempt(line: string): Attempt | null {
  const { day, game, points, seal } = LINE.exec(line)?.groups ?? {};
  if (day === undefined || game === undefined) return null;
  const result = points === undefined || seal === undefined ? null : { points: Number(points), seal };
  return { day, game, result };
}
