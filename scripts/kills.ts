/**
 * `npm run kills -- [--count N] [--seed S] [--lanes N] [--only plain|screen|host]`: kill -9 at random moments in plain lines, on the
 * full screen and of the host of a table, several at once (test/faults/kills.test.ts, test/host/kills.test.ts).
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Of so many kills; what takes longer comes in smaller numbers. */
const SHARES = { plain: 0.78, screen: 0.17, host: 0.05 } as const;
const FILES = { plain: 'test/faults/kills', screen: 'test/faults/kills', host: 'test/host/kills' } as const;
const KINDS = ['plain', 'screen', 'host'] as const;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'kills' },
    lanes: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const only = KINDS.find(kind => kind === values.only);
const numbers = [values.count, values.lanes].every(number => /^[1-9]\d*$/u.test(number));
if (!numbers || only !== values.only) {
  throw new Error('--count and --lanes are whole numbers from 1; --only is one of plain, screen and host');
}
const chosen = only === undefined ? KINDS : [only];
const kills = (kind: (typeof KINDS)[number]): string => {
  return String(Math.ceil(Number(values.count) * (only === undefined ? SHARES[kind] : 1)));
};
const names = { plain: 'in plain lines', screen: 'on the full screen', host: 'that a guest was shown' };
const files = new Set(chosen.map(kind => FILES[kind]));
const filter = ['-t', chosen.map(kind => names[kind]).join('|')];
// The two files one after the other: the lanes keep the machine busy.
const run = spawn('npx', ['vitest', 'run', ...files, ...filter, '--maxWorkers', '1'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    BOARDGAMES_KILLS_PLAIN: kills('plain'),
    BOARDGAMES_KILLS_SCREEN: kills('screen'),
    BOARDGAMES_KILLS_HOST: kills('host'),
    BOARDGAMES_KILL_LANES: values.lanes,
    BOARDGAMES_KILL_SEED: values.seed,
  },
});
let told = '';
run.stdout.setEncoding('utf8').on('data', (text: string) => {
  told += text;
  process.stdout.write(text);
});
run.once('close', code => {
  const counts = [...told.matchAll(/^kills: (?<kills>\d+) .*?, (?<kept>\d+) acknowledged/gmu)];
  const [all, kept] = ['kills', 'kept'].map(what =>
    counts.reduce((sum, { groups }) => sum + Number(groups![what]), 0),
  );
  process.stdout.write(
    `${all} kills with seed ${values.seed}, ${kept} acknowledged decisions kept, exit code ${code}\n`,
  );
  process.exitCode = code ?? 1;
});
