import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nimEntry } from '../cli/support/world.ts';
import { games, hasLesson } from '../support/games.ts';
import { Sitting } from './sitting.ts';

const LESSON_GAME = games.find(hasLesson)!;

/** The menu after a game was begun. */
async function played(): Promise<Sitting> {
  const sitting = await Sitting.menu();
  sitting.press('enter', 'enter');
  await sitting.until(text => text.includes('Which card do you bid?'));
  sitting.press('enter');
  await sitting.stage.go({ screen: 'menu' });
  return sitting;
}

/** And after one was finished. */
async function finished(): Promise<Sitting> {
  const sitting = await Sitting.table({ players: 'Ann' });
  for (let i = 0; i < 40 && !sitting.text.includes('The game is over'); i++) sitting.press('enter');
  await sitting.stage.go({ screen: 'menu' });
  return sitting;
}

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

  it('welcomes who has never played, with the lessons first and what the game is about', async () => {
    const sitting = await Sitting.menu({ game: LESSON_GAME });
    expect(sitting.text).toMatch(/^ boardgames +Welcome\./u);
    expect(sitting.text).toMatch(/Learn by playing\n +▸ .*\n\n New game\n/u);
    const { aim } = LESSON_GAME.meta;
    const words = sitting.text.replaceAll(/\s+/gu, ' ');
    expect(words).toContain(`about ten minutes. ${aim[0]} ${aim[1]}`);
    expect(sitting.resize(120, 40).text).toContain('Welcome ─');
  });

  it('cuts nothing at 80x24', async () => {
    for (const game of games) {
      const sitting = await Sitting.menu({ game });
      for (let i = 0; i < 6; i++) expect(sitting.press('down').text).not.toMatch(/…|more lines/u);
    }
  });

  it('offers no lesson where there is none, and says how many play', async () => {
    const sitting = await Sitting.menu({ game: nimEntry });
    expect(sitting.text).toMatch(/^ +▸ Nim +Take the last stone$/mu);
    expect(sitting.text).toContain('2 players, 5 to 10 minutes.');
    expect(sitting.text).not.toMatch(/learn/iu);
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
    expect(sitting.text).toMatch(/Die +← yes →/u);
  });

  it('refuses a game with too few players', async () => {
    const sitting = await Sitting.menu({ game: nimEntry });
    sitting.press('enter', 'down', 'down', 'd', 'up', 'up', 'enter');
    expect(sitting.text).toContain('Nim is for 2 players, not 1.');
  });

  it('starts one game, however often Enter is pressed meanwhile', async () => {
    const sitting = await Sitting.menu();
    sitting.press('enter', 'enter', 'enter', 'enter');
    await sitting.until(text => text.includes('Which card do you bid?'));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(
      readdirSync(sitting.world.path('home/games')).filter(name => name.endsWith('.moves')),
    ).toHaveLength(1);
  });

  it('goes on with a kept game, renames it, watches it, deletes it', async () => {
    const sitting = await played();
    expect(sitting.text).toMatch(/ Go on with\n +▸ Sealed Bids +Round 1, auction-/u);
    expect(sitting.text).toContain('Player, round 1.');
    sitting.press('r', 'ctrl-u').type('my-game').press('enter');
    await sitting.until(text => text.includes('Round 1, my-game'));
    sitting.press('enter');
    await sitting.until(text => text.includes('Where does the next coin go?'));
    await sitting.stage.go({ screen: 'menu' });
    sitting.press('w');
    await sitting.until(text => text.includes('Step 0 of 1'));
    await sitting.stage.go({ screen: 'menu' });
    sitting.press('d');
    expect(sitting.text).toContain('Delete the kept game my-game?');
    sitting.press('n');
    expect(sitting.text).toContain('my-game');
    sitting.press('d', 'y');
    await sitting.until(text => !text.includes('my-game'));
  });

  it('keeps finished games apart, to watch again', async () => {
    const sitting = await finished();
    expect(sitting.text).not.toContain('Go on with');
    sitting.clickOn('Watch, review').press('enter');
    expect(sitting.text).toMatch(/^ Finished games/u);
    expect(sitting.text).toMatch(/▸ Sealed Bids +\d+ points, \d{4}-\d\d-\d\d, auction-/u);
    sitting.press('esc');
    expect(sitting.text).toMatch(/▸ Watch, review/u);
    sitting.press('enter', 'enter');
    await sitting.until(text => text.includes('Step 0 of'));
  });

  it('tells how finished games went', async () => {
    const sitting = await finished();
    sitting.clickOn('History').press('enter');
    await sitting.until(text => /Sealed Bids, alone\n 1 game, best \d+, median \d+\n/u.test(text));
    expect(sitting.press('esc').text).toMatch(/▸ History/u);
  });

  it('plays the game of the day', async () => {
    const sitting = await Sitting.menu();
    sitting.clickOn('Game of the day').press('enter');
    expect(sitting.text).toContain('still to be played');
    expect(sitting.text).toContain('your first attempt counts');
    sitting.press('enter');
    await sitting.until(text => text.includes('Which card do you bid?'));
  });

  it('lists many kept games on a list of their own', async () => {
    const sitting = await Sitting.menu();
    for (let i = 0; i < 4; i++) sitting.world.write(`home/games/broken-${i}.moves`, 'nonsense\n');
    await sitting.stage.go({ screen: 'menu' });
    sitting.clickOn('All of them');
    expect(sitting.text).toContain('Cannot be used');
    expect(sitting.press('enter').text).toContain('not a move file');
    sitting.press('d', 'y');
    await sitting.until(text => !text.includes('broken-3'));
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
    expect(sitting.text).toContain('That is for kept games.');
    sitting.press('q');
    expect(sitting.ending).toEqual({ signal: null, farewell: null });
  });
});

describe('the settings of the menu', () => {
  async function settings(): Promise<Sitting> {
    const sitting = await Sitting.menu();
    return sitting.clickOn('Settings').clickOn('Settings');
  }

  it('hold at once and are written down', async () => {
    const sitting = await settings();
    expect(sitting.text).toMatch(/^ +▸ Your name +none yet$/mu);
    sitting.press('enter').type('Ada').press('enter');
    await sitting.until(() => sitting.stage.settings.name === 'Ada');
    sitting.clickOn('Mouse').press('right');
    await sitting.until(text => /Mouse +← off →/u.test(text));
    expect(sitting.pointing).toBe(false);
    const kept = (): string => {
      const path = sitting.world.path('home/config.toml');
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    await sitting.until(() => kept() === 'name = "Ada"\nmouse = false\n');
    sitting.press('esc', 'up', 'up', 'enter');
    expect(sitting.text).toContain('Ada');
  });

  it('say what is wrong, and hold all the same where they cannot be written', async () => {
    const sitting = await settings();
    sitting.press('enter').type('a:b').press('enter');
    expect(sitting.text).toContain('a name cannot hold');
    sitting.world.write('home/config.toml', 'nonsense = 1\n');
    sitting.press('esc').clickOn('Curtain').press('right');
    await sitting.until(text => /there is no setting\s+"nonsense"/u.test(text));
    expect(sitting.stage.settings.curtain).toBe('always');
  });
});

describe('the mouse in the menu', () => {
  it('selects a row, and chooses it with a second click', async () => {
    const sitting = await Sitting.menu();
    sitting.clickOn('Settings');
    expect(sitting.text).toMatch(/▸ Settings/u);
    sitting.clickOn('Settings');
    expect(sitting.text).toMatch(/^ Settings/u);
    sitting.clickOn('Only ASCII');
    expect(sitting.text).toMatch(/▸ Only ASCII/u);
  });

  it('presses the keys of the footer and of a dialog', async () => {
    const sitting = await played();
    expect(sitting.text).not.toContain('d remove');
    sitting.clickOn('d delete ');
    expect(sitting.text).toContain('It cannot be');
    sitting.clickOn('New game');
    expect(sitting.text).toContain('It cannot be');
    sitting.clickOn('y delete');
    await sitting.until(text => !text.includes('Go on with'));
    sitting.clickOn('? keys');
    expect(sitting.text).toContain('─ Keys ─');
    sitting.clickOn('Esc back');
    expect(sitting.text).toContain('New game');
  });

  it('goes through the list and the texts with the wheel', async () => {
    const sitting = await Sitting.menu({ size: { width: 60, height: 12 } });
    sitting.wheel('wheel-down').wheel('wheel-down').wheel('wheel-up');
    expect(sitting.text).toMatch(/▸ Game of the day/u);
    const top = sitting.press('?').text;
    expect(sitting.wheel('wheel-down').text).not.toBe(top);
    expect(sitting.wheel('wheel-up').text).toBe(top);
  });
});
