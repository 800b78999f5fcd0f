/** Matches and files of the toy auction, for the tests of move files. */
import type { AnyGame, Options } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { formatMatch } from '../../../src/core/movefile.ts';
import { unwrap } from '../../../src/core/result.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { parsePlayers } from '../../../src/core/seats.ts';
import { auction } from '../../toys/auction.ts';

export const FINGERPRINT = '5f1c2a90';

const OPTIONS: Options = { die: 'yes', hands: 'hidden' };

export function newMatch(players = 'Ada, bot:hard', game: AnyGame = auction, options = OPTIONS): Match {
  const seated = unwrap(parsePlayers(players));
  return new Match({ game, players: seated, seed: 'copper-owl-17', options, first: null });
}

/** Plays at random, with an undo wherever one is allowed for the first time in a turn. */
export function playOn(match: Match, seed = 'picks', decisions = Number.POSITIVE_INFINITY): Match {
  const rng = seedRng(seed);
  for (let i = 0; i < decisions && !match.over; i++) {
    match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
    if (match.undoState().allowed && match.steps.at(-2)?.type !== 'undo') match.undo();
  }
  return match;
}

export const finished = (): Match => playOn(newMatch());

export const written = (match: Match): string => formatMatch(match, FINGERPRINT);

/** Number of the first line that fits, counted from 1. */
export function lineOf(text: string, test: RegExp): number {
  const at = text.split('\n').findIndex(line => test.test(line));
  if (at < 0) throw new Error(`no line fits ${test.source}`);
  return at + 1;
}

export function replaceLine(text: string, number: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  return lines.with(number - 1, change(lines[number - 1]!)).join('\n');
}
