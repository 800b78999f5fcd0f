/** The game of the day: the same deal for everybody from midnight to midnight UTC. */
import { equal } from '../../core/json.ts';
import { completeOptions, defaultOptions } from '../../core/options.ts';
import { formatBot } from '../../core/seats.ts';
import type { GameEntry } from '../../registry.ts';
import type { FinishedGame } from '../../storage/history.ts';
import { isoDay } from '../dates.ts';

const DAY_MS = 86_400_000;

export function dayBefore(day: string): string {
  return isoDay(Date.parse(day) - DAY_MS);
}

export function dailySeed(day: string): string {
  return `daily-${day}`;
}

/** The day whose deal a seed is; null for every other seed. */
export function dayOf(seed: string): string | null {
  return /^daily-(?<day>\d{4}-\d{2}-\d{2})$/u.exec(seed)?.groups?.['day'] ?? null;
}

/** The kept game of the first attempt; later ones have another name and do not count. */
export function dailyName(gameId: string, day: string): string {
  return `${gameId}-${dailySeed(day)}`;
}

/** The game of the day where none is named: the first that is played alone. */
export function usualDaily(games: readonly GameEntry[]): GameEntry {
  return games.find(({ solo }) => solo !== null) ?? games[0]!;
}

/** The first attempt of the day at the table of the day, played to its end. */
export function countsFor<G extends Pick<FinishedGame, 'header'>>(
  game: G | null,
  entry: GameEntry,
  day: string,
): game is G {
  if (game === null || entry.solo === null || game.header.seed !== dailySeed(day)) return false;
  if (game.header.game !== entry.meta.id) return false;
  const { players, options, first } = game.header;
  const [person, ...bots] = players;
  const usual = equal(completeOptions(entry.meta, options), defaultOptions(entry.meta));
  const same = bots.map(({ bot }) => bot && formatBot(bot)).join() === entry.solo.bots.join();
  return person?.bot === null && same && usual && first === null;
}

/** Days in a row up to today; today may still be to come. */
export function streak(today: string, done: (day: string) => boolean): number {
  let day = done(today) ? today : dayBefore(today);
  let days = 0;
  for (; done(day); day = dayBefore(day)) days++;
  return days;
}
