/** A whole simulation: plays, counts, keeps files, and reports what there is when it is cut short. */
import { join } from 'node:path';
import { done, type Result } from '../../core/result.ts';
import { attempt, type FileSystem } from '../../storage/file-system.ts';
import type { LoadedGame } from '../load-game.ts';
import type { SimGame } from './game.ts';
import type { Range, SimPlan } from './plan.ts';
import type { Lane } from './programs.ts';
import { runGames } from './run.ts';
import { type Summary, Tally, type Timing } from './tally.ts';

export interface Simulation {
  readonly loaded: LoadedGame;
  readonly plan: SimPlan;
  /** Which of its games to play. */
  readonly range: Range;
  /** Programs for games that are played one after the other. */
  openLane(): Lane;
  readonly workers: number;
  /** Where move files are kept; null keeps none. */
  readonly outDir: string | null;
  readonly files: FileSystem;
  readonly signal: AbortSignal;
  /** Told how many games are over, at first and after each. */
  onProgress(done: number): void;
  /** Told of each game, as they end. */
  onGame?(game: SimGame): void;
}

export interface SimReport {
  readonly plan: SimPlan;
  readonly summary: Summary;
  readonly timing: Timing;
  /** Wall clock. */
  readonly seconds: number;
  readonly interrupted: boolean;
}

export async function simulate(simulation: Simulation): Promise<Result<SimReport>> {
  const { loaded, plan, range, workers, outDir, files, onProgress } = simulation;
  const write = (path: string, act: () => void): Result<void> => attempt(`Cannot write ${path}`, act);
  let written = outDir === null ? done() : write(outDir, () => files.makeDirectory(outDir));
  if (!written.ok) return written;
  const tally = new Tally(plan, range.from);
  const unwritable = new AbortController();
  const signal = AbortSignal.any([simulation.signal, unwritable.signal]);
  const started = performance.now();
  let played = 0;
  onProgress(0);
  await runGames({
    ...{ loaded, plan, range, workers, signal, keepFiles: outDir !== null },
    openLane: () => simulation.openLane(),
    onResult({ played: game, file }) {
      if (outDir !== null && file !== null) {
        const path = join(outDir, fileName(plan, game));
        written = write(path, () => files.create(path, file));
        if (!written.ok) return unwritable.abort();
      }
      simulation.onGame?.(game);
      tally.add(game);
      onProgress(++played);
    },
  });
  if (!written.ok) return written;
  tally.close();
  const seconds = (performance.now() - started) / 1000;
  const interrupted = played < range.to - range.from;
  return done({ plan, summary: tally.summary(), timing: tally.timing(), seconds, interrupted });
}

/** `newton-copper-owl-17-0042.moves`: any sign of the seed that could mean something in a path is replaced. */
function fileName(plan: SimPlan, { index }: SimGame): string {
  const width = String(plan.games).length;
  const seed = plan.seed.replace(/[^\w-]/gu, '_');
  return `${plan.gameId}-${seed}-${String(index + 1).padStart(width, '0')}.moves`;
}
