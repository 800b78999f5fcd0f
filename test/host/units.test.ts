/** The parts of a host that need no line: codes, logins, limits, the command that is run, what is typed. */
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshCode, hashCode, hashPassword, opens, passwordProblem } from '../../src/host/codes.ts';
import { freshKey } from '../../src/host/host-key.ts';
import { loginsOf } from '../../src/host/hosted.ts';
import { Gate, LIMITS } from '../../src/host/limits.ts';
import { notify } from '../../src/host/notify.ts';
import { LineInput, TypedLines } from '../../src/host/typing.ts';
import { World } from '../cli/support/world.ts';

describe('a host key', () => {
  it('is never one that cannot be read again', () => {
    const sound = freshKey();
    const generated = ['-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----', sound];
    expect(freshKey(() => generated.shift()!)).toBe(sound);
  });
});

describe('codes', () => {
  it('have 80 bits, and are recognised however they are typed', async () => {
    const code = freshCode();
    expect(code).toMatch(/^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/u);
    expect(new Set(Array.from({ length: 1000 }, freshCode)).size).toBe(1000);
    const place = { kind: 'invited', code: hashCode(code) } as const;
    expect(await opens(place, code.toUpperCase().replaceAll('-', ' '))).toBe(true);
    expect(await opens(place, freshCode())).toBe(false);
    expect(await opens({ kind: 'closed' }, code)).toBe(false);
    expect(await opens({ kind: 'key', key: code }, code)).toBe(false);
  });

  it('give way to passwords, of which a hash is kept', async () => {
    const place = await hashPassword('caf\u00E9 au lait');
    expect(JSON.stringify(place)).not.toContain('lait');
    expect(await opens(place, 'cafe\u0301 au lait')).toBe(true);
    expect(await opens(place, 'tea with milk')).toBe(false);
    expect((await hashPassword('the same')).hash).not.toBe((await hashPassword('the same')).hash);
    expect(passwordProblem('short', 'short')).toContain('at least 8');
    expect(passwordProblem('long enough', 'long enouhg')).toContain('not the same');
  });
});

describe('logins', () => {
  it('are fit for a command line, and each leads to one seat', () => {
    expect(loginsOf(['Ann', 'J\u00F6rg B.', 'ann', 'Watch', '\u5C71'])).toEqual([
      ...['ann', 'jorg-b', 'ann-2', 'watch-2', 'seat-5'],
    ]);
  });
});

describe('the gate', () => {
  it('counts strangers by household, and lets go of those who are known', () => {
    const gate = new Gate({ ...LIMITS, strangersPerAddress: 2, strangers: 3 }, () => 0);
    expect(gate.enter('2001:db8::1')).toBe(true);
    expect(gate.enter('2001:db8:0:0:9::2')).toBe(true);
    expect(gate.enter('2001:db8::3')).toBe(false);
    expect(gate.enter('192.0.2.1')).toBe(true);
    expect(gate.enter('192.0.2.2')).toBe(false);
    gate.known('2001:db8::1');
    expect(gate.enter('::ffff:192.0.2.1')).toBe(true);
  });

  it('bars an address, then everybody, and forgets', () => {
    let now = 0;
    const gate = new Gate({ ...LIMITS, failuresPerAddress: 2, failures: 3, forgetMs: 100 }, () => now);
    expect(gate.failed('192.0.2.1')).toBeNull();
    expect(gate.failed('192.0.2.1')).toMatch(/from 192\.0\.2\.1: nobody gets in/u);
    expect(gate.isBarred('192.0.2.1')).toBe(true);
    expect(gate.isBarred('192.0.2.2')).toBe(false);
    expect(gate.failed('192.0.2.3')).toContain('only keys');
    expect(gate.isBarred('192.0.2.2')).toBe(true);
    // Whoever has a key may still knock.
    expect(gate.enter('192.0.2.2')).toBe(true);
    expect(gate.enter('192.0.2.1')).toBe(false);
    now = 101;
    expect(gate.isBarred('192.0.2.1')).toBe(false);
  });
});

describe('the command of --notify', () => {
  it('is told all in its environment, and nothing of it is run', async () => {
    const world = new World();
    const out = world.write('told', '');
    const command = `printf '%s|%s|%s' "$BOARDGAMES_TABLE" "$BOARDGAMES_SEAT" "$BOARDGAMES_HERE" > '${out}'`;
    const turn = { table: 'evening', seat: '$(touch hacked)`id`; true', here: false };
    expect(await notify(command, turn, process.env)).toBeNull();
    expect(world.read('told')).toBe('evening|$(touch hacked)`id`; true|no');
    expect(await notify('exit 3', turn, process.env)).toContain('ended with 3');
  });

  it('works as the documents show it', async () => {
    const world = new World();
    const stub = (name: string): void => {
      const script = `#!/bin/sh\n{ echo "${name}" "$@"; cat; } >> '${world.path('sent')}'\n`;
      chmodSync(world.write(`bin/${name}`, script), 0o755);
    };
    for (const name of ['mail', 'curl']) stub(name);
    const page = readFileSync(join(import.meta.dirname, '../../docs/host.md'), 'utf8');
    const examples = [...page.matchAll(/--notify '(?<command>[^']+)'/gu)].map(
      ({ groups }) => groups!['command']!,
    );
    const env = { ...process.env, PATH: `${world.path('bin')}:${process.env['PATH']}` };
    const told = async (here: boolean): Promise<void> => {
      for (const each of examples) {
        expect(await notify(each, { table: 'evening', seat: 'Ben', here }, env)).toBeNull();
      }
    };
    expect(examples).toHaveLength(2);
    await told(false);
    const text = 'It is your turn at the table evening, Ben.';
    const [mail, body, curl, message] = world.read('sent').split('\n');
    expect([mail, body]).toEqual(['mail -s Your turn ben@example.org', text]);
    expect(curl).toContain('https://chat.example.org/hook');
    expect(JSON.parse(message!)).toEqual({ text });
    // Whoever sits at the table gets no mail.
    await told(true);
    expect(world.read('sent').match(/^mail/gmu)).toHaveLength(1);
  });
});

describe('typed lines', () => {
  it('are echoed, corrected and ended', () => {
    let echo = '';
    const lines = new TypedLines(text => {
      echo += text;
    });
    expect(lines.take('12\u007F\u001B3')).toBe('');
    expect(lines.take('\r')).toBe('13\n');
    expect(echo).toBe('12\b \b3\r\n');
    expect(lines.take('x\u0004')).toBeNull();
  });
});

describe('lines that wait to be read', () => {
  it('are handed out one by one, and not while their answers have no room', async () => {
    const input = new LineInput(null);
    const lines = input[Symbol.asyncIterator]();
    input.take('one\ntwo\nthree');
    expect(await lines.next()).toEqual({ done: false, value: 'one\n' });
    input.rest();
    let read = false;
    const two = lines.next().then(line => {
      read = true;
      return line;
    });
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(read).toBe(false);
    input.goOn();
    expect(await two).toEqual({ done: false, value: 'two\n' });
    input.finish();
    expect(await lines.next()).toEqual({ done: false, value: 'three' });
    expect(await lines.next()).toEqual({ done: true, value: undefined });
  });

  it('end at once where the visitor is gone', async () => {
    const input = new LineInput(null);
    const lines = input[Symbol.asyncIterator]();
    input.take('one\n');
    input.rest();
    const one = lines.next();
    input.end();
    expect(await one).toEqual({ done: true, value: undefined });
  });
});
