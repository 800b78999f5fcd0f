/** Keys are read off the lists and nowhere else: what stands behind the lists knows actions only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXED_KEYS, USUAL_KEYS } from '../../../src/tui/input/actions.ts';
import { shownKey } from '../../../src/tui/input/key-names.ts';
import { NAMED_KEYS } from '../../../src/tui/keys.ts';

const SRC = join(import.meta.dirname, '../../../src/tui');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/u.test(name))
  .map(name => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(SRC, name), 'utf8') }));

/** Reads keys off the terminal, names them, or passes them on to the list of what is in front. */
const KNOW_KEYS = [
  'input/actions.ts',
  'input/key-list.ts',
  'input/key-names.ts',
  'input/rebind.ts',
  'input/regions.ts',
  'menu/press.ts',
  'menu/scene.ts',
  'overlays/press.ts',
  'replay/pointing.ts',
  'replay/press.ts',
  'replay/scene.ts',
  'review/press.ts',
  'review/scene.ts',
  'stage.ts',
  'table/pointing.ts',
  'table/press-overlay.ts',
  'table/press.ts',
  'table/scene.ts',
  'terminal/events.ts',
];

describe('the code of the screen', () => {
  it('hands keys to few, and to no reducer', () => {
    const known = files.filter(({ text }) => /from '(?:\.\.?\/)+keys\.ts'/u.test(text) && readsKeys(text));
    expect(known.map(({ name }) => name).sort()).toEqual(KNOW_KEYS);
    expect(KNOW_KEYS.filter(name => /reduce|text-field|scrolling|looking|boards/u.test(name))).toEqual([]);
  });

  it('compares no key with a literal', () => {
    const names = [...NAMED_KEYS, ...Object.values(USUAL_KEYS).flat()].filter(key => key.length > 0);
    const literals = names.map(name => name.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&')).join('|');
    const comparison = new RegExp(
      `\\bkey\\s*[!=]==?\\s*'(?:${literals})'|'(?:${literals})'\\s*[!=]==?\\s*key\\b|switch \\(key\\)`,
      'u',
    );
    for (const { name, text } of files) expect(comparison.exec(text)?.[0] ?? null, name).toBeNull();
  });

  it('names no key in a sentence: names come from the actions', () => {
    const named = [...Object.keys(FIXED_KEYS), ' ', 'tab', 'home', 'end', 'pageup', 'pagedown', 'backspace'];
    const words = named.map(shownKey).filter(word => !/^(?:Up|Down|Left|Right|End|Home)$/u.test(word));
    const texts = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu;
    const allowed = ['keys.ts', 'input/key-names.ts'];
    for (const { name, text } of files.filter(file => !allowed.includes(file.name))) {
      const literals = [...stripped(text).matchAll(texts)].map(([literal]) => literal);
      const guilty = literals.filter(
        literal => /\s/u.test(literal) && new RegExp(`\\b(?:${words.join('|')})\\b`, 'u').test(literal),
      );
      // On a board, a space is a place.
      expect(name.startsWith('boards/') ? [] : guilty, name).toEqual([]);
    }
  });
});

/** Imports something about keys themselves, not only another folder's list that is called the same. */
function readsKeys(text: string): boolean {
  const imported = /import (?:type )?\{(?<names>[^}]*)\} from '(?:\.\.?\/)+keys\.ts'/gu;
  return [...text.matchAll(imported)].some(({ groups }) =>
    /\b(?:Key|isCharacter|keyOf|NAMED_KEYS)\b/u.test(groups!['names']!),
  );
}

function stripped(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
}
