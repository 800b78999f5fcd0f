import { describe, expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { World } from './support/world.ts';

describe.each(registry.map(entry => entry.meta))('$title from the command line', ({ id, players }) => {
  it('is played to the end in plain lines, verified, replayed and explained', async () => {
    const world = new World();
    const names = ['Ann', 'Bob', 'bot:random'].slice(0, Math.max(2, players.min)).join(',');
    const terminal = { games: registry, files: nodeFiles };
    const argv = [id, '--players', names, '--plain', '--seed', 'owl'];
    const wander = Array.from({ length: 2000 }, (_, i) => `${(i % 3) + 1}\n1\n`).join('');
    const played = await world.run(argv, { ...terminal, input: wander });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/ wins with | share the victory with /u);
    expect(played.out).not.toMatch(/undefined|NaN|\[object|\u001b/u);

    const file = `home/games/${id}-owl.moves`;
    expect(await world.run(['verify', file], terminal)).toMatchObject({ code: 0, err: '' });
    for (const flags of [['--print'], ['--json'], ['--json', '--as', 'Bob'], ['--public']]) {
      expect(await world.run(['replay', file, ...flags], terminal)).toMatchObject({ code: 0, err: '' });
    }
    expect((await world.run(['data', id], terminal)).code).toBe(0);
    expect((await world.run(['rules', id, 'all'], terminal)).code).toBe(0);
    const solo = await world.run([id, '--solo', '--plain', '--seed', 'fox'], {
      ...terminal,
      input: '1\n1\nboard\n',
    });
    expect(solo).toMatchObject({ code: 0, err: '' });
  });
});
