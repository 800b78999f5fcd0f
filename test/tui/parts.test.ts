import { describe, expect, it } from 'vitest';
import { parseRules } from '../../src/app/rules-text.ts';
import type { TargetRect } from '../../src/tui/boards/contract.ts';
import { asciiLine } from '../../src/tui/draw/ascii.ts';
import { widthOfText } from '../../src/tui/draw/cells.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { readKey } from '../../src/tui/input/key-list.ts';
import { pressInRules } from '../../src/tui/overlays/press.ts';
import { openRules, type RulesState } from '../../src/tui/overlays/rules.ts';
import { rulesParts } from '../../src/tui/overlays/rules-parts.ts';
import { scrollBy } from '../../src/tui/overlays/scrolling.ts';
import { type Direction, step } from '../../src/tui/table/cursor.ts';
import { EDITING_KEYS, editField, showField, type TextField, textField } from '../../src/tui/text-field.ts';
import { ascii, colour, drawing, mono } from './support.ts';

describe('text field', () => {
  const press = (field: TextField, key: string): TextField => {
    const reading = readKey(EDITING_KEYS, USUAL_KEYS, key, null);
    return reading.type === 'action' ? editField(field, reading.action) : field;
  };
  const typed = (keys: readonly string[], text = ''): string => keys.reduce(press, textField(text)).text;

  it('edits where the cursor is', () => {
    expect(typed(['a', 'b', 'left', 'x', 'end', 'c'])).toBe('axbc');
    expect(typed(['home', 'delete', 'right', 'backspace'], 'abc')).toBe('c');
    expect(typed(['ctrl-u', 'z'], 'abc')).toBe('z');
    expect(typed(['up', 'f5', 'tab', 'delete'], 'abc')).toBe('abc');
  });

  it('takes no character that could do harm', () => {
    expect(typed(['\u202E', '\u0007', 'é'])).toBe('é');
  });

  it('keeps the cursor in sight', () => {
    const field = textField('a long text that does not fit');
    expect(showField(field, 10, colour)).toContain('fit');
    expect(widthOfText(showField(field, 10, mono))).toBeLessThanOrEqual(10);
  });
});

describe('scrolling', () => {
  it('stays inside the text', () => {
    expect(scrollBy(0, { name: 'up' }, 30, 10)).toBe(0);
    expect(scrollBy(0, { name: 'page-down' }, 30, 10)).toBe(9);
    expect(scrollBy(0, { name: 'last' }, 30, 10)).toBe(20);
    expect(scrollBy(Number.MAX_SAFE_INTEGER, { name: 'up' }, 30, 10)).toBe(19);
  });
});

describe('the cursor on a board', () => {
  const at = (id: string, row: number, col: number, width = 4, height = 1) => ({
    id,
    row,
    col,
    width,
    height,
  });
  const go = (targets: readonly TargetRect[], id: string, direction: Direction) =>
    step(targets, targets.find(target => target.id === id)!, direction)?.id ?? null;

  it('goes to the nearest thing ahead', () => {
    const targets = [at('a', 0, 0), at('b', 0, 10), at('c', 4, 1), at('d', 4, 12)];
    expect(go(targets, 'a', 'right')).toBe('b');
    expect(go(targets, 'a', 'down')).toBe('c');
    expect(go(targets, 'd', 'up')).toBe('b');
    expect(go(targets, 'd', 'left')).toBe('c');
    expect(go(targets, 'a', 'up')).toBeNull();
  });

  it('goes straight ahead rather than aside, whatever the sizes', () => {
    const targets = [at('wide', 0, 0, 40), at('tall', 1, 42, 6, 9), at('near', 6, 30), at('left', 2, 0)];
    expect(go(targets, 'wide', 'down')).toBe('left');
    expect(go(targets, 'near', 'up')).toBe('wide');
    expect(go(targets, 'near', 'right')).toBe('tall');
    expect(go(targets, 'tall', 'left')).toBe('near');
    expect(go(targets, 'left', 'up')).toBe('wide');
  });

  it('leaves a frame for its neighbours, and comes into it where nothing else lies that way', () => {
    const frame = at('frame', 0, 0, 20, 5);
    const targets = [frame, at('inside', 1, 2), at('beside', 1, 12), at('below', 8, 2)];
    expect(go(targets, 'inside', 'right')).toBe('beside');
    expect(go(targets, 'inside', 'down')).toBe('below');
    expect(go(targets, 'frame', 'down')).toBe('below');
    expect(go([frame, at('inside', 1, 2)], 'inside', 'right')).toBe('frame');
    expect(go([frame, at('inside', 1, 2)], 'frame', 'left')).toBe('inside');
  });
});

describe('ASCII', () => {
  it('replaces cell by cell, so that nothing moves', () => {
    for (const line of ['Kraków · 3 → 4…', '日本 ½ “x”', colour.hue.red('é')]) {
      expect(widthOfText(asciiLine(line))).toBe(widthOfText(line));
      expect(asciiLine(line)).toMatch(/^[\x20-\x7E\u001B]*$/u);
    }
    expect(asciiLine('Kraków…')).toBe('Krakow~');
  });
});

describe('marks of players', () => {
  it('have letters of their own', () => {
    const letters = (names: readonly string[]) => ascii.marks(names).map(mark => mark.letter);
    expect(letters(['Ann', 'Abe', 'bot:hard', 'A'])).toEqual(['A', 'B', 'H', '4']);
    expect(new Set(ascii.marks(['a', 'b', 'c', 'd', 'e']).map(mark => mark.shape)).size).toBe(5);
  });
});

describe('the rules browser', () => {
  const topics = parseRules(
    [
      '## One {#toy.one}',
      'First rule, see [two](#toy.two).',
      '### Two {#toy.two}',
      '- an item',
      '## Three {#toy.three}',
      'Last.',
    ].join('\n'),
  );
  const size = { width: 60, height: 10 };
  const press = (keys: readonly string[], state = openRules('')) =>
    keys.reduce<RulesState | null>(
      (current, key) => (current === null ? null : pressInRules(current, key, USUAL_KEYS, topics, size)),
      state,
    );

  const shown = (state: RulesState): string =>
    drawing(
      rulesParts({ state, topics, title: 'Toy', size, keymap: USUAL_KEYS }, mono).flatMap(
        ({ lines }) => lines,
      ),
    );

  it('lists, opens, turns the page and closes', () => {
    const state = press(['down', 'enter'])!;
    expect(state.open).toBe('toy.two');
    expect(shown(state)).toContain('- an item');
    expect(press(['n'], state)?.open).toBe('toy.three');
    expect(press(['p'], state)?.open).toBe('toy.one');
    expect(press(['esc', 'esc'], state)).toBeNull();
  });

  it('searches', () => {
    const state = press(['/', 'l', 'a', 's', 't', 'enter'])!;
    const text = shown(state);
    expect(text).toContain('Three');
    expect(text).not.toContain('One');
    expect(shown(press(['/', 'x', 'x'])!)).toContain('No rule speaks of that.');
  });
});
