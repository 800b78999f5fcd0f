/** The same deal played several times: `compare`, and the table of a day. */
import { describe, expect, it } from 'vitest';
import { World } from './support/world.ts';

const ONES = '1\n'.repeat(30);
const OTHERS = `2\n2\n2\n${ONES}`;

async function playTwice(world: World): Promise<void> {
  const play = (name: string) => ['auction', '--plain', '--seed', 'owl', '--players', `${name},Bob`];
  await world.run(play('Ann'), { input: ONES });
  await world.run(play('Cy'), { input: OTHERS });
  world.write('ann.moves', world.kept('auction-owl'));
  world.write('cy.moves', world.kept('auction-owl-2'));
}

describe('boardgames compare', () => {
  it('sets games of one deal side by side, and says where they part', async () => {
    const world = new World();
    await playTwice(world);
    const { code, out } = await world.run(['compare', 'ann.moves', 'cy.moves']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Sealed Bids, seed owl, 2 players: 2 games\n/u);
    expect(out).toMatch(/^total +-?\d+ +-?\d+$/mu);
    expect(out).toMatch(/^after Round 1 /mu);
    expect(out).toMatch(/^They part at decision \d+, in Round \d+:$/mu);
    expect(out).toMatch(/^by round .*█/mu);
    expect((await world.run(['compare', '--ascii', 'ann.moves', 'cy.moves'])).out).not.toMatch(/[^\n -~]/u);
  });

  it('takes names of kept games, and says in words where they part', async () => {
    const world = new World();
    await playTwice(world);
    const { code, out } = await world.run(['compare', 'auction-owl', 'auction-owl-2']);
    expect(code).toBe(0);
    expect(out).toMatch(/:\n {2}Ann +Bob: Do this: bid 10\n {2}Cy +Bob: Do this: bid 23\n$/u);
    expect((await world.run(['verify', 'auction-owl', 'auction-owl-2'])).out).toMatch(/^auction-owl: sound/u);
    const none = await world.run(['compare', 'auction-owl', 'auction-owl-3']);
    expect(none.err).toMatch(/There is no kept game "auction-owl-3"; did you mean auction-owl/u);
  });

  it('knows the same game again, and tells two of one name apart by their files', async () => {
    const world = new World();
    await playTwice(world);
    const { out } = await world.run(['compare', 'ann.moves', 'ann.moves']);
    expect(out).toContain('They are the same, move by move.');
    expect(out).toContain('(ann.moves)');
  });

  it('refuses what is not one deal, not over, not sound, or alone', async () => {
    const world = new World();
    await playTwice(world);
    await world.run(['auction', '--plain', '--seed', 'bear', '--players', 'Ann,Bob'], { input: ONES });
    await world.run(['auction', '--plain', '--seed', 'cat', '--players', 'Ann,Bob'], { input: '1\n' });
    const compare = (...files: readonly string[]) => world.run(['compare', ...files]);
    const other = await compare('ann.moves', 'home/games/auction-bear.moves');
    expect(other.err).toMatch(/are not the same deal: the seeds differ\./u);
    expect(other.code).toBe(2);
    const open = await compare('ann.moves', 'home/games/auction-cat.moves');
    expect(open.err).toMatch(/the game is not over/u);
    expect((await world.run(['compare', '--seat', '3', 'ann.moves', 'cy.moves'])).err).toMatch(/no seat 3/u);
    expect((await world.run(['compare', '--seat', 'x', 'ann.moves', 'cy.moves'])).code).toBe(2);
    expect((await compare('ann.moves')).err).toMatch(/Two files or more/u);
    world.write('bad.moves', world.read('ann.moves').replace(/^result: .*$/mu, 'result: Ann 99, Bob 0'));
    expect((await compare('ann.moves', 'bad.moves')).code).toBe(4);
    expect((await compare('ann.moves', 'nowhere.moves')).code).toBe(1);
  });
});

describe('boardgames daily --proof', () => {
  async function friendsFile(world: World): Promise<string> {
    const friend = new World();
    friend.write('home/config.toml', 'name = "Ben"\n');
    await friend.run(['daily', 'auction', '--plain'], { input: OTHERS });
    return world.write('ben.moves', friend.kept('auction-daily-2026-11-16'));
  }

  it("checks a friend's file and adds it to the table of the day", async () => {
    const world = new World();
    await world.run(['daily', 'auction', '--plain'], { input: ONES });
    await friendsFile(world);
    const { code, out } = await world.run(['daily', '--proof', 'ben.moves']);
    expect(code).toBe(0);
    expect(out).toMatch(/^The file proves -?\d+ points? of Ben in Sealed Bids on 2026-11-16\.\n/u);
    expect(out).toMatch(/\(you\)/u);
    expect(out).toMatch(/^\d\. +Ben +-?\d+ +proof [0-9a-f]{8}$/mu);
    const again = await world.run(['daily', '--proof', 'ben.moves']);
    expect(again.out).toMatch(/It was in the table already\./u);
    const today = await world.run(['daily', 'auction', '--plain']);
    expect(today.out).toMatch(/^\d\. +Ben /mu);
    const { table } = JSON.parse((await world.run(['daily', 'auction', '--json'])).out);
    expect(table.map(({ name }: { name: string }) => name).sort()).toEqual(['Ben', 'Player']);
    // The friends' games are not the player's own.
    expect((await world.run(['history', '--json'])).out).not.toContain('Ben');
  });

  it('knows the own game', async () => {
    const world = new World();
    await world.run(['daily', 'auction', '--plain'], { input: ONES });
    const { out } = await world.run(['daily', '--proof', 'home/games/auction-daily-2026-11-16.moves']);
    expect(out).toMatch(/It is your own game\./u);
    expect(out.match(/proof/gu)).toHaveLength(1);
  });

  it('refuses a file that proves nothing', async () => {
    const world = new World();
    await playTwice(world);
    const other = await world.run(['daily', '--proof', 'ann.moves']);
    expect(other.code).toBe(2);
    expect(other.err).toMatch(/ann\.moves: not a finished game of a day of Sealed Bids/u);
    const file = await friendsFile(world);
    world.write('forged.moves', world.read('ben.moves').replace(/^result: Ben -?\d+/mu, 'result: Ben 999'));
    expect((await world.run(['daily', '--proof', 'forged.moves'])).code).toBe(4);
    world.write('open.moves', world.read('ben.moves').split('\n').slice(0, 14).join('\n'));
    expect((await world.run(['daily', '--proof', 'open.moves'])).code).not.toBe(0);
    expect(file).toContain('ben.moves');
  });
});
