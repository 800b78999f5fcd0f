/** Programs in seats, as a player meets them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { allGone, hostile, running } from '../programs/support.ts';
import { build, Running } from './support/bin.ts';
import { World } from './support/world.ts';

const play = (program: string, ...more: readonly string[]): string[] => [
  ...['nim', '--plain', '--seed', 'owl', '--players', `Ann,exec:Deep=${program}`, ...more],
];
const INPUT = '1\n'.repeat(30);

describe('a program at a table', () => {
  it('plays its part, gives its reasons, and leaves no command in the file', async () => {
    const world = new World();
    const { code, out } = await world.run(play(hostile('good')), { input: INPUT });
    expect(code).toBe(0);
    expect(out).toContain('Deep: it is the first');
    expect(out).toMatch(/The game is over/u);
    const file = world.kept('nim-owl');
    expect(file).toContain('players: Ann, Deep=bot:program');
    expect(file).not.toMatch(/hostile|node|exec/u);
    expect((await world.run(['verify', 'home/games/nim-owl.moves'])).code).toBe(0);
  });

  it.each(['dies', 'nonsense', 'flood', 'dies-asked'])(
    'that %s is replaced with a notice, and the game goes on to its end',
    async manner => {
      const world = new World();
      const { code, out } = await world.run(play(hostile(manner), '--exec-time', '2'), { input: INPUT });
      expect(code).toBe(0);
      expect(out.match(/Deep failed \(.*\); a quick bot moves in its place\./gu)).toHaveLength(1);
      expect(out).toMatch(/The game is over/u);
      expect(world.read('home/programs/deep.log')).toMatch(/^boardgames: /mu);
    },
  );

  it('has what it said on stderr kept in a log, up to a size', async () => {
    const world = new World();
    await world.run(play(hostile('talks'), '--exec-time', '60'), { input: INPUT });
    const log = world.read('home/programs/deep.log');
    expect(log).toMatch(/^(?:talk )+$/mu);
    expect(log.length).toBeLessThan(1_100_000);
  });

  it('of a kept game is started again where its command is given again', async () => {
    const world = new World();
    await world.run(play(hostile('good')), { input: '1\n' });
    const command = `Deep=${hostile('good')}`;
    const again = await world.run(['resume', '--plain', '--exec', command], { input: INPUT });
    expect(again.out).toContain('Deep: it is the first');
    expect(again.out).toMatch(/The game is over/u);
  });

  it('of a kept game is played by a bot where it is not, with a notice', async () => {
    const world = new World();
    await world.run(play(hostile('good')), { input: '1\n' });
    const { out } = await world.run(['resume', '--plain'], { input: INPUT });
    expect(out).toContain('Deep is a program that nobody started; an easy bot moves in its place.');
    expect(out).toMatch(/The game is over/u);
  });

  it.each([
    [['nim', '--plain', '--players', 'Ann,exec:'], /the command is missing/u],
    [['nim', '--plain', '--players', 'Ann,bot:program'], /exec:COMMAND or exec:NAME=COMMAND/u],
    [
      ['nim', '--plain', '--players', 'Ann,exec:x', '--exec-time', 'soon'],
      /--exec-time "soon": it is seconds/u,
    ],
    [['engine', 'nim', '--level', 'clever'], /random, easy, medium or hard/u],
    [['engine', 'nin'], /did you mean nim\?/u],
  ])('is refused: %j', async (argv, sentence) => {
    const { code, err } = await new World().run(argv, { input: '' });
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});

describe('a simulation with programs', () => {
  const sim = (programs: string, ...more: readonly string[]): string[] => [
    ...['sim', 'nim', '--players', `${programs},bot:easy`, '--games', '4', '--seed', 'owl', ...more],
  ];

  it('counts them like bots', async () => {
    const world = new World();
    const { code, out } = await world.run(sim(`exec:A=${hostile('good')}`, '--json'));
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.games).toBe(4);
    expect(report.players[0]).toMatchObject({ name: 'A', bot: 'bot:program', failures: 0 });
    expect(out).not.toMatch(/hostile/u);
  });

  it('counts the games in which they failed', async () => {
    const world = new World();
    const { code, out, err } = await world.run(sim(`exec:A=${hostile('dies-asked')}`, '--json'));
    expect(code).toBe(0);
    expect(JSON.parse(out).players[0].failures).toBe(4);
    // It is started three times, and not again.
    expect(err.match(/A failed/gu)).toHaveLength(3);
  });

  it('keeps files without their commands', async () => {
    const world = new World();
    await world.run(sim(`exec:A=${hostile('good')}`, '--out', 'kept'));
    expect(world.read('kept/nim-owl-1.moves')).toContain('players: A=bot:program, bot:easy');
    expect((await world.run(['verify', 'kept/nim-owl-1.moves'])).code).toBe(0);
  });
});

describe('the end of the program', () => {
  beforeAll(build, 120_000);

  function home(): string {
    const folder = mkdtempSync(join(tmpdir(), 'boardgames-programs-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  const started = async (file: string): Promise<void> => {
    while (!existsSync(file)) await new Promise(resolve => setTimeout(resolve, 20));
  };

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('by %s is that of its programs', async signal => {
    const folder = home();
    const pid = join(folder, 'pid');
    // Who starts is up to the seed: both are programs.
    const players = `exec:A=${hostile('stubborn', pid)},exec:B=${hostile('stubborn', pid)},Ann`;
    const program = new Running(['newscience', '--plain', '--seed', 'owl', '--players', players], folder);
    await started(pid);
    expect(running(pid)).not.toEqual([]);
    program.child.kill(signal);
    await program.ended();
    expect(await allGone(pid)).toEqual([]);
  });

  it('in a simulation on worker threads is that of its programs, too', async () => {
    const folder = home();
    const pid = join(folder, 'pid');
    const players = `exec:A=${hostile('forks', pid)},bot:random`;
    const argv = ['sim', 'newscience', '--players', players, '--games', '50', '--workers', '2'];
    const program = new Running(argv, folder);
    await started(pid);
    program.child.kill('SIGTERM');
    await program.ended();
    expect(await allGone(pid)).toEqual([]);
  });

  it('plays a match of two engines', async () => {
    const folder = home();
    const engine = `${process.execPath} ${join(import.meta.dirname, '../../bin/boardgames.js')} engine newscience`;
    const players = `exec:A=${engine} --level easy --seed a,exec:B=${engine} --level random --seed b`;
    const argv = [
      'sim',
      'newscience',
      '--players',
      players,
      '--games',
      '2',
      '--workers',
      '1',
      '--seed',
      'owl',
    ];
    const program = new Running([...argv, '--json'], folder);
    expect(await program.ended()).toBe(0);
    const { players: result } = JSON.parse(program.out);
    expect(result.map(({ failures }: { failures: number }) => failures)).toEqual([0, 0]);
    expect(program.err).toBe('');
  });
});
