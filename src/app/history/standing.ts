/** How a game that has just ended compares with the games that the player finished before at such a table. */
import type { GameMeta, Options } from '../../core/game.ts';
import { equal } from '../../core/json.ts';
import type { SeenMatch } from '../../core/match.ts';
import { versionProblem } from '../../core/movefile.ts';
import { completeOptions } from '../../core/options.ts';
import type { Player } from '../../core/seats.ts';
import { median } from '../../core/statistics.ts';
import { plural } from '../../core/words.ts';
import type { FinishedGame } from '../../storage/history.ts';
import type { Session } from '../session.ts';
import { bestPerson } from './groups.ts';

/** All points are those of the best person at the table. */
export interface Standing {
  readonly points: number;
  /** Finished games of this kind, this one among them. */
  readonly games: number;
  /** Of all of them. */
  readonly best: number;
  readonly median: number;
  /** The best of the games before this one; null where it is the first. */
  readonly bestBefore: number | null;
  /** 1 for the best game; equal points share a rank. */
  readonly rank: number;
}

/**
 * Among the games of the same rules and data with as many players and the same options. Null where the game is not over, or
 * bots played alone. The session itself need not be among the finished games, as where it could not be saved.
 */
export function standingOf(
  { match, loaded, name }: Pick<Session, 'match' | 'loaded' | 'name'>,
  finished: readonly FinishedGame[],
): Standing | null {
  if (!match.over) return null;
  const { meta } = loaded.entry;
  const totals = match.finalScores().map(score => score.total);
  const points = bestPoints(match.config.players, totals);
  if (points === null) return null;
  const before = finished
    .filter(
      game =>
        game.name !== name &&
        !isSameGame(match, totals, game) &&
        versionProblem(game.file, meta, loaded.fingerprint) === null &&
        isSameTable(match, game, meta),
    )
    .flatMap(game => bestPoints(game.header.players, game.points) ?? []);
  const all = [points, ...before];
  return {
    points,
    games: all.length,
    best: Math.max(...all),
    median: median(all),
    bestBefore: before.length === 0 ? null : Math.max(...before),
    rank: 1 + before.filter(other => other > points).length,
  };
}

/** A file of it may lie among the kept games under any name. */
function isSameGame(
  { config }: SeenMatch,
  totals: readonly number[],
  { header, points }: FinishedGame,
): boolean {
  return header.seed === config.seed && equal(header.players, config.players) && equal(points, totals);
}

/** A sentence to the player. */
export function standingSentence({
  points,
  games,
  best,
  median: middle,
  bestBefore,
  rank,
}: Standing): string {
  if (bestBefore === null) return 'It is your first finished game of this kind.';
  if (points > bestBefore) {
    return `It is the best of your ${plural(games, 'game')} of this kind; the best before had ${bestBefore}.`;
  }
  const kind = `${plural(games, 'game')} of this kind`;
  return `It is number ${rank} of your ${kind}: the best has ${best}, the median is ${middle}.`;
}

function bestPoints(players: readonly Player[], points: readonly number[]): number | null {
  const seat = bestPerson(players, points);
  return seat === null ? null : points[seat]!;
}

function isSameTable({ config }: SeenMatch, { header }: FinishedGame, meta: GameMeta): boolean {
  const count = config.players.length;
  return (
    header.game === meta.id &&
    header.players.length === count &&
    equal(optionsThatMatter(header.options, count, meta), optionsThatMatter(config.options, count, meta))
  );
}

/** Some options make no difference with so many players. */
function optionsThatMatter(options: Options, count: number, meta: GameMeta): Options {
  const matters = meta.options.filter(
    ({ players }) => players === undefined || (players.min <= count && count <= players.max),
  );
  return completeOptions({ ...meta, options: matters }, options);
}
