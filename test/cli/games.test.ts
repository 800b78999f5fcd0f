import { describe, expect, it } from 'vitest';
import { games, namesFor, playersNear, realGames as terminal } from '../support/games.ts';
import { nimEntry, World } from './support/world.ts';

describe.each(games)('$meta.title from the command line', ({ meta, solo }) => {
  const { id } = meta;

  it('is played to the end in plain lines, verified, replayed and explained', async () => {
    const world = new World();
    const names = namesFor(playersNear(meta, 2));
    const argv = [id, '--players', names.join(','), '--plain', '--seed', 'owl'];
    const wander = Array.from({ length: 2000 }, (_, i) => `${(i % 3) + 1}\n1\n`).join('');
    const played = await world.run(argv, { ...terminal, input: wander });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/ wins with | share the victory with | ends with /u);
    expect(played.out).not.toMatch(/undefined|NaN|\[object|\u001b/u);

    const file = `home/games/${id}-owl.moves`;
    expect(await world.run(['verify', file], terminal)).toMatchObject({ code: 0, err: '' });
    for (const flags of [['--print'], ['--json'], ['--json', '--as', names[0]!], ['--public']]) {
      expect(await world.run(['replay', file, ...flags], terminal)).toMatchObject({ code: 0, err: '' });
    }
    expect((await world.run(['data', id], terminal)).code).toBe(0);
    expect((await world.run(['rules', id, 'all'], terminal)).code).toBe(0);
  });

  it('is played alone, or says that it is not', async () => {
    const alone = await new World().run([id, '--solo', '--plain', '--seed', 'fox'], {
      ...terminal,
      input: '1\n1\nboard\n',
    });
    if (solo === null) expect(alone.err).toContain('is not played alone');
    else expect(alone).toMatchObject({ code: 0, err: '' });
  });
});

describe('a game that is not played alone', () => {
  const games = [{ ...nimEntry, solo: null }];
  const run = (...argv: string[]) => new World().run(argv, { games, input: '1\n' });

  it('asks for players, and takes bots among them', async () => {
    for (const flags of [[], ['--solo'], ['--solo', '--players', 'Ann']]) {
      const { code, err } = await run('nim', '--plain', ...flags);
      expect({ code, err }).toEqual({
        code: 2,
        err: 'boardgames: Nim is not played alone: name 2 players with --players.\n',
      });
    }
    expect((await run('nim', '--plain', '--players', 'Ann,bot:random')).code).toBe(0);
    expect((await run('nim', '--plain', '--players', 'Ann')).err).toContain('Nim is for 2 players, not 1.\n');
  });

  it('offers no --solo and has no game of the day', async () => {
    expect((await run('nim', '--help')).out).not.toContain('--solo');
    const { code, err } = await run('daily', '--plain');
    expect(code).toBe(2);
    expect(err).toContain('There is no game of the day of Nim: it is not played alone.');
  });
});
