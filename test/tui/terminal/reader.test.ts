import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MouseInput } from '../../../src/tui/terminal/events.ts';
import { InputReader } from '../../../src/tui/terminal/reader.ts';
import { MAX_PASTE } from '../../../src/tui/terminal/sequences.ts';
import { reading, Source } from './source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('keys', () => {
  it('are split from a read', () => {
    const { source, keys } = reading();
    source.send('jj\r\u001B[A\u001B[Ba\u0003');
    expect(keys()).toEqual(['j', 'j', 'enter', 'up', 'down', 'a', 'ctrl-c']);
  });

  it('are joined from parts', () => {
    const { source, keys } = reading();
    source.send('\u001B', '[');
    expect(keys()).toEqual([]);
    source.send('A');
    expect(keys()).toEqual(['up']);
  });

  it('may be a lone escape, after a moment', () => {
    const { source, keys } = reading();
    source.send('\u001B');
    vi.advanceTimersByTime(30);
    expect(keys()).toEqual(['esc']);
  });

  it('may follow an escape at once', () => {
    const { source, keys } = reading();
    source.send('\u001B\u001B[A\u001B\u0003');
    expect(keys()).toEqual(['esc', 'up', 'esc', 'ctrl-c']);
  });

  it('with Alt are none of ours, and the next key is itself', () => {
    const { source, keys } = reading();
    source.send('\u001Bx', 'a\u001B]q', '\u001BPq', '\u001B_q', 'z');
    expect(keys()).toEqual(['a', 'q', 'q', 'q', 'z']);
    source.send('\u001B[');
    vi.advanceTimersByTime(150);
    source.send('A');
    expect(keys().at(-1)).toBe('A');
  });

  it.each([
    ['\u001B[1;5', '\r', 'enter'],
    ['\u001B[<0;', '\u0003', 'ctrl-c'],
    ['\u001BO', '\u0003', 'ctrl-c'],
    ['\u001B]11;rgb', '\u0003', 'ctrl-c'],
    ['\u001B[M ', '\u0003', 'ctrl-c'],
    ['\u001B[12', 'é', 'é'],
    ['\u001B[12', '\u001B[A', 'up'],
    ['\u001B]11;rgb', '\u001B[A', 'up'],
  ])('cut %j short', (begun, next, key) => {
    const { source, keys } = reading();
    source.send(begun, next);
    expect(keys()).toEqual([key]);
  });

  it('of other programs and terminals are swallowed whole', () => {
    const { source, keys } = reading();
    source.send('\u001B[15;2~\u001B[[A\u001B[27;5;106~\u001B[106;5u\u001BO5P\u001B[?1;2$zq');
    expect(keys()).toEqual(['q']);
  });

  it('typed ahead are forgotten when that is asked for, also in the middle of a read', () => {
    const source = new Source();
    const keys: string[] = [];
    const reader: InputReader = new InputReader(source, {
      input: event => {
        if (event.type !== 'key') return;
        keys.push(event.key);
        if (event.key === 'enter') reader.discard();
      },
      reply: () => {},
    });
    reader.start();
    source.send('a\rbc');
    expect(keys).toEqual(['a', 'enter']);
    source.send('d\r\u001B');
    vi.advanceTimersByTime(30);
    source.send('e');
    expect(keys).toEqual(['a', 'enter', 'd', 'enter', 'e']);
  });

  it('are the shell’s again when the reader stops', () => {
    const { source, keys, reader } = reading();
    expect(source.raw).toBe(true);
    source.send('\u001B');
    reader.stop();
    expect(source.raw).toBe(false);
    source.send('a');
    vi.advanceTimersByTime(5000);
    expect(keys()).toEqual([]);
  });
});

describe('the mouse', () => {
  const plain = { type: 'mouse', shift: false, alt: false, ctrl: false } as const;

  it.each<[string, Partial<MouseInput> | null]>([
    ['\u001B[<0;1;1M', { action: 'press', button: 'left', row: 0, col: 0 }],
    ['\u001B[<0;120;40m', { action: 'release', button: 'left', row: 39, col: 119 }],
    ['\u001B[<1;3;2M', { action: 'press', button: 'middle', row: 1, col: 2 }],
    ['\u001B[<2;300;2M', { action: 'press', button: 'right', row: 1, col: 299 }],
    ['\u001B[<64;3;2M', { action: 'wheel-up', button: null, row: 1, col: 2 }],
    ['\u001B[<65;3;2M', { action: 'wheel-down', button: null, row: 1, col: 2 }],
    ['\u001B[<4;1;1M', { action: 'press', button: 'left', row: 0, col: 0, shift: true }],
    ['\u001B[<24;1;1M', { action: 'press', button: 'left', row: 0, col: 0, alt: true, ctrl: true }],
    ['\u001B[<80;1;1M', { action: 'wheel-up', button: null, row: 0, col: 0, ctrl: true }],
    ['\u001B[<32;5;5M', null],
    ['\u001B[<35;5;5M', null],
    ['\u001B[<3;5;5M', null],
    ['\u001B[<66;5;5M', null],
    ['\u001B[<128;5;5M', null],
  ])('%j', (report, event) => {
    for (let cut = 1; cut <= report.length; cut++) {
      const { source, events } = reading();
      source.send(report.slice(0, cut), `${report.slice(cut)}q`);
      const expected = event === null ? [] : [{ ...plain, ...event }];
      expect(events).toEqual([...expected, { type: 'key', key: 'q' }]);
    }
  });

  it('may report in the old form, which is swallowed', () => {
    const { source, keys } = reading();
    source.send('\u001B[M !!q', '\u001B[M#', '\u00E9', '!', 'z');
    expect(keys()).toEqual(['q', 'z']);
  });
});

describe('pasted text', () => {
  const start = '\u001B[200~';
  const end = '\u001B[201~';

  it('is one event, wherever its ends were cut', () => {
    const sent = `${start}play 1\rq\u001B[A${end}j`;
    for (let cut = 1; cut < sent.length; cut++) {
      const { source, events } = reading();
      source.send(sent.slice(0, cut), sent.slice(cut));
      expect(events).toEqual([
        { type: 'paste', text: 'play 1\rq\u001B[A' },
        { type: 'key', key: 'j' },
      ]);
    }
    const { source, keys } = reading();
    source.send(...sent);
    expect(keys()).toEqual(['<paste>', 'j']);
  });

  it('is kept up to a bound', () => {
    const { source, events } = reading();
    source.send(start);
    for (let i = 0; i < 100; i++) source.send('0123456789'.repeat(1000));
    source.send(`${end}q`);
    expect(events[0]).toEqual({ type: 'paste', text: '0123456789'.repeat(7000).slice(0, MAX_PASTE) });
    expect(events[1]).toEqual({ type: 'key', key: 'q' });
  });

  it('is over after a while where its end does not come', () => {
    const { source, keys } = reading();
    source.send(`${start}some text`);
    vi.advanceTimersByTime(1100);
    expect(keys()).toEqual(['<paste>']);
    source.send('q');
    expect(keys()).toEqual(['<paste>', 'q']);
    source.send(end, 'z');
    expect(keys()).toEqual(['<paste>', 'q', 'z']);
  });

  it('goes on after a line was held up in the middle of it', () => {
    const { source, keys } = reading();
    source.send(start + '1\r'.repeat(1000));
    vi.advanceTimersByTime(3000);
    source.send('1\r1\r1\r1\r1\r1\r');
    vi.advanceTimersByTime(3000);
    source.send(`1\r${end}`, 'q', '\u001B[<0;10;10M');
    expect(keys().slice(0, 4)).toEqual(['<paste>', '<paste>', '<paste>', 'q']);
    expect(keys()).toHaveLength(5);
    vi.advanceTimersByTime(30_000);
    source.send('jk');
    expect(keys().slice(-2)).toEqual(['j', 'k']);
  });

  it('is not kept open by somebody who types on', () => {
    const { source, keys } = reading();
    source.send(`${start}some text`);
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(120);
      source.send('x');
    }
    expect(keys().slice(-2)).toEqual(['x', 'x']);
    expect(keys()[0]).toBe('<paste>');
  });

  it('is kept open by a slow line, character by character', () => {
    const { source, events } = reading();
    source.send(start);
    const text = 'a long sentence that comes slowly '.repeat(10);
    for (const character of text) {
      vi.advanceTimersByTime(20);
      source.send(character);
    }
    source.send(end);
    expect(events).toEqual([{ type: 'paste', text }]);
  });

  it('is forgotten with what was typed ahead', () => {
    const { source, keys, reader } = reading();
    source.send(`${start}one`);
    reader.discard();
    source.send(`two${end}q`);
    expect(keys()).toEqual(['q']);
  });
});

describe('replies of the terminal', () => {
  const replies = [
    '\u001B]11;rgb:1e1e/1e1e/2e2e\u001B\\',
    '\u001B]11;rgb:ffff/ffff/ffff\u0007',
    '\u001B]lmy title\u001B\\',
    '\u001B[?62;1;4c',
    '\u001B[>41;370;0c',
    '\u001B[12;40R',
    '\u001B[0n',
    '\u001B[?2026;2$y',
    '\u001B[8;40;120t',
    '\u001BP>|XTerm(370)\u001B\\',
    '\u001BP1$r0m\u001B\\',
    '\u001BP1+r544e=787465726d\u001B\\',
    '\u001B_Gi=31;OK\u001B\\',
  ];

  it.each(replies)('%j is no key, wherever it was cut', reply => {
    for (let cut = 1; cut <= reply.length; cut++) {
      const { source, keys, replies: heard } = reading();
      source.send(`a${reply.slice(0, cut)}`, `${reply.slice(cut)}b`);
      expect(keys()).toEqual(['a', 'b']);
      expect(heard).toHaveLength(1);
    }
  });

  it('are heard also where keys are forgotten', () => {
    const { source, keys, replies: heard, reader } = reading();
    source.send('\u001B]11;rgb:0/0');
    reader.discard();
    source.send('/0\u001B\\q');
    expect(heard).toEqual(['\u001B]11;rgb:0/0/0']);
    expect(keys()).toEqual(['q']);
  });

  it('that never end do not swallow keys for ever', () => {
    const { source, keys } = reading();
    source.send(`\u001B]11;${'x'.repeat(100_000)}`);
    vi.advanceTimersByTime(1100);
    source.send('q');
    expect(keys()).toEqual(['q']);
  });

  it('of focus are dropped', () => {
    const { source, events, replies: heard } = reading();
    source.send('\u001B[I\u001B[O');
    expect(events).toEqual([]);
    expect(heard).toEqual([]);
  });
});
