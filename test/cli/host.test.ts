/** `boardgames host` and `boardgames tables`, as far as nobody comes. */
import { describe, expect, it } from 'vitest';
import { World } from './support/world.ts';

describe('host', () => {
  it.each([
    [['host'], 'Name a game to host'],
    [['host', 'auktion'], 'There is no game "auktion"'],
    [['host', 'auction'], 'Say who plays'],
    [['host', 'auction', '--players', 'bot:easy,bot:easy'], 'needs a person'],
    [['host', 'auction', '--players', 'Ann,Bob', '--listen', 'here'], 'it is ADDRESS:PORT'],
    [['host', 'auction', '--players', 'Ann,Bob', '--listen', '127.0.0.1:99999'], 'it is ADDRESS:PORT'],
    [['host', 'auction', '--players', 'Ann,Bob', '--options', 'x'], '--options'],
    [['host', 'auction', '--players', 'Ann,Bob', '--play', 'Cyd', '--plain'], 'Nobody is called "Cyd" here'],
    [['host', 'auction', '--players', 'Ann,Bob', '--invite', 'Cyd'], 'Nobody is called "Cyd" here'],
    [['host', '--resume', 'nothing'], 'There is no kept game "nothing"'],
    [
      ['host', 'auction', '--players', 'Ann,Bob', '--listen', '192.0.2.1:2222'],
      'this machine has no such address',
    ],
  ])('%j is refused with a sentence', async (argv, sentence) => {
    const { code, err } = await new World().run(argv);
    expect(err).toContain(sentence);
    expect(err).not.toContain('should not have');
    expect(code).toBeGreaterThan(0);
  });

  it('keeps no game of a table that could not be opened', async () => {
    const world = new World();
    const argv = ['auction', '--players', 'Ann,Bob', '--listen', '192.0.2.1:2222'];
    await world.run(['host', ...argv]);
    await world.run(['host', ...argv, '--resume', 'nothing-of-that-name']);
    expect((await world.run(['games'])).out).not.toContain('auction');
  });
});

const TABLE = {
  format: 'boardgames-table 1',
  places: [{ kind: 'closed' }, { kind: 'closed' }],
  ...{ hints: false, watch: null, address: 'x', chat: [], left: [] },
};

describe('tables', () => {
  it('lists none where none was hosted, and says where one is damaged', async () => {
    const world = new World();
    expect((await world.run(['tables'])).err).toContain('No game has been hosted yet');
    await world.run(['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl'], { input: '' });
    world.write('home/games/auction-owl.table', '{"format":"boardgames-table 1"}');
    const { code, err } = await world.run(['tables']);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('auction-owl.table is damaged') });
    await world.run(['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'sound'], { input: '' });
    world.write('home/games/auction-sound.table', JSON.stringify(TABLE));
    expect((await world.run(['tables'])).out).toMatch(/^auction-sound +closed/mu);
  });

  it('go with their game when it gets another name, or none', async () => {
    const world = new World();
    await world.run(['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl'], { input: '' });
    world.write('home/games/auction-owl.table', JSON.stringify(TABLE));
    await world.run(['games', 'rename', 'auction-owl', 'evening']);
    expect((await world.run(['tables'])).out).toMatch(/^evening +closed +\w+/mu);
    await world.run(['games', 'delete', 'evening']);
    expect((await world.run(['tables'])).err).toContain('No game has been hosted yet');
    expect(() => world.read('home/games/evening.table')).toThrow();
  });
});
