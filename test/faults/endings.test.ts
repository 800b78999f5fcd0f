/** Ways in which a program ends that it did not choose: the game is kept, the lock is gone, nobody sees a stack. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BIN, build, Running } from '../cli/support/bin.ts';
import { keptGame, movesIn, pause } from './player.ts';

let home: string;

beforeAll(build, 120_000);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'boardgames-endings-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

const PATIENCE_MS = 60_000;

async function until(what: string, holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !holds(); await pause(20)) {
    if (Date.now() > deadline) throw new Error(`never: ${what}`);
  }
}

interface Terminal {
  /** Everything written so far. */
  output(): string;
  press(keys: string): void;
  signal(name: string): void;
  /** The window is closed: the other end of the terminal goes away. */
  hangUp(): void;
  running(): boolean;
  /** What it ended with; null before. */
  code(): number | null;
}

function openTerminal(argv: readonly string[]): Terminal {
  const env = { PATH: process.env['PATH'] ?? '', BOARDGAMES_HOME: home, TERM: 'xterm', LC_ALL: 'C.UTF-8' };
  const pty = spawn(process.execPath, [BIN, ...argv], { cols: 80, rows: 24, cwd: home, env });
  let output = '';
  pty.onData(text => {
    output += text;
  });
  let code: number | null = null;
  pty.onExit(({ exitCode }) => {
    code = exitCode;
  });
  const running = (): boolean => {
    try {
      return process.kill(pty.pid, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => {
    if (running()) process.kill(pty.pid, 'SIGKILL');
  });
  return {
    output: () => output,
    press: keys => pty.write(keys),
    signal: name => void process.kill(pty.pid, name),
    hangUp: () => (pty as unknown as { destroy(): void }).destroy(),
    running,
    code: () => code,
  };
}

const FACES: readonly (readonly [string, readonly string[], string])[] = [
  ['full screen', ['newton', '--solo', '--seed', 'end'], '\r'],
  ['plain lines', ['newton', '--solo', '--seed', 'end', '--plain'], '1\r'],
];

/** The exit code, where there is still somebody to tell it to. */
const ENDINGS: readonly (readonly [string, (terminal: Terminal) => void, number | null])[] = [
  ['SIGINT', terminal => terminal.signal('SIGINT'), 130],
  ['SIGTERM', terminal => terminal.signal('SIGTERM'), 143],
  ['SIGHUP', terminal => terminal.signal('SIGHUP'), 129],
  ['a closed terminal', terminal => terminal.hangUp(), null],
];

describe.each(FACES)('%s', (_, argv, key) => {
  it.each(ENDINGS)('ended by %s keeps the game', async (_name, end, code) => {
    const terminal = openTerminal(argv);
    await until('a question', () => /keep|Keep/u.test(terminal.output()));
    terminal.press(key);
    await until('a move on disk', () => movesIn(keptGame(home)?.text ?? '').length === 1);
    end(terminal);
    await until('the end', () => !terminal.running() && (code === null || terminal.code() !== null));
    if (code !== null) expect(terminal.code()).toBe(code);
    expect(movesIn(keptGame(home)!.text)).toHaveLength(1);
    expect(readdirSync(join(home, 'games'))).toEqual(['newton-end.moves']);
    expect(existsSync(join(home, 'crashes'))).toBe(false);
    expect(terminal.output()).not.toMatch(/^\s+at .*\.js/mu);
  });
});

describe('two programs and one game', () => {
  it('the second is refused, leaves nothing behind, and gets the game once the first is dead', async () => {
    const first = new Running(['newton', '--solo', '--seed', 'end', '--plain'], home);
    await first.prompted(1);
    for (const argv of [
      ['resume', '--plain'],
      ['games', 'delete', 'newton-end'],
      ['games', 'rename', 'newton-end', 'mine'],
    ]) {
      const second = new Running(argv, home);
      second.child.stdin.end();
      expect(await second.ended(), argv.join(' ')).toBe(1);
      expect(second.err).toContain(`is open in another program (process ${first.child.pid})`);
    }
    expect(readdirSync(join(home, 'games')).sort()).toEqual(['newton-end.lock', 'newton-end.moves']);
    first.child.kill('SIGKILL');
    await first.ended();
    const third = new Running(['resume', '--plain'], home);
    third.child.stdin.end('1\n');
    expect(await third.ended()).toBe(0);
    expect(readdirSync(join(home, 'games'))).toEqual(['newton-end.moves']);
    expect(movesIn(keptGame(home)!.text)).toHaveLength(1);
  });

  it('of several that start at the same moment, one plays', async () => {
    const setup = new Running(['newton', '--solo', '--seed', 'end', '--plain'], home);
    await setup.prompted(1);
    setup.child.kill('SIGKILL');
    await setup.ended();
    const rivals = [1, 2, 3, 4].map(() => new Running(['resume', '--plain'], home));
    await until(
      'the others are refused',
      () => rivals.filter(one => one.err.includes('is open')).length === 3,
    );
    const winner = rivals.find(one => !one.err.includes('is open'))!;
    winner.child.stdin.end('1\n');
    expect(await winner.ended()).toBe(0);
    expect(movesIn(keptGame(home)!.text)).toHaveLength(1);
    expect(readdirSync(join(home, 'games'))).toEqual(['newton-end.moves']);
  });
});

describe('output that cannot be written', () => {
  it.each([
    ['paths'],
    ['rules', 'newton'],
    ['games', '--json'],
    ['newton', '--solo', '--seed', 'end', '--plain'],
  ])('%s is told in a sentence', (...argv) => {
    const path = join(home, 'read-only');
    writeFileSync(path, '');
    const file = openSync(path, 'r');
    onTestFinished(() => closeSync(file));
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], BOARDGAMES_HOME: home },
      stdio: ['ignore', file, 'pipe'],
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^boardgames: The output cannot be written: [^\n]+\.\n/u);
    expect(existsSync(join(home, 'crashes'))).toBe(false);
  });
});

describe('the end of a game', () => {
  it('ends the program by itself, with more input waiting', async () => {
    const run = new Running(['newton', '--solo', '--seed', 'end', '--plain'], home);
    for (let i = 0; i < 1_000; i++) run.child.stdin.write('1\n');
    run.child.stdin.on('error', () => {});
    expect(await run.ended(), run.err).toBe(0);
    expect(run.err).toBe('');
    expect(keptGame(home)!.text).toContain('\n= end ');
  });
});

describe('kept files', () => {
  it('are for their owner alone', async () => {
    const run = new Running(['newton', '--solo', '--seed', 'end', '--plain'], home);
    await run.prompted(1);
    const games = join(home, 'games');
    expect(statSync(games).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(games)) expect(statSync(join(games, name)).mode & 0o777, name).toBe(0o600);
    run.type('save mine.moves');
    await run.prompted(2);
    expect(statSync(join(home, 'mine.moves')).mode & 0o777).toBe(0o600);
    run.child.kill('SIGTERM');
    await run.ended();
  });
});
