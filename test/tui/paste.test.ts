/** Pasting a sentence must not play moves: on every screen it does nothing and says so, except where somebody types. */
import { describe, expect, it } from 'vitest';
import { PASTE_DOES_NOTHING, typePasted } from '../../src/tui/paste.ts';
import { Sitting } from './sitting.ts';

const SENTENCE = '1 2 3 go\r\nq\r\nenter 1\r\n\r\n';

function typed(text: string): string {
  const keys: string[] = [];
  typePasted(text, key => keys.push(key));
  return keys.join('');
}

describe('in a field', () => {
  it('the first line is typed, cleaned', () => {
    expect(typed('one\ntwo')).toBe('one');
    expect(typed('\r\n  one\rtwo')).toBe('  one');
    expect(typed('a\tb\u001B[Ac\u202Ed')).toBe('a b\uFFFD[Ac\uFFFDd');
    expect(typed('日本 é')).toBe('日本 é');
    expect(typed('x'.repeat(65_000))).toHaveLength(200);
    expect(typed('')).toBe('');
    expect(typed('\n\n')).toBe('');
  });
});

describe('at the table', () => {
  const table = (): Promise<Sitting> => Sitting.table({ curtain: 'never' });

  it('plays nothing, and says so until the next key', async () => {
    const sitting = await table();
    const before = sitting.text;
    sitting.paste(SENTENCE);
    expect(sitting.text).toContain(PASTE_DOES_NOTHING);
    expect(sitting.ending).toBeNull();
    expect(sitting.press('down', 'up').text).toBe(before);
    expect(sitting.world.kept('auction-copper-owl-17')).not.toContain('Ann: ');
  });

  it('lifts no curtain', async () => {
    const sitting = await Sitting.table({});
    const before = sitting.text;
    expect(before).toContain('Pass the keyboard');
    expect(sitting.paste(' q ').text).toContain('Pass the keyboard');
    expect(sitting.ending).toBeNull();
  });

  it.each(['?', 's', 'i', 'B', 'R'])('does nothing to what %s opens', async key => {
    const sitting = (await table()).press(key);
    const before = sitting.text;
    sitting.paste(SENTENCE);
    expect(sitting.text.split('\n').slice(0, -3)).toEqual(before.split('\n').slice(0, -3));
    expect(sitting.ending).toBeNull();
  });

  it('goes into a move, a filter, a note and the search of the rules', async () => {
    expect((await table()).press(':').paste('bid 7\rbid 8\r').text).toContain('> bid 7');
    expect((await table()).press('/').paste('zzz\r').text).toContain('zzz');
    expect((await table()).press('R', '/').paste('coins\r').text).toContain('Search: coins');
    const sitting = (await table()).press('n').paste('well played\rq');
    expect(sitting.text).toContain('well played');
    expect(sitting.ending).toBeNull();
  });
});

describe('in the menu', () => {
  it('starts nothing', async () => {
    const sitting = await Sitting.menu();
    const before = sitting.text;
    expect(sitting.paste(SENTENCE).text).toContain(PASTE_DOES_NOTHING);
    expect(sitting.ending).toBeNull();
    expect(sitting.press('down', 'up').text).toBe(before);
  });

  it('goes into a name', async () => {
    const sitting = (await Sitting.menu()).press('enter', 'down', 'enter', 'ctrl-u').paste('Hypatia\rq');
    expect(sitting.text).toContain('Hypatia');
    expect(sitting.press('enter').text).toContain('Hypatia');
  });
});

describe('in the viewer', () => {
  async function viewer(): Promise<Sitting> {
    const sitting = await Sitting.table({ curtain: 'never' });
    sitting.press('enter', 'enter', 'q');
    const path = `${sitting.world.home}/games/auction-copper-owl-17.moves`;
    return Sitting.replay(path, {}, 'all');
  }

  it('steps nowhere', async () => {
    const sitting = await viewer();
    expect(sitting.text).toContain('Step 0 of 2');
    sitting.paste(SENTENCE);
    expect(sitting.text).toContain(PASTE_DOES_NOTHING);
    expect(sitting.text).toContain('Step 0 of 2');
    expect(sitting.ending).toBeNull();
  });

  it('goes into the line to jump to', async () => {
    const sitting = (await viewer()).press(':').paste('99\r');
    expect(sitting.text).toContain('99');
    expect(sitting.press('enter').text).toContain('Step 2 of 2');
  });
});
