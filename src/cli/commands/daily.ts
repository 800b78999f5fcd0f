/** `boardgames daily [GAME]`: the deal of the day. The first attempt counts. */
import { countsFor, dailyName, dailySeed, streak, usualDaily } from '../../app/daily/days.ts';
import { shareText } from '../../app/daily/share.ts';
import { isoDay } from '../../app/dates.ts';
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { planGame } from '../../app/seating.ts';
import type { Session } from '../../app/session.ts';
import { done, type Result, refused } from '../../core/result.ts';
import type { GameEntry } from '../../registry.ts';
import { readConfig } from '../../storage/config.ts';
import { type FinishedGame, finishedGame } from '../../storage/history.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type FaceFlags, faceOf } from '../face.ts';
import type { GameIo, Io } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { playSession } from './play.ts';

export interface DailyFlags extends FaceFlags {
  readonly again?: boolean;
  readonly share?: boolean;
  readonly json?: boolean;
}

/** The game of the day. */
interface Today {
  readonly entry: GameEntry;
  readonly day: string;
  readonly io: GameIo;
}

export async function daily(gameId: string | undefined, flags: DailyFlags, io: GameIo): Promise<Exit> {
  const entry = gameId === undefined ? done(usualDaily(io.games)) : requireGame(gameId, io.games);
  if (!entry.ok) return entry;
  const { solo, meta } = entry.value;
  if (solo === null) {
    return refused('usage', `There is no game of the day of ${meta.title}: it is not played alone.`);
  }
  const today: Today = { entry: entry.value, day: isoDay(io.now().getTime()), io };
  if (flags.json === true) return printStatus(today);
  const before = await resultLines(today, flags);
  if (!before.ok) return before;
  if (flags.share === true || (before.value !== null && flags.again !== true)) {
    return done(share(before.value, flags, io));
  }
  const face = faceOf(flags, io);
  if (!face.ok) return face;
  const session = await openDaily(today, flags.again === true);
  if (!session.ok) return session;
  const counts = session.value.name === dailyName(meta.id, today.day);
  const code = await playSession(session, face.value, flags, io);
  if (!code.ok || !counts || !session.value.match.over) return code;
  const after = await resultLines(today, flags);
  if (!after.ok) return after;
  printLines(io, ['', ...(after.value ?? [])]);
  return code;
}

function share(lines: readonly string[] | null, flags: DailyFlags, io: Io): number {
  if (lines === null) {
    io.stderr.write('There is nothing to share: the game of the day is not finished.\n');
    return EXIT.failure;
  }
  printLines(io, lines);
  if (flags.share !== true) {
    io.stderr.write('The first attempt counts. "--again" plays the same deal once more, for nothing.\n');
  }
  return EXIT.done;
}

/** Goes on with the first attempt while it is not finished. */
async function openDaily({ entry, day, io }: Today, again: boolean): Promise<Result<Session>> {
  const config = await readConfig(io.env, io.files);
  if (!config.ok) return config;
  const name = dailyName(entry.meta.id, day);
  const kept = again ? done([]) : io.services.keptGames.names();
  if (!kept.ok) return kept;
  if (kept.value.includes(name)) return io.services.resume(name);
  // Everybody plays against the same bots: only the name is taken from the configuration.
  const usual = { name: config.value.name };
  const plan = planGame(entry, { seed: dailySeed(day), options: {} }, null, usual);
  return plan.ok ? io.services.start(plan.value) : plan;
}

/** What there is to share of the first attempt; null while it is not finished. */
async function resultLines(today: Today, flags: FaceFlags): Promise<Result<string[] | null>> {
  const { entry, day, io } = today;
  const game = firstAttempt(today, day);
  if (game === null) return done(null);
  const loaded = await loadEntry(entry, null, io.files);
  if (!loaded.ok) return loaded;
  return done(shareText(game, loaded.value, day, daysInARow(today), flags.ascii === true));
}

/** The game of a day, where it was played to its end and counts. */
function firstAttempt({ entry, io }: Today, day: string): FinishedGame | null {
  const game = finishedGame(dailyName(entry.meta.id, day), io.services.keptGames, io.files);
  return countsFor(game, entry, day) ? game : null;
}

function daysInARow(today: Today): number {
  return streak(today.day, day => firstAttempt(today, day) !== null);
}

async function printStatus(today: Today): Promise<Exit> {
  const { entry, day, io } = today;
  const kept = io.services.keptGames.names();
  if (!kept.ok) return kept;
  const shared = await resultLines(today, {});
  if (!shared.ok) return shared;
  const name = dailyName(entry.meta.id, day);
  const game = firstAttempt(today, day);
  const begun = kept.value.includes(name);
  printJson(io, 'daily@1', {
    ...{ game: entry.meta.id, day, seed: dailySeed(day) },
    state: game !== null ? 'finished' : begun ? 'begun' : 'open',
    name: begun ? name : null,
    points: game?.points[0] ?? null,
    proof: game?.seal ?? null,
    streak: daysInARow(today),
    share: shared.value,
  });
  return done(EXIT.done);
}
