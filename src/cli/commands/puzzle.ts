/** `boardgames puzzle [GAME]`: a turn in which one line of play is clearly the best, to be played out. */
import { isoDay } from '../../app/dates.ts';
import { requireGame } from '../../app/load-game.ts';
import { readNote } from '../../app/puzzles/collection.ts';
import {
  nextPuzzle,
  puzzleOfDay,
  readDay,
  requirePuzzle,
  type ShelvedPuzzle,
} from '../../app/puzzles/shelf.ts';
import { allDone, done, type Result } from '../../core/result.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type FaceFlags, faceOf } from '../face.ts';
import type { GameIo } from '../io.ts';
import { printJson } from '../print.ts';
import { playSession } from './play.ts';

export interface PuzzleFlags extends FaceFlags {
  readonly daily?: boolean;
  readonly date?: string;
  readonly json?: boolean;
}

export async function puzzle(gameId: string | undefined, flags: PuzzleFlags, io: GameIo): Promise<Exit> {
  const game = gameId === undefined ? done(null) : requireGame(gameId, io.games);
  if (!game.ok) return game;
  const today = isoDay(io.now().getTime());
  const day = readDay(flags.date ?? today, io.now());
  if (!day.ok) return day;
  const shelf = io.services.puzzles(game.value);
  if (!shelf.ok) return shelf;
  const ofDay = puzzleOfDay(shelf.value, day.value);
  const isDaily = flags.daily === true || flags.date !== undefined;
  if (flags.json === true) return printShelf(shelf.value, { day: day.value, puzzle: ofDay }, io);
  const chosen = requirePuzzle(isDaily ? ofDay : nextPuzzle(shelf.value));
  if (!chosen.ok) return chosen;
  const face = faceOf(flags, io);
  if (!face.ok) return face;
  return playSession(await io.services.openPuzzle(chosen.value), face.value, flags, io);
}

interface DayPuzzle {
  readonly day: string;
  readonly puzzle: ShelvedPuzzle | null;
}

function printShelf(shelf: readonly ShelvedPuzzle[], { day, puzzle: ofDay }: DayPuzzle, io: GameIo): Exit {
  const rows = allDone(shelf.map(one => rowOf(one, io)));
  if (!rows.ok) return rows;
  const daily = ofDay === null ? null : { day, ...rows.value[shelf.indexOf(ofDay)]! };
  printJson(io, 'puzzles@1', { daily, puzzles: rows.value });
  return done(EXIT.done);
}

interface Row {
  readonly game: string;
  readonly name: string;
  readonly level: number;
  readonly margin: number;
  readonly lines: number;
  readonly state: ShelvedPuzzle['state'];
}

/** Nothing that gives the answer away. */
function rowOf({ entry, name, state }: ShelvedPuzzle, io: GameIo): Result<Row> {
  const note = readNote(entry.meta.id, name, io.files);
  if (!note.ok) return note;
  const { level, margin, lines } = note.value;
  return done({ game: entry.meta.id, name, level, margin, lines: lines.length, state });
}
