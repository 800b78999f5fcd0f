/**
 * Learns by how much a game's estimate misses the final score, from games of bots:
 * `npm run train -- GAME [--games N] [--units N] [--without REGEXP] [--seed S] [--samples DIR] [--workers N] [--out FILE]`. Samples
 * are kept, so that an interrupted run goes on; the same seed gives the same weights. Every fifth game is not learned from but
 * decides when to stop. The weights are written beside the samples, or to the file named. Games of other seeds (`held-...`) tell
 * what it is worth: see `npm run compare`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '../src/app/load-game.ts';
import { correction, type LearnedValue, type LearnedWeights } from '../src/bots/value.ts';
import { Series } from '../src/core/statistics.ts';
import { type Example, learnWeights } from './train/fit.ts';
import { COLUMNS } from './train/games.ts';
import { gather, isSampler, sampler } from './train/samples.ts';

const RIDGE = 0.003;
const EPOCHS = 30;

/** The estimate is the first feature. */
function exampleOf(row: Float64Array, used: readonly number[]): Example {
  return { x: usedOf(row, used), y: row[COLUMNS.final]! - row[COLUMNS.features]! };
}

function usedOf(row: Float64Array, used: readonly number[]): Float64Array {
  return Float64Array.from(used, column => row[COLUMNS.features + column]!);
}

function progress(label: string, of: number): (done: number) => void {
  return done => {
    if (!process.stderr.isTTY) return;
    const filled = Math.round((30 * Math.min(done, of)) / of);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(30 - filled)}`;
    process.stderr.write(`\r${label} [${bar}] ${Math.min(done, of)} of ${of} games${done >= of ? '\n' : ''}`);
  };
}

/** By round and by number of players: mean error of the estimate and of the value, and how much of the scores each explains. */
function report(
  title: string,
  rows: readonly Float64Array[],
  weights: LearnedWeights,
  used: readonly number[],
): void {
  process.stdout.write(`${title}\n`);
  for (const players of [...new Set(rows.map(row => row[COLUMNS.players]!))].sort()) {
    const own = rows.filter(row => row[COLUMNS.players] === players);
    for (const round of [...new Set(own.map(row => row[COLUMNS.round]!))].sort((a, b) => a - b)) {
      const [plain, learned, final] = [new Series(), new Series(), new Series()];
      const [off, left] = [new Series(), new Series()];
      for (const row of own.filter(one => one[COLUMNS.round] === round)) {
        const { x, y } = exampleOf(row, used);
        const rest = y - correction(weights, x);
        for (const [series, value] of [
          [plain, y],
          [off, y * y],
          [learned, rest],
          [left, rest * rest],
        ] as const)
          series.add(value);
        final.add(row[COLUMNS.final]!);
      }
      const explained = (error: Series): string => (1 - error.mean / final.deviation ** 2).toFixed(2);
      process.stdout.write(
        `  ${players} players, round ${round}: mean error ${plain.mean.toFixed(1)} -> ${learned.mean.toFixed(1)}, explains ${explained(off)} -> ${explained(left)} (${plain.count})\n`,
      );
    }
  }
}

async function train(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '2000' },
      held: { type: 'string', default: '400' },
      units: { type: 'string', default: '16' },
      seed: { type: 'string', default: 'train' },
      samples: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string' },
      /** Features that are not to be learned from, as a regular expression over their names. */
      without: { type: 'string', default: '^$' },
    },
  });
  const [id] = positionals;
  if (id === undefined) throw new Error('usage: npm run train -- GAME [--games N] [--units N] [--seed S]');
  const root = join(import.meta.dirname, '..');
  const { game, fingerprint } = await loadGame(id, null);
  if (game.features === undefined) throw new Error(`${id} has no features to learn from`);
  const folder = join(
    values.samples ?? join(root, 'node_modules/.cache/boardgames/train'),
    `${id}-${fingerprint}`,
  );
  const wanted = {
    gameId: id,
    folder,
    seed: values.seed,
    games: Number(values.games),
    workers: Number(values.workers),
  };
  const rows = await gather(wanted, progress('learning from', wanted.games));
  const held = { ...wanted, seed: 'held', games: Number(values.held) };
  const heldRows = await gather(held, progress('held out', held.games));
  const without = new RegExp(values.without, 'u');
  const { names } = game.features;
  const used = [...names.keys()].filter(column => column > 0 && !without.test(names[column]!));
  const examples = (kept: (at: number) => boolean): Example[] =>
    rows.filter(row => kept(Math.floor(row[COLUMNS.game]! / 20) % 5)).map(row => exampleOf(row, used));
  const size = { units: Number(values.units), epochs: EPOCHS, ridge: RIDGE };
  const weights = learnWeights(
    examples(at => at > 0),
    examples(at => at === 0),
    size,
    values.seed,
  );
  report('on games that nothing was learned from', heldRows, weights, used);
  const made = `npm run train -- ${id} --games ${values.games} --units ${values.units} --seed ${values.seed} --without '${values.without}'`;
  const out = values.out ?? join(folder, 'value.json');
  const json: LearnedValue = {
    made,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    games: wanted.games,
    data: fingerprint,
    rules: game.meta.rulesVersion,
    features: used.map(column => names[column]!),
    weights,
  };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(json)}\n`);
}

await (isSampler() ? sampler() : train());
