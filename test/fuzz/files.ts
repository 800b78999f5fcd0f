/** Real files of every game, written by the program itself, for the fuzzers to damage. */
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { formatMatch } from '../../src/core/movefile.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { loadLawGame } from '../laws/games.ts';
import { games, namesFor, people, playersNear } from '../support/games.ts';

export interface GameFiles {
  readonly game: AnyGame;
  readonly fingerprint: string;
  /** A file of the game up to so many decisions; to the end where left out. */
  file(decisions?: number, seed?: string): string;
}

/** A name that takes more bytes than letters. */
const LONGER = 'Bärbel';

export function gameFiles(game: AnyGame, fingerprint: string): GameFiles {
  return {
    game,
    fingerprint,
    file(decisions = Number.POSITIVE_INFINITY, seed = 'fuzz') {
      const rng = seedRng(`file ${seed}`);
      const names = namesFor(playersNear(game.meta, 2));
      const players = people(names.length > 1 ? names.with(1, LONGER) : names);
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

/** In the order of `games`. */
export async function writtenGames(): Promise<readonly GameFiles[]> {
  const loaded = await Promise.all(games.map(entry => loadLawGame(entry)));
  return loaded.map(({ game, fingerprint }) => gameFiles(game, fingerprint));
}
