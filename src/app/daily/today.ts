/** Where a player stands with the game of the day. */
import type { Result } from '../../core/result.ts';
import { done } from '../../core/result.ts';
import type { GameEntry } from '../../registry.ts';
import { readConfig } from '../../storage/config.ts';
import { type FinishedGame, finishedGame } from '../../storage/history.ts';
import type { KeptGames } from '../../storage/kept.ts';
import { isoDay } from '../dates.ts';
import type { Host } from '../host.ts';
import { loadEntry } from '../load-game.ts';
import { type NewGame, nameBots, planGame } from '../seating.ts';
import { countsFor, dailyName, dailySeed, streak } from './days.ts';
import { shareText } from './share.ts';

export interface DailyState {
  /** `2026-11-16`, in UTC. */
  readonly day: string;
  readonly seed: string;
  /** `open` where today's first attempt is still to come. */
  readonly state: 'open' | 'begun' | 'finished';
  /** The kept game of the first attempt; null while there is none. */
  readonly name: string | null;
  /** The first attempt, once it is finished and counts. */
  readonly game: FinishedGame | null;
  /** Days in a row, up to today or yesterday. */
  readonly streak: number;
}

/** The game of today, for a game that is played alone. */
export function dailyState(
  entry: GameEntry,
  kept: KeptGames,
  { files, now }: Pick<Host, 'files' | 'now'>,
): Result<DailyState> {
  const names = kept.names();
  if (!names.ok) return names;
  const firstAttempt = (day: string): FinishedGame | null =>
    names.value.includes(dailyName(entry.meta.id, day)) ? dailyGame(entry, day, kept, { files }) : null;
  const day = isoDay(now().getTime());
  const name = dailyName(entry.meta.id, day);
  const begun = names.value.includes(name);
  const game = firstAttempt(day);
  return done({
    ...{ day, seed: dailySeed(day), name: begun ? name : null, game },
    state: game !== null ? 'finished' : begun ? 'begun' : 'open',
    streak: streak(day, one => firstAttempt(one) !== null),
  });
}

/** The first attempt of a day, where it is finished and counts. */
export function dailyGame(
  entry: GameEntry,
  day: string,
  kept: KeptGames,
  { files }: Pick<Host, 'files'>,
): FinishedGame | null {
  const game = finishedGame(dailyName(entry.meta.id, day), kept, files);
  return countsFor(game, entry, day) ? game : null;
}

/** A fresh attempt: everybody plays against the same bots, only the name is taken from the configuration. */
export async function planDaily(entry: GameEntry, day: string, host: Host): Promise<Result<NewGame>> {
  const config = await readConfig(host.env, host.files);
  if (!config.ok) return config;
  const plan = planGame(entry, { seed: dailySeed(day), options: {} }, null, { name: config.value.name });
  return plan.ok ? done(nameBots(plan.value)) : plan;
}

/** What there is to share of today's first attempt, as lines; null while it is not finished. */
export async function dailyShare(
  entry: GameEntry,
  { day, game, streak: days }: DailyState,
  ascii: boolean,
  { files }: Pick<Host, 'files'>,
): Promise<Result<string[] | null>> {
  if (game === null) return done(null);
  const loaded = await loadEntry(entry, null, files);
  return loaded.ok ? done(shareText(game, loaded.value, day, days, ascii)) : loaded;
}
