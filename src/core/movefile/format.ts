/** The parts of a move file and their written form. */
import type { Options, Seat } from '../game.ts';
import type { Problem } from '../result.ts';
import { formatPlayer, type Player } from '../seats.ts';
import { printable } from '../text.ts';

export const FORMAT_VERSION = 1;
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_LINES = 200_000;
export const MAX_LINE_LENGTH = 1_000;

export interface FileHeader {
  readonly game: string;
  /** Rules version; null where a hand-written file leaves it out. */
  readonly rules: number | null;
  /** Fingerprint of the component data; null where left out. */
  readonly data: string | null;
  readonly seed: string;
  /** With the seed it gives the commitment that was shown at the table; both are null where the players knew the seed. */
  readonly salt: string | null;
  readonly commitment: string | null;
  readonly players: readonly Player[];
  readonly options: Options;
  readonly first: Seat | null;
}

/** A problem with a place in a file. Its message is a clause without line number or full stop. */
export interface FileProblem extends Problem {
  readonly kind: 'illegal' | 'differs' | 'other-version';
  /** Counts from 1. */
  readonly line: number;
  /** The legal moves where the file asks for another one. */
  readonly legal: readonly string[];
  readonly suggestion: string | null;
}

/** One line after the header. */
export type FileLine = {
  /** Counts from 1, over the whole file. */
  readonly number: number;
  /** What follows `#`, null where there is none. */
  readonly comment: string | null;
} & (
  | { readonly type: 'move'; readonly seat: Seat | null; readonly text: string }
  | { readonly type: 'undo' }
  | { readonly type: 'checkpoint'; readonly round: number; readonly hash: string }
  | { readonly type: 'result'; readonly text: string }
  /** Seed and salt, told to all when the game is over. */
  | { readonly type: 'deal'; readonly seed: string; readonly salt: string }
  | { readonly type: 'end'; readonly hash: string }
  /** Empty, or a comment alone. */
  | { readonly type: 'blank' }
);

export interface ParsedFile {
  /** Null where the header cannot be read; `problem` then says why. */
  readonly header: FileHeader | null;
  /** The line of each key of the header. */
  readonly headerLines: Readonly<Record<string, number>>;
  /** Up to the first line that cannot be read. */
  readonly lines: readonly FileLine[];
  /** Where reading stopped; null where the whole file was read. */
  readonly problem: FileProblem | null;
  /** The last line had no line end and was dropped. */
  readonly torn: boolean;
}

export function fileProblem(
  kind: FileProblem['kind'],
  line: number,
  message: string,
  help: { legal?: readonly string[]; suggestion?: string | null } = {},
): FileProblem {
  return { kind, line, message, legal: help.legal ?? [], suggestion: help.suggestion ?? null };
}

/** The header with the empty line that ends it. */
export function formatHeader(header: FileHeader): string {
  const options = Object.entries(header.options).map(([key, value]) => `${key}=${value}`);
  const first = header.first === null ? undefined : header.players[header.first];
  const lines = [
    `boardgames-moves ${FORMAT_VERSION}`,
    `game: ${header.game}`,
    header.rules === null ? null : `rules: ${header.rules}`,
    header.data === null ? null : `data: ${header.data}`,
    `seed: ${header.seed}`,
    header.salt === null ? null : `salt: ${header.salt}`,
    header.commitment === null ? null : `commitment: ${header.commitment}`,
    `players: ${header.players.map(formatPlayer).join(', ')}`,
    options.length === 0 ? null : `options: ${options.join(', ')}`,
    first === undefined ? null : `first: ${first.name}`,
    '',
  ];
  return lines
    .filter(line => line !== null)
    .map(line => `${line}\n`)
    .join('');
}

export function formatComment(text: string): string {
  return `# ${printable(text).trim()}`.trimEnd().slice(0, MAX_LINE_LENGTH).trimEnd();
}

export function formatLine(line: FileLine, players: readonly Player[]): string {
  const comment = line.comment === null ? '' : formatComment(line.comment);
  return `${formatContent(line, players)} ${comment}`.trim();
}

function formatContent(line: FileLine, players: readonly Player[]): string {
  switch (line.type) {
    case 'move': {
      const player = line.seat === null ? undefined : players[line.seat];
      return player === undefined ? line.text : `${player.name}: ${line.text}`;
    }
    case 'undo':
      return 'undo';
    case 'checkpoint':
      return `= round ${line.round} ${line.hash}`;
    case 'result':
      return `result: ${line.text}`;
    case 'deal':
      return `= deal ${line.seed} ${line.salt}`;
    case 'end':
      return `= end ${line.hash}`;
    case 'blank':
      return '';
  }
}

/** The whole text of a file that was read; comments stay, those of the header move below it. */
export function formatMoveFile(file: ParsedFile): string {
  const header = file.header;
  if (header === null) return '';
  return formatHeader(header) + file.lines.map(line => `${formatLine(line, header.players)}\n`).join('');
}
