import { describe, expect, it } from 'vitest';
import { parseRules } from '../../src/app/rules-text.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { asciiLine } from '../../src/tui/draw/ascii.ts';
import { widthOfText } from '../../src/tui/draw/cells.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { readKey } from '../../src/tui/input/key-list.ts';
import { pressInRules } from '../../src/tui/overlays/press.ts';
import { drawRules, openRules, type RulesState } from '../../src/tui/overlays/rules.ts';
import { scrollBy } from '../../src/tui/overlays/scrolling.ts';
import { step } from '../../src/tui/table/cursor.ts';
import { knownScores } from '../../src/tui/table/known-scores.ts';
import { logLines, newsStart } from '../../src/tui/table/log.ts';
import { nextFront } from '../../src/tui/table/model.ts';
import { EDITING_KEYS, editField, showField, type TextField, textField } from '../../src/tui/text-field.ts';
import { auction } from '../toys/auction.ts';
import { ascii, colour, drawing, mono } from './support.ts';

const game = auction as unknown as AnyGame;

function matchOf(names: readonly string[], bots: readonly string[] = []): Match {
  const players = names.map(name => ({
    name,
    bot: bots.includes(name) ? ({ level: 'easy', iterations: null } as const) : null,
  }));
  return new Match({
    game,
    players,
    seed: 'copper-owl-17',
    options: { die: 'no', hands: 'hidden' },
    first: 0,
  });
}

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
  const at = (id: string, row: number, col: number) => ({ id, panel: 'p', row, col });
  const targets = [
    at('a', 0, 0),
    at('b', 0, 10),
    at('c', 4, 1),
    at('d', 4, 12),
    { ...at('e', 0, 5), panel: 'q' },
  ];
  const from = (id: string) => targets.find(target => target.id === id)!;

  it('goes to the nearest thing ahead, on the same board', () => {
    expect(step(targets, from('a'), 'right')?.id).toBe('b');
    expect(step(targets, from('a'), 'down')?.id).toBe('c');
    expect(step(targets, from('d'), 'up')?.id).toBe('b');
    expect(step(targets, from('d'), 'left')?.id).toBe('c');
    expect(step(targets, from('a'), 'up')).toBeNull();
  });
});

describe('scores as far as they are known', () => {
  it('are exact where nothing is hidden, and unknown where something is', () => {
    const match = matchOf(['Ann', 'Bob']);
    expect(knownScores(game, match.view(0)).map(score => score.total)).toEqual([0, 0]);
    const guessing: AnyGame = { ...game, scores: state => [score(0, 3), score(1, state.rng[0])] };
    expect(knownScores(guessing, match.view(0)).map(each => each.total)).toEqual([3, null]);
    expect(knownScores(guessing, match.view(0))[1]?.lines[0]?.points).toBeNull();
  });

  function score(seat: number, total: number) {
    return { seat, total, tieBreaks: [], lines: [{ label: 'all', points: total }] };
  }
});

describe('the log', () => {
  it('leaves out what is private to others and marks what is new', () => {
    const match = matchOf(['Ann', 'Bob']);
    match.play(match.choices[0]!.notation);
    match.play(match.choices[0]!.notation);
    const anns = logLines(match, 0).map(line => line.text);
    const bobs = logLines(match, 1).map(line => line.text);
    const publics = logLines(match, null).map(line => line.text);
    expect(anns.filter(text => text.startsWith('You bid'))).toHaveLength(1);
    expect(bobs.filter(text => text.startsWith('You bid'))).toHaveLength(1);
    expect(anns).not.toEqual(bobs);
    expect(publics.filter(text => text.startsWith('You'))).toEqual([]);
    const lines = logLines(match, 0);
    expect(lines.slice(newsStart(match, lines, 0)).every(line => line.number > 1)).toBe(true);
    expect(lines[0]?.seat).toBe(0);
  });
});

describe('who sits in front of the screen', () => {
  const nobody = { viewer: null, curtain: null };

  it('is the only person, bots or not', () => {
    expect(nextFront(matchOf(['Ann', 'Bob'], ['Bob']), nobody, 'auto')).toEqual({ viewer: 0, curtain: null });
    expect(nextFront(matchOf(['Ann']), nobody, 'always')).toEqual({ viewer: 0, curtain: null });
    expect(nextFront(matchOf(['Ann', 'Bob'], ['Ann', 'Bob']), nobody, 'auto').viewer).toBeNull();
  });

  it('changes behind a curtain where something is hidden', () => {
    const match = matchOf(['Ann', 'Bob']);
    expect(nextFront(match, nobody, 'auto')).toEqual({ viewer: null, curtain: 0 });
    expect(nextFront(match, { viewer: 0, curtain: null }, 'auto')).toEqual({ viewer: 0, curtain: null });
    expect(nextFront(match, { viewer: 1, curtain: null }, 'never')).toEqual({ viewer: 0, curtain: null });
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

  it('lists, opens, turns the page and closes', () => {
    const state = press(['down', 'enter'])!;
    expect(state.open).toBe('toy.two');
    expect(drawing(drawRules(state, topics, 'Toy', size, mono, USUAL_KEYS))).toContain('- an item');
    expect(press(['n'], state)?.open).toBe('toy.three');
    expect(press(['p'], state)?.open).toBe('toy.one');
    expect(press(['esc', 'esc'], state)).toBeNull();
  });

  it('searches', () => {
    const state = press(['/', 'l', 'a', 's', 't', 'enter'])!;
    const shown = drawing(drawRules(state, topics, 'Toy', size, mono, USUAL_KEYS));
    expect(shown).toContain('Three');
    expect(shown).not.toContain('One');
    expect(drawing(drawRules(press(['/', 'x', 'x'])!, topics, 'Toy', size, mono, USUAL_KEYS))).toContain(
      'No rule speaks of that.',
    );
  });
});
