/** Keys of the player's own, on every screen. */
import { describe, expect, it } from 'vitest';
import { Sitting } from '../sitting.ts';

/** A finished game as a file. */
async function recorded(): Promise<string> {
  const sitting = await Sitting.table({ players: 'Ann' });
  sitting.playOut();
  return sitting.world.path('home/games/auction-copper-owl-17.moves');
}

const HELP = { help: 'H' };

describe('help on another key', () => {
  it('is called so at the table: in the footer, in messages and on the page', async () => {
    const sitting = await Sitting.table({ players: 'Ann', keys: HELP });
    const table = sitting.text;
    expect(table).toMatch(/ H keys$/mu);
    expect(sitting.press('?').text).toContain('"?" does nothing here; H lists the keys.');
    const page = sitting.resize(80, 70).press('H').text;
    expect(page).toMatch(/^ +H {2}this list$/mu);
    expect(page).not.toContain('?');
    expect(sitting.press('?').text).toBe(page);
    expect(sitting.press('H').resize(80, 24).text).toBe(table);
  });

  it('is called so in the viewer', async () => {
    const sitting = await Sitting.replay(await recorded(), { keys: HELP }, 'all');
    expect(sitting.text).toMatch(/ H keys$/mu);
    const viewer = sitting.text;
    expect(sitting.press('?').text).toContain('H lists the keys.');
    expect(sitting.press('H').text).toContain('one step on');
    expect(sitting.press('?').text).toContain('one step on');
    expect(sitting.press('H').text).toBe(viewer);
  });

  it('is called so in the menu', async () => {
    const sitting = await Sitting.menu({ keys: HELP });
    const menu = sitting.text;
    expect(menu).toMatch(/ H keys$/mu);
    expect(sitting.press('?').text).toContain('H lists the keys.');
    expect(sitting.press('H').text).toContain('up and down');
    expect(sitting.press('H').text).toBe(menu);
  });
});

describe('other keys', () => {
  it('close what they have opened', async () => {
    const keys = { log: 'y', scores: 'O', rules: 'z', redo: 'R', boards: 'ctrl-b' };
    const sitting = await Sitting.table({ players: 'Ann', keys });
    const table = sitting.text;
    for (const [key, title] of [
      ['y', 'What happened'],
      ['O', 'Scores'],
      ['z', 'Rules of Sealed Bids'],
      ['ctrl-b', 'Boards'],
    ] as const) {
      expect(sitting.press(key).text).toContain(title);
      const open = sitting.text;
      expect(sitting.press('l', 'R').text).toBe(open);
      expect(sitting.press(key).text).toBe(table);
    }
  });

  it('are the ones that hints and sentences speak of', async () => {
    const keys = { board: 'y', back: 'z', 'search-rules': 'ctrl-r', find: 'F', lift: 'ctrl-p' };
    const sitting = await Sitting.table({ players: 'Ann,Bob', keys });
    expect(sitting.text).toContain('Ann: press Ctrl-P when nobody else is looking.');
    expect(sitting.press(' ').text).toContain('Pass the keyboard');
    sitting.press('ctrl-p');
    expect(sitting.press('y').text).toContain('Esc back to the moves.');
    expect(sitting.text).toContain('y board');
    sitting.press('z');
    expect(sitting.press('F').text).toContain('Ctrl-R search the rules  Esc show all');
    expect(sitting.press('ctrl-r').text).toContain('Rules of Sealed Bids');
    expect(sitting.press('esc').text).toContain('Search: press F and type');
  });

  it('work in the menu and in its questions', async () => {
    const sitting = await Sitting.menu({ keys: { quit: 'Q', remove: 'z', confirm: 'J', rename: 'm' } });
    expect(sitting.press('esc').text).toContain('Q leaves the program.');
    sitting.press('enter', 'enter');
    await sitting.until(text => text.includes('Which card do you bid?'));
    await sitting.stage.go({ screen: 'menu' });
    expect(sitting.text).toMatch(/w watch {2}v review {2}z delete {2}m rename {2}\? keys$/mu);
    expect(sitting.press('d').text).toContain('"d" does nothing here');
    expect(sitting.press('z').text).toContain('J delete  any other key keep');
    expect(sitting.press('y').text).toContain('Go on with');
    sitting.press('z', 'J');
    await sitting.until(text => !text.includes('Go on with'));
    sitting.press('q');
    expect(sitting.ending).toBeNull();
    sitting.press('Q');
    expect(sitting.ending).not.toBeNull();
  });

  it('work in the viewer', async () => {
    const keys = { step: 'z', 'next-turn': 'm', autoplay: 'A', jump: 'J', fork: 'Z' };
    const sitting = await Sitting.replay(await recorded(), { keys }, 'all');
    expect(sitting.press('z').text).toContain('Step 1 of');
    expect(sitting.press(' ').text).toContain('Step 1 of');
    expect(sitting.press(':').text).toContain('":" does nothing here');
    expect(sitting.press('J').text).toContain('Jump to line');
    expect(sitting.press('J', 'esc').text).toContain('Step 1 of');
    expect(sitting.press('a').text).toContain('"a" does nothing here');
    expect(sitting.press('A').text).toContain('playing');
    sitting.press('A', 'Z');
    await sitting.until(text => text.includes('Where does the next coin go?'));
  });

  it('edit text', async () => {
    const sitting = await Sitting.table({ players: 'Ann', keys: { clear: 'ctrl-k', complete: 'ctrl-n' } });
    sitting.press('enter', ':').type('xyz').press('ctrl-u');
    expect(sitting.text).toContain('> xyz');
    sitting.press('ctrl-k').type('invest g').press('ctrl-n');
    expect(sitting.text).toContain('> invest gold');
    expect(sitting.text).toContain('Ctrl-N complete');
  });

  it('stop the program before it opens where they cannot be', async () => {
    await expect(Sitting.table({ players: 'Ann', keys: { undo: 'h' } })).rejects.toThrow(
      'In the configuration, keys.undo: "h" is the key for "hint" at the table.',
    );
    await expect(Sitting.menu({ keys: { 'next-rule': '/' } })).rejects.toThrow('while a rule is read');
  });
});
