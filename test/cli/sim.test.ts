import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { simulate } from '../../src/app/sim/simulate.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
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
    [['sim', 'auction', '--options', 'purse'], /--options: an option is written key=value, not "purse"\./u],
    [['sim', 'auction', '--options', 'nonsense=1'], /nonsense/u],
  ])('refuses %j with a sentence', async (argv, sentence) => {
    const { code, err } = await new World().run(argv);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  it('reports what there is when it is interrupted', async () => {
    const stop = new AbortController();
    const loaded = unwrap(await loadEntry(auctionEntry, null, toyFiles));
    const bot = { name: 'bot:random', bot: { level: 'random', iterations: null } } as const;
    const options = defaultOptions(auctionEntry.meta);
    const plan = {
      ...{ gameId: 'auction', dataDir: null, players: [bot, { ...bot, name: 'Vera' }], options },
      ...{ seed: 'owl', games: 1_000_000, swap: false, ladder: false },
    };
    setTimeout(() => stop.abort(), 20);
    const simulated = await simulate({
      ...{ loaded, plan, workers: 1, outDir: null, files: toyFiles, signal: stop.signal },
      range: { from: 0, to: plan.games },
      openLane: () => ({ begin() {}, choose: async () => null, over() {}, close: async () => {} }),
      onProgress: () => {},
    });
    const report = unwrap(simulated);
    expect(report.interrupted).toBe(true);
    expect(report.summary.games).toBeGreaterThan(0);
  });
});

describe('shards of a simulation', () => {
  const RUN = ['sim', 'auction', '--players', 'bot:random,bot:easy', '--games', '11', '--seed', 'owl'];

  async function parts(world: World, count: number, run: readonly string[] = RUN): Promise<string[]> {
    const names: string[] = [];
    for (let part = 1; part <= count; part++) {
      const { code, out } = await world.run([...run, '--shard', `${part}/${count}`]);
      expect(code).toBe(0);
      world.write(`part-${part}`, out);
      names.push(`part-${part}`);
    }
    return names;
  }

  const untimed = (json: string) => {
    const { timing: _, ...rest } = JSON.parse(json);
    return rest;
  };

  it.each([
    ['a run', RUN],
    [
      'a ladder',
      ['sim', 'auction', '--ladder', 'bot:random,bot:easy,bot:medium', '--games', '4', '--seed', 'x'],
    ],
  ])('of %s add up to the same table, to the digit, in any order', async (_, run) => {
    const world = new World();
    const names = await parts(world, 4, run);
    const whole = await world.run([...run, '--json']);
    const merged = await world.run(['sim', '--json', '--merge', ...names.toReversed()]);
    expect(untimed(merged.out)).toEqual(untimed(whole.out));
    const table = (text: string) => text.split('\n').slice(0, -2).join('\n');
    const text = await world.run(['sim', '--merge', ...names]);
    expect(table(text.out)).toBe(table((await world.run(run)).out));
  });

  it('that are missing, given twice, cut off or of another run are told apart', async () => {
    const world = new World();
    const names = await parts(world, 3);
    const merge = async (...files: readonly string[]) => world.run(['sim', '--merge', ...files]);
    expect((await merge('part-1', 'part-3')).err).toMatch(/Of 3 shards these are missing: 2\./u);
    expect((await merge(...names, 'part-2')).err).toMatch(/Shard 2\/3 was given twice/u);
    world.write('cut', world.read('part-2').split('\n').slice(0, -2).join('\n'));
    expect((await merge('part-1', 'cut', 'part-3')).err).toMatch(
      /cut is not complete: it has \d of \d games/u,
    );
    const other = await world.run([...RUN.slice(0, -1), 'bear', '--shard', '2/3']);
    world.write('other', other.out);
    expect((await merge('part-1', 'other', 'part-3')).code).toBe(4);
    world.write('nonsense', 'hm\n');
    expect((await merge('nonsense')).err).toMatch(/nonsense, line 1: not the head of a shard: not JSON/u);
    const broken = world.read('part-1').split('\n');
    broken[1] = broken[1]!.replace('"index":0', '"index":10');
    world.write('broken', broken.join('\n'));
    expect((await merge('broken')).err).toMatch(/broken, line 2: game 10 is not of this shard/u);
  });

  it.each([
    [[...RUN, '--shard', '4/3'], /--shard "4\/3": it is written 3\/20/u],
    [[...RUN, '--shard', 'all'], /it is written 3\/20/u],
    [['sim', 'auction', '--shard', '1/2'], /--shard needs --seed/u],
    [['sim', 'auction', '--merge', 'x'], /--merge needs no game/u],
    [['sim'], /Which game\?/u],
    [['sim', 'auction', '--ladder', 'bot:easy'], /two players or more/u],
    [['sim', 'auction', '--ladder', 'bot:easy,Ann'], /"Ann" is not a bot/u],
    [
      ['sim', 'auction', '--ladder', 'bot:easy,bot', '--players', 'bot,bot'],
      /--players cannot go with --ladder/u,
    ],
  ])('are refused with a sentence: %j', async (argv, sentence) => {
    const { code, err } = await new World().run(argv);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  it('rate a ladder, the strongest first', async () => {
    const argv = [
      'sim',
      'auction',
      '--ladder',
      'bot:random,bot:medium',
      '--games',
      '20',
      '--seed',
      'x',
      '--json',
    ];
    const { ladder, games } = JSON.parse((await new World().run(argv)).out);
    expect(games).toBe(20);
    expect(ladder.map(({ name }: { name: string }) => name)).toEqual(['bot:medium', 'bot:random']);
    expect(ladder[0].rating + ladder[1].rating).toBeCloseTo(2000, 2);
    expect(ladder[0].interval95[0]).toBeLessThan(ladder[0].rating);
  });
});
