/** A whole simulation: plays, counts, keeps files, and reports what there is when it is cut short. */
import { join } from 'node:path';
import { Problem } from '../../core/problem.ts';
import { type FileSystem, reasonOf } from '../../storage/file-system.ts';
import type { LoadedGame } from '../load-game.ts';
import type { SimGame, SimPlan } from './game.ts';
import { runGames } from './run.ts';
import { type Summary, Tally, type Timing } from './tally.ts';

export interface Simulation {
  readonly loaded: LoadedGame;
  readonly plan: SimPlan;
  readonly workers: number;
  /** Where move files are kept; null keeps none. */
  readonly outDir: string | null;
  readonly files: FileSystem;
  readonly signal: AbortSignal;
  /** Told how many games are over, at first and after each. */
  onProgress(done: number): void;
}

export interface SimReport {
  readonly plan: SimPlan;
  readonly summary: Summary;
  readonly timing: Timing;
  /** Wall clock. */
  readonly seconds: number;
  readonly interrupted: boolean;
}

export async function simulate(simulation: Simulation): Promise<SimReport> {
  const { loaded, plan, workers, outDir, files, signal, onProgress } = simulation;
  if (outDir !== null) writing(outDir, () => files.makeDirectory(outDir));
  const tally = new Tally(plan);
  const started = performance.now();
  let done = 0;
  onProgress(0);
  await runGames({
    ...{ loaded, plan, workers, signal, keepFiles: outDir !== null },
    onResult({ played, file }) {
      if (outDir !== null && file !== null) {
        const path = join(outDir, fileName(plan, played));
        writing(path, () => files.create(path, file));
      }
      tally.add(played);
      onProgress(++done);
    },
  });
  tally.close();
  const seconds = (performance.now() - started) / 1000;
  const interrupted = done < plan.games;
  return { plan, summary: tally.summary(), timing: tally.timing(), seconds, interrupted };
}

/** `newton-copper-owl-17-0042.moves`: any sign of the seed that could mean something in a path is replaced. */
function fileName(plan: SimPlan, { index }: SimGame): string {
  const width = String(plan.games).length;
  const seed = plan.seed.replace(/[^\w-]/gu, '_');
  return `${plan.gameId}-${seed}-${String(index + 1).padStart(width, '0')}.moves`;
}

function writing(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Problem(`Cannot write ${path}: ${reasonOf(error)}.`);
  }
}
