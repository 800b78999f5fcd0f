import { describe, expect, it } from 'vitest';
import { nimEntry } from '../cli/support/world.ts';
import { games, hasLesson } from '../support/games.ts';
import { Sitting } from './sitting.ts';

describe('the menu', () => {
  it('lists games and opens one', async () => {
    const sitting = await Sitting.menu();
    expect(sitting.text).toContain('New game');
    expect(sitting.text).toContain('Sealed Bids');
    sitting.press('enter');
    expect(sitting.text).toContain('[ Start ]');
    expect(sitting.text).toContain('at the keyboard');
    sitting.press('esc');
    expect(sitting.text).toContain('New game');
  });

  it('welcomes a newcomer in whole sentences', async () => {
    const sitting = await Sitting.menu({ game: games.find(hasLesson)!, size: { width: 40, height: 12 } });
    expect(sitting.text).toContain(' Welcome. New here? Learn by playing\n takes ten minutes.\n');
  });

  it('offers no lesson where there is none, and says how many play', async () => {
    const sitting = await Sitting.menu({ game: nimEntry });
    expect(sitting.text).toMatch(/^ +▸ Nim +2 players$/mu);
    expect(sitting.text).not.toMatch(/learn|welcome/iu);
  });

  it('seats people where a game is not played alone', async () => {
    const sitting = await Sitting.menu({ game: { ...nimEntry, solo: null } });
    expect(sitting.press('enter').text).toMatch(/Player +at the keyboard\n.*Guest +at the keyboard$/mu);
  });

  it('starts with two key presses', async () => {
    const sitting = await Sitting.menu();
    sitting.press('enter', 'enter');
    await sitting.until(text => text.includes('Which card do you bid?'));
  });

  it('seats people and bots and gives them names', async () => {
    const sitting = await Sitting.menu();
    sitting.press('enter', 'down', 'enter', 'ctrl-u').type('Ann').press('enter');
    expect(sitting.text).toContain('●A Ann');
    sitting.press('down', 'enter');
    expect(sitting.text).toContain('Tycho');
    expect(sitting.text).toContain('medium bot');
    sitting.press('right');
    expect(sitting.text).toContain('hard bot');
    sitting.press('left', 'left', 'left');
    expect(sitting.text).not.toContain('bot');
    sitting.press('d');
    expect(sitting.text).not.toContain('Guest');
  });

  it('says what is wrong with a name or a seed', async () => {
    const sitting = await Sitting.menu();
    sitting.press('enter', 'down', 'enter').type(':').press('enter');
    expect(sitting.text).toContain('a name cannot hold');
    sitting.press('esc', 'up', 'up', 'enter', 'ctrl-u').type('two words').press('enter');
    expect(sitting.text).toMatch(/seed/u);
    sitting.press('ctrl-u').type('my-own-seed').press('enter');
    expect(sitting.text).toContain('my-own-seed');
  });

  it('changes the variant', async () => {
    const sitting = await Sitting.menu();
    sitting.press('enter', 'down', 'down', 'down', 'right');
    expect(sitting.text).toMatch(/die +← yes →/u);
  });

  it('refuses a game with too few players', async () => {
    const sitting = await Sitting.menu({ game: nimEntry });
    sitting.press('enter', 'down', 'down', 'd', 'up', 'up', 'enter');
    expect(sitting.text).toContain('Nim is for 2 players, not 1.');
  });

  it('goes on with a kept game, renames it, watches it, deletes it', async () => {
    const sitting = await Sitting.menu();
    sitting.press('enter', 'enter');
    await sitting.until(text => text.includes('Which card do you bid?'));
    sitting.press('enter');
    await sitting.stage.go({ screen: 'menu' });
    expect(sitting.text).toContain('Go on with');
    expect(sitting.text).toContain('1 decision ');
    sitting.press('down', 'r', 'ctrl-u').type('my-game').press('enter');
    await sitting.until(text => text.includes('my-game'));
    sitting.press('enter');
    await sitting.until(text => text.includes('Where does the next coin go?'));
    await sitting.stage.go({ screen: 'menu' });
    sitting.press('down', 'w');
    await sitting.until(text => text.includes('Step 0 of 1'));
    await sitting.stage.go({ screen: 'menu' });
    sitting.press('down', 'd');
    expect(sitting.text).toContain('Delete the kept game my-game?');
    sitting.press('n');
    expect(sitting.text).toContain('my-game');
    sitting.press('d', 'y');
    await sitting.until(text => !text.includes('my-game'));
  });

  it('scrolls the list of its keys where the terminal is small', async () => {
    const sitting = await Sitting.menu({ size: { width: 40, height: 12 } });
    const menu = sitting.text;
    sitting.press('?');
    expect(sitting.text).toContain('arrows scroll');
    expect(sitting.text).not.toContain('erase all of it');
    sitting.press('pagedown', 'end', 'x');
    expect(sitting.text).toContain('erase all of it');
    expect(sitting.text).not.toMatch(/↓$/mu);
    expect(sitting.press('?').text).toBe(menu);
  });

  it('shows its keys, blocks what makes no sense, and quits', async () => {
    const sitting = await Sitting.menu();
    sitting.press('?');
    expect(sitting.text).toContain('leave');
    sitting.press('esc', 'w');
    expect(sitting.text).toContain('that is for kept games');
    sitting.press('q');
    expect(sitting.ending).toEqual({ signal: null, farewell: null });
  });
});
