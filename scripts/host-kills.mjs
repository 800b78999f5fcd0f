// `npm run host-kills -- COUNT [SEED]`: kills the host of a table so often, in the test that does it a few times.
import { spawnSync } from 'node:child_process';

const [count = '200', seed = 'kills'] = process.argv.slice(2);
if (!/^[1-9]\d*$/u.test(count)) {
  process.stderr.write('host-kills takes the number of kills, and perhaps a seed.\n');
  process.exit(2);
}
const env = { ...process.env, BOARDGAMES_HOST_KILLS: count, BOARDGAMES_KILL_SEED: seed };
const run = spawnSync('npx', ['vitest', 'run', 'test/host/kills.test.ts'], { env, stdio: 'inherit' });
process.exit(run.status ?? 1);
