/** Finished games by game, mode and level, and what they add up to for the person at the keyboard. */
import type { Seat } from '../../core/game.ts';
import type { FileHeader } from '../../core/movefile.ts';
import { BOT_LEVELS, type Player } from '../../core/seats.ts';
import type { FinishedGame } from '../../storage/history.ts';

/** Who sat at the table. */
export type Mode = 'alone' | 'against bots' | 'hot-seat' | 'mixed';

export interface Outing {
  readonly name: string;
  readonly finished: number;
  /** Points of the best person at the table. */
  readonly points: number;
  /** Nobody had more. Says nothing about tie-breaks. */
  readonly first: boolean;
}

export interface HistoryGroup {
  readonly game: string;
  readonly mode: Mode;
  /** Level of the bots, the strongest where they differ; null without bots. */
  readonly level: string | null;
  /** The last one first. */
  readonly outings: readonly Outing[];
  readonly games: readonly FinishedGame[];
}

type Growing = HistoryGroup & { readonly outings: Outing[]; readonly games: FinishedGame[] };

export function groupGames(games: readonly FinishedGame[]): HistoryGroup[] {
  const groups = new Map<string, Growing>();
  for (const game of games) {
    const seat = bestPerson(game.header.players, game.points);
    if (seat === null) continue;
    const { mode, level } = tableOf(game.header);
    const key = [game.header.game, mode, level].join(' ');
    const group = groups.get(key) ?? { game: game.header.game, mode, level, outings: [], games: [] };
    groups.set(key, group);
    const points = game.points[seat]!;
    const first = points === Math.max(...game.points);
    group.outings.push({ name: game.name, finished: game.finished, points, first });
    group.games.push(game);
  }
  return [...groups.values()];
}

/** The seat of the person with the most points; null where only bots played. */
export function bestPerson(players: readonly Player[], points: readonly number[]): Seat | null {
  const seats = players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
  const best = Math.max(...seats.map(seat => points[seat]!));
  return seats.find(seat => points[seat] === best) ?? null;
}

/** Its level; null without bots. What a program is worth is not known: any bot of ours goes before it. */
export function strongestBot(players: readonly Player[]): string | null {
  return (
    ['program', ...BOT_LEVELS].findLast(known => players.some(({ bot }) => bot?.level === known)) ?? null
  );
}

function tableOf({ players }: FileHeader): { readonly mode: Mode; readonly level: string | null } {
  const level = strongestBot(players);
  const people = players.filter(({ bot }) => bot === null).length;
  if (people > 1) return { mode: level === null ? 'hot-seat' : 'mixed', level };
  return { mode: level === null ? 'alone' : 'against bots', level };
}
