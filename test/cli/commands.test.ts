import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { games } from '../support/games.ts';
import { World } from './support/world.ts';

const HEADER = 'boardgames-moves 1\ngame: nim\nseed: owl\nplayers: Ann, Bob\n\n';

async function playNim(world: World, input: string, seed = 'owl'): Promise<void> {
  const argv = ['nim', '--players', 'Ann,Bob', '--plain', '--seed', seed];
  expect((await world.run(argv, { input })).code).toBe(0);
}

describe('help and version', () => {
  it('prints the version of the package', async () => {
    const world = new World();
    expect(await world.run(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/u),
    });
    const json = await world.run(['--version', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ format: 'boardgames/version@1' });
  });

  it('helps in 80 columns, with every command, and explains each of them in 24 lines', async () => {
    const world = new World();
    // Longer than a small screen: the list of commands, the variants of Leonardo da Vinci, and what a host can be told.
    const linesFor = ([word]: readonly string[]): number =>
      word === undefined ? 40 : word === 'host' ? 32 : word === 'leonardo' ? 31 : 24;
    const main = await world.run(['--help'], { games });
    const commands = [...main.out.matchAll(/^ {2}(?<name>[a-z]+) {2,}/gmu)].map(
      match => match.groups!['name']!,
    );
    expect(commands).toEqual(
      expect.arrayContaining([...games.map(({ meta }) => meta.id), 'resume', 'replay', 'sim', 'completion']),
    );
    const all = [
      [],
      ...commands.map(name => [name]),
      ['games', 'list'],
      ['games', 'rename'],
      ['games', 'delete'],
    ];
    for (const words of all) {
      const { code, out, err } = await world.run([...words, '--help'], { games });
      expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
      const lines = out.trimEnd().split('\n');
      expect({
        words,
        fits: lines.length <= linesFor(words) && lines.every(line => line.length <= 80),
      }).toEqual({
        words,
        fits: true,
      });
    }
  });
});

describe('which face a game shows', () => {
  const SOLO = ['auction', '--solo', '--seed', 'owl'];

  it('opens the full screen on a terminal, with what the flags say', async () => {
    const world = new World();
    const { code, screens } = await world.run([...SOLO, '--ascii', '--curtain', 'always'], { tty: true });
    expect(code).toBe(0);
    expect(screens[0]).toMatchObject({
      screen: 'table',
      settings: { ascii: true, color: true, curtain: 'always' },
    });
  });

  it('has no colour with NO_COLOR or --no-color, before or after the command', async () => {
    const world = new World();
    const colors = async (
      argv: readonly string[],
      env: Record<string, string> = {},
    ): Promise<boolean | undefined> => (await world.run(argv, { tty: true, env })).screens[0]?.settings.color;
    expect(await colors(SOLO)).toBe(true);
    expect(await colors(SOLO, { NO_COLOR: '' })).toBe(true);
    expect(await colors(SOLO, { NO_COLOR: '1' })).toBe(false);
    expect(await colors([...SOLO, '--no-color'])).toBe(false);
    expect(await colors(['--no-color', ...SOLO])).toBe(false);
  });

  it('opens the menu without a command', async () => {
    const world = new World();
    expect((await world.run([], { tty: true })).screens[0]?.screen).toBe('menu');
  });

  it('speaks plain lines on a dumb terminal', async () => {
    const world = new World();
    const { screens, out } = await world.run(SOLO, { tty: true, env: { TERM: 'dumb' } });
    expect(screens).toEqual([]);
    expect(out).toContain('Which card do you bid?');
  });
});

describe('seats, options and aliases', () => {
  it('takes numbers of players, names, bots, options and who starts', async () => {
    const world = new World();
    const argv = [
      'sealed-bids',
      '--plain',
      '--seed',
      'owl',
      '--players',
      'Ann,bot:easy',
      '--die',
      '--hands',
      'open',
    ];
    await world.run([...argv, '--first', 'ann']);
    expect(world.kept('auction-owl')).toMatch(
      /players: Ann, Tycho=bot:easy\noptions: die=yes, hands=open\nfirst: Ann\n\n$/u,
    );
    await world.run(['auction', '--plain', '--seed', 'fox', '--players', '3', '--die', 'no']);
    expect(world.kept('auction-fox')).toContain('players: Player 1, Player 2, Player 3\noptions: die=no');
    await world.run(['nim', '--plain', '--seed', 'elk', '--solo', '--players', 'Zo\u00eb']);
    expect(world.kept('nim-elk')).toContain('players: Zo\u00eb, Tycho=bot:easy\n');
  });
});

describe('games', () => {
  it('lists kept games', async () => {
    const world = new World();
    expect(await world.run(['games'])).toMatchObject({
      code: 0,
      out: '',
      err: 'There are no kept games yet.\n',
    });
    await playNim(world, '1\n1\n');
    const { out } = await world.run(['games']);
    expect(out).toMatch(
      /^NAME +PLAYED +DECISIONS +STATE +PLAYERS\nnim-owl +\d{4}-\d\d-\d\d \d\d:\d\d +- +unfinished +Ann, Bob\n$/u,
    );
    expect((await world.run(['games', '--names'])).out).toBe('nim-owl\n');
    const json = JSON.parse((await world.run(['games', 'list', '--json'])).out);
    expect(json).toMatchObject({
      format: 'boardgames/games@1',
      games: [
        { name: 'nim-owl', game: 'nim', players: ['Ann', 'Bob'], seed: 'owl', decisions: null, over: false },
      ],
    });
  });

  it('renames and deletes them', async () => {
    const world = new World();
    await playNim(world, '');
    expect((await world.run(['games', 'rename', 'nim-o', 'evening'])).out).toBe('nim-owl is now evening.\n');
    expect((await world.run(['games', 'rename', 'evening', '../evil'])).code).toBe(2);
    expect((await world.run(['games', 'delete', 'even'])).code).toBe(1);
    expect((await world.run(['games', 'delete', 'evening'])).out).toBe('evening is deleted.\n');
    expect((await world.run(['games', '--json'])).out).toBe('{"format":"boardgames/games@1","games":[]}\n');
  });
});

describe('resume', () => {
  it('goes on with the game played last, or the one named', async () => {
    const world = new World();
    await playNim(world, '1\n', 'owl');
    const { code, out } = await world.run(['resume', '--plain'], { input: 'take 2\n' });
    expect(code).toBe(0);
    expect(out).toContain('Bob takes 2.');
    expect(world.kept('nim-owl')).toMatch(/Ann: take 1\nBob: take 2\n/u);
    expect((await world.run(['resume', 'nim', '--plain'])).out).toContain('Ann: How many stones?');
    expect((await world.run(['resume', 'nim-owll', '--plain'])).err).toContain('did you mean nim-owl?');
  });

  it('has nothing to go on with when every game is over, but shows a finished one', async () => {
    const world = new World();
    await playNim(world, '3\n'.repeat(4));
    const { code, err } = await world.run(['resume', '--plain']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'boardgames: There is no unfinished kept game to go on with.\n',
    });
    expect((await world.run(['resume', 'nim-owl', '--plain'])).out).toContain('Bob wins with 1 point.');
    expect((await world.run(['verify', 'home/games/nim-owl.moves'])).code).toBe(0);
  });

  it('tells of a torn line and goes on before it', async () => {
    const world = new World();
    await playNim(world, '1\n2\n');
    world.write('home/games/nim-owl.moves', world.kept('nim-owl').slice(0, -4));
    const { out } = await world.run(['resume', '--plain'], { input: '' });
    expect(out).toContain('The last line of the file was torn and has been dropped.');
  });

  it('leaves a damaged game alone and goes on with a copy as far as it can be replayed', async () => {
    const world = new World();
    await playNim(world, '1\n2\n3\n');
    const damaged = world.kept('nim-owl').replace('Ann: take 3', 'Ann: take 9');
    world.write('home/games/nim-owl.moves', damaged);
    const { code, out } = await world.run(['resume', 'nim-owl', '--plain'], { input: '1\n' });
    expect(code).toBe(0);
    expect(out).toContain('The kept game nim-owl cannot be taken up as it stands (the game');
    expect(out).toContain('It was replayed into round 2 and goes on from there as a new kept game.');
    expect(world.kept('nim-owl')).toBe(damaged);
    expect(world.kept('nim-owl-2')).toMatch(/Ann: take 1\nBob: take 2\n(?:= .*\n)?Ann: take 1\n$/u);
  });

  it('shows the end of a finished game that differs from its file, and keeps no copy', async () => {
    const world = new World();
    await playNim(world, '3\n'.repeat(4));
    const damaged = world.kept('nim-owl').replace(/(?<== round 1 )\w+/u, '00000000');
    world.write('home/games/nim-owl.moves', damaged);
    const { code, out } = await world.run(['resume', 'nim-owl', '--plain']);
    expect(code).toBe(0);
    expect(out).toContain('It was replayed to its end, which is shown here and kept nowhere else.');
    expect(out).toContain('The game is over after 4 decisions.');
    expect((await world.run(['games', '--names'])).out).toBe('nim-owl\n');
  });

  it('refuses a game that is open elsewhere', async () => {
    const world = new World();
    await playNim(world, '1\n');
    const { KeptGames } = await import('../../src/storage/kept.ts');
    const { nodeFiles } = await import('../../src/storage/file-system.ts');
    const open = unwrap(new KeptGames(world.home, nodeFiles).open('nim-owl'));
    const { code, err } = await world.run(['resume', '--plain']);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is open in another program') });
    open.recorder?.close();
  });
});

describe('--moves', () => {
  it('plays a script without a terminal and keeps the game', async () => {
    const world = new World();
    world.write('script.moves', `${HEADER}take 1\n# a comment\ntake 2 # another\nTAKE   3\n`);
    const { code, out } = await world.run(['nim', '--moves', 'script.moves']);
    expect(code).toBe(0);
    expect(out).toContain('The game is kept as nim-owl');
    expect(world.kept('nim-owl')).toMatch(/Ann: take 1\nBob: take 2\n= round 1 \w{8}\nAnn: take 3\n$/u);
  });

  it('only looks at a game that is over: no copy is kept, and no second result', async () => {
    const world = new World();
    await playNim(world, '3\n'.repeat(4));
    world.write('over.moves', world.kept('nim-owl'));
    const { code, out } = await world.run(['nim', '--moves', 'over.moves', '--plain']);
    expect(code).toBe(0);
    expect(out).toContain('The game is over after 4 decisions.');
    expect(out).toContain(`The moves are in ${world.path('over.moves')}.`);
    expect((await world.run(['games', '--names'])).out).toBe('nim-owl\n');
    expect((await world.run(['history'])).out).toContain('1 game,');
  });

  it('goes on at the keyboard', async () => {
    const world = new World();
    world.write('script.moves', `${HEADER}take 1\n`);
    expect((await world.run(['nim', '--moves', 'script.moves'], { tty: true })).screens[0]?.screen).toBe(
      'table',
    );
    const plain = await world.run(['nim', '--moves', 'script.moves', '--plain'], { input: '3\n' });
    expect(plain.out).toContain('Bob takes 3.');
  });

  it('says where the game is when a signal ends it', async () => {
    const world = new World();
    const io = world.io({ input: '' });
    const { LiveSession } = await import('../../src/app/live-session.ts');
    const { createServices } = await import('../../src/app/services.ts');
    const { planGame } = await import('../../src/app/seating.ts');
    const { PlainTable } = await import('../../src/cli/plain/table.ts');
    const services = unwrap(createServices(io));
    const plan = unwrap(planGame(io.games[1]!, { seed: 'owl', players: '2', options: {} }, null));
    const session = unwrap(await services.start(plan));
    expect(session).toBeInstanceOf(LiveSession);
    const endless = {
      isTTY: false,
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
    };
    const settings = { ascii: false, color: false, curtain: 'auto', theme: 'dark', mouse: false } as const;
    void new PlainTable(session, settings, { ...io, services, stdin: endless }).run();
    io.end();
    expect(io.output().err).toContain('The game is kept as nim-owl; go on with "boardgames resume nim-owl".');
    expect(unwrap(services.kept())[0]?.busy).toBe(false);
  });
});

describe('verify', () => {
  it('judges several files; the exit code is the worst one', async () => {
    const world = new World();
    await playNim(world, '3\n'.repeat(4));
    const text = world.kept('nim-owl');
    world.write('good.moves', text);
    world.write('flipped.moves', text.replace('result: Ann 0', 'result: Ann 1'));
    world.write('illegal.moves', text.replace('take 3', 'take 4'));
    const { code, out, err } = await world.run(['verify', 'good.moves', 'flipped.moves', 'illegal.moves']);
    expect(code).toBe(4);
    expect(out).toBe('good.moves: sound, 4 decisions.\n');
    expect(err.split('\n').map(line => line.slice(0, 12))).toEqual(['flipped.move', 'illegal.move', '']);
    const json = JSON.parse((await world.run(['verify', '--json', 'good.moves', 'none.moves'])).out);
    expect(json).toMatchObject({
      format: 'boardgames/verify@1',
      code: 1,
      files: [
        { file: 'good.moves', code: 0, decisions: 4, finished: true },
        { file: 'none.moves', code: 1, message: expect.stringContaining('There is no file') },
      ],
    });
  });

  it('takes hand-written files with --lax only', async () => {
    const world = new World();
    world.write('hand.moves', `${HEADER}take 1\n`);
    expect((await world.run(['verify', 'hand.moves'])).code).not.toBe(0);
    expect(await world.run(['verify', '--lax', 'hand.moves'])).toMatchObject({
      code: 0,
      out: 'hand.moves: sound so far: the game is not over, 1 decision.\n',
    });
  });
});

describe('rules and data', () => {
  it('lists topics, shows them by anchor, word or whole', async () => {
    const world = new World();
    const rules = async (...words: string[]): Promise<string> =>
      (await world.run(['rules', 'auction', ...words])).out;
    expect(await rules()).toMatch(
      /^Overview \(auction\.overview\)\n.*\n\nAll topics\. .*\n\nOverview +overview\n\nBidding +bid\n {2}Ties +bid\.ties\n/u,
    );
    expect(await rules('overview')).toBe(
      'Overview (auction.overview)\nWin lots with cards; see bidding (see auction.bid).\n\n',
    );
    expect(await rules('auction.bid')).toContain('Ties (auction.bid.ties)');
    expect(await rules('two', 'coins')).toMatch(/^Investing/u);
    expect(await rules('all')).toContain('Investing');
    const unknown = await world.run(['rules', 'auction', 'biding']);
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('did you mean bidding?') });
    const json = JSON.parse((await world.run(['rules', 'auction', 'ties', '--json'])).out);
    expect(json).toEqual({
      format: 'boardgames/rules@1',
      game: 'auction',
      topics: [
        {
          anchor: 'auction.bid.ties',
          title: 'Ties',
          level: 3,
          text: '- The first player of a tie wins.\n\nRuling: ties never split.',
        },
      ],
    });
  });

  it('shows tables with their source', async () => {
    const world = new World();
    const list = (await world.run(['data', 'auction'])).out;
    expect(list).toContain('cards  rulebook, reconstructed\nlots   published\n');
    expect((await world.run(['data', 'auction', 'cards'])).out).toBe(
      'Sealed Bids: cards. Source: rulebook, reconstructed.\n' +
        'ID    VALUE  SOURCE\nlow   1      rulebook\nhigh  9      reconstructed\n',
    );
    const json = JSON.parse((await world.run(['data', 'auction', 'lots', '--json'])).out);
    expect(json).toEqual({
      format: 'boardgames/data@1',
      game: 'auction',
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/u),
      tables: { lots: { source: 'published' } },
    });
    expect((await world.run(['data', 'auction', 'card'])).err).toContain('did you mean cards?');
  });

  it('takes corrected data, which changes the fingerprint in the file', async () => {
    const world = new World();
    world.write('own/cards.json', '[{"id":"low","value":2,"source":"rulebook"}]');
    await world.run(['auction', '--plain', '--seed', 'owl', '--data', 'own']);
    await world.run(['auction', '--plain', '--seed', 'fox']);
    const data = (name: string): string => /^data: (.*)$/mu.exec(world.kept(name))![1]!;
    expect(data('auction-owl')).not.toBe(data('auction-fox'));
    expect((await world.run(['verify', 'home/games/auction-owl.moves'])).code).toBe(5);
    expect((await world.run(['verify', 'home/games/auction-owl.moves', '--data', 'own'])).code).toBe(0);
  });
});

describe('paths', () => {
  it('says where things live', async () => {
    const world = new World();
    expect((await world.run(['paths'])).out).toContain(`kept games      ${world.home}/games\n`);
    expect(JSON.parse((await world.run(['paths', '--json'])).out)).toMatchObject({
      format: 'boardgames/paths@1',
      home: world.home,
      games: `${world.home}/games`,
    });
  });
});
