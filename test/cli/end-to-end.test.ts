import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn as spawnTerminal } from '@lydell/node-pty';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BIN, build, Running } from './support/bin.ts';

const PLAY = ['newton', '--solo', '--plain', '--seed', 'owl'];

let home: string;

beforeAll(build, 120_000);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'boardgames-bin-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

const kept = (): string => readFileSync(join(home, 'games/newton-owl.moves'), 'utf8');
const moves = (): number => kept().match(/^Player: /gmu)?.length ?? 0;
const isLocked = (): boolean => existsSync(join(home, 'games/newton-owl.lock'));

describe('the built program', () => {
  it('plays over a pipe and keeps the game when the input ends', async () => {
    const run = new Running(PLAY, home);
    run.child.stdin.end('1\n1\n');
    expect(await run.ended()).toBe(0);
    expect(run.err).toBe('');
    expect(run.out).toContain('The game is kept as newton-owl');
    expect(moves()).toBe(2);
    expect(isLocked()).toBe(false);
  });

  it('refuses to play without terminal or script', async () => {
    const run = new Running(['newton', '--solo'], home);
    expect(await run.ended()).toBe(2);
    expect(run.err).toContain('--plain');
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('keeps the game on %s and ends with %i', async (signal, code) => {
    const run = new Running(PLAY, home);
    await run.prompted(1);
    run.type('1');
    await run.prompted(2);
    run.child.kill(signal);
    expect(await run.ended()).toBe(code);
    expect(run.err).toContain('The game is kept as newton-owl; go on with "boardgames resume newton-owl".');
    expect(moves()).toBe(1);
    expect(isLocked()).toBe(false);
  });

  it('loses no acknowledged decision to kill -9, and takes the game up again', async () => {
    const run = new Running(PLAY, home);
    for (let i = 1; i <= 3; i++) {
      await run.prompted(i);
      run.type('1');
    }
    await run.prompted(4);
    const second = new Running(['resume', 'newton-owl', '--plain'], home);
    expect(await second.ended()).toBe(1);
    expect(second.err).toContain(`is open in another program (process ${run.child.pid})`);
    run.child.kill('SIGKILL');
    await run.ended();
    expect(isLocked()).toBe(true);
    expect(moves()).toBe(3);
    const third = new Running(['resume', '--plain'], home);
    third.child.stdin.end('1\n');
    expect(await third.ended()).toBe(0);
    expect(moves()).toBe(4);
    expect(isLocked()).toBe(false);
  });

  it('ends quietly when nobody reads on', async () => {
    const run = new Running(['data', 'newton', '--json'], home);
    run.child.stdout.destroy();
    expect(await run.ended()).toBe(0);
    expect(run.err).toBe('');
  });

  it('speaks plain lines on a dumb terminal, and Ctrl-C there keeps the game', async () => {
    const env = { PATH: process.env['PATH'] ?? '', BOARDGAMES_HOME: home, TERM: 'dumb' };
    const argv = [BIN, 'newton', '--solo', '--seed', 'owl'];
    const terminal = spawnTerminal('node', argv, { cols: 80, rows: 24, cwd: home, env });
    onTestFinished(() => terminal.kill('SIGKILL'));
    let out = '';
    let typed = 0;
    terminal.onData(text => {
      out += text;
      const prompts = out.split('\n> ').length - 1;
      if (prompts > typed) terminal.write(typed === 0 ? '1\r' : '\u0003');
      typed = Math.max(typed, prompts);
    });
    const { exitCode } = await new Promise<{ exitCode: number }>(resolve => terminal.onExit(resolve));
    expect(exitCode).toBe(130);
    expect(out).toContain('The game is kept as newton-owl');
    expect(out).not.toContain('\u001b');
    expect(moves()).toBe(1);
  });
});
