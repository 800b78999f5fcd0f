/** The built program in a real pseudo-terminal: whole games, and every way out. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BIN, build } from '../cli/support/bin.ts';
import { ASKED, Robot, type RobotOptions } from './robot.ts';

/** As the program switches them on. */
const ALL_MODES = ['1049', '25', '7', '1000', '1006', '2004', 'mouse', 'paste', 'wrap'];

/** One that switches nothing on by itself. */
const SHELL = ['bash', '--norc', '--noprofile', '--noediting', '-i'] as const;

let robots: Robot[] = [];

function robot(args: readonly string[], options: RobotOptions = {}): Robot {
  const made = new Robot(args, options);
  robots.push(made);
  return made;
}

beforeAll(build, 120_000);

afterEach(() => {
  for (const each of robots) each.close();
  robots = [];
});

/** Presses the next key once the screen has moved on; plays whatever is first until the game is over. */
async function playOut(player: Robot, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const screen = await player.until(seen =>
      /Enter play|Pass the keyboard|a again|Space skip|Since your last turn|any key goes on|No bot is thinking|─ The game is over ─/u.test(
        seen,
      ),
    );
    // A key that came too late for the last bot leaves a message where the keys stand.
    if (screen.includes('a again') || screen.includes('─ The game is over ─')) return;
    const key = screen.includes('Pass the keyboard') || screen.includes('Space skip') ? 'space' : 'enter';
    player.press(key);
    await player.until(seen => seen !== screen, 'a change');
  }
  throw new Error(`not over after ${steps} steps:\n${player.screen}`);
}

function keptFile(player: Robot): string {
  const folder = join(player.home, 'games');
  const file = readdirSync(folder).find(name => name.endsWith('.moves'));
  return readFileSync(join(folder, file!), 'utf8');
}

describe('whole games', () => {
  it('plays Newton alone to the end', { timeout: 300_000 }, async () => {
    const player = robot(['newton', '--solo', '--seed', 'robot'], { columns: 80, rows: 24 });
    await player.see(ASKED);
    expect(player.fullScreen).toBe(true);
    await playOut(player, 800);
    expect(player.screen).toMatch(/\d+ points? +[A-Z ]+/u);
    player.press('q');
    expect(await player.ended()).toBe(0);
    expect(keptFile(player)).toMatch(/result: .*\n= end/u);
  });

  it('plays Leonardo with two people at one keyboard, sealed choices and all', {
    timeout: 300_000,
  }, async () => {
    const player = robot(['leonardo', '--players', 'Ann,Bob', '--seed', 'robot'], { columns: 100, rows: 30 });
    await player.see('Pass the keyboard to');
    await playOut(player, 1500);
    expect(player.screen).toMatch(/wins with|share the victory/u);
    player.press('q');
    expect(await player.ended()).toBe(0);
    expect(keptFile(player)).toMatch(/= end/u);
    expect(player.scrollback).not.toContain(ASKED);
  });

  it('plays The New Science against a bot', { timeout: 300_000 }, async () => {
    const player = robot(['newscience', '--players', 'Ann,bot:easy', '--seed', 'robot'], {
      columns: 120,
      rows: 40,
    });
    await playOut(player, 1500);
    player.press('q');
    expect(await player.ended()).toBe(0);
  });
});

describe('the screen', () => {
  it('follows every resize and is never torn', async () => {
    const player = robot(['newton', '--solo', '--seed', 'robot'], { columns: 120, rows: 40 });
    await player.see(ASKED);
    for (const [columns, rows] of [
      [80, 24],
      [40, 12],
      [160, 50],
      [60, 20],
      [100, 30],
    ] as const) {
      player.resize(columns, rows);
      const fresh = robot(['newton', '--solo', '--seed', 'robot'], { columns, rows });
      const expected = await fresh.see('? keys');
      await player.until(screen => screen === expected, `the same as a fresh start at ${columns}x${rows}`);
      fresh.press('q');
    }
    player.press('q');
    expect(await player.ended()).toBe(0);
  });

  it('takes keys that come all at once one by one', async () => {
    const player = robot(['newton', '--solo', '--seed', 'robot']);
    await player.see(ASKED);
    player.press('\u001B[B\u001B[B\r');
    await player.see('1 kept so far');
    player.press('q');
    expect(await player.ended()).toBe(0);
    const third = keptFile(player).match(/^Player: (.*)$/mu)?.[1];
    expect(third).toMatch(/^keep /u);
  });

  it('obeys NO_COLOR, which leaves weight and reverse, and --ascii', async () => {
    const player = robot(['newton', '--solo', '--ascii'], { env: { NO_COLOR: '1', FORCE_COLOR: '0' } });
    await player.see(ASKED);
    player.press('q');
    await player.ended();
    const codes = new Set(player.output.match(/(?<=\u001B\[)[\d;]+(?=m)/gu));
    const parts = new Set([...codes].flatMap(code => code.split(';')));
    expect([...parts].filter(part => !/^(?:[0127]|22|27)$/u.test(part))).toEqual([]);
    expect(parts).toContain('1');
    expect(player.output).not.toMatch(/[^\u0000-\u007F]/u);
  });

  it('shows the menu, starts a game and goes on with it', async () => {
    const player = robot([]);
    await player.see('New game');
    // Who has never played finds the lessons first.
    player.press('down', 'down', 'down', 'enter');
    await player.see('Start');
    player.press('enter');
    await player.see(ASKED);
    player.press('enter', 'q');
    expect(await player.ended()).toBe(0);
    expect(player.screen).toContain('Go on with: boardgames resume newton-');
    const again = robot([], { home: player.home });
    await again.see('Go on with');
    again.press('enter');
    await again.see(ASKED);
    again.press('q');
    expect(await again.ended()).toBe(0);
  });

  it('replays a file step by step', async () => {
    const player = robot(['newton', '--solo', '--seed', 'robot']);
    await player.see(ASKED);
    player.press('enter');
    await player.see('1 kept so far');
    player.press('enter');
    await player.see('2 kept so far');
    player.press('q');
    await player.ended();
    const file = join(
      player.home,
      'games',
      readdirSync(join(player.home, 'games')).find(name => name.endsWith('.moves'))!,
    );
    const viewer = robot(['replay', file], { home: player.home });
    await viewer.see('Step 0 of 2');
    viewer.press('right');
    await viewer.see('Step 1 of 2');
    viewer.press('end');
    await viewer.see('Step 2 of 2');
    viewer.press('f');
    await viewer.see(ASKED);
    viewer.press('q');
    expect(await viewer.ended()).toBe(0);
  });
});

describe('the mouse', () => {
  it('is left alone where nobody wants it', async () => {
    for (const [flags, config] of [
      [['--no-mouse'], ''],
      [[], 'mouse = false\n'],
    ] as const) {
      const home = mkdtempSync(join(tmpdir(), 'boardgames-mouse-'));
      writeFileSync(join(home, 'config.toml'), config);
      const player = robot(['newton', '--solo', '--seed', 'robot', ...flags], { home });
      await player.see(ASKED);
      player.press('q');
      await player.ended();
      expect(player.output).toContain('\u001B[?2004h');
      expect(player.output).not.toMatch(/\u001B\[\?(?:9|100\d|1015|1016)[hl]/u);
    }
  });

  it('and pasted text play nothing', async () => {
    const player = robot(['newton', '--solo', '--seed', 'robot']);
    await player.see(ASKED);
    player.press('esc');
    const before = await player.until(screen => !screen.includes('Welcome'));
    player.press('\u001B[<0;5;1M\u001B[<0;5;1m\u001B[<65;5;20M\u001B[<64;5;20M');
    player.press('\u001B[200~1 2 3\r\rq and so on\r\u001B[201~');
    await player.see('Pasted text does nothing here.');
    player.press('?');
    await player.see('─ Keys ─');
    player.press('esc');
    await player.until(screen => screen === before, 'the screen of before');
    player.press('q');
    expect(await player.ended()).toBe(0);
    expect(keptFile(player)).not.toContain('Player: ');
  });
});

describe('every way out leaves the terminal as it was', () => {
  async function opened(env: Readonly<Record<string, string>> = {}): Promise<Robot> {
    const player = robot(['newton', '--solo', '--seed', 'robot'], { env });
    await player.see(ASKED);
    player.press('enter');
    await player.see('1 kept so far');
    expect(player.cursorHidden).toBe(true);
    expect(player.modesLeftOn).toEqual(ALL_MODES);
    return player;
  }

  function expectRestored(player: Robot): void {
    expect(player.fullScreen).toBe(false);
    expect(player.cursorHidden).toBe(false);
    expect(player.modesLeftOn).toEqual([]);
    expect(player.scrollback).not.toContain(ASKED);
    expect(player.output.endsWith('\u001B[?1049h')).toBe(false);
    expect(keptFile(player)).toContain('Player: keep ');
  }

  it('q', async () => {
    const player = await opened();
    player.press('q');
    expect(await player.ended()).toBe(0);
    expect(player.screen).toContain('The game is kept as newton-robot');
    expectRestored(player);
  });

  it('Ctrl-C', async () => {
    const player = await opened();
    player.press('ctrlC');
    expect(await player.ended()).toBe(130);
    expectRestored(player);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGQUIT', 131],
  ])('%s', async (signal, code) => {
    const player = await opened();
    player.kill(signal);
    expect(await player.ended()).toBe(code);
    expectRestored(player);
  });

  /** Does this to itself when it gets SIGUSR2. */
  function trapped(statement: string): Readonly<Record<string, string>> {
    const trap = encodeURIComponent(`process.on('SIGUSR2', () => { ${statement} })`);
    return { NODE_OPTIONS: `--import "data:text/javascript,${trap}"` };
  }

  it('an exit from anywhere', async () => {
    const player = await opened(trapped('process.exit(7)'));
    player.kill('SIGUSR2');
    expect(await player.ended()).toBe(7);
    expectRestored(player);
  });

  it('a crash, with a sentence and no stack', async () => {
    const player = await opened(trapped("throw new Error('boom')"));
    player.kill('SIGUSR2');
    expect(await player.ended()).toBe(1);
    expectRestored(player);
    expect(player.screen).not.toContain('    at ');
    expect(player.screen).not.toContain(ASKED);
  });

  it.each(['Ctrl-Z', 'SIGTSTP'])('%s, and fg comes back to the same screen', async way => {
    const note =
      'import("node:fs").then(fs => fs.writeFileSync(process.env.BOARDGAMES_HOME + "/pid", "" + process.pid))';
    const env = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(note)}"` };
    const player = robot([], { command: SHELL, env });
    player.press(`${process.execPath} ${BIN} newton --solo --seed robot\r`);
    const before = await player.see(ASKED);
    if (way === 'Ctrl-Z') player.press('ctrlZ');
    else process.kill(Number(readFileSync(join(player.home, 'pid'), 'utf8')), 'SIGTSTP');
    await player.see('Stopped');
    expect(player.fullScreen).toBe(false);
    expect(player.modesLeftOn).toEqual([]);
    player.press('fg\r');
    await player.until(screen => screen === before, 'the same screen again');
    expect(player.fullScreen).toBe(true);
    expect(player.modesLeftOn).toEqual(ALL_MODES);
    player.press('enter');
    await player.see('1 kept so far');
    player.press('q');
    await player.see('Go on with');
    player.press('exit\r');
    expect(await player.ended()).toBe(0);
  });
});
