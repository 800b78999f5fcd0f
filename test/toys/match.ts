/** A match of sealed bids, for tests of what stands around a match. */
import type { AnyGame, Options } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { auction } from './auction.ts';

export function auctionMatch(
  names: readonly string[],
  bots: readonly string[] = [],
  options: Options = { die: 'no', hands: 'hidden' },
): Match {
  const players = names.map(name => ({
    name,
    bot: bots.includes(name) ? ({ level: 'easy', iterations: null } as const) : null,
  }));
  return new Match({
    game: auction as unknown as AnyGame,
    players,
    seed: 'copper-owl-17',
    options,
    first: 0,
  });
}
