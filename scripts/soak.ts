/**
 * `npm run soak -- [--games N] [--full | --cheap] [--seed S] [--game ID] [--workers N] [--minutes N] [--out FOLDER]`: plays
 * games of all kinds, counts and options under the laws of test/laws, and leaves a move file for every law that broke.
 * `--only NUMBER` plays one game of a soak again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { progressBar } from '../src/cli/sim/progress.ts';
import { loadSubjects, type SoakGame, type SoakPlan, soakGame } from './soak/game.ts';

interface Order {
  readonly plan: SoakPlan;
  /** Numbers of the games to play. */
  readonly numbers: readonly number[];
  readonly workers: number;
  /** No game is begun after so many minutes. */
  readonly minutes: number;
  readonly out: string;
}

function readOrder(): Order {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '300' },
      full: { type: 'boolean', default: false },
      cheap: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'soak' },
      game: { type: 'string' },
      only: { type: 'string' },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      minutes: { type: 'string', default: 'Infinity' },
      out: { type: 'string', default: join(tmpdir(), 'boardgames-soak') },
    },
  });
  if (values.full && values.cheap) throw new Error('--full and --cheap exclude each other');
  const games = Number(values.games);
  const workers = Number(values.workers);
  for (const number of [games, workers]) {
    if (!Number.isSafeInteger(number) || number < 1)
      throw new Error('--games and --workers are numbers from 1');
  }
  const plan = { games, seed: values.seed, full: values.full, game: values.game ?? null };
  const numbers = values.only === undefined ? [...Array(games).keys()] : [Number(values.only)];
  const minutes = Number(values.minutes);
  return { plan, numbers, workers: Math.min(workers, numbers.length), minutes, out: values.out };
}

/** Gives every worker one game at a time until all are played. */
function playAll(
  { plan, numbers, workers, minutes }: Order,
  played: (game: SoakGame) => void,
): Promise<unknown> {
  const waiting = [...numbers].reverse();
  const deadline = performance.now() + minutes * 60_000;
  const self = fileURLToPath(import.meta.url);
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(self, { workerData: plan });
      const next = (): void => {
        const number = performance.now() < deadline ? waiting.pop() : undefined;
        if (number === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(number);
      };
      worker.on('error', reject);
      worker.on('message', (game: SoakGame | 'ready') => {
        if (game !== 'ready') played(game);
        next();
      });
    });
  return Promise.all(Array.from({ length: workers }, work));
}

function keep(out: string, plan: SoakPlan, { index, game, label, broken }: SoakGame): void {
  if (broken === null) return;
  mkdirSync(out, { recursive: true });
  const path = join(out, `${plan.seed}-${index}-${game}.moves`);
  const [reason] = broken.message.split('\n');
  writeFileSync(path, `${broken.moveFile}# ${reason}\n`);
  process.stderr.write(`\nGame ${index} (${game} ${label}): ${reason}\n  ${path}\n`);
}

async function main(): Promise<void> {
  const order = readOrder();
  const { plan, numbers, out } = order;
  const bar = progressBar(process.stderr, numbers.length);
  const tally = new Map<string, { games: number; decisions: number; broken: number }>();
  let done = 0;
  await playAll(order, game => {
    const row = tally.get(game.game) ?? { games: 0, decisions: 0, broken: 0 };
    row.games += 1;
    row.decisions += game.decisions;
    if (game.broken !== null) row.broken += 1;
    tally.set(game.game, row);
    keep(out, plan, game);
    bar.update(++done);
    if (process.stderr.isTTY !== true && done % Math.ceil(numbers.length / 20) === 0) {
      process.stderr.write(`${done}/${numbers.length} games\n`);
    }
  });
  bar.clear();
  for (const [game, { games, decisions, broken }] of [...tally].sort()) {
    process.stdout.write(`${game}: ${games} games, ${decisions} decisions, ${broken} broke a law\n`);
  }
  const found = [...tally.values()].some(({ broken }) => broken > 0);
  process.exitCode = found ? 1 : 0;
}

async function serve(): Promise<void> {
  const plan = workerData as SoakPlan;
  const subjects = await loadSubjects(plan.game);
  parentPort!.on('message', (number: number) => parentPort!.postMessage(soakGame(subjects, plan, number)));
  parentPort!.postMessage('ready');
}

await (isMainThread ? main() : serve());
