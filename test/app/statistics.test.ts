import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOT_RATINGS } from '../../src/app/history/bot-ratings.ts';
import { statisticsOf } from '../../src/app/history/statistics.ts';
import { parseMoveFile } from '../../src/core/movefile.ts';
import { bradleyTerry, elo } from '../../src/core/ratings.ts';
import { unwrap } from '../../src/core/result.ts';
import { BOT_LEVELS, parsePlayers } from '../../src/core/seats.ts';
import { registry } from '../../src/registry.ts';
import type { FinishedGame } from '../../src/storage/history.ts';
import { hasRatings } from '../support/games.ts';

const RESULTS = join(import.meta.dirname, '../../bench/results');

interface Simulation {
  readonly game: string;
  readonly players: readonly { readonly bot: string; readonly wins: number }[];
}

const sims = readdirSync(RESULTS)
  .filter(name => name.startsWith('sim-'))
  .map(name => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')) as Simulation);

describe('the ratings of our bots', () => {
  it.each(registry.filter(hasRatings).map(({ meta }) => meta.id))(
    'of %s are those of the measured games',
    id => {
      const levels: readonly string[] = BOT_LEVELS;
      const levelOf = (bot: string) => levels.indexOf(/^bot:(?<level>[a-z]+)/u.exec(bot)!.groups!['level']!);
      const wins = BOT_LEVELS.map(() => BOT_LEVELS.map(() => 0));
      for (const { players } of sims.filter(sim => sim.game === id && sim.players.length === 2)) {
        const [a, b] = [players[0]!, players[1]!];
        if (a.bot === b.bot) continue;
        const [i, j] = [levelOf(a.bot), levelOf(b.bot)];
        wins[i]![j]! += a.wins;
        wins[j]![i]! += b.wins;
      }
      const { abilities } = bradleyTerry(wins, 1);
      const rated = Object.fromEntries(BOT_LEVELS.map((level, i) => [level, Math.round(elo(abilities[i]!))]));
      expect(BOT_RATINGS[id]).toEqual(rated);
    },
  );
});

function game(players: string, points: readonly number[], id = 'newton'): FinishedGame {
  const header = {
    ...{ game: id, rules: 1, data: null, salt: null, commitment: null, seed: 'x', options: {}, first: null },
    players: unwrap(parsePlayers(players)),
  };
  return { name: 'x', path: 'x', header, points, seal: '', finished: 0, file: parseMoveFile('') };
}

describe('statistics', () => {
  const games = [
    game('Ann,bot:hard', [90, 80]),
    game('Ann,bot:hard', [70, 80]),
    game('bot:easy,Ann,bot:medium', [40, 60, 60]),
    game('Ann,Deep=bot:program', [10, 20]),
    game('Ann', [99]),
    game('bot:hard,bot:easy', [1, 2]),
  ];
  const [newton, ...others] = statisticsOf(games);

  it('split the games against others by level, number of players and seat', () => {
    expect(others).toEqual([]);
    expect(newton!.byLevel).toEqual([
      { what: 'hard', games: 2, ahead: 1, meanPoints: 80 },
      { what: 'medium', games: 1, ahead: 1, meanPoints: 60 },
      { what: 'program', games: 1, ahead: 0, meanPoints: 10 },
    ]);
    expect(newton!.byPlayers.map(({ what, games: count }) => [what, count])).toEqual([
      ['2 players', 3],
      ['3 players', 1],
    ]);
    expect(newton!.bySeat.map(({ what, games: count }) => [what, count])).toEqual([
      ['seat 1', 3],
      ['seat 2', 1],
    ]);
  });

  it('rate the person among our bots, and are surer with more games', () => {
    const rating = (count: number) => {
      const even = Array.from({ length: count }, (_, i) => game('Ann,bot:hard', i % 2 ? [2, 1] : [1, 2]));
      return statisticsOf(even)[0]!.rating!;
    };
    expect(newton!.rating!.games).toBe(3);
    expect(Math.abs(rating(200).rating - BOT_RATINGS['newton']!.hard)).toBeLessThan(20);
    expect(rating(200).margin).toBeLessThan(rating(20).margin);
    expect(rating(2).rating).toBeLessThan(rating(20).rating);
  });

  it('count a game against several bots once', () => {
    const two = statisticsOf([game('Ann,bot:hard,bot:hard', [3, 1, 2])])[0]!.rating!;
    const one = statisticsOf([game('Ann,bot:hard', [3, 1])])[0]!.rating!;
    expect(two.rating).toBeCloseTo(one.rating, 6);
    expect(two.margin).toBeCloseTo(one.margin, 6);
  });

  it('rate nobody where no bot of ours played, or the game has no ladder', () => {
    expect(statisticsOf([game('Ann,Bob', [1, 2])])[0]!.rating).toBeNull();
    expect(statisticsOf([game('Ann,Deep=bot:program', [1, 2])])[0]!.rating).toBeNull();
    expect(statisticsOf([game('Ann,bot:hard', [1, 2], 'chess')])[0]!.rating).toBeNull();
  });
});
