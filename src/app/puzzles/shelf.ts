/** Which puzzles there are, which were solved, and which comes next. */
import { done, type Result, refused } from '../../core/result.ts';
import { nextBelow, seedRng } from '../../core/rng.ts';
import { quote } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { dataHome } from '../../storage/paths.ts';
import { SolvedPuzzles } from '../../storage/solved.ts';
import { notCome } from '../daily/proofs.ts';
import { isoDay } from '../dates.ts';
import type { Host } from '../host.ts';
import { puzzleNames } from './names.ts';

type Disk = Pick<Host, 'env' | 'files' | 'games'>;

export interface ShelvedPuzzle {
  readonly entry: GameEntry;
  readonly name: string;
  /** `open` while it was not played. */
  readonly state: 'open' | 'missed' | 'solved';
}

const ORDER = ['open', 'missed', 'solved'] as const;

/** Of one game, or of all. */
export function puzzleShelf(entry: GameEntry | null, { env, files, games }: Disk): Result<ShelvedPuzzle[]> {
  const ledger = solvedPuzzles({ env, files });
  if (!ledger.ok) return ledger;
  const attempts = ledger.value.list();
  if (!attempts.ok) return attempts;
  const shelf: ShelvedPuzzle[] = [];
  for (const one of entry === null ? games : [entry]) {
    const names = puzzleNames(one.meta.id, files);
    if (!names.ok) return names;
    for (const name of names.value) {
      const own = attempts.value.filter(({ game, name: played }) => game === one.meta.id && played === name);
      const state = own.some(({ solved }) => solved) ? 'solved' : own.length > 0 ? 'missed' : 'open';
      shelf.push({ entry: one, name, state });
    }
  }
  return done(shelf);
}

export function solvedPuzzles({ env, files }: Pick<Host, 'env' | 'files'>): Result<SolvedPuzzles> {
  const home = dataHome(env);
  return home.ok ? done(new SolvedPuzzles(home.value, files)) : home;
}

/** One that was not played first, then one that was not solved; of all games the one with the fewest solved. */
export function nextPuzzle(shelf: readonly ShelvedPuzzle[]): ShelvedPuzzle | null {
  const solvedOf = ({ entry }: ShelvedPuzzle): number =>
    shelf.filter(other => other.entry === entry && other.state === 'solved').length;
  const [first] = shelf.toSorted(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
      solvedOf(a) - solvedOf(b) ||
      shelf.indexOf(a) - shelf.indexOf(b),
  );
  return first ?? null;
}

/** Refused where there is none. */
export function requirePuzzle(puzzle: ShelvedPuzzle | null): Result<ShelvedPuzzle> {
  return puzzle === null ? refused('failure', 'There are no puzzles of that game.') : done(puzzle);
}

export function puzzlesByGame(
  shelf: readonly ShelvedPuzzle[],
): ReadonlyMap<string, readonly ShelvedPuzzle[]> {
  const games = new Set(shelf.map(({ entry }) => entry));
  return new Map([...games].map(game => [game.meta.id, shelf.filter(({ entry }) => entry === game)]));
}

/** The same for everybody on a day. */
export function puzzleOfDay(shelf: readonly ShelvedPuzzle[], day: string): ShelvedPuzzle | null {
  return shelf.length === 0 ? null : shelf[nextBelow(seedRng(`puzzle ${day}`), shelf.length)]!;
}

/** A day as it was typed; refused where there is no such day, or it has not come. */
export function readDay(text: string, now: Date): Result<string> {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || isoDay(time) !== text) {
    return refused('usage', `${quote(text)} is no day: write it as in ${isoDay(now.getTime())}.`);
  }
  return text > isoDay(now.getTime()) ? refused('usage', notCome(text)) : done(text);
}
