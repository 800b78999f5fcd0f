import { describe, expect, it } from 'vitest';
import { standingOf, standingSentence } from '../../src/app/history/standing.ts';
import type { LoadedGame } from '../../src/app/load-game.ts';
import type { Options } from '../../src/core/game.ts';
import { parseMoveFile } from '../../src/core/movefile.ts';
import type { FinishedGame } from '../../src/storage/history.ts';
import { auctionEntry } from '../cli/support/world.ts';
import { auctionMatch } from '../toys/match.ts';

const OPTIONS = 'die=no, hands=hidden';

function finished(name: string, points: readonly number[], header: Readonly<Record<string, string>> = {}) {
  const lines = { game: 'auction', seed: 'x', players: 'Ann, bot:easy', options: OPTIONS, ...header };
  const text = Object.entries(lines).map(([key, value]) => `${key}: ${value}\n`);
  const file = parseMoveFile(`boardgames-moves 1\n${text.join('')}\n`);
  if (file.header === null) throw new Error('no header');
  const game: FinishedGame = {
    ...{ name, path: name, header: file.header, points, seal: '00000000', finished: 0, file },
  };
  return game;
}

function session(bots: readonly string[] = ['Bot'], options?: Options) {
  const match = auctionMatch(['Ann', 'Bot'], bots, options);
  while (!match.over) match.play(match.choices[0]!.notation);
  const { game } = match;
  const loaded: LoadedGame = { entry: auctionEntry, game, data: {}, fingerprint: '0badcafe', dataDir: null };
  return { match, loaded, name: 'this' };
}

const own = session().match.finalScores()[0]!.total;

describe('the standing of a finished game', () => {
  it('is among all games of its kind, this one counted once', () => {
    const games = [
      finished('this', [own, 0]),
      finished('better', [own + 4, 0]),
      finished('level', [own, 99]),
      finished('worse', [own - 2, 0]),
    ];
    expect(standingOf(session(), games)).toEqual({
      points: own,
      games: 4,
      best: own + 4,
      median: own,
      bestBefore: own + 4,
      rank: 2,
    });
  });

  it('is the first of its kind where no other was like it', () => {
    const others = [
      finished('other game', [99, 0], { game: 'nim' }),
      finished('more players', [99, 0, 0], { players: 'Ann, Bob, Cy' }),
      finished('other options', [99, 0], { options: 'die=yes, hands=hidden' }),
      finished('other data', [99, 0], { data: '00000001' }),
      finished('other rules', [99, 0], { rules: '77' }),
      finished('bots alone', [99, 0], { players: 'bot:easy, bot:hard' }),
    ];
    const alone = { points: own, games: 1, best: own, median: own, bestBefore: null, rank: 1 };
    expect(standingOf(session(), others)).toEqual(alone);
    const same = [finished('same data', [99, 0], { data: '0badcafe', options: 'hands=hidden' })];
    expect(standingOf(session(), same)).toMatchObject({ games: 2, rank: 2 });
  });

  it('counts a file of the same game once, whatever it is called', () => {
    const { match } = session();
    const totals = match.finalScores().map(({ total }) => total);
    const copy = finished('copy', totals, { seed: match.config.seed, players: 'Ann, Bot=bot:easy' });
    expect(standingOf(session(), [copy])).toMatchObject({ games: 1, rank: 1 });
  });

  it('is told in a sentence', () => {
    const told = (...points: readonly number[]) =>
      standingSentence(
        standingOf(
          session(),
          points.map((one, i) => finished(`game ${i}`, [one, 0])),
        )!,
      );
    expect(told()).toBe('It is your first finished game of this kind.');
    expect(told(own - 1)).toBe(
      `It is the best of your 2 games of this kind; the best before had ${own - 1}.`,
    );
    expect(told(own + 2, own + 4)).toBe(
      `It is number 3 of your 3 games of this kind: the best has ${own + 4}, the median is ${own + 2}.`,
    );
  });

  it('is that of the best person, and nobody has one before the end or among bots', () => {
    const both = session([]);
    const most = Math.max(...both.match.finalScores().map(({ total }) => total));
    expect(standingOf(both, [])).toMatchObject({ points: most });
    expect(standingOf(session(['Ann', 'Bot']), [])).toBeNull();
    expect(standingOf({ ...session(), match: auctionMatch(['Ann', 'Bot']) }, [])).toBeNull();
  });
});
