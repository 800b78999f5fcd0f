/**
 * `npm run kills -- [--count N] [--seed S]`: kill -9 at random moments over plain lines and the full screen, four fifths and one
 * fifth of the count (test/faults/kills.test.ts).
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'kills' } },
});
if (!/^[1-9]\d*$/u.test(values.count)) throw new Error('--count is a whole number from 1');
const { status } = spawnSync('npx', ['vitest', 'run', 'test/faults/kills.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, BOARDGAMES_KILLS: values.count, BOARDGAMES_KILL_SEED: values.seed },
});
process.exitCode = status ?? 1;
