import { describe, expect, it } from 'vitest';
import { dayBefore, streak } from '../../src/app/daily/days.ts';
import { isoDay } from '../../src/app/dates.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { diskError, nimEntry, World } from '../cli/support/world.ts';

const finish = '1\n'.repeat(60);
const games = [nimEntry];

function play(world: World, day: string, argv: readonly string[] = [], input = finish) {
  return world.run(['daily', '--plain', ...argv], { games, input, now: `${day}T23:59:00Z` });
}

const status = async (world: World, day: string) =>
  JSON.parse((await play(world, day, ['--json'])).out) as Readonly<Record<string, unknown>>;

describe('days', () => {
  it('are those of UTC', () => {
    expect(isoDay(Date.parse('2026-11-16T23:30:00-05:00'))).toBe('2026-11-17');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });

  it('in a row are counted up to today, which may still be to come', () => {
    const done = (days: readonly string[]) => (day: string) => days.includes(day);
    expect(streak('2026-11-16', done([]))).toBe(0);
    expect(streak('2026-11-16', done(['2026-11-16']))).toBe(1);
    expect(streak('2026-11-16', done(['2026-11-14', '2026-11-15']))).toBe(2);
    expect(streak('2026-11-16', done(['2026-11-13', '2026-11-14']))).toBe(0);
  });
});

describe('daily', () => {
  it('deals the same to everybody, another way every day', async () => {
    const [ann, bob] = [new World(), new World()];
    await play(ann, '2026-11-16');
    await play(bob, '2026-11-16');
    await play(bob, '2026-11-17');
    expect(ann.kept('nim-daily-2026-11-16')).toBe(bob.kept('nim-daily-2026-11-16'));
    expect(bob.kept('nim-daily-2026-11-17')).toContain('seed: daily-2026-11-17\n');
  });

  it('ends with a text to share, whose proof is the seal of the move file', async () => {
    const world = new World();
    const { out } = await play(world, '2026-11-16');
    const seal = /^= end (?<seal>\w+)$/mu.exec(world.kept('nim-daily-2026-11-16'))?.groups?.['seal'];
    expect(out).toContain(`streak 1 day, proof ${seal}\n`);
    const share = await play(world, '2026-11-16', ['--share', '--ascii']);
    expect(share.out).toMatch(
      /^boardgames daily 2026-11-16: Nim\n\d+ points?, place \d of 2\nby round [\d -]+\nstreak/u,
    );
    expect(share.out).not.toMatch(/[^\n -~]/u);
    expect((await world.run(['verify', 'home/games/nim-daily-2026-11-16.moves'], { games })).code).toBe(0);
  });

  it('goes on with an unfinished attempt, and counts only the first', async () => {
    const world = new World();
    await play(world, '2026-11-16', [], '1\n');
    expect(await status(world, '2026-11-16')).toMatchObject({ state: 'begun', points: null, share: null });
    expect((await play(world, '2026-11-16', ['--share'])).code).toBe(1);
    await play(world, '2026-11-16');
    expect(await status(world, '2026-11-16')).toMatchObject({ state: 'finished', streak: 1 });
    const repeated = await play(world, '2026-11-16');
    expect(repeated.out).toContain('proof');
    expect(repeated.err).toContain('--again');
    const again = await play(world, '2026-11-16', ['--again']);
    expect(again.out).not.toContain('proof');
    expect(world.kept('nim-daily-2026-11-16-again')).toContain('= end');
  });

  it('counts days in a row at the table of the day', async () => {
    const world = new World();
    for (const day of ['2026-11-13', '2026-11-15', '2026-11-16']) await play(world, day);
    expect(await status(world, '2026-11-16')).toMatchObject({ streak: 2 });
    expect(await status(world, '2026-11-17')).toMatchObject({ state: 'open', streak: 2 });
    const other = ['nim', '--players', 'Ann,Bob', '--seed', 'daily-2026-11-17', '--plain'];
    await world.run(other, { games, input: finish, now: '2026-11-17T09:00:00Z' });
    expect(await status(world, '2026-11-17')).toMatchObject({ state: 'open', streak: 2 });
  });

  it('counts the first attempt alone, also once its game is deleted or has another name', async () => {
    const world = new World();
    const day = '2026-11-16';
    await play(world, day, [], '1\n');
    expect(world.read('home/daily.txt')).toBe(`${day} nim begun\n`);
    const gone = ['games', 'delete', `nim-daily-${day}`];
    expect((await world.run(gone, { games })).code).toBe(0);
    expect(await status(world, day)).toMatchObject({ state: 'gone', name: null, points: null, streak: 0 });
    const refused = await play(world, day);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('The first attempt of today is the one that counts, and its file is gone.');
    expect((await play(world, day, ['--again'])).code).toBe(0);
    expect(world.kept(`nim-daily-${day}-again`)).toContain('= end');
    expect(await status(world, day)).toMatchObject({ state: 'gone', points: null, streak: 0 });
  });

  it('remembers how a deleted first attempt ended', async () => {
    const world = new World();
    const day = '2026-11-16';
    await play(world, day);
    const { points, proof } = await status(world, day);
    await world.run(['games', 'rename', `nim-daily-${day}`, 'elsewhere'], { games });
    expect(await status(world, day)).toMatchObject({ state: 'gone', points, proof, streak: 1 });
    expect((await play(world, day)).code).toBe(1);
    expect(await status(world, '2026-11-17')).toMatchObject({ state: 'open', streak: 1 });
  });

  it('counts a first attempt that was begun by its seed, and no deal of another table', async () => {
    const world = new World();
    const alone = ['nim', '--seed', 'daily-2026-11-16', '--plain'];
    await world.run(alone, { games, input: finish });
    expect(await status(world, '2026-11-16')).toMatchObject({ state: 'finished', streak: 1 });
  });

  it('refuses a day that has not come', async () => {
    const world = new World();
    const sentence = 'The day 2026-11-17 has not come yet: it begins at midnight UTC.';
    const early = ['nim', '--seed', 'daily-2026-11-17', '--plain'];
    const { code, err } = await world.run(early, { games, input: finish });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
    const tomorrow = new World();
    await play(tomorrow, '2026-11-17');
    world.write('proof.moves', tomorrow.kept('nim-daily-2026-11-17'));
    const proof = await play(world, '2026-11-16', ['--proof', 'proof.moves']);
    expect({ code: proof.code, err: proof.err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
    expect((await play(world, '2026-11-17', ['--proof', 'proof.moves'])).code).toBe(0);
  });

  it('says where an attempt cannot count because the ledger cannot be written', async () => {
    const world = new World();
    const files = {
      create(path: string, text: string) {
        if (path.endsWith('daily.txt')) throw diskError('EACCES');
        nodeFiles.create(path, text);
      },
    };
    const now = '2026-11-16T09:00:00Z';
    const { out } = await world.run(['daily', '--plain'], { games, input: '1\n', files, now });
    expect(out).toContain('This attempt does not count: The ledger');
  });

  it('needs a terminal or --plain', async () => {
    expect((await new World().run(['daily'], { games })).code).toBe(2);
  });
});
