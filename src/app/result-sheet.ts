/** All that a result page tells of a game that is over, put together once. */
import type { GameMeta, Names, Score } from '../core/game.ts';
import type { Player } from '../core/seats.ts';
import type { FinishedGame } from '../storage/history.ts';
import { type Standing, standingOf } from './history/standing.ts';
import { pointsByRound, type RoundPoints } from './points.ts';
import { ladderOf, type Rung } from './result.ts';
import type { Session } from './session.ts';

export interface ResultSheet {
  readonly meta: Pick<GameMeta, 'points'>;
  readonly names: Names;
  readonly players: readonly Player[];
  readonly scores: readonly Score[];
  /** The lowest rank first; empty where the rules give none. */
  readonly ladder: readonly Rung[];
  /** Among the games before; null where only bots played. */
  readonly standing: Standing | null;
  readonly rounds: readonly RoundPoints[];
}

/** Null while the game goes on. Replays the game once: not for every frame. */
export function resultSheet(
  session: Pick<Session, 'match' | 'loaded' | 'name'>,
  finished: readonly FinishedGame[],
): ResultSheet | null {
  const { match } = session;
  if (!match.over) return null;
  const { players } = match.config;
  const scores = match.finalScores();
  const best = Math.max(...scores.map(({ total }) => total));
  return {
    ...{ meta: match.game.meta, names: match.names, players, scores },
    ladder: ladderOf(match.game.ranks?.(players.length) ?? [], best),
    standing: standingOf(session, finished),
    rounds: pointsByRound(match, 'all'),
  };
}
