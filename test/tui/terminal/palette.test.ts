/** The built program finds out what its terminal looks like, in pseudo-terminals that answer, answer late, or never do. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BIN, build } from '../../cli/support/bin.ts';
import { ASKED, Robot, type RobotOptions } from '../robot.ts';

const DARK = '38;2;169;175;186m';
const LIGHT = '38;2;85;91;102m';
const QUESTION = '\u001B]11;?';
const WHITE = 'rgb:ffff/ffff/ffff';
const GAME = ['newton', '--solo', '--seed', 'robot'] as const;

let robots: Robot[] = [];

function robot(args: readonly string[], options: RobotOptions = {}): Robot {
  const made = new Robot(args, { ...options, env: { COLORTERM: 'truecolor', ...options.env } });
  robots.push(made);
  return made;
}

beforeAll(build, 120_000);

afterEach(() => {
  for (const each of robots) each.close();
  robots = [];
});

function palettes(player: Robot): string[] {
  return [
    ...(player.output.includes(DARK) ? ['dark'] : []),
    ...(player.output.includes(LIGHT) ? ['light'] : []),
  ];
}

async function leave(player: Robot): Promise<void> {
  player.press('q');
  expect(await player.ended()).toBe(0);
  expect(player.modesLeftOn).toEqual([]);
}

describe('the palette', () => {
  it.each<[string, string, RobotOptions, readonly string[]]>([
    ['light', 'the terminal says so', { answers: { attributes: true, background: WHITE } }, []],
    ['dark', 'the terminal says so', { answers: { attributes: true, background: 'rgb:0/0/0' } }, []],
    ['light', 'the environment says so', { env: { COLORFGBG: '0;15' } }, []],
    ['dark', 'nobody says anything', {}, []],
    ['dark', 'the terminal never answers', { answers: { attributes: false } }, []],
    [
      'light',
      'it never answers, the environment does',
      { answers: { attributes: false }, env: { COLORFGBG: '0;15' } },
      [],
    ],
    [
      'light',
      'the player says so',
      { answers: { attributes: true, background: 'rgb:0/0/0' } },
      ['--theme', 'light'],
    ],
    ['dark', 'the player says so', { answers: { attributes: true, background: WHITE } }, ['--theme', 'dark']],
    ['dark', 'it is the Linux console', { env: { TERM: 'linux' } }, []],
  ])('is %s where %s, from the first frame on', async (palette, _, options, flags) => {
    const player = robot([...GAME, ...flags], options);
    await player.see(ASKED);
    player.press('down', 'up');
    await leave(player);
    expect(palettes(player)).toEqual([palette]);
    const asked = flags.length === 0 && options.env?.['TERM'] !== 'linux';
    expect(player.output.includes(QUESTION)).toBe(asked);
  });

  it('is not asked for without colours', async () => {
    const player = robot([...GAME, '--no-color']);
    await player.see(ASKED);
    await leave(player);
    expect(player.output).not.toContain(QUESTION);
  });

  it('follows an answer that comes late, in pieces, and plays nothing of it', async () => {
    const player = robot(GAME, { answers: { attributes: false } });
    const before = await player.see(ASKED);
    expect(palettes(player)).toEqual(['dark']);
    for (const piece of ['\u001B]11;rgb:ff', 'ff/ffff/ffff\u001B', '\\\u001B[?6', '2;4c'])
      player.press(piece);
    await player.until(() => player.output.includes(LIGHT), 'the other palette');
    expect(player.screen).toBe(before);
    await leave(player);
  });
});

describe('an answer on its way', () => {
  /** Runs the program, then tells what came in for the shell within a second and a half. */
  function followed(config: string, env: Readonly<Record<string, string>> = {}): Robot {
    const home = mkdtempSync(join(tmpdir(), 'boardgames-answer-'));
    writeFileSync(join(home, 'config.toml'), config);
    const listen = 'stty -icanon -echo min 0 time 15; leaked=$(head -c 200 | od -An -c); stty sane';
    const script = `"${process.execPath}" "${BIN}" newton --solo; echo "code $?"; ${listen}; echo "leaked:[$leaked]"`;
    return robot([], {
      home,
      command: ['bash', '-c', script],
      env,
      answers: { attributes: true, background: WHITE, afterMs: 500 },
    });
  }

  it('is not asked for by a program that ends at once, so that nothing reaches the prompt of the shell', async () => {
    const player = followed('[keys]\nhnt = "z"\n');
    await player.see('leaked:[]');
    expect(player.screen).toContain('no key for "hnt" can be chosen');
    expect(player.screen).toContain('code 2');
    expect(player.output).not.toContain(QUESTION);
  });

  it('does not reach it either when the process is torn out of it', async () => {
    const trap = `
      const write = process.stdout.write;
      process.stdout.write = function (text, ...rest) {
        if (String(text).includes(']11;?')) setTimeout(() => process.exit(9), 0);
        return write.call(this, text, ...rest);
      };`;
    const player = followed('', {
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(trap)}"`,
    });
    await player.see('leaked:[]');
    expect(player.screen).toContain('code 9');
    expect(player.output).toContain(QUESTION);
    expect(player.output).not.toContain('\u001B[?1049h');
  });
});

const hasTmux = spawnSync('tmux', ['-V']).status === 0;

describe.runIf(hasTmux)('in tmux', () => {
  const socket = `boardgames-${process.pid}`;
  const home = mkdtempSync(join(tmpdir(), 'boardgames-tmux-'));

  function tmux(...args: readonly string[]): string {
    const env = {
      PATH: process.env['PATH'],
      LC_ALL: 'C.UTF-8',
      TERM: 'xterm-256color',
      BOARDGAMES_HOME: home,
    };
    return execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], { encoding: 'utf8', env });
  }

  async function until(seen: (screen: string) => boolean): Promise<string> {
    for (let i = 0; i < 1000; i++) {
      const screen = tmux('capture-pane', '-p', '-t', 'game');
      if (seen(screen)) return screen;
      await new Promise(resolve => setTimeout(resolve, 40));
    }
    throw new Error(`never seen:\n${tmux('capture-pane', '-p', '-t', 'game')}`);
  }

  afterEach(() => {
    try {
      tmux('kill-server');
    } catch {
      // It ends with its last session.
    }
  });

  it('draws, takes keys, the mouse and a paste, and leaves everything off', async () => {
    const program = `"${process.execPath}" "${BIN}" newton --solo --seed robot; echo code $?; cat -v`;
    tmux('new-session', '-d', '-s', 'game', '-x', '80', '-y', '24', program);
    await until(screen => screen.includes(ASKED));
    // Any key takes the welcome away.
    tmux('send-keys', '-t', 'game', 'Down', 'Up');
    const before = await until(screen => screen.includes('▸1') && !screen.includes('Welcome'));
    const flags = '#{alternate_on}#{mouse_standard_flag}#{mouse_sgr_flag}';
    expect(tmux('display-message', '-p', '-t', 'game', flags).trim()).toBe('111');
    tmux('set-buffer', '1 2 3 and q\nq\n');
    tmux('paste-buffer', '-p', '-t', 'game');
    await until(screen => screen.includes('Pasted text does nothing here.'));
    tmux('send-keys', '-t', 'game', 'Down', 'Up');
    await until(screen => screen === before);
    tmux('send-keys', '-t', 'game', 'q');
    const after = await until(screen => screen.includes('code 0'));
    expect(after).not.toContain('^[');
    expect(tmux('display-message', '-p', '-t', 'game', flags).trim()).toBe('000');
  });
});
