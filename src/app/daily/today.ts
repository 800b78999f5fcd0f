/** Where a player stands with the game of the day. */
import { done, type Result, refused } from '../../core/result.ts';
import type { GameEntry } from '../../registry.ts';
import { type Attempt, Attempts } from '../../storage/attempts.ts';
import { readConfig } from '../../storage/config.ts';
import { type FinishedGame, finishedGame } from '../../storage/history.ts';
import type { KeptGames } from '../../storage/kept.ts';
import { dataHome } from '../../storage/paths.ts';
import { isoDay } from '../dates.ts';
import type { Host } from '../host.ts';
import { loadEntry } from '../load-game.ts';
import { type NewGame, nameBots, planGame } from '../seating.ts';
import { countsFor, dailyName, dailySeed, dayOf, streak } from './days.ts';
import { notCome } from './proofs.ts';
import { shareText } from './share.ts';

export interface DailyState {
  /** `2026-11-16`, in UTC. */
  readonly day: string;
  readonly seed: string;
  /** `open` where today's first attempt is still to come, `gone` where its file is no longer there. */
  readonly state: 'open' | 'begun' | 'finished' | 'gone';
  /** The kept game of the first attempt; null while there is none. */
  readonly name: string | null;
  /** The first attempt, once it is finished and counts. */
  readonly game: FinishedGame | null;
  /** How it ended, where that is known. */
  readonly result: Attempt['result'];
  /** Days in a row, up to today or yesterday. */
  readonly streak: number;
}

/** The game of today, for a game that is played alone. */
export function dailyState(
  entry: GameEntry,
  kept: KeptGames,
  { files, now, env }: Pick<Host, 'files' | 'now' | 'env'>,
): Result<DailyState> {
  const { id } = entry.meta;
  const names = kept.names();
  const ledger = ledgerOf({ env, files });
  if (!names.ok) return names;
  if (!ledger.ok) return ledger;
  const attempts = ledger.value.list();
  if (!attempts.ok) return attempts;
  const own = attempts.value.filter(one => one.game === id);
  const firstAttempt = (day: string): FinishedGame | null =>
    names.value.includes(dailyName(id, day)) ? dailyGame(entry, day, kept, { files }) : null;
  const day = isoDay(now().getTime());
  const name = dailyName(id, day);
  const begun = names.value.includes(name);
  const game = firstAttempt(day);
  const noted = own.findLast(one => one.day === day);
  return done({
    ...{ day, seed: dailySeed(day), name: begun ? name : null, game },
    state: game !== null ? 'finished' : begun ? 'begun' : noted === undefined ? 'open' : 'gone',
    result: game === null ? (noted?.result ?? null) : resultOf(game),
    streak: streak(
      day,
      one =>
        own.some(({ day: past, result }) => past === one && result !== null) || firstAttempt(one) !== null,
    ),
  });
}

function ledgerOf({ env, files }: Pick<Host, 'env' | 'files'>): Result<Attempts> {
  const home = dataHome(env);
  return home.ok ? done(new Attempts(home.value, files)) : home;
}

function resultOf({ points, seal }: FinishedGame): Attempt['result'] {
  return { points: points[0]!, seal };
}

/**
 * A game is about to be kept whose seed may be that of a day. Returns what it is called by, and what is to be said: the first
 * attempt of today is noted in the ledger and has the day's own name, every other one a name beside it. A day that has not come
 * is refused.
 */
export function labelOfDay(
  entry: GameEntry,
  header: FinishedGame['header'],
  kept: KeptGames,
  { files, now, env }: Pick<Host, 'files' | 'now' | 'env'>,
): Result<{ readonly label: string; readonly notices: readonly string[] }> {
  const { seed } = header;
  const day = dayOf(seed);
  const called = (label: string, ...notices: string[]) => done({ label, notices });
  if (day === null) return called(seed);
  const today = isoDay(now().getTime());
  if (day > today) return refused('usage', notCome(day));
  if (day !== today || !countsFor({ header }, entry, day)) return called(beside(seed));
  const state = dailyState(entry, kept, { files, now, env });
  if (!state.ok) return state;
  if (state.value.state !== 'open') return called(beside(seed));
  const ledger = ledgerOf({ env, files });
  const noted = ledger.ok ? ledger.value.add({ day, game: entry.meta.id, result: null }) : ledger;
  return noted.ok
    ? called(seed)
    : called(beside(seed), `This attempt does not count: ${noted.problem.message}`);
}

/** What a game with the seed of a day is called by that does not count. */
export function beside(seed: string): string {
  return dayOf(seed) === null ? seed : `${seed}-again`;
}

/** Notes how a first attempt ended before its file is taken away or gets another name. */
export function noteResult(
  name: string,
  games: readonly GameEntry[],
  kept: KeptGames,
  host: Pick<Host, 'files' | 'env'>,
): Result<void> {
  const entry = games.find(({ meta }) => name.startsWith(`${meta.id}-`));
  const day = entry === undefined ? null : dayOf(name.slice(entry.meta.id.length + 1));
  if (entry === undefined || day === null) return done();
  const ledger = ledgerOf(host);
  if (!ledger.ok) return ledger;
  const game = dailyGame(entry, day, kept, host);
  const result = game === null ? null : resultOf(game);
  return ledger.value.add({ day, game: entry.meta.id, result });
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
