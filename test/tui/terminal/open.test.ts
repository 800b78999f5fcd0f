import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputEvent } from '../../../src/tui/terminal/events.ts';
import type { Off, TerminalHandle } from '../../../src/tui/terminal/handle.ts';
import { OpenTerminal } from '../../../src/tui/terminal/open.ts';
import { Source } from './source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A terminal that writes down what is done to it. */
class Fake extends Source {
  readonly done: string[] = [];
  readonly hearing = new Map<string, Set<() => void>>();
  readonly handle: TerminalHandle = {
    input: Object.assign(this, {
      drain: (_: unknown, ms: number) => void this.done.push(`drain ${Math.ceil(ms)}`),
    }),
    output: {
      columns: 100,
      rows: 30,
      write: text => void this.done.push(text),
      writeNow: text => void this.done.push(`now ${text}`),
      onResize: listener => this.#on('resize', listener),
    },
    colorLevel: 3,
    env: {},
    onSignal: (signal, listener) => this.#on(signal, listener),
    onExit: listener => this.#on('exit', listener),
    holdBack: () => () => 'held',
    tell: text => void this.done.push(`tell ${text}`),
    stop: () => void this.done.push('stop'),
  };

  override setRawMode(on: boolean): void {
    super.setRawMode(on);
    this.done.push(`raw ${on}`);
  }

  #on(event: string, listener: () => void): Off {
    const all = this.hearing.get(event) ?? new Set();
    this.hearing.set(event, all.add(listener));
    return () => void all.delete(listener);
  }

  /** What happens outside. */
  happen(event: string): void {
    for (const listener of [...(this.hearing.get(event) ?? [])]) listener();
  }

  get listening(): string[] {
    return [...this.hearing].filter(([, all]) => all.size > 0).map(([event]) => event);
  }

  /** What was done since the last time. */
  taken(): string[] {
    return this.done.splice(0);
  }
}

const ON = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[?1000h\u001B[?1006h\u001B[?2004h\u001B[2J\u001B[H';
const OFF =
  '\u001B[?2026l\u001B[?2004l\u001B[?1006l\u001B[?1000l\u001B[0m\u001B[?7h\u001B[?25h\u001B[2J\u001B[?1049l';
const QUESTION = '\u001B]11;?\u001B\\\u001B[c';

describe('a terminal', () => {
  it('is asked first, shown on then, and given back in order', () => {
    const fake = new Fake();
    const terminal = new OpenTerminal(fake.handle, { mouse: true, ask: true });
    expect(fake.taken()).toEqual(['raw true', QUESTION]);
    fake.send('\u001B]11;rgb:0/0/0\u001B\\\u001B[?62c');
    terminal.enter(() => {});
    expect(fake.taken()).toEqual([ON]);
    expect(terminal.size()).toEqual({ width: 100, height: 30 });
    terminal.close();
    expect(fake.taken()).toEqual([`now ${OFF}`, 'drain 0', 'raw false', 'tell held']);
    expect(fake.listening).toEqual([]);
    terminal.close();
    expect(fake.taken()).toEqual([]);
  });

  it('is given back when the process ends, also before anything was shown', () => {
    const fake = new Fake();
    new OpenTerminal(fake.handle, { mouse: true, ask: true });
    fake.taken();
    vi.advanceTimersByTime(300);
    fake.happen('exit');
    expect(fake.taken()).toEqual(['drain 700', 'raw false']);
    const shown = new Fake();
    new OpenTerminal(shown.handle, { mouse: true, ask: false }).enter(() => {});
    shown.taken();
    shown.happen('exit');
    expect(shown.taken()).toEqual([`now ${OFF}`, 'drain 0', 'raw false', 'tell held']);
  });

  it('hears nothing of a mouse that is not wanted', () => {
    const fake = new Fake();
    const terminal = new OpenTerminal(fake.handle, { mouse: false, ask: false });
    terminal.enter(() => {});
    terminal.close();
    expect(fake.taken().join('')).not.toMatch(/\?100/u);
  });

  it('keeps what is typed while the screens are loaded', () => {
    const fake = new Fake();
    const terminal = new OpenTerminal(fake.handle, { mouse: true, ask: false });
    fake.send('ab');
    const events: InputEvent[] = [];
    terminal.enter(event => events.push(event));
    fake.send('c');
    expect(events.map(event => event.type === 'key' && event.key)).toEqual(['a', 'b', 'c']);
  });

  it.each(['Ctrl-Z', 'SIGTSTP'])('is given back while the program is stopped by %s', way => {
    const fake = new Fake();
    const terminal = new OpenTerminal(fake.handle, { mouse: true, ask: false });
    terminal.enter(() => {});
    fake.taken();
    if (way === 'Ctrl-Z') terminal.suspend();
    else fake.happen('SIGTSTP');
    expect(fake.taken()).toEqual([`now ${OFF}`, 'drain 0', 'raw false', 'tell held', 'stop']);
    expect(fake.listening).not.toContain('SIGTSTP');
    fake.happen('SIGCONT');
    expect(fake.taken().slice(0, 2)).toEqual(['raw true', ON]);
    expect(fake.listening).toContain('SIGTSTP');
    vi.advanceTimersByTime(1000);
    expect(fake.taken()).toEqual([]);
  });

  it('is not taken again by a program that ends while it is stopped', () => {
    const fake = new Fake();
    const terminal = new OpenTerminal(fake.handle, { mouse: true, ask: false });
    terminal.enter(() => {});
    terminal.suspend();
    terminal.close();
    fake.taken();
    fake.happen('SIGCONT');
    vi.advanceTimersByTime(1000);
    expect(fake.taken()).toEqual([]);
    expect(fake.listening).toEqual([]);
  });

  it('cannot be left where nothing brings the program back', () => {
    const fake = new Fake();
    const terminal = new OpenTerminal({ ...fake.handle, stop: null }, { mouse: true, ask: false });
    terminal.enter(() => {});
    fake.taken();
    terminal.suspend();
    expect(fake.taken()).toEqual([]);
  });
});
