import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Key, KeyReader, keyOf } from '../../src/tui/keys.ts';

class Source extends EventEmitter {
  raw = false;
  setRawMode(on: boolean): void {
    this.raw = on;
  }
  setEncoding(): void {}
  resume(): void {}
  pause(): void {}
}

function reader(): { source: Source; keys: Key[]; reader: KeyReader } {
  const source = new Source();
  const keys: Key[] = [];
  const made = new KeyReader(source, key => keys.push(key));
  made.start();
  return { source, keys, reader: made };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('keys', () => {
  it.each([
    ['\u001B[A', 'up'],
    ['\u001BOB', 'down'],
    ['\u001B[1;2C', 'right'],
    ['\u001B[Z', 'shift-tab'],
    ['\u001B[5~', 'pageup'],
    ['\u001B[H', 'home'],
    ['\r', 'enter'],
    ['\u007F', 'backspace'],
    ['\u0003', 'ctrl-c'],
    ['\u001B', 'esc'],
    ['é', 'é'],
    [' ', ' '],
    ['\u001B[15~', null],
    ['\u001Bx', null],
    ['\u200B', null],
  ])('reads %j as %s', (sequence, key) => {
    expect(keyOf(sequence)).toBe(key);
  });

  it('splits a read into keys', () => {
    const { source, keys } = reader();
    source.emit('data', 'jj\r\u001B[A\u001B[Ba\u0003');
    expect(keys).toEqual(['j', 'j', 'enter', 'up', 'down', 'a', 'ctrl-c']);
  });

  it('joins a key that arrives in parts', () => {
    const { source, keys } = reader();
    source.emit('data', '\u001B');
    source.emit('data', '[');
    expect(keys).toEqual([]);
    source.emit('data', 'A');
    expect(keys).toEqual(['up']);
  });

  it('takes a lone escape for Esc after a moment', () => {
    const { source, keys } = reader();
    source.emit('data', '\u001B');
    vi.advanceTimersByTime(30);
    expect(keys).toEqual(['esc']);
  });

  it('drops reports of mouse, focus and paste', () => {
    const { source, keys } = reader();
    source.emit('data', '\u001B[<0;10;5M\u001B[I\u001B[200~x\u001B[201~');
    expect(keys).toEqual(['x']);
  });

  it('forgets what was typed ahead when told to, also in the middle of a read', () => {
    const source = new Source();
    const keys: Key[] = [];
    const made: KeyReader = new KeyReader(source, key => {
      keys.push(key);
      if (key === 'enter') made.discard();
    });
    made.start();
    source.emit('data', 'a\rbc');
    expect(keys).toEqual(['a', 'enter']);
    source.emit('data', 'd');
    expect(keys).toEqual(['a', 'enter', 'd']);
  });

  it('gives the terminal back', () => {
    const { source, keys, reader: made } = reader();
    expect(source.raw).toBe(true);
    made.stop();
    expect(source.raw).toBe(false);
    source.emit('data', 'a');
    expect(keys).toEqual([]);
  });
});
