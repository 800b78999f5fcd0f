/** The mouse at the table: a click selects, a click on what is selected plays; nothing else plays. */
import { beforeEach, describe, expect, it } from 'vitest';
import { findGame } from '../../src/registry.ts';
import { Sitting } from './sitting.ts';

const leonardo = findGame('leonardo')!;

const NAME = 'auction-copper-owl-17';

describe('on the list of moves', () => {
  let sitting: Sitting;

  beforeEach(async () => {
    sitting = await Sitting.table({ players: 'Ann' });
  });

  const kept = (): string => sitting.world.kept(NAME);

  it('selects with one click and plays with another', () => {
    sitting.clickOn('bid 14');
    expect(sitting.text).toContain('▸3 Do this: bid 14');
    expect(kept()).not.toContain('Ann: ');
    sitting.clickOn('bid 14');
    expect(kept()).toContain('Ann: bid 14');
  });

  it('goes from one move to another without playing', () => {
    sitting.clickOn('bid 14').clickOn('bid 20').clickOn('bid 14');
    expect(kept()).not.toContain('Ann: ');
  });

  it('says why what is not possible is not', async () => {
    const full = await Sitting.table({ players: 'Ann', options: { die: 'yes' } });
    full.play(1, 1, 1, 1, 1).clickOn('× invest in gold');
    expect(full.text).toMatch(/│ The gold track is full\.?$|│ the gold track is full$/imu);
    full.clickOn('× invest in gold');
    expect(full.text.split('\n').at(-1)).toBe(' Invest in gold: the gold track is full.');
  });

  it('hears neither the release nor another button', () => {
    const [row, col] = sitting.find('bid 14');
    const before = sitting.text;
    sitting.mouse('release', row, col);
    sitting.mouse('press', row, col, 'right').mouse('press', row, col, 'middle');
    expect(sitting.text).toBe(before);
  });

  it('goes through it with the wheel, and not past its ends', () => {
    const [row, col] = sitting.find('bid 14');
    sitting.mouse('wheel-down', row, col, null);
    expect(sitting.text).toContain('▸2');
    for (let i = 0; i < 5; i++) sitting.mouse('wheel-down', row, col, null);
    expect(sitting.text).toContain('▸3');
    for (let i = 0; i < 5; i++) sitting.mouse('wheel-up', row, col, null);
    expect(sitting.text).toContain('▸1');
    expect(kept()).not.toContain('Ann: ');
  });

  it('works in a column as below the boards', () => {
    sitting.resize(120, 40).clickOn('bid 14').clickOn('bid 14');
    expect(kept()).toContain('Ann: bid 14');
  });

  it('presses the keys that the last line names', () => {
    expect(sitting.clickOn('? keys').text).toContain('─ Keys ─');
    expect(sitting.press('esc').clickOn('Enter play').text).toContain('Where does the next coin go?');
  });
});

describe('on what lies over the table', () => {
  it('reaches nothing below it', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    const [row, col] = sitting.find('bid 14');
    sitting.press('?');
    const page = sitting.text;
    sitting.mouse('press', row, col).mouse('press', row, col);
    expect(sitting.text).toBe(page);
    expect(sitting.world.kept(NAME)).not.toContain('Ann: ');
  });

  it('scrolls it with the wheel', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    const top = sitting.press('?').text;
    expect(sitting.mouse('wheel-down', 5, 5, null).text).not.toBe(top);
    expect(sitting.mouse('wheel-up', 5, 5, null).text).toBe(top);
  });

  it('lifts a curtain only by its key', async () => {
    const sitting = await Sitting.table({ players: 'Ann,Bob' });
    for (let row = 0; row < 8; row++) sitting.mouse('press', row, 40).mouse('wheel-down', row, 40, null);
    expect(sitting.text).toContain('Pass the keyboard to Ann');
    sitting.clickOn('Space');
    expect(sitting.text).toContain('Which card do you bid?');
  });
});

describe('on the boards', () => {
  const table = (width: number, height: number): Promise<Sitting> =>
    Sitting.table({
      game: leonardo,
      options: { setup: 'experienced' },
      curtain: 'never',
      size: { width, height },
    });
  const decisions = (sitting: Sitting): number =>
    sitting.world.kept('leonardo-copper-owl-17').match(/^(?:Ann|Bob): /gmu)?.length ?? 0;

  it('brings the board whose name is clicked to the front', async () => {
    const sitting = await table(80, 24);
    for (const name of ['City', 'Players', 'Inventions']) {
      const tab = sitting.text.split('\n')[1]!.includes(name) ? name : null;
      if (tab === null) continue;
      sitting.clickOn(` ${tab} `);
      expect(sitting.text.split('\n')[1]).toContain(`[${tab}]`);
    }
    expect(decisions(sitting)).toBe(0);
  });

  it('looks at the boards of the player who is clicked, and back', async () => {
    const sitting = await table(100, 30);
    const clickPlayer = (mark: string): string => {
      const col = sitting.text.split('\n')[1]!.indexOf(mark);
      return sitting.mouse('press', 1, col).text;
    };
    const before = sitting.text;
    expect(clickPlayer('■B')).not.toBe(before);
    expect(clickPlayer('●A')).toBe(before);
  });

  it('selects the only move about a thing, and plays it with the second click', async () => {
    const sitting = await table(160, 50);
    const [row, col] = sitting.find('‹');
    sitting.mouse('press', row, col + 1);
    expect(decisions(sitting)).toBe(0);
    expect(sitting.text.split('\n')[row]).toContain('[');
    sitting.mouse('press', row, col + 1);
    expect(decisions(sitting)).toBe(1);
  });

  it('explains a thing that no move is about', async () => {
    const sitting = await table(160, 50);
    const [row, col] = sitting.find('Blacksmith');
    sitting.mouse('press', row + 1, col);
    expect(sitting.text).toContain('─ What is this ─');
    sitting.mouse('press', row + 1, col);
    expect(decisions(sitting)).toBe(0);
    expect(sitting.press('esc').text).toContain('─ If you do this ─');
  });

  it('scrolls a board that is taller than its place with the wheel', async () => {
    const sitting = await table(80, 20);
    const start = sitting.text;
    const seen = new Set([start]);
    for (let i = 0; i < 3; i++) seen.add(sitting.mouse('wheel-down', 5, 10, null).text);
    for (let i = 0; i < 3; i++) sitting.mouse('wheel-up', 5, 10, null);
    expect(decisions(sitting)).toBe(0);
    expect(sitting.text.split('\n').slice(-8)).toEqual(start.split('\n').slice(-8));
  });
});
