/** Opens the lesson of a game, or takes it up again in a kept game that began with it. */
import type { Match } from '../../core/match.ts';
import { openMatch, type ParsedFile, parseMoveFile } from '../../core/movefile.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { namesOf, seatNamed } from '../../core/seats.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { readLessonFile } from '../../storage/rules-data.ts';
import type { LoadedGame } from '../load-game.ts';
import { type Guide, guideThrough } from './guide.ts';
import { readLesson } from './lesson.ts';

export function openLesson(
  loaded: LoadedGame,
  pupil: string | undefined,
  files: FileSystem,
): Result<{ readonly match: Match; readonly guide: Guide }> {
  const { id, title } = loaded.entry.meta;
  const text = readLessonFile(id, files);
  if (!text.ok) return text;
  if (text.value === null) {
    return refused('failure', `There is no lesson for ${title}; "boardgames rules ${id}" explains it.`);
  }
  const file = withPupil(parseMoveFile(text.value), pupil);
  const match = openMatch(loaded.game, file);
  if (!match.ok) return refused('failure', `The lesson cannot be opened: ${match.problem.message}.`);
  return done({ match: match.value, guide: guideThrough(readLesson(file), match.value) });
}

/** Null where the game sits at another table than the lesson, whatever its seed. */
export function lessonOf(match: Match, loaded: LoadedGame, files: FileSystem): Guide | null {
  const text = readLessonFile(loaded.entry.meta.id, files);
  const file = parseMoveFile((text.ok ? text.value : null) ?? '');
  const { players, seed, first } = match.config;
  const same = file.header?.players.length === players.length && file.header.first === first;
  return same && file.header?.seed === seed ? guideThrough(readLesson(file), match) : null;
}

/** The lesson with the player's own name in the first seat, where nobody else has it. */
function withPupil(file: ParsedFile, name: string | undefined): ParsedFile {
  const { header } = file;
  if (header === null || name === undefined) return file;
  if (seatNamed(namesOf(header.players), name) >= 0) return file;
  return { ...file, header: { ...header, players: header.players.with(0, { name, bot: null }) } };
}
