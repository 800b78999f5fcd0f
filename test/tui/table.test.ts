import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/registry.ts';
import type { FileSystem } from '../../src/storage/file-system.ts';
import { diskError, toyFiles } from '../cli/support/world.ts';
import { Sitting } from './sitting.ts';

describe('the table of one player', () => {
  it('asks the first question at once', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    expect(sitting.text).toContain('Which card do you bid?');
    expect(sitting.text).toContain('SEALED BIDS   round 1');
    expect(sitting.text).toContain('▸1');
  });

  it('calls a round what the rules call it, above the boards and in the log', async () => {
    const game = findGame('leonardo')!;
    const options = { setup: 'experienced' };
    const sitting = await Sitting.table({
      game,
      options,
      curtain: 'never',
      size: { width: 160, height: 50 },
    });
    expect(sitting.text).toMatch(/^ LEONARDO DA VINCI {2,3}turn □+│□+ 0 of 9/u);
    sitting.play(1, 1, 1, 1);
    expect(sitting.text).toMatch(/^ LEONARDO DA VINCI {2,3}turn ■□+│□+ 1 of 9/u);
    expect(sitting.press('l').text).toMatch(/Turn 0\n.*Turn 1 of 9 begins/su);
  });

  it('leafs to a board that is not in sight yet, each way round', async () => {
    const game = findGame('newscience')!;
    const sitting = await Sitting.table({ game, players: 'Ann,Bob', size: { width: 80, height: 24 } });
    const front = () => /\[(.*?)\]/u.exec(sitting.text.split('\n')[1]!)?.[1];
    const first = front();
    const onwards = [front(), sitting.press('tab') && front(), sitting.press('tab') && front()];
    expect(new Set(onwards).size).toBe(3);
    sitting.press('shift-tab');
    expect(front()).toBe(onwards[1]);
    sitting.press('shift-tab');
    expect(front()).toBe(first);
  });

  it('plays the focused move and says what it would do before', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('down');
    expect(sitting.text).toContain('▸2');
    expect(sitting.text).toMatch(/→ .*bid/u);
    sitting.press('enter');
    expect(sitting.text).toContain('Where does the next coin go?');
  });

  it('goes round the list in both directions', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('up');
    expect(sitting.text).toContain('▸3');
    sitting.press('j');
    expect(sitting.text).toContain('▸1');
  });

  it('undoes, redoes and says why it cannot', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('u');
    expect(sitting.text).toContain('Nothing has been played yet.');
    sitting.press('enter', 'u');
    expect(sitting.text).toMatch(/new information/iu);
    sitting.press('enter');
    const invested = sitting.text;
    sitting.press('u');
    expect(sitting.text).not.toBe(invested);
    sitting.press('r');
    expect(sitting.text).toBe(invested);
    sitting.press('U');
    expect(sitting.text).not.toBe(invested);
    expect(sitting.text).toContain('Taken back: 1 decision of this turn.');
    sitting.press('U');
    expect(sitting.text).toMatch(/new information/iu);
  });

  it('filters with / and shows all again with Esc', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter').press('/').type('gold');
    expect(sitting.text).toContain('invest gold');
    expect(sitting.text).not.toContain('invest silver');
    sitting.press('enter');
    expect(sitting.text).toContain('only with "gold"');
    sitting.press('esc');
    expect(sitting.text).toContain('invest silver');
  });

  it('says in a small terminal too what the filter takes', async () => {
    const sitting = await Sitting.table({ players: 'Ann', size: { width: 40, height: 12 } });
    expect(sitting.press('/').text).toMatch(/Tab search.*the rules.*Esc show all/su);
  });

  it('searches the rules from the filter', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('/').type('ties').press('tab');
    expect(sitting.text).toContain('Rules of Sealed Bids');
    expect(sitting.text).toContain('Ties');
    sitting.press('enter');
    expect(sitting.text).toContain('The first player of a tie wins.');
    sitting.press('esc', 'esc', 'esc');
    expect(sitting.text).toContain('Which card do you bid?');
  });

  it('takes a typed move, completes it, and says what is wrong with it', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter', ':').type('invset gold').press('enter');
    expect(sitting.text).toContain('Did you mean "invest gold"?');
    sitting.press('ctrl-u').type('i').press('tab');
    expect(sitting.text).toContain('> invest');
    sitting.type('g').press('enter');
    expect(sitting.text).toContain('SEALED BIDS');
    expect(sitting.text).not.toContain('Type a move');
  });

  it('opens with i the rule of what is asked', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('i');
    expect(sitting.text).toContain('Bidding');
    expect(sitting.text).toContain('Every player commits a card.');
  });

  it('shows keys, log and scores and goes back with Esc', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter');
    const table = sitting.text;
    for (const [key, title] of [
      ['?', 'Keys'],
      ['l', 'What happened'],
      ['s', 'Scores'],
      ['R', 'Rules of Sealed Bids'],
      ['B', 'Boards'],
    ] as const) {
      sitting.press(key);
      expect(sitting.text).toContain(title);
      sitting.press('esc');
      expect(sitting.text).toBe(table);
    }
  });

  it('scrolls a long page to its very end, however wide', async () => {
    const sitting = await Sitting.table({ players: 'Ann', size: { width: 40, height: 12 } });
    sitting.press('?', 'end');
    for (let width = 30; width <= 90; width++) {
      const text = sitting.resize(width, 12).press('end').text;
      expect(text, `${width} columns`).toContain('arrows scroll');
      expect(text, `${width} columns`).not.toMatch(/↓$/mu);
    }
  });

  it('makes a page of what is too long for a box', async () => {
    const game = findGame('leonardo')!;
    const sitting = await Sitting.menu({ game, size: { width: 40, height: 9 } });
    sitting.press('enter');
    await sitting.until(text => text.includes('Lesson, step 1'));
    expect(sitting.text).toContain('arrows scroll');
    expect(sitting.text).not.toMatch(/more lines|shows this again/u);
    sitting.press('down', 'pagedown', 'end');
    expect(sitting.text).toContain('t shows this again.');
    sitting.resize(80, 24);
    expect(sitting.text).toMatch(/Welcome to Leonardo.*t shows this again.*any key goes back/su);
    expect(sitting.press('down').text).toContain('What do your laboratories build?');
  });

  it('has the lesson in the column where there is room for all of it', async () => {
    const game = findGame('leonardo')!;
    const sitting = await Sitting.menu({ game, size: { width: 160, height: 50 } });
    sitting.press('enter');
    await sitting.until(text => text.includes('─ Lesson, step 1'));
    expect(sitting.text).toMatch(/Welcome to Leonardo.*─ Player to decide ─/su);
    expect(sitting.text).not.toContain('any key goes back');
  });

  it('never quits with Esc', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press(...new Array<string>(20).fill('esc'));
    expect(sitting.ending).toBeNull();
  });

  it('says what an unknown key does not do', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('Z');
    expect(sitting.text).toContain('"Z" does nothing here');
  });

  it('quits with q, the game kept', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter', 'q');
    expect(sitting.ending).toEqual({
      signal: null,
      farewell:
        'The game is kept as auction-copper-owl-17.\nGo on with: boardgames resume auction-copper-owl-17',
    });
    expect(sitting.world.kept('auction-copper-owl-17')).toContain('Ann: bid');
  });

  it('leaves with 130 on Ctrl-C, the game kept', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('enter', 'ctrl-c');
    expect(sitting.ending?.signal).toBe('SIGINT');
    expect(sitting.world.kept('auction-copper-owl-17')).toContain('Ann: bid');
  });

  it('writes notes and copies', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('n').type('a bold start').press('enter');
    expect(sitting.text).toContain('The note is in the move file.');
    expect(sitting.world.kept('auction-copper-owl-17')).toContain('# a bold start');
    const copy = sitting.world.path('copy.moves');
    sitting.press('S').type(copy).press('enter');
    expect(sitting.text).toContain('Saved to');
    expect(sitting.world.read('copy.moves')).toContain('seed: copper-owl-17');
  });

  it('plays to the end and shows the result', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.playOut();
    expect(sitting.text).toContain('Ann ends with');
    expect(sitting.text).toMatch(/lots +█+ +\d+ +your best +\d+ {2}today/u);
    expect(sitting.text).toContain('Kept as');
    expect(sitting.text).toMatch(/\n w watch {2}r review {2}a again {2}n menu {2}q quit {2}e result {2}/u);
    sitting.press('e');
    expect(sitting.text).toContain('Table');
    sitting.press('e', 'a');
    await sitting.until(text => text.includes('Which card do you bid?'));
    expect(sitting.text).toContain('auction-copper-owl-17-2');
  });

  it('scrolls a result that is longer than the screen', async () => {
    const sitting = await Sitting.table({ players: 'Ann,Bob', curtain: 'never' });
    sitting.playOut();
    sitting.resize(30, 9);
    expect(sitting.text).toMatch(/↓$/mu);
    expect(sitting.text).not.toContain('Kept as');
    sitting.press('down', ...new Array<string>(9).fill('pagedown'));
    expect(sitting.text).toMatch(/↑$/mu);
    expect(sitting.text.replaceAll(/\s/gu, '')).toContain('Keptasauction-copper-owl-17.');
    expect(sitting.text).not.toMatch(/↓$|more lines/mu);
  });

  it('leafs from the result to the boards, with the last moves below', async () => {
    const sitting = await Sitting.table({ players: 'Ann,Bob', curtain: 'never' });
    sitting.playOut();
    const result = sitting.text;
    const table = sitting.press('tab').text;
    expect(table).toContain('Table');
    expect(table).toMatch(/^ The game is over$\n(?:.*\n)* .{2} Bob /mu);
    expect(sitting.press('e').text).toBe(result);
    expect(sitting.press('B', 'enter').text).toBe(table);
  });

  it('goes from the end to the replay and to the menu', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.playOut();
    sitting.press('w');
    await sitting.until(text => text.includes('Step 0 of'));
  });

  it('watches a game with the data that it was played with', async () => {
    const sitting = await Sitting.table({ players: 'Ann', data: { 'lots.json': '{ "source": "own box" }' } });
    sitting.playOut();
    sitting.press('w');
    await sitting.until(text => text.includes('Step 0 of'));
    sitting.press('f');
    await sitting.until(text => text.includes('Which card do you bid?'));
    const dataOf = (name: string) => /^data: \w+$/mu.exec(sitting.world.kept(name))?.[0];
    expect(dataOf('auction-copper-owl-17-2')).toBe(dataOf('auction-copper-owl-17'));
  });

  it('tells at once that the game cannot be saved, and saves it elsewhere', async () => {
    const sitting = await Sitting.table({
      players: 'Ann',
      files: {
        makeDirectory: () => {
          throw diskError('EROFS');
        },
      },
    });
    expect(sitting.text).toContain('The game is not saved');
    sitting.press('S').type(sitting.world.path('elsewhere.moves')).press('enter');
    expect(sitting.text).toContain('Saved to');
    sitting.press('enter', 'q');
    expect(sitting.ending?.farewell).toContain('elsewhere.moves');
  });

  it('tells at once when the disk fills up in the middle of a game', async () => {
    let full = false;
    const openAppend: FileSystem['openAppend'] = path => {
      const file = toyFiles.openAppend(path);
      const append = file.append.bind(file);
      file.append = text => {
        if (full) throw diskError('ENOSPC');
        append(text);
      };
      return file;
    };
    const sitting = await Sitting.table({ players: 'Ann', files: { openAppend } });
    sitting.press('enter');
    expect(sitting.text).not.toContain('not saved');
    full = true;
    sitting.press('enter');
    expect(sitting.text).toContain('The game is not saved');
    sitting.press('enter');
    expect(sitting.text).toContain('not saved');
    full = false;
    sitting.press('S').type(sitting.world.path('rescued.moves')).press('enter', 'enter', 'q');
    expect(sitting.world.read('rescued.moves').split('Ann: ')).toHaveLength(4);
  });

  it('asks before it leaves an unsaved game', async () => {
    const sitting = await Sitting.table({
      players: 'Ann',
      files: {
        makeDirectory: () => {
          throw diskError('EROFS');
        },
      },
    });
    sitting.press('enter', 'q');
    expect(sitting.text).toContain('Leaving now loses');
    sitting.press('esc', 'q', 'q');
    expect(sitting.ending?.farewell).toBe('The game is not saved.');
  });
});

describe('several people at one keyboard', () => {
  it('hides the table until the next one is alone with it', async () => {
    const sitting = await Sitting.table({ players: 'Ann,Bob' });
    expect(sitting.text).toContain('Pass the keyboard to Ann');
    expect(sitting.text).not.toContain('cards');
    sitting.press('enter', '1', 'esc', 'x');
    expect(sitting.text).toContain('Pass the keyboard to Ann');
    sitting.press(' ');
    expect(sitting.text).toContain('Ann to decide');
    sitting.press('enter');
    expect(sitting.text).toContain('Pass the keyboard to Bob');
    expect(sitting.discarded).toBe(1);
    sitting.press(' ');
    expect(sitting.text).toContain('Since your last turn');
    expect(sitting.text).toContain('Ann seals a bid.');
    sitting.press('enter');
    expect(sitting.text).toContain('Bob to decide');
  });

  it('draws none where nothing is hidden, or where none is wanted', async () => {
    const never = await Sitting.table({ players: 'Ann,Bob', curtain: 'never' });
    never.press('enter');
    expect(never.text).toContain('Bob to decide');
    const always = await Sitting.table({ players: 'Ann,Bob', curtain: 'always', options: { hands: 'open' } });
    expect(always.text).toContain('Pass the keyboard to Ann');
  });

  it('shows each only their own cards', async () => {
    const sitting = await Sitting.table({ players: 'Ann,Bob' });
    const hand = (text: string, name: string): string =>
      new RegExp(`${name}: cards ([\\d ]+)`, 'u').exec(text)?.[1] ?? 'hidden';
    sitting.press(' ');
    expect(hand(sitting.text, 'Ann')).not.toBe('hidden');
    expect(hand(sitting.text, 'Bob')).toBe('hidden');
    sitting.press('enter', ' ', 'enter');
    expect(hand(sitting.text, 'Ann')).toBe('hidden');
    expect(hand(sitting.text, 'Bob')).not.toBe('hidden');
  });
});

describe('bots at the table', () => {
  it('move by themselves and can be skipped', async () => {
    const sitting = await Sitting.table({ players: 'Ann,bot:easy' });
    sitting.press('enter');
    await sitting.until(text => text.includes('is thinking'));
    sitting.press('f', ' ');
    await sitting.until(text => text.includes('Ann to decide') || text.includes('The game is over'));
  });

  it('never hold up a key', async () => {
    const sitting = await Sitting.table({ players: 'Ann,bot:easy' });
    sitting.press('enter');
    await sitting.until(text => text.includes('is thinking'));
    expect(sitting.text).toMatch(/\n Space skip to your turn {2}f speed {2}/u);
    sitting.press('s');
    expect(sitting.text).toContain('Scores');
    sitting.press('esc', 'u');
    expect(sitting.text).toContain('It is the turn of bot:easy.');
    sitting.press('q');
    expect(sitting.ending).toMatchObject({ signal: null });
  });

  it('play alone while one looks on', async () => {
    const sitting = await Sitting.table({ players: 'bot:easy,bot:random' });
    sitting.press(' ');
    await sitting.until(text => text.includes('The game is over'));
  });

  it('give a hint in sentences and put the cursor on it', async () => {
    const sitting = await Sitting.table({ players: 'Ann' });
    sitting.press('h');
    const text = await sitting.until(seen => seen.includes('─ Hint ─'));
    expect(text).toContain('any key goes back');
    expect(text).toMatch(/\d points? expected; /u);
    expect(text.match(/Hint/gu)).toHaveLength(1);
    sitting.press('esc', 'enter');
    expect(sitting.text).toContain('Where does the next coin go?');
  });
});

describe('a game that is new to the player', () => {
  const size = { width: 80, height: 24 };

  it('is introduced over the boards, and the first key does what it always does', async () => {
    const sitting = await Sitting.table({ players: 'Ann', newcomer: true, size });
    expect(sitting.text).toMatch(/─ Welcome to Sealed Bids ─.*A game takes .*The game has begun/su);
    expect(sitting.text).toContain('Which card');
    const shown = sitting.text;
    sitting.press('enter');
    expect(sitting.text).not.toContain('Welcome');
    expect(sitting.text).not.toBe(shown);
    expect(sitting.text).not.toContain('Which card');
  });

  it('is introduced once, after the curtain where there is one, and not to those who know it', async () => {
    const several = await Sitting.table({ players: 'Ann,Bob', newcomer: true, size });
    expect(several.text).not.toContain('Welcome');
    several.press(' ');
    expect(several.text).toContain('Welcome to Sealed Bids');
    several.press('esc');
    expect(several.text).not.toContain('Welcome');
    expect((await Sitting.table({ players: 'Ann', size })).text).not.toContain('Welcome');
    const plainly = await Sitting.table({ players: 'Ann', newcomer: true, moments: false, size });
    expect(plainly.text).not.toContain('Welcome');
  });

  it('is taught where it has a lesson', async () => {
    const leonardo = findGame('leonardo')!;
    const sitting = await Sitting.table({ game: leonardo, players: 'Ann,bot:easy', newcomer: true, size });
    expect(sitting.text).toContain('L plays the lesson with you');
    sitting.press('L');
    await sitting.until(text => text.includes('Lesson, step 1'));
    sitting.press('esc', 'L');
    expect(sitting.text).toContain('There is no other lesson of this game.');
  });
});

describe('what the cursor is on', () => {
  it('can be read whole where it has no room beside the moves', async () => {
    const leonardo = findGame('leonardo')!;
    const sitting = await Sitting.table({ game: leonardo, players: 'Ann,bot:easy' });
    expect(sitting.text).toMatch(/… x shows \d+ more lines/u);
    sitting.press('x');
    expect(sitting.text).toMatch(/─ If you do this ─.*any key goes back/su);
  });
});
