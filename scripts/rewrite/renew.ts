/** Brings a recorded game to the present rules version: the same moves and result, with the checkpoints of today. */
import type { AnyGame } from '../../src/core/game.ts';
import {
  checksum,
  type FileProblem,
  type ParsedFile,
  parseMoveFile,
  versionProblem,
  writtenForm,
} from '../../src/core/movefile.ts';

export type Renewal =
  | { readonly type: 'renewed'; readonly text: string }
  /** It would become another game. */
  | { readonly type: 'refused'; readonly line: number; readonly why: string };

export function renew(game: AnyGame, text: string, fingerprint: string): Renewal {
  const file = parseMoveFile(text);
  if (file.torn) return refused({ line: text.split('\n').length, message: 'the last line is cut off' });
  if (!isSealIntact(text, file)) return refused({ line: 1, message: 'changed since it was sealed' });
  const { replay, text: written } = writtenForm(game, withoutVersion(file), fingerprint);
  const problem =
    versionProblem(file, game.meta, fingerprint) ?? replay.problem ?? replay.differences[0] ?? null;
  if (problem !== null) return refused(problem);
  return { type: 'renewed', text: isVersioned(file) ? written : text };
}

function refused({ line, message }: Pick<FileProblem, 'line' | 'message'>): Renewal {
  return { type: 'refused', line, why: message };
}

/** Hand-written files such as lessons name no version and hold no hash: there is nothing in them to renew. */
function isVersioned({ header, lines }: ParsedFile): boolean {
  return header?.rules != null || header?.data != null || lines.some(line => line.type === 'checkpoint');
}

/** Read like a hand-written file: what it does not say is written as of today. */
function withoutVersion(file: ParsedFile): ParsedFile {
  return {
    ...file,
    header: file.header && { ...file.header, rules: null, data: null },
    lines: file.lines.filter(line => line.type !== 'checkpoint'),
  };
}

function isSealIntact(text: string, { lines }: ParsedFile): boolean {
  const end = lines.find(line => line.type === 'end');
  if (end === undefined) return true;
  const before = text.slice(0, text.lastIndexOf('= end '));
  return checksum(before) === Number.parseInt(end.hash, 16);
}
