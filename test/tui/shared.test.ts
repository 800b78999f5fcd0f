/** Several screens in one process at one table: each shows its seat, and hears of the others. */
import { describe, expect, it } from 'vitest';
import { Sitting } from './sitting.ts';

const PLAYERS = { players: 'Ann,Bob,Cyd' };
const QUESTION = 'Which card do you bid?';
const SECRET = 'The others choose in secret';

describe('seats of a shared table', () => {
  it('lets only the deciding seat choose, and the others wait without knowing for whom', async () => {
    const { sittings } = await Sitting.shared([0, 1, 2], PLAYERS);
    const [ann, bob, cyd] = sittings as [Sitting, Sitting, Sitting];
    expect(ann.text).toContain(QUESTION);
    expect(bob.text).toContain(SECRET);
    expect(cyd.text).toContain(SECRET);
    ann.press('enter');
    expect(ann.text).toContain(SECRET);
    expect(bob.text).toContain(QUESTION);
    expect(cyd.text).toContain(SECRET);
    expect(bob.press('esc').text).not.toContain('Pass the keyboard');
  });

  it('shows the same screen to whoever waits, whatever card was bid', async () => {
    const screens = await Promise.all(
      [1, 2].map(async bid => {
        const { sittings } = await Sitting.shared([0, 1, 2, null], PLAYERS);
        sittings[0]!.play(bid);
        return sittings.slice(1).map(({ text }) => text);
      }),
    );
    expect(screens[0]).toEqual(screens[1]);
  });

  it('leaves what is typed alone while others move', async () => {
    const { sittings } = await Sitting.shared([0, 1], { players: 'Ann,Bob' });
    const [ann, bob] = sittings as [Sitting, Sitting];
    bob.press('"').type('good luck');
    ann.press('enter');
    expect(bob.text).toContain('good luck');
    bob.press('enter');
    expect(bob.text).toContain(QUESTION);
    expect(ann.text).toContain('Bob: good luck');
    ann.press('"');
    expect(ann.text).toMatch(/Say to the table[\s\S]*Bob: good luck/u);
  });

  it('gives nothing of the host away: no name, no seed, no file', async () => {
    const { sittings } = await Sitting.shared([0, null], { players: 'Ann,Bob', seed: 'very-secret-1' });
    for (const sitting of sittings) {
      const pages = ['?', 'l', 's', 'S', 'n'].map(key => sitting.press(key).press('esc').text);
      expect([sitting.text, ...pages].join('\n')).not.toMatch(/very-secret|\.moves|\/games/u);
      expect(sitting.press('S').text).toContain('That is for the host of the table.');
      expect(sitting.press('h').text).toContain('Hints are off at this table.');
    }
  });

  it('saves pictures for the host, who has the disk, and for no guest', async () => {
    const { sit } = await Sitting.shared([1], { players: 'Ann,Bob' });
    const host = await sit(0, undefined, false);
    expect(host.press('P').text).toContain('The picture of this screen is');
    // The file of the game holds what the others have chosen in secret.
    expect(host.press('S').text).toContain('Not at a table that is open to others.');
    expect((await sit(null)).press('P').text).toContain('That is for the host of the table.');
  });

  it('names the key for talking while somebody waits, at 80 columns, too', async () => {
    const size = { width: 80, height: 24 };
    const { sittings } = await Sitting.shared([0, 1], { players: 'Ann,Bob', size });
    expect(sittings[1]!.press('esc').text).toMatch(/" say .*\? keys/u);
  });

  it('gives a hint to who asks, where all have agreed', async () => {
    const { sittings } = await Sitting.shared([0, 1], { players: 'Ann,Bob', hints: true });
    const [ann, bob] = sittings as [Sitting, Sitting];
    ann.press('h');
    expect(await ann.until(text => text.includes('─ Hint ─'))).toMatch(/\d points? expected, /u);
    expect(bob.text).not.toMatch(/Hint|expected/u);
  });

  it('sends away whoever sat there before', async () => {
    const { sit, sentAway, told, sittings } = await Sitting.shared([0, 1], { players: 'Ann,Bob' });
    const again = await sit(0);
    expect(sentAway).toEqual([expect.stringContaining('taken over')]);
    expect(told.at(-1)).toBe('Ann has moved to another terminal.');
    again.press('enter');
    expect(sittings[1]!.text).toContain(QUESTION);
  });

  it('plays to the end on every screen, bots included', async () => {
    const { table, sittings } = await Sitting.shared([0, 1, null], { players: 'Ann,Bob,Cyd=bot:easy' });
    for (let i = 0; i < 2000 && !table.match.over; i++) {
      const seat = table.match.human;
      if (seat === null) await new Promise(wake => setTimeout(wake, 5));
      else sittings[seat]!.press('enter');
    }
    expect(table.match.over).toBe(true);
    for (const sitting of sittings) {
      expect(sitting.press('esc').text).toContain('The game is over');
      expect(sitting.press('a').text).toContain('That is for the host of the table.');
    }
  });
});
