/** How a person's games went against whom, with how many and from which seat, and the rating that they earn. */
import { abilityFrom, abilityOf, elo, eloMargin, type Meeting } from '../../core/ratings.ts';
import type { FinishedGame } from '../../storage/history.ts';
import { BOT_RATINGS } from './bot-ratings.ts';
import { bestPerson, strongestBot } from './groups.ts';

/** The games that share something. */
export interface Share {
  /** `hard`, `3 players`, `seat 2`. */
  readonly what: string;
  readonly games: number;
  /** Games in which nobody had more points. */
  readonly ahead: number;
  readonly meanPoints: number;
}

/** On the ladder of our bots, by Elo's scale. */
export interface OwnRating {
  readonly rating: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  /** Games of one person against our bots. */
  readonly games: number;
}

export interface Statistics {
  readonly game: string;
  readonly byLevel: readonly Share[];
  readonly byPlayers: readonly Share[];
  readonly bySeat: readonly Share[];
  /** Null where there is nothing to rate. */
  readonly rating: OwnRating | null;
}

/** Of the games against somebody, for each kind of game. */
export function statisticsOf(games: readonly FinishedGame[]): Statistics[] {
  const kinds = [...new Set(games.map(({ header }) => header.game))];
  return kinds.flatMap(game => {
    const own = games.filter(
      ({ header, points }) =>
        header.game === game && header.players.length > 1 && bestPerson(header.players, points) !== null,
    );
    if (own.length === 0) return [];
    return {
      game,
      byLevel: sharesBy(own, ({ header }) => strongestBot(header.players) ?? 'people only'),
      byPlayers: sharesBy(own, ({ header }) => `${header.players.length} players`),
      bySeat: sharesBy(own, ({ header, points }) => `seat ${bestPerson(header.players, points)! + 1}`),
      rating: ratingOf(game, own),
    };
  });
}

function sharesBy(games: readonly FinishedGame[], kind: (game: FinishedGame) => string): Share[] {
  const kinds = [...new Set(games.map(kind))].sort();
  return kinds.map(what => {
    const among = games.filter(game => kind(game) === what);
    const points = among.map(game => game.points[bestPerson(game.header.players, game.points)!]!);
    return {
      what,
      games: among.length,
      ahead: among.filter((game, i) => points[i] === Math.max(...game.points)).length,
      meanPoints: points.reduce((sum, value) => sum + value, 0) / among.length,
    };
  });
}

/** Against each bot at a table a part of a game is won or lost, so that a game counts once. */
function ratingOf(game: string, games: readonly FinishedGame[]): OwnRating | null {
  const ratings = BOT_RATINGS[game];
  if (ratings === undefined) return null;
  let counted = 0;
  const meetings: Meeting[] = [];
  for (const { header, points } of games) {
    const seat = bestPerson(header.players, points)!;
    const rivals = header.players.flatMap(({ bot }, other) => {
      if (other === seat || bot === null || bot.level === 'program') return [];
      return [{ rating: ratings[bot.level], points: points[other]! }];
    });
    if (rivals.length !== header.players.length - 1) continue;
    counted++;
    for (const rival of rivals) {
      const result = (1 + Math.sign(points[seat]! - rival.points)) / 2;
      meetings.push({ opponent: abilityOf(rival.rating), result, weight: 1 / rivals.length });
    }
  }
  if (counted === 0) return null;
  const { ability, error } = abilityFrom(meetings);
  return { rating: elo(ability), margin: eloMargin(error), games: counted };
}
