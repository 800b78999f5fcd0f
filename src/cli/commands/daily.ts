/** `boardgames daily [GAME]`: the deal of the day. The first attempt counts. */
import { countsFor, dailyName, dailySeed, dayOf, streak, usualDaily } from '../../app/daily/days.ts';
import { shareText } from '../../app/daily/share.ts';
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { planGame } from '../../app/seating.ts';
import { type CommandServices, createServices } from '../../app/services.ts';
import type { Session } from '../../app/session.ts';
import { Problem } from '../../core/problem.ts';
import type { GameEntry } from '../../registry.ts';
import { readConfig } from '../../storage/config.ts';
import { finishedGame } from '../../storage/history.ts';
import { type FaceFlags, faceOf, noTerminal } from '../face.ts';
import type { Io } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { openTable } from './play.ts';

export interface DailyFlags extends FaceFlags {
  readonly again?: boolean;
  readonly share?: boolean;
  readonly json?: boolean;
}

export async function daily(gameId: string | undefined, flags: DailyFlags, io: Io): Promise<number> {
  const entry = gameId === undefined ? usualDaily(io.games) : requireGame(gameId, io.games);
  if (entry.solo === null) {
    throw new Problem(`There is no game of the day of ${entry.meta.title}: it is not played alone.`, 'usage');
  }
  const day = dayOf(io.now());
  const services = createServices(io);
  if (flags.json === true) return printStatus(entry, day, services, io);
  const before = await resultLines(entry, day, services, flags, io);
  if (flags.share === true || (before !== null && flags.again !== true)) {
    if (before === null) io.stderr.write('There is nothing to share: the game of the day is not finished.\n');
    else printLines(io, before);
    if (before !== null && flags.share !== true) {
      io.stderr.write('The first attempt counts. "--again" plays the same deal once more, for nothing.\n');
    }
    return before === null ? 1 : 0;
  }
  const face = faceOf(flags, io);
  if (face === null) throw noTerminal();
  const { name } = await readConfig(io.env, io.files);
  const session = await openDaily(entry, day, name, flags.again === true, services);
  const counts = session.name === dailyName(entry.meta.id, day);
  const code = await openTable(session, face, flags, services, io);
  if (counts && session.match.over) {
    printLines(io, ['', ...((await resultLines(entry, day, services, flags, io)) ?? [])]);
  }
  return code;
}

/** Goes on with the first attempt while it is not finished. */
function openDaily(
  entry: GameEntry,
  day: string,
  player: string | undefined,
  again: boolean,
  services: CommandServices,
): Promise<Session> {
  const name = dailyName(entry.meta.id, day);
  if (!again && services.keptGames.names().includes(name)) return services.resume(name);
  // The bots are those of everybody: of the configuration only the name counts.
  return services.start(planGame(entry, { seed: dailySeed(day), options: {} }, null, { name: player }));
}

/** What there is to share of the first attempt; null while it is not finished. */
async function resultLines(
  entry: GameEntry,
  day: string,
  services: CommandServices,
  flags: FaceFlags,
  io: Io,
): Promise<string[] | null> {
  const game = finishedGame(dailyName(entry.meta.id, day), services.keptGames, io.files);
  if (!countsFor(game, entry, day)) return null;
  const loaded = await loadEntry(entry, null, io.files);
  return shareText(game, loaded, day, daysInARow(entry, day, services, io), flags.ascii === true);
}

function daysInARow(entry: GameEntry, today: string, services: CommandServices, io: Io): number {
  return streak(today, day =>
    countsFor(finishedGame(dailyName(entry.meta.id, day), services.keptGames, io.files), entry, day),
  );
}

async function printStatus(
  entry: GameEntry,
  day: string,
  services: CommandServices,
  io: Io,
): Promise<number> {
  const name = dailyName(entry.meta.id, day);
  const game = finishedGame(name, services.keptGames, io.files);
  const done = countsFor(game, entry, day);
  const begun = services.keptGames.names().includes(name);
  printJson(io, 'daily@1', {
    ...{ game: entry.meta.id, day, seed: dailySeed(day) },
    state: done ? 'finished' : begun ? 'begun' : 'open',
    name: begun ? name : null,
    points: done ? game.points[0] : null,
    proof: done ? game.seal : null,
    streak: daysInARow(entry, day, services, io),
    share: await resultLines(entry, day, services, {}, io),
  });
  return 0;
}
