/** Real files of every game, written by the program itself, for the fuzzers to damage. */
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { formatMatch } from '../../src/core/movefile.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { registry } from '../../src/registry.ts';
import { loadLawGame } from '../laws/games.ts';

export interface Written {
  readonly game: AnyGame;
  readonly fingerprint: string;
  /** A file of the game up to so many decisions; to the end where left out. */
  file(decisions?: number, seed?: string): string;
}

const NAMES = ['Ada', 'Bärbel', 'Cy'];

export function writing(game: AnyGame, fingerprint: string): Written {
  return {
    game,
    fingerprint,
    file(decisions = Number.POSITIVE_INFINITY, seed = 'fuzz') {
      const rng = seedRng(`file ${seed}`);
      const count = Math.max(game.meta.players.min, Math.min(2, game.meta.players.max));
      const players = NAMES.slice(0, count).map(name => ({ name, bot: null }));
      const options = defaultOptions(game.meta);
      const match = new Match({ game, players, seed, options, first: null });
      for (let i = 0; i < decisions && !match.over; i++) {
        match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
        if (i % 17 === 3) match.undo();
      }
      return formatMatch(match, fingerprint);
    },
  };
}

export async function realGames(): Promise<readonly Written[]> {
  const games = await Promise.all(registry.map(entry => loadLawGame(entry)));
  return games.map(({ game, fingerprint }) => writing(game, fingerprint));
}
