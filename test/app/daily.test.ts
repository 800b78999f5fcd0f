import { describe, expect, it } from 'vitest';
import { dayBefore, streak } from '../../src/app/daily/days.ts';
import { isoDay } from '../../src/app/dates.ts';
import { nimEntry, World } from '../cli/support/world.ts';

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
    expect(world.kept('nim-daily-2026-11-16-2')).toContain('= end');
  });

  it('counts days in a row at the table of the day', async () => {
    const world = new World();
    for (const day of ['2026-11-13', '2026-11-15', '2026-11-16']) await play(world, day);
    expect(await status(world, '2026-11-16')).toMatchObject({ streak: 2 });
    expect(await status(world, '2026-11-17')).toMatchObject({ state: 'open', streak: 2 });
    const other = ['nim', '--players', 'Ann,Bob', '--seed', 'daily-2026-11-17', '--plain'];
    await world.run(other, { games, input: finish });
    expect(await status(world, '2026-11-17')).toMatchObject({ state: 'begun', streak: 2 });
  });

  it('needs a terminal or --plain', async () => {
    expect((await new World().run(['daily'], { games })).code).toBe(2);
  });
});
