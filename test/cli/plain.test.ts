import { describe, expect, it } from 'vitest';
import { World } from './support/world.ts';

const SOLO = ['auction', '--solo', '--plain', '--seed', 'owl'];

describe('plain line mode', () => {
  it('plays over a pipe, by numbers, and keeps the game when the input ends', async () => {
    const world = new World();
    const { code, out, err } = await world.run(SOLO, { input: '1\n1\n' });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(err).toBe('');
    expect(out).toContain('Sealed Bids. Players: Player. Seed: owl.');
    expect(out).toMatch(
      /Round 1\. Player: Which card do you bid\?\nBids\n {2}1\. Do this: bid \d+ \[bid \d+\]/u,
    );
    expect(out).toContain('The game is kept as auction-owl; go on with "boardgames resume auction-owl".');
    expect(world.kept('auction-owl')).toMatch(/Player: bid \d+\nPlayer: invest gold\n$/u);
    expect(out).not.toContain('\u001b');
  });

  it('plays a whole game and ends with the breakdown, the result and the file', async () => {
    const world = new World();
    const { code, out } = await world.run(SOLO, { input: '1\n'.repeat(20) });
    expect(code).toBe(0);
    expect(out).toContain('The game is over after');
    expect(out).toMatch(
      /Player: \d+ points\n {2}lots: \d+\n {2}gold: \d+\n {2}die: 0\nPlayer ends with \d+ points\./u,
    );
    expect(out).toContain(`The moves are in ${world.home}/games/auction-owl.moves.`);
    expect((await world.run(['verify', `${world.home}/games/auction-owl.moves`])).code).toBe(0);
  });
});
