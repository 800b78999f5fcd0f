/** Opens the lesson of a game, or takes it up again in a kept game that began with it. */
import { Match } from '../../core/match.ts';
import { openMatch, type ParsedFile, parseMoveFile } from '../../core/movefile.ts';
import { Problem } from '../../core/problem.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { readLessonFile } from '../../storage/rules-data.ts';
import type { LoadedGame } from '../load-game.ts';
import { type Guide, guideThrough } from './guide.ts';
import { readLesson } from './lesson.ts';

export function openLesson(
  loaded: LoadedGame,
  pupil: string | undefined,
  files: FileSystem,
): { readonly match: Match; readonly guide: Guide } {
  const { id, title } = loaded.entry.meta;
  const text = readLessonFile(id, files);
  if (text === null) {
    throw new Problem(`There is no lesson for ${title}; "boardgames rules ${id}" explains it.`);
  }
  const file = withPupil(parseMoveFile(text), pupil);
  const match = openMatch(loaded.game, file);
  if (!(match instanceof Match)) throw new Problem(`The lesson cannot be opened: ${match.message}.`);
  return { match, guide: guideThrough(readLesson(file), match) };
}

/** Null where the game sits at another table than the lesson, whatever its seed. */
export function lessonOf(match: Match, loaded: LoadedGame, files: FileSystem): Guide | null {
  const file = parseMoveFile(readLessonFile(loaded.entry.meta.id, files) ?? '');
  const { players, seed, first } = match.config;
  const same = file.header?.players.length === players.length && file.header.first === first;
  return same && file.header?.seed === seed ? guideThrough(readLesson(file), match) : null;
}

/** The lesson with the player's own name in the first seat, where nobody else has it. */
function withPupil(file: ParsedFile, name: string | undefined): ParsedFile {
  const { header } = file;
  if (header === null || name === undefined) return file;
  if (header.players.some(player => player.name.toLowerCase() === name.toLowerCase())) return file;
  return { ...file, header: { ...header, players: header.players.with(0, { name, bot: null }) } };
}
