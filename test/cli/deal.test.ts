/** Where several people play, nobody learns the seed before the end, and everybody can check it afterwards. */
import { describe, expect, it } from 'vitest';
import { botRequest } from '../../src/bots/index.ts';
import { commitmentTo } from '../../src/core/commitment.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { formatMatch, parseMoveFile, verify } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { BOT_LEVELS, parsePlayers } from '../../src/core/seats.ts';
import { auction } from '../toys/auction.ts';
import { auctionMatch } from '../toys/match.ts';
import { World } from './support/world.ts';

const HOT_SEAT = ['auction', '--players', 'Ann,Bob', '--plain'];
const ALL_MOVES = '1\n'.repeat(60);

interface Deal {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
}

function dealIn(text: string): Deal {
  const value = (key: string): string => new RegExp(`^${key}: (.*)$`, 'mu').exec(text)?.[1] ?? '';
  return { seed: value('seed'), salt: value('salt'), commitment: value('commitment') };
}

async function played(input: string, argv = HOT_SEAT) {
  const world = new World();
  const ran = await world.run(argv, { input });
  expect(ran.code, ran.err).toBe(0);
  const text = world.kept('auction-ann-bob');
  return { world, ran, text, deal: dealIn(text) };
}

describe('a table of several people', () => {
  it('shows a commitment instead of its seed, in every line, list and name', async () => {
    const { world, ran, deal } = await played('1\nlog\nundo\n');
    expect(deal.seed).toMatch(/^[0-9a-f]{32}$/u);
    expect(deal.commitment).toBe(commitmentTo(deal.seed, deal.salt));
    expect(ran.out).toContain(`Commitment to the deal: ${deal.commitment}\n`);
    const shown = [ran.out, ran.err];
    for (const argv of [
      ['games'],
      ['games', '--json'],
      ['games', '--names'],
      ['replay', 'auction-ann-bob', '--print'],
      ['replay', 'auction-ann-bob', '--json'],
      ['replay', 'auction-ann-bob', '--as', 'Bob', '--json'],
      ['verify', 'home/games/auction-ann-bob.moves'],
      ['verify', '--json', 'home/games/auction-ann-bob.moves'],
      ['resume', 'auction-ann-bob', '--plain'],
    ]) {
      const { out, err } = await world.run(argv);
      shown.push(out, err);
    }
    for (const text of shown) {
      expect(text).not.toContain(deal.seed);
      expect(text).not.toContain(deal.salt);
    }
  });

  it('tells seed and salt at the end, seals both in the file, and verify compares them', async () => {
    const { world, ran, text, deal } = await played(ALL_MOVES);
    const { seed, salt, commitment } = deal;
    expect(ran.out).toContain(
      `The deal had the seed ${seed} and the salt ${salt}: commitment ${commitment}.`,
    );
    expect(text).toMatch(new RegExp(`\\n= deal ${seed} ${salt}\\n= end [0-9a-f]{8}\\n$`, 'u'));
    const { code, out } = await world.run(['verify', 'home/games/auction-ann-bob.moves']);
    expect(code).toBe(0);
    expect(out).toContain(`commitment ${commitment}`);
  });

  it.each(['salt', 'commitment', 'seed'] as const)('has a forged %s found out', async key => {
    const { world, text, deal } = await played(ALL_MOVES);
    const forged = text.replace(`${key}: ${deal[key]}`, `${key}: ${'0'.repeat(32)}`);
    expect(forged).not.toBe(text);
    world.write('forged.moves', forged);
    const { code, err } = await world.run(['verify', 'forged.moves']);
    // Another seed may deal so that the moves are not even legal.
    expect([3, 4]).toContain(code);
    if (code === 4) expect(err).toContain('another deal than the one that was shown');
  });

  it('has a deal found out that is told differently at the end', async () => {
    const { world, text, deal } = await played(ALL_MOVES);
    world.write('forged.moves', text.replace(`= deal ${deal.seed}`, `= deal ${'0'.repeat(32)}`));
    const { code, err } = await world.run(['verify', 'forged.moves']);
    expect(code).toBe(4);
    expect(err).toContain('the deal that is told at the end is not the one that was played');
  });

  it('keeps its commitment through leaving, coming back and undo', async () => {
    const { world, deal } = await played('1\nundo\n1\n');
    const { out } = await world.run(['resume', '--plain'], { input: ALL_MOVES });
    expect(out).toContain(`Commitment to the deal: ${deal.commitment}\n`);
    expect(dealIn(world.kept('auction-ann-bob'))).toEqual(deal);
    expect(out).toContain(`The deal had the seed ${deal.seed}`);
    expect((await world.run(['verify', 'home/games/auction-ann-bob.moves'])).code).toBe(0);
  });

  it('says that a seed is known which the players chose', async () => {
    const world = new World();
    const { out } = await world.run([...HOT_SEAT, '--seed', 'owl'], { input: '' });
    expect(out).toContain('Seed: owl.');
    expect(out).toContain('The seed of this game is known: whoever');
    expect(world.kept('auction-owl')).not.toMatch(/^(?:salt|commitment):/mu);
  });
});

it('who plays alone sees the seed, without a commitment', async () => {
  const world = new World();
  const { out } = await world.run(['auction', '--players', 'Ann,bot:random', '--plain'], { input: '' });
  expect(out).toMatch(/Seed: \S+\./u);
  expect(out).not.toContain('ommitment');
});

it('files of before the commitment verify as they did', () => {
  const match = auctionMatch(['Ann', 'Bob']);
  while (!match.over) match.play(match.choices[0]!.notation);
  const text = formatMatch(match, null);
  expect(text).not.toMatch(/salt|commitment|= deal/u);
  expect(verify(auction as unknown as AnyGame, text, { dataFingerprint: null })).toMatchObject({
    ...{ kind: 'sound', finished: true, commitment: null },
  });
  expect(parseMoveFile(text).header).toMatchObject({ salt: null, commitment: null });
});

it.each(BOT_LEVELS)('the request to a %s bot carries nothing of the seed', level => {
  const seed = 'quite-a-distinctive-seed';
  const players = unwrap(parsePlayers('Ann,Bob'));
  const game = auction as unknown as AnyGame;
  const salt = '0123456789abcdef'.repeat(2);
  const match = new Match({ game, players, seed, salt, options: {}, first: 0 });
  const request = JSON.stringify(botRequest(match, { level, iterations: null }));
  for (const secret of [seed, salt]) expect(request).not.toContain(secret);
});
