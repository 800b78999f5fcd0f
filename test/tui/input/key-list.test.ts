import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain, widthOfText } from '../../../src/tui/draw/cells.ts';
import { type ActionName, isTyped, USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { EVERYWHERE_KEYS } from '../../../src/tui/input/everywhere.ts';
import {
  actionsOf,
  bindingsOf,
  describeRow,
  type KeyList,
  readKey,
  rowsOf,
  takesText,
} from '../../../src/tui/input/key-list.ts';
import { keysManual } from '../../../src/tui/input/key-table.ts';
import { KEY_LISTS } from '../../../src/tui/input/lists.ts';
import { isCharacter } from '../../../src/tui/keys.ts';
import { footer, helpLines, keyLine } from '../../../src/tui/overlays/help.ts';
import { drawing, mono } from '../support.ts';

interface Evening {
  readonly late: boolean;
}

const EVENING = {
  where: 'in the evening',
  rows: [
    {
      actions: ['explain'],
      also: ['again'],
      short: 'eat',
      about: 'have a meal',
      rank: 1,
      blocked: ({ late }) => (late ? 'the kitchen is closed' : null),
    },
    {
      actions: ['scores'],
      short: 'sleep',
      about: key => `go to bed; ${key('explain')} comes first`,
      rank: 2,
    },
    { actions: ['first', 'last'], short: 'ends', about: 'dusk and dawn' },
    { actions: ['digit'], short: 'count', about: 'count sheep' },
  ],
  includes: [{ where: 'always', rows: [{ actions: ['help'], short: 'keys', about: 'this list', rank: 99 }] }],
} as const satisfies KeyList<Evening>;

const TYPING = {
  where: 'while a dream is told',
  rows: [
    { actions: ['text'], short: 'tell', about: 'tell it' },
    { actions: ['down'], short: 'stop', about: 'stop' },
  ],
} as const satisfies KeyList<unknown>;

const ASKING = {
  where: 'at the bedside',
  rows: [
    { actions: ['letter'], short: 'pick', about: 'pick a book', takes: letter => letter === 'k' },
    { actions: ['up'], short: 'up', about: 'get up' },
    { actions: ['choose'], short: 'read', about: 'read', blocked: () => 'it is dark' },
    { actions: ['back'], otherwise: true, short: 'leave', about: 'leave', rank: 1 },
  ],
} as const satisfies KeyList<unknown>;

describe('a list of keys', () => {
  it('tells what a key means, or why it does nothing', () => {
    const read = (key: string, late: boolean) => readKey(EVENING, USUAL_KEYS, key, { late });
    expect(read('i', false)).toEqual({ type: 'action', action: { name: 'explain' } });
    expect(read('a', false)).toEqual({ type: 'action', action: { name: 'again' } });
    expect(read('i', true)).toEqual({ type: 'blocked', reason: 'the kitchen is closed' });
    expect(read('?', true)).toEqual({ type: 'action', action: { name: 'help' } });
    expect(read('7', true)).toEqual({ type: 'action', action: { name: 'digit', character: '7' } });
    expect(read('x', false)).toEqual({ type: 'none' });
  });

  it('reads the keys that the player has chosen', () => {
    const keymap = { ...USUAL_KEYS, explain: ['E'] };
    expect(readKey(EVENING, keymap, 'E', { late: false })).toMatchObject({ type: 'action' });
    expect(readKey(EVENING, keymap, 'i', { late: false })).toEqual({ type: 'none' });
  });

  it('takes characters for text before it takes them for keys', () => {
    const read = (key: string) => readKey(TYPING, USUAL_KEYS, key, null);
    expect(read('j')).toEqual({ type: 'action', action: { name: 'text', character: 'j' } });
    expect(read('down')).toEqual({ type: 'action', action: { name: 'down' } });
    expect(read('tab')).toEqual({ type: 'none' });
  });

  it('has an answer for any other key where it says so', () => {
    const read = (key: string) => readKey(ASKING, USUAL_KEYS, key, null);
    expect(read('k')).toEqual({ type: 'action', action: { name: 'letter', character: 'k' } });
    expect(read('up')).toEqual({ type: 'action', action: { name: 'up' } });
    for (const key of ['enter', 'esc', 'x', 'ctrl-u']) {
      expect(read(key)).toEqual({ type: 'action', action: { name: 'back' } });
    }
  });

  it('fills the footer with what works, the most useful first, never more than fits', () => {
    const bindings = bindingsOf(EVENING, USUAL_KEYS, { late: false });
    expect(plain(footer(bindings, 40, mono)).trim()).toBe('i eat  s sleep  ? keys');
    expect(plain(footer(bindings, 18, mono)).trim()).toBe('i eat  ? keys');
    const late = bindingsOf(EVENING, USUAL_KEYS, { late: true });
    expect(plain(footer(late, 40, mono)).trim()).toBe('s sleep  ? keys');
    for (const width of [10, 20, 40, 80]) expect(widthOfText(footer(bindings, width, mono))).toBe(width);
    expect(plain(keyLine(bindingsOf(ASKING, USUAL_KEYS, null), mono))).toBe('any other key leave');
  });

  it('writes the help, with the other keys and why something does not work now', () => {
    const keymap = { ...USUAL_KEYS, explain: ['E'] };
    const lines = drawing(helpLines(bindingsOf(EVENING, keymap, { late: true }), keymap, 90, mono));
    expect(lines).toContain('E  have a meal (also a) (not now: the kitchen is closed)');
    expect(lines).toContain('s  go to bed; E comes first');
    expect(lines).toContain('Home End  dusk and dawn (also g, G)');
    expect(lines).toContain('0-9  count sheep');
    expect(lines).toContain('Ctrl-C  leave at once');
    expect(lines).toContain('erase all of it');
  });
});

describe.each(KEY_LISTS.map(list => [list.where, list] as const))('the keys %s', (_where, list) => {
  it('have words for the footer and for the help', () => {
    for (const row of rowsOf(list)) {
      const { shown, about } = describeRow(row, USUAL_KEYS, takesText(list));
      expect(shown).not.toBe('');
      expect(row.short.length).toBeLessThan(20);
      expect(about.length).toBeGreaterThan(3);
    }
  });

  it('mean one thing each', () => {
    const actions = [...new Set<ActionName>([...actionsOf(list), ...actionsOf(EVERYWHERE_KEYS)])];
    expect(actionsOf(list)).toEqual([...new Set(actionsOf(list))]);
    const keys = actions.flatMap(action => USUAL_KEYS[action]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('can be pressed: where text is typed, there is another key than a character', () => {
    const named = actionsOf(list).filter(action => !isTyped(action));
    for (const action of named) {
      const usable = USUAL_KEYS[action].filter((key: string) => !takesText(list) || !isCharacter(key));
      expect(usable, action).not.toEqual([]);
    }
  });
});

describe('all lists together', () => {
  it('use every action there is, each list under a name of its own', () => {
    expect(new Set(KEY_LISTS.flatMap(list => actionsOf(list)))).toEqual(new Set(Object.keys(USUAL_KEYS)));
    expect(new Set(KEY_LISTS.map(({ where }) => where)).size).toBe(KEY_LISTS.length);
  });

  it('are written down in the manual as they are (node scripts/run.mjs scripts/keys.ts)', () => {
    expect(readFileSync(join(import.meta.dirname, '../../../docs/keys.md'), 'utf8')).toBe(keysManual());
  });
});
