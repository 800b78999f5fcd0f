/** The puzzles that come with a game: `rules-data/<game>/puzzles/NN.moves`, each with its note. */
import { isSameData } from '../../core/fingerprint.ts';
import { type Match, repeated } from '../../core/match.ts';
import { parseMoveFile, replay } from '../../core/movefile.ts';
import { done, type Problem, type Result, refused } from '../../core/result.ts';
import { namesOf, seatNamed } from '../../core/seats.ts';
import { check, parseJson } from '../../programs/messages.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { readBundled } from '../../storage/rules-data.ts';
import type { LoadedGame } from '../load-game.ts';
import { ENDING, FOLDER } from './names.ts';
import { NOTE, type Note } from './note.ts';

export interface Puzzle {
  /** Among those of the game: `07`. */
  readonly name: string;
  readonly note: Note;
  /** The game up to the turn that is asked about. */
  readonly match: Match;
}

export function readNote(gameId: string, name: string, files: FileSystem): Result<Note> {
  const text = readBundled(gameId, files, FOLDER, `${name}.json`);
  if (!text.ok) return text;
  const json = parseJson(text.value ?? '');
  const checked = json.ok ? check(NOTE, json.value) : json;
  return checked.ok ? checked : unreadable(gameId, name, checked.problem);
}

/** With the player's own name in the seat to move, where nobody else has it. */
export function readPuzzle(
  { game, fingerprint }: LoadedGame,
  name: string,
  player: string | undefined,
  files: FileSystem,
): Result<Puzzle> {
  const { id } = game.meta;
  const note = readNote(id, name, files);
  if (!note.ok) return note;
  const text = readBundled(id, files, FOLDER, `${name}${ENDING}`);
  if (!text.ok) return text;
  const file = parseMoveFile(text.value ?? '');
  const { match, problem } = replay(game, file);
  if (match === null || problem !== null) {
    return unreadable(id, name, { kind: 'failure', message: problem?.message ?? 'it has no header' });
  }
  if (!isSameData(file.header?.data ?? fingerprint, fingerprint, game.meta)) {
    return unreadable(id, name, { kind: 'failure', message: 'it was made with other component data' });
  }
  return done({ name, note: note.value, match: seated(match, note.value.seat, player) });
}

function seated(match: Match, seat: number, player: string | undefined): Match {
  const { players } = match.config;
  const taken = player !== undefined && seatNamed(namesOf(players), player) >= 0;
  const name = player === undefined || taken ? players[seat]!.name : player;
  return repeated(match, { players: players.with(seat, { name, bot: null }) });
}

function unreadable(gameId: string, name: string, { message }: Problem): Result<never> {
  return refused('failure', `The puzzle ${gameId} ${name} cannot be used: ${message}.`);
}
