/** The programs in docs/examples, run as their readers would run them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { BIN, build } from '../cli/support/bin.ts';
import { World } from '../cli/support/world.ts';

const EXAMPLES = join(import.meta.dirname, '../../docs/examples');
const ids = registry.map(({ meta }) => meta.id);

const runNode = (...args: readonly string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

/** Its exit code, 0 also where there is no Python: `.ci/run` tells so. */
function runPython(...args: readonly string[]): number | null {
  const { error, status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
  if (error === undefined && status !== 0) process.stderr.write(stderr);
  return error === undefined ? status : 0;
}

describe.each(ids)('at tables of %s', id => {
  beforeAll(build, 120_000);

  it('the bot in JavaScript plays legal games', async () => {
    const players = `exec:B=${process.execPath} ${join(EXAMPLES, 'bot.mjs')},bot:random`;
    const argv = ['sim', id, '--players', players, '--games', '1', '--seed', 'x', '--json'];
    const { out, err } = await new World().run(argv, { games: registry });
    expect(err).toBe('');
    expect(JSON.parse(out).players[0].failures).toBe(0);
  });

  it('the bot in Python plays legal games, where Python is installed', async () => {
    if (spawnSync('python3', ['--version']).error !== undefined) return;
    const players = `exec:P=python3 ${join(EXAMPLES, 'bot.py')},bot:random`;
    const argv = ['sim', id, '--players', players, '--games', '1', '--seed', 'x', '--json'];
    const { out, err } = await new World().run(argv, { games: registry });
    expect(err).toBe('');
    expect(JSON.parse(out).players[0].failures).toBe(0);
  });

  it('the clients of the environment play to the end', () => {
    const { status, stdout, stderr } = runNode(join(EXAMPLES, 'env.mjs'), id, '3', process.execPath, BIN);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/3 games, \d+ steps/u);
    expect(runPython(join(EXAMPLES, 'boardgames_env.py'), id, '1', `${process.execPath} ${BIN}`)).toBe(0);
  });

  it('the client in Python keeps to the manner of PettingZoo, also back from a copy', () => {
    expect(runPython(join(import.meta.dirname, 'aec_test.py'), id, `${process.execPath} ${BIN}`)).toBe(0);
  });
});
