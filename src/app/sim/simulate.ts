/** A whole simulation: plays, counts, keeps files, shows progress, and reports what there is when it is cut short. */
import { join } from 'node:path';
import type { Io } from '../../cli/io.ts';
import { progressBar } from '../../cli/sim/progress.ts';
import type { SimReport } from '../../cli/sim/report.ts';
import { Problem } from '../../core/problem.ts';
import { reasonOf } from '../../storage/file-system.ts';
import type { LoadedGame } from '../load-game.ts';
import type { SimGame, SimPlan } from './game.ts';
import { runGames } from './run.ts';
import { Tally } from './tally.ts';

export interface Simulation {
  readonly loaded: LoadedGame;
  readonly plan: SimPlan;
  readonly workers: number;
  /** Where move files are kept; null keeps none. */
  readonly outDir: string | null;
  readonly signal: AbortSignal;
}

export async function simulate(
  io: Io,
  { loaded, plan, workers, outDir, signal }: Simulation,
): Promise<SimReport> {
  if (outDir !== null) writing(outDir, () => io.files.makeDirectory(outDir));
  const tally = new Tally(plan);
  const progress = progressBar(io.stderr, plan.games);
  const started = performance.now();
  let done = 0;
  progress.update(0);
  try {
    await runGames({
      ...{ loaded, plan, workers, signal, keepFiles: outDir !== null },
      onResult({ played, file }) {
        if (outDir !== null && file !== null) {
          const path = join(outDir, fileName(plan, played));
          writing(path, () => io.files.create(path, file));
        }
        tally.add(played);
        progress.update(++done);
      },
    });
  } finally {
    progress.clear();
  }
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
