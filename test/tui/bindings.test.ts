import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Binding, bindingsOf, GLOBAL_KEYS, type KeySpec, readKey } from '../../src/tui/bindings.ts';
import { plain, widthOfText } from '../../src/tui/draw/cells.ts';
import { keyTable } from '../../src/tui/key-table.ts';
import { MENU_KEYS } from '../../src/tui/menu/keys.ts';
import { footer, helpLines } from '../../src/tui/overlays/help.ts';
import { REPLAY_KEYS } from '../../src/tui/replay/keys.ts';
import { TABLE_KEYS } from '../../src/tui/table/keys.ts';
import { drawing, mono } from './support.ts';

const specs: readonly KeySpec<{ readonly late: boolean }, 'eat' | 'sleep'>[] = [
  {
    keys: ['e'],
    shown: 'e',
    action: 'eat',
    short: 'eat',
    about: 'have a meal',
    rank: 1,
    blocked: ({ late }) => (late ? 'the kitchen is closed' : null),
  },
  { keys: ['s', 'e'], shown: 's', action: 'sleep', short: 'sleep', about: 'go to bed', rank: 2 },
];

describe('keys as data', () => {
  it('read a key, or say why it does nothing', () => {
    expect(readKey(specs, 'e', { late: false })).toEqual({ type: 'action', action: 'eat' });
    expect(readKey(specs, 'e', { late: true })).toEqual({ type: 'action', action: 'sleep' });
    expect(readKey(specs.slice(0, 1), 'e', { late: true })).toEqual({
      type: 'blocked',
      reason: 'the kitchen is closed',
    });
    expect(readKey(specs, 'x', { late: false })).toEqual({ type: 'none' });
  });

  it('fill the footer with what works, the most useful first, never more than fits', () => {
    const bindings = bindingsOf(specs, { late: false });
    expect(plain(footer(bindings, 40, mono)).trim()).toBe('e eat  s sleep  ? keys');
    expect(plain(footer(bindings, 18, mono)).trim()).toBe('e eat  ? keys');
    expect(plain(footer(bindingsOf(specs, { late: true }), 40, mono)).trim()).toBe('s sleep  ? keys');
    for (const width of [10, 20, 40, 80]) expect(widthOfText(footer(bindings, width, mono))).toBe(width);
  });

  it('say in the help why something does not work now', () => {
    expect(drawing(helpLines(bindingsOf(specs, { late: true }), 60, mono))).toContain(
      'have a meal (not now: the kitchen is closed)',
    );
  });

  it.each([
    ['table', TABLE_KEYS],
    ['replay', REPLAY_KEYS],
    ['menu', MENU_KEYS],
  ] as const)('are complete at the %s: every key has a name, a word and a sentence', (_name, list) => {
    const bare: readonly Pick<Binding, 'shown' | 'short' | 'about'>[] = list;
    for (const { shown, short, about } of bare) {
      expect(shown).not.toBe('');
      expect(short.length).toBeLessThan(20);
      expect(about.length).toBeGreaterThan(3);
    }
    const taken = GLOBAL_KEYS.flatMap(({ keys }) => keys);
    expect(list.flatMap(({ keys }) => keys).filter(key => taken.includes(key))).toEqual([]);
  });

  it('are written down in the manual as they are', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/keys.md'), 'utf8');
    expect(manual).toBe(`# Keys\n\n${keyTable()}`);
  });
});
