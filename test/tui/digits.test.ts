/** Keys that play nothing by accident: digits move the cursor, Esc takes back only what has just begun. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/registry.ts';
import { Sitting } from './sitting.ts';

describe('a digit', () => {
  it('puts the cursor on a move, which Enter plays', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('3');
    expect(sitting.text).toContain('▸3');
    expect(sitting.text).toContain('number 3');
    expect(sitting.press('2').text).toContain('▸2');
    expect(sitting.text).toContain('Which card do you bid?');
    expect(sitting.press('enter').text).toContain('Where does the next coin go?');
  });

  it('is told where there is no such move', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    expect(sitting.press('9').text).toContain('There is no move 9.');
    expect(sitting.press('2').text).toContain('▸2');
  });

  it('goes on to a number of two digits, and begins anew after another key', async () => {
    const game = findGame('newscience')!;
    const sitting = await Sitting.table({ game, size: { width: 120, height: 40 } });
    expect(sitting.press('1').text).toContain('▸ 1 ');
    expect(sitting.press('0').text).toContain('▸10 ');
    expect(sitting.press('down', 'up', '1').text).toContain('▸ 1 ');
  });

  it('plays at once where the player wants it so', async () => {
    const sitting = await Sitting.table({ players: 'Ann', digits: 'play' });
    expect(sitting.press('9').text).toContain('There is no move 9.');
    expect(sitting.press('2').text).toContain('Where does the next coin go?');
  });

  it('waits for the second one of a longer number there, too', async () => {
    const game = findGame('newscience')!;
    const sitting = await Sitting.table({ game, size: { width: 120, height: 40 }, digits: 'play' });
    const kept = (): string => sitting.world.kept('newscience-copper-owl-17');
    sitting.press('1');
    expect(kept()).not.toMatch(/^Ann: /mu);
    sitting.press('0');
    expect(kept()).toMatch(/^Ann: /mu);
  });
});

describe('Esc', () => {
  it('takes back a choice of the same turn, and nothing that came before it', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter');
    const begun = sitting.text;
    sitting.press('enter');
    expect(sitting.text).not.toBe(begun);
    expect(sitting.press('esc').text).toBe(begun);
    // What the bid has revealed cannot be taken back.
    expect(sitting.press('esc').text).toBe(begun);
  });

  it('closes what is open first', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter', 'enter');
    const { text } = sitting;
    for (const keys of [['?'], ['b'], ['/', 's', 'enter'], [':']]) {
      sitting.press(...keys);
      expect(sitting.press('esc').text, keys.join(' ')).toBe(text);
    }
  });
});
