import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { simulate } from '../../src/app/sim/simulate.ts';
import { auctionEntry, toyFiles, World } from './support/world.ts';

const BOTS = ['--players', 'bot:hard@20,bot:easy', '--seed', 'owl'];

describe('boardgames sim', () => {
  it('prints a table', async () => {
    const { code, out, err } = await new World().run(['sim', 'auction', ...BOTS, '--games', '6']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^auction, seed owl: 6 games\n\nplayer +wins +95 % interval +score/u);
    expect(out).toMatch(/^bot:hard@20 +\d+\.\d %/mu);
  });

  it('comes to the same again, apart from the time it took', async () => {
    const json = async () => {
      const { out } = await new World().run(['sim', 'auction', ...BOTS, '--games', '5', '--swap', '--json']);
      const { timing, ...result } = JSON.parse(out);
      expect(timing.seconds).toBeGreaterThan(0);
      return result;
    };
    const result = await json();
    expect(result).toMatchObject({ format: 'boardgames/sim@1', game: 'auction', games: 5, swap: true });
    expect(await json()).toEqual(result);
  });

  it('keeps the games as move files that verify', async () => {
    const world = new World();
    await world.run(['sim', 'auction', ...BOTS, '--games', '3', '--out', 'kept']);
    const files = readdirSync(world.path('kept')).sort();
    expect(files).toEqual(['auction-owl-1.moves', 'auction-owl-2.moves', 'auction-owl-3.moves']);
    const { code, out } = await world.run(['verify', ...files.map(name => `kept/${name}`)]);
    expect(out).toMatch(/sound/u);
    expect(code).toBe(0);
  });

  it('says why files cannot be kept', async () => {
    const world = new World();
    world.write('kept', 'a file');
    const { code, err } = await world.run(['sim', 'auction', ...BOTS, '--games', '1', '--out', 'kept']);
    expect(code).toBe(1);
    expect(err).toMatch(/^boardgames: Cannot write .*kept: /u);
  });

  it('seats medium bots by default', async () => {
    const world = new World();
    const { out } = await world.run(['sim', 'auction', '--games', '1', '--json']);
    expect(JSON.parse(out).players.map(({ bot }: { bot: string }) => bot)).toEqual([
      'bot:medium',
      'bot:medium',
    ]);
  });

  it.each([
    [['sim', 'auktion'], /There is no game "auktion"; did you mean auction\?/u],
    [['sim', 'auction', '--players', 'Ann,bot:easy'], /"Ann" is not a bot/u],
    [['sim', 'auction', '--games', '0'], /--games "0": it is a whole number from 1 to/u],
    [['sim', 'auction', '--workers', 'many'], /--workers "many": it is a whole number from 1 to/u],
    [['sim', 'auction', '--options', 'purse'], /"purse" is not of the form KEY=VALUE/u],
    [['sim', 'auction', '--options', 'nonsense=1'], /nonsense/u],
  ])('refuses %j with a sentence', async (argv, sentence) => {
    const { code, err } = await new World().run(argv);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  it('reports what there is when it is interrupted', async () => {
    const stop = new AbortController();
    const loaded = await loadEntry(auctionEntry, null, toyFiles);
    const bot = { name: 'bot:random', bot: { level: 'random', iterations: null } } as const;
    const options = Object.fromEntries(auctionEntry.meta.options.map(({ key, values }) => [key, values[0]]));
    const plan = {
      ...{ gameId: 'auction', dataDir: null, players: [bot, { ...bot, name: 'Vera' }], options },
      ...{ seed: 'owl', games: 1_000_000, swap: false },
    };
    setTimeout(() => stop.abort(), 20);
    const report = await simulate({
      ...{ loaded, plan, workers: 1, outDir: null, files: toyFiles, signal: stop.signal },
      onProgress: () => {},
    });
    expect(report.interrupted).toBe(true);
    expect(report.summary.games).toBeGreaterThan(0);
  });
});
