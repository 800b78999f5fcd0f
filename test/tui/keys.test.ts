import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/tui/keys.ts';

describe('keys', () => {
  it.each([
    ['\u001B[A', 'up'],
    ['\u001BOB', 'down'],
    ['\u001B[1;2C', 'right'],
    ['\u001B[3;5~', 'delete'],
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
    ['\u001B[27;5;106~', null],
    ['\u001Bx', null],
    ['\u200B', null],
    ['\uFFFD', null],
  ])('reads %j as %s', (sequence, key) => {
    expect(keyOf(sequence)).toBe(key);
  });
});
