import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../src/core/result.ts';
import { type ActionName, FIXED_KEYS, USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { EVERYWHERE_KEYS } from '../../../src/tui/input/everywhere.ts';
import { actionsOf, takesText } from '../../../src/tui/input/key-list.ts';
import { keyCalled, longKeyNames } from '../../../src/tui/input/key-names.ts';
import { KEY_LISTS } from '../../../src/tui/input/lists.ts';
import { movableActions, rebind } from '../../../src/tui/input/rebind.ts';
import { isCharacter, keyOf, NAMED_KEYS } from '../../../src/tui/keys.ts';

describe('keys of the player', () => {
  it('take the place of the usual ones', () => {
    expect(unwrap(rebind({}))).toEqual(USUAL_KEYS);
    expect(unwrap(rebind({ undo: 'z' }))).toEqual({ ...USUAL_KEYS, undo: ['z'] });
    expect(unwrap(rebind({ remove: 'D' })).remove).toEqual(['D']);
    expect(unwrap(rebind({ undo: 'h', hint: 'u' }))).toMatchObject({ undo: ['h'], hint: ['u'] });
  });

  it('may have names', () => {
    expect(
      unwrap(rebind({ lift: 'tab', skip: 'ctrl-n', type: 'space', 'next-panel': 'delete' })),
    ).toMatchObject({
      lift: ['tab'],
      skip: ['ctrl-n'],
      type: [' '],
      'next-panel': ['delete'],
    });
    for (const name of longKeyNames()) expect(keyCalled(name), name).not.toBeNull();
  });

  it('leave the fixed ones where they are', () => {
    expect(unwrap(rebind({ back: 'Z', up: 'z', choose: 'enter' }))).toMatchObject({
      back: ['esc', 'Z'],
      up: ['up', 'z'],
      choose: ['enter'],
    });
  });

  it.each([
    [{ hnt: 'z' }, 'keys: no key for "hnt" can be chosen; did you mean hint?'],
    [{ frobnicate: 'z' }, 'keys: no key for "frobnicate" can be chosen; "man boardgames" lists the actions.'],
    [{ digit: 'z' }, 'keys: no key for "digit" can be chosen; it takes whatever is typed.'],
    [{ text: 'z' }, 'keys: no key for "text" can be chosen; it takes whatever is typed.'],
    [{ undo: 'zz' }, /keys\.undo: a key is one sign or a name such as space, .*ctrl-a, not "zz"\.$/u],
    [{ undo: ' ' }, /keys\.undo: a key is one sign or a name such as space, .* not " "\.$/u],
    [{ undo: '' }, /keys\.undo: a key is one sign .* not ""\.$/u],
    [{ undo: '\u001b' }, /keys\.undo: a key is one sign .* not "\u{fffd}"\.$/u],
    [{ undo: '\u202e' }, /keys\.undo: a key is one sign .* not "\u{fffd}"\.$/u],
    [{ undo: 'ctrl-i' }, /keys\.undo: a key is one sign .* not "ctrl-i"\.$/u],
    [{ undo: 'f2' }, /keys\.undo: a key is one sign .* not "f2"\.$/u],
    [{ undo: 'enter' }, 'keys.undo: Enter is always the key for "choose" and cannot be given away.'],
    [{ back: 'up' }, 'keys.back: Up is always the key for "up" and cannot be given away.'],
    [{ help: 'ctrl-c' }, 'keys.help: Ctrl-C is always the key for "abort" and cannot be given away.'],
    [{ undo: 'h' }, 'keys.undo: "h" is the key for "hint" at the table.'],
    [{ undo: '1' }, 'keys.undo: "1" is the key for "digit" at the table.'],
    [{ undo: 'ctrl-l' }, 'keys.undo: "ctrl-l" is the key for "repaint" at the table.'],
    [{ undo: 'z', hint: 'z' }, 'keys.undo: "z" is the key for "hint" at the table.'],
    [{ again: 'l' }, 'keys.again: "l" is the key for "log" on the result.'],
    [{ fork: 'a' }, 'keys.fork: "a" is the key for "autoplay" in the replay viewer.'],
    [{ reseed: 'd' }, 'keys.reseed: "d" is the key for "remove" in the menu.'],
    [{ lift: 'q' }, 'keys.lift: "q" is the key for "quit" at the curtain.'],
    [{ 'next-rule': '/' }, 'keys.next-rule: "/" is the key for "find" while a rule is read.'],
    [{ 'next-page': 'g' }, /keys\.next-page: "g" is the key for "first" on .*\.$/u],
    [{ complete: 'end' }, 'keys.complete: "end" is the key for "line-end" while a move is typed.'],
    [{ complete: 'z' }, 'keys.complete: "z" is text while a move is typed, and no other key would be left.'],
    [{ repaint: 'Z' }, /keys\.repaint: "Z" is text while .* is typed, and no other key would be left\.$/u],
  ])('%j gets a sentence', (wishes, sentence) => {
    const whole = typeof sentence === 'string' ? `In the configuration, ${sentence}` : sentence;
    expect(rebind(wishes)).toMatchObject({ ok: false, problem: { kind: 'usage' } });
    expect(() => unwrap(rebind(wishes))).toThrow(whole);
  });

  it('are refused, or leave every key of every place with one meaning', () => {
    const keys = [...'abcdefghijlmnpqrstuvwxyzHLQ?/:', 'space', 'tab', 'home', 'ctrl-u', 'ctrl-n', 'enter'];
    const wish = fc.tuple(fc.constantFrom(...movableActions()), fc.constantFrom(...keys));
    let obeyed = 0;
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 4 }), wishes => {
        const rebound = rebind(Object.fromEntries(wishes));
        if (!rebound.ok) return;
        const keymap = rebound.value;
        obeyed++;
        for (const list of KEY_LISTS) {
          const actions = new Set<ActionName>([...actionsOf(list), ...actionsOf(EVERYWHERE_KEYS)]);
          const usable = [...actions].flatMap(action =>
            keymap[action].filter(key => !takesText(list) || !isCharacter(key)),
          );
          expect(new Set(usable).size, list.where).toBe(usable.length);
        }
        for (const [key, action] of Object.entries(FIXED_KEYS)) expect(keymap[action]).toContain(key);
      }),
      { numRuns: 500, seed: 17 },
    );
    expect(obeyed).toBeGreaterThan(50);
  });
});

describe('names of keys', () => {
  it('are those that the reader gives', () => {
    const codes = Array.from({ length: 32 }, (_, code) => keyOf(String.fromCharCode(code)));
    for (const name of [...'acdefklnoprstuvwxyz'].map(letter => `ctrl-${letter}`)) {
      expect(NAMED_KEYS.has(name), name).toBe(true);
      expect(codes).toContain(name);
    }
    for (const name of ['ctrl-i', 'ctrl-m', 'ctrl-h', 'f1']) expect(NAMED_KEYS.has(name), name).toBe(false);
    expect([...NAMED_KEYS].filter(isCharacter)).toEqual([]);
  });
});
