/** `boardgames host` as the built program: several tables, notices, the list of tables, and a seat at the host's own terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { build, Running } from '../cli/support/bin.ts';
import { World } from '../cli/support/world.ts';
import { Robot } from '../tui/robot.ts';
import { Guest, invitation, listening, pause } from './support.ts';

const LISTEN = ['--listen', '127.0.0.1:0'];

beforeAll(build, 120_000);

async function ended(run: Running): Promise<number | string | null> {
  run.child.kill('SIGTERM');
  return run.ended();
}

describe('boardgames host', () => {
  it('opens several tables at once, tells whose turn it is, and goes on elsewhere', {
    timeout: 60_000,
  }, async () => {
    const world = new World();
    const notices = world.write('home/notices', '');
    const players = ['--players', 'Ann,Ben', '--first', 'Ann'];
    const one = new Running(['host', 'leonardo', ...players, '--seed', 'one', ...LISTEN], world.home);
    await listening(() => one.err);
    const ann = invitation(one.out, 'Ann');
    expect(ann.login).toBe('ann');
    expect(await ended(one)).toBe(143);
    const more = ['--resume', 'leonardo-one', '--invite', 'Ann', '--notify', NOTIFY];
    const both = new Running(
      ['host', 'newton', ...players, '--seed', 'two', ...more, ...LISTEN],
      world.home,
      {
        NOTICES: notices,
      },
    );
    await listening(() => both.err);
    expect(both.err).toContain(`Last time leonardo-one was at 127.0.0.1:${ann.port}: --listen`);
    const [newton, leonardo] = both.out.split('leonardo-one:\n');
    const seats = [invitation(newton!, 'Ann'), invitation(leonardo!, 'Ann')];
    expect(seats.map(({ login }) => login)).toEqual(['ann+newton-two', 'ann+leonardo-one']);
    for (const { port, login, code } of seats) {
      const guest = await Guest.come(port, login, { answers: [code] });
      await guest.until(login.includes('newton') ? 'Newton' : 'Leonardo da Vinci');
      await guest.until('\n> ');
    }
    // The name alone could mean either.
    await expect(Guest.come(seats[0]!.port, 'ann', { answers: [seats[0]!.code] })).rejects.toThrow();
    const list = new Running(['tables'], world.home);
    expect(await list.ended(), list.err).toBe(0);
    for (const name of ['newton-two', 'leonardo-one']) {
      expect(list.out).toMatch(new RegExp(`^${name} +127\\.0\\.0\\.1:\\d+ +Ann `, 'mu'));
    }
    while (readFileSync(notices, 'utf8').split('\n').length < 3) await pause(5);
    expect(readFileSync(notices, 'utf8').trim().split('\n').sort()).toEqual([
      ...['leonardo-one Ann no', 'newton-two Ann no'],
    ]);
    expect(await ended(both)).toBe(143);
    expect(both.err).not.toMatch(/should not have|defect/u);
  });

  it('writes addresses of the newer kind as --listen takes them', { timeout: 60_000 }, async () => {
    const world = new World();
    world.write('home/.keep', '');
    const players = ['leonardo', '--players', 'Ann,Ben', '--seed', 'six'];
    const run = new Running(['host', ...players, '--listen', '[::1]:0'], world.home);
    await listening(() => run.err);
    const { port } = invitation(run.out, 'Ann');
    const list = new Running(['tables'], world.home);
    expect(await list.ended(), list.err).toBe(0);
    expect(list.out).toContain(` [::1]:${port} `);
    expect(await ended(run)).toBe(143);
    const again = new Running(['host', '--resume', 'leonardo-six', ...LISTEN], world.home);
    await listening(() => again.err);
    expect(again.err).toContain(`was at [::1]:${port}: --listen [::1]:${port} opens it there.`);
    expect(await ended(again)).toBe(143);
  });

  it('seats the host at the own terminal, and stays open when the host leaves that seat', {
    timeout: 60_000,
  }, async () => {
    const argv = ['host', 'leonardo', '--players', 'Ann,Ben', '--first', 'Ann', '--seed', 'own', '--play'];
    const robot = new Robot([...argv, 'Ann', ...LISTEN], { columns: 100, rows: 30 });
    onTestFinished(() => robot.close());
    await robot.see('press Enter to take your seat');
    expect(robot.screen).toMatch(/Ben: ssh -p \d+ ben@127\.0\.0\.1 +code/u);
    robot.press('enter');
    await robot.see('What do your laboratories build?');
    const { port, login, code } = invitation(robot.output, 'Ben');
    expect(robot.output).not.toContain('Ann: ssh');
    const ben = await Guest.come(port, login, { answers: [code] });
    await robot.see('Ben has come.');
    ben.send('say good evening\n');
    await robot.see('Ben: good evening');
    robot.press('q');
    await ben.until('Ann has left.');
    await robot.until(() => !robot.fullScreen, 'the lines of the host');
    ben.send('say still there?\nchat\n');
    await ben.until('Ben: still there?');
    await robot.see('Enter takes it again');
    robot.press('enter');
    await robot.see('Said while you were away');
    robot.press('esc');
    await robot.see('Enter play');
    robot.press('q');
    await robot.see(/left your seat(?:.|\n)*left your seat/u);
    robot.press('ctrlC');
    await ben.gone();
    expect(ben.text).toContain('The host has closed the table. The game is kept.');
    expect(await robot.ended()).toBe(130);
    expect(existsSync(`${robot.home}/games/leonardo-own.table`)).toBe(true);
  });
});

const NOTIFY = 'echo "$BOARDGAMES_TABLE $BOARDGAMES_SEAT $BOARDGAMES_HERE" >> "$NOTICES"';
