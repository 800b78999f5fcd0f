/** `boardgames daily [GAME]`: the deal of the day. The first attempt counts. */
import { resolve } from 'node:path';
import { usualDaily } from '../../app/daily/days.ts';
import { type DayRow, dayTable, dayTableRows, keepProof, readProof } from '../../app/daily/proofs.ts';
import { type DailyState, dailyGame, dailyShare } from '../../app/daily/today.ts';
import { isoDay } from '../../app/dates.ts';
import { requireGame } from '../../app/load-game.ts';
import { pointWords } from '../../app/scores.ts';
import { textTable } from '../../app/text-table.ts';
import { done, type Result, refused } from '../../core/result.ts';
import type { GameEntry } from '../../registry.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type FaceFlags, faceOf } from '../face.ts';
import type { GameIo, Io } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { playSession } from './play.ts';

export interface DailyFlags extends FaceFlags {
  readonly again?: boolean;
  readonly share?: boolean;
  /** Somebody's file of a day. */
  readonly proof?: string;
  readonly json?: boolean;
}

export async function daily(gameId: string | undefined, flags: DailyFlags, io: GameIo): Promise<Exit> {
  if (flags.proof !== undefined) return addProof(flags.proof, flags, io);
  const game = gameId === undefined ? done(usualDaily(io.games)) : requireGame(gameId, io.games);
  if (!game.ok) return game;
  const entry = game.value;
  if (entry.solo === null) {
    return refused('usage', `There is no game of the day of ${entry.meta.title}: it is not played alone.`);
  }
  if (flags.json === true) return printStatus(entry, io);
  const before = await shareOf(entry, flags, io);
  if (!before.ok) return before;
  if (flags.share === true || (before.value !== null && flags.again !== true)) {
    const code = share(before.value, flags, io);
    return flags.share === true ? done(code) : printOthers(entry, io, code);
  }
  const today = io.services.daily(entry);
  if (!today.ok) return today;
  if (today.value.state === 'gone' && flags.again !== true) {
    const lost = 'The first attempt of today is the one that counts, and its file is gone.';
    return refused('failure', `${lost} "--again" plays the same deal once more, for nothing.`);
  }
  const face = faceOf(flags, io);
  if (!face.ok) return face;
  const session = await io.services.playDaily(entry, flags.again === true);
  if (!session.ok) return session;
  const code = await playSession(session, face.value, flags, io);
  if (!code.ok || !session.value.match.over) return code;
  const after = io.services.daily(entry);
  if (!after.ok) return after;
  if (after.value.game === null || after.value.game.name !== session.value.name) return code;
  const lines = await dailyShare(entry, after.value, flags.ascii === true, io);
  if (!lines.ok) return lines;
  printLines(io, ['', ...(lines.value ?? [])]);
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

/** What there is to share of today's first attempt; null while it is not finished. */
async function shareOf(entry: GameEntry, { ascii }: FaceFlags, io: GameIo): Promise<Result<string[] | null>> {
  const today = io.services.daily(entry);
  return today.ok ? dailyShare(entry, today.value, ascii === true, io) : today;
}

/** Everybody's results of today, where there are others than the own. */
function printOthers(entry: GameEntry, io: GameIo, code: number): Exit {
  const today = io.services.daily(entry);
  if (!today.ok) return today;
  const table = tableOfDay(entry, today.value, io);
  if (!table.ok) return table;
  if (table.value.some(({ own }) => !own)) printLines(io, ['', ...textTable(dayTableRows(table.value))]);
  return done(code);
}

function tableOfDay(entry: GameEntry, { day, game }: DailyState, io: GameIo): Result<DayRow[]> {
  return dayTable(entry, day, game, io);
}

async function addProof(path: string, flags: DailyFlags, io: GameIo): Promise<Exit> {
  const opened = await io.services.openFile(resolve(io.cwd, path));
  if (!opened.ok) return opened;
  const proof = readProof(opened.value, path, isoDay(io.now().getTime()));
  if (!proof.ok) return proof;
  const { entry } = opened.value.loaded;
  const { day, name, points: count, seal } = proof.value;
  const own = dailyGame(entry, day, io.services.keptGames, io);
  const isOwn = own?.seal === seal;
  const added = isOwn ? done(false) : keepProof(proof.value, opened.value, io);
  if (!added.ok) return added;
  const table = dayTable(entry, day, own, io);
  if (!table.ok) return table;
  if (flags.json === true) {
    printJson(io, 'proof@1', {
      game: entry.meta.id,
      day,
      name,
      points: count,
      proof: seal,
      added: added.value,
      table: table.value.map(jsonRow),
    });
    return done(EXIT.done);
  }
  const news = isOwn ? 'It is your own game.' : added.value ? '' : 'It was in the table already.';
  const told = `The file proves ${pointWords(entry.meta, count)} of ${name} in ${entry.meta.title} on ${day}.`;
  printLines(io, [
    [told, news].filter(part => part !== '').join(' '),
    '',
    ...textTable(dayTableRows(table.value)),
  ]);
  return done(EXIT.done);
}

function jsonRow({ place, name, points: count, seal, own }: DayRow) {
  return { place, name, points: count, proof: seal, own };
}

async function printStatus(entry: GameEntry, io: GameIo): Promise<Exit> {
  const today = io.services.daily(entry);
  if (!today.ok) return today;
  const { day, seed, state, name, result, streak } = today.value;
  const lines = await dailyShare(entry, today.value, false, io);
  if (!lines.ok) return lines;
  const table = tableOfDay(entry, today.value, io);
  if (!table.ok) return table;
  printJson(io, 'daily@1', {
    ...{ game: entry.meta.id, day, seed, state, name },
    points: result?.points ?? null,
    proof: result?.seal ?? null,
    streak,
    share: lines.value,
    table: table.value.map(jsonRow),
  });
  return done(EXIT.done);
}
