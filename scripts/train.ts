/**
 * Learns by how much a game's estimate misses the final score, from games of bots: `npm run train -- GAME [--games N] [--units N]
 * [--epochs N] [--lambda L] [--rounds N] [--without REGEXP] [--seed S] [--players N,N] [--samples DIR] [--workers N] [--out FILE]`. Games are
 * kept, so that an interrupted run goes on; the same seed gives the same weights. A state is worth in part what the state a few
 * turns later is worth, by what was learned before, and in part what that one's is, down to the final score: TD(lambda), over
 * several rounds. Every fifth game is not learned from but decides when to stop. The weights are written beside the games, or
 * to the file named. Games of other seeds (`held-...`) tell what it is worth: see `npm run compare`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '../src/app/load-game.ts';
import type { GameMeta } from '../src/core/game.ts';
import { correctionBy, type LearnedValue, type LearnedWeights } from '../src/core/learned-value.ts';
import { Series } from '../src/core/statistics.ts';
import { type Example, learnWeights } from './train/fit.ts';
import { COLUMNS, samplesOf } from './train/games.ts';
import { gather, isSampler, sampler, type Wanted } from './train/samples.ts';

const RIDGE = 0.003;

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

interface Effort {
  readonly units: number;
  readonly epochs: number;
  readonly lambda: number;
  readonly rounds: number;
  readonly seed: string;
}

/** What is learned in a round is what the next one takes states to be worth. */
function learn(
  rows: readonly Float64Array[],
  used: readonly number[],
  { units, epochs, lambda, rounds, seed }: Effort,
): LearnedWeights {
  const told = rows.map(row => usedOf(row, used));
  const worth = rows.map(row => row[COLUMNS.final]!);
  const examples = (kept: (game: number) => boolean): Example[] =>
    rows.flatMap((row, i) =>
      kept(row[COLUMNS.game]!) ? [{ x: told[i]!, y: worth[i]! - row[COLUMNS.features]! }] : [],
    );
  for (let round = 0; ; round++) {
    const isLast = round + 1 === rounds;
    const weights = learnWeights(
      examples(game => game % 5 > 0),
      examples(game => game % 5 === 0),
      { units, epochs: isLast ? epochs : Math.ceil(epochs / 2), ridge: RIDGE },
      `${seed}${round}`,
    );
    if (isLast) return weights;
    const correct = correctionBy(weights, [...used.keys()], used.length);
    const value = rows.map((row, i) => row[COLUMNS.features]! + correct(told[i]!));
    // The next row of the same seat comes after those of all others.
    for (let i = rows.length - 1; i >= 0; i--) {
      const next = i + rows[i]![COLUMNS.players]!;
      worth[i] =
        rows[next]?.[COLUMNS.game] === rows[i]![COLUMNS.game]
          ? (1 - lambda) * value[next]! + lambda * worth[next]!
          : rows[i]![COLUMNS.final]!;
    }
  }
}

/** By round and by number of players: mean error of the estimate and of the value, and how much of the scores each explains. */
function report(
  title: string,
  rows: readonly Float64Array[],
  weights: LearnedWeights,
  used: readonly number[],
): void {
  process.stdout.write(`${title}\n`);
  const correct = correctionBy(weights, [...used.keys()], used.length);
  for (const players of [...new Set(rows.map(row => row[COLUMNS.players]!))].sort()) {
    const own = rows.filter(row => row[COLUMNS.players] === players);
    for (const round of [...new Set(own.map(row => row[COLUMNS.round]!))].sort((a, b) => a - b)) {
      const [plain, learned, final] = [new Series(), new Series(), new Series()];
      const [off, left] = [new Series(), new Series()];
      for (const row of own.filter(one => one[COLUMNS.round] === round)) {
        const missed = row[COLUMNS.final]! - row[COLUMNS.features]!;
        const rest = missed - correct(usedOf(row, used));
        for (const [series, value] of [
          [plain, missed],
          [off, missed * missed],
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

/** "2,4"; all that the game can be played by where nothing is said. */
function countsOf(said: string | undefined, { min, max }: GameMeta['players']): readonly number[] {
  return said?.split(',').map(Number) ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

async function train(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '2000' },
      held: { type: 'string', default: '400' },
      units: { type: 'string', default: '16' },
      epochs: { type: 'string', default: '6' },
      lambda: { type: 'string', default: '0.8' },
      rounds: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'train' },
      /** The numbers of players it is to be used for, as bots told: `npm run compare`. */
      players: { type: 'string' },
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
  const rowsOf = async (some: Wanted, label: string): Promise<Float64Array[]> =>
    (await gather(some, progress(label, some.games))).flatMap((played, number) =>
      samplesOf(game, number, played),
    );
  const rows = await rowsOf(wanted, 'learning from');
  const held = { ...wanted, seed: 'held', games: Number(values.held) };
  const heldRows = await rowsOf(held, 'held out');
  const without = new RegExp(values.without, 'u');
  const { names } = game.features;
  const used = [...names.keys()].filter(column => column > 0 && !without.test(names[column]!));
  const effort = {
    units: Number(values.units),
    epochs: Number(values.epochs),
    lambda: Number(values.lambda),
    rounds: Number(values.rounds),
    seed: values.seed,
  };
  const weights = learn(rows, used, effort);
  report('on games that nothing was learned from', heldRows, weights, used);
  const { games, units, epochs, lambda, rounds, seed } = values;
  const counts = values.players === undefined ? '' : ` --players ${values.players}`;
  const left = values.without === '^$' ? '' : ` --without '${values.without}'`;
  const made = `npm run train -- ${id} --games ${games} --units ${units} --epochs ${epochs} --lambda ${lambda} --rounds ${rounds} --seed ${seed}${counts}${left}`;
  const out = values.out ?? join(folder, 'value.json');
  const json: LearnedValue = {
    made,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    games: wanted.games,
    data: fingerprint,
    rules: game.meta.rulesVersion,
    players: countsOf(values.players, game.meta.players),
    features: used.map(column => names[column]!),
    weights,
  };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(json)}\n`);
}

await (isSampler() ? sampler() : train());
