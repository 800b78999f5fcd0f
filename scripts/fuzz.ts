/**
 * `npm run fuzz -- [--factor N] [--seed N] [--workers N] [FILE...]`: strange move files, data, configurations, arguments, lines,
 * messages and bytes of terminals, N times as many as `npm test` tries (test/fuzz), and says how many there were.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    factor: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string' },
  },
});
for (const number of [values.factor, values.seed, values.workers ?? '1']) {
  if (!/^[1-9]\d*$/u.test(number)) throw new Error('--factor, --seed and --workers are whole numbers from 1');
}
const files = positionals.length > 0 ? positionals : ['test/fuzz', 'test/tui/terminal/fuzz.test.ts'];
const patience = 86_400_000;
const flags = [
  ...[`--testTimeout=${patience}`, `--hookTimeout=${patience}`],
  ...(values.workers === undefined ? [] : [`--maxWorkers=${values.workers}`]),
];
const run = spawn('npx', ['vitest', 'run', ...files, ...flags], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, BOARDGAMES_FUZZ: values.factor, BOARDGAMES_FUZZ_SEED: values.seed },
});
let told = '';
run.stdout.setEncoding('utf8').on('data', (text: string) => {
  told += text;
  process.stdout.write(text);
});
run.once('close', code => {
  const counts = [...told.matchAll(/^fuzz: (?<count>\d+) cases$/gmu)];
  const cases = counts.reduce((sum, { groups }) => sum + Number(groups!['count']), 0);
  process.stdout.write(`${cases} cases tried with seed ${values.seed}, exit code ${code}\n`);
  process.exitCode = code ?? 1;
});
