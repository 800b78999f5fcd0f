/** Reads a move file leniently: whatever a person may reasonably write by hand. */
import type { Seat } from '../game.ts';
import { done, type Result, refusedBy } from '../result.ts';
import { type Player, sameName } from '../seats.ts';
import { nearest, quote } from '../text.ts';
import {
  type FileHeader,
  type FileLine,
  type FileProblem,
  FORMAT_VERSION,
  fileProblem,
  MAX_FILE_BYTES,
  MAX_LINE_LENGTH,
  MAX_LINES,
  type ParsedFile,
} from './format.ts';
import { HEADER_KEYS, type HeaderKey, type HeaderValue, readHeader } from './header.ts';

interface RawLine {
  readonly number: number;
  /** Without comment, trimmed. */
  readonly content: string;
  readonly comment: string | null;
}

export function parseMoveFile(text: string): ParsedFile {
  if (text.length > MAX_FILE_BYTES) {
    const megabytes = MAX_FILE_BYTES / 1024 / 1024;
    return unreadable(fileProblem('illegal', 1, `too large for a move file (more than ${megabytes} MB)`));
  }
  const physical = text.replace(/^\u{FEFF}/u, '').split('\n');
  const torn = physical.pop() !== '';
  if (physical.length > MAX_LINES) {
    return unreadable(
      fileProblem('illegal', MAX_LINES + 1, `too long for a move file (more than ${MAX_LINES} lines)`),
    );
  }
  const { raw, problem } = readRaw(physical);
  const opening = raw.findIndex(line => line.content !== '');
  const magic = magicProblem(raw[opening], problem);
  if (magic !== null) return { ...unreadable(magic), torn };

  const kept = raw.slice(0, opening).filter(line => line.comment !== null);
  const { values, end, broken } = readValues(raw, opening + 1);
  kept.push(...raw.slice(opening, end).filter(line => line.comment !== null));
  const headerLines = Object.fromEntries([...values].map(([key, value]) => [key, value.line]));
  const unfinished = end >= raw.length ? problem : null;
  const stopped = broken ?? unfinished;
  const read = stopped === null ? readHeader(values, Math.min(end, raw.length - 1) + 1) : refusedBy(stopped);
  if (!read.ok) return { ...unreadable(read.problem), headerLines, torn };

  const header = read.value;
  const lines = kept.map((line): FileLine => ({ ...lineBase(line), type: 'blank' }));
  for (const rawLine of raw.slice(end + 1)) {
    const line = readLine(rawLine, header);
    if (!line.ok) return { header, headerLines, lines, problem: line.problem, torn };
    lines.push(line.value);
  }
  return { header, headerLines, lines, problem, torn };
}

function unreadable(problem: FileProblem): ParsedFile {
  return { header: null, headerLines: {}, lines: [], problem, torn: false };
}

function readRaw(physical: readonly string[]): { raw: RawLine[]; problem: FileProblem | null } {
  const raw: RawLine[] = [];
  for (const [i, full] of physical.entries()) {
    if (full.length > MAX_LINE_LENGTH) {
      return { raw, problem: fileProblem('illegal', i + 1, `longer than ${MAX_LINE_LENGTH} characters`) };
    }
    if (full.includes('\0'))
      return { raw, problem: fileProblem('illegal', i + 1, 'holds binary data, not text') };
    const hash = full.indexOf('#');
    const content = (hash < 0 ? full : full.slice(0, hash)).trim();
    raw.push({ number: i + 1, content, comment: hash < 0 ? null : full.slice(hash + 1).trim() });
  }
  return { raw, problem: null };
}

function magicProblem(line: RawLine | undefined, problem: FileProblem | null): FileProblem | null {
  const opening = `boardgames-moves ${FORMAT_VERSION}`;
  if (line === undefined) {
    return problem ?? fileProblem('illegal', 1, `not a move file: it has to begin with "${opening}"`);
  }
  const version = /^boardgames-moves\s+(?<version>\d+)$/u.exec(line.content)?.groups?.['version'];
  if (version === undefined) {
    return fileProblem('illegal', line.number, `not a move file: it has to begin with "${opening}"`);
  }
  if (Number(version) === FORMAT_VERSION) return null;
  return fileProblem(
    'other-version',
    line.number,
    `move files of format ${quote(version)} need another version of boardgames`,
  );
}

/** The header's values up to the empty line at index `end`. */
function readValues(
  raw: readonly RawLine[],
  start: number,
): { values: Map<HeaderKey, HeaderValue>; end: number; broken: FileProblem | null } {
  const values = new Map<HeaderKey, HeaderValue>();
  let end = start;
  for (; end < raw.length; end++) {
    const line = raw[end]!;
    if (line.content === '') {
      if (line.comment === null) break;
      continue;
    }
    const colon = line.content.indexOf(':');
    const word = (colon < 0 ? line.content : line.content.slice(0, colon)).trim();
    const key = HEADER_KEYS.find(known => known === word.toLowerCase());
    if (key === undefined || colon < 0) {
      const message = `the header holds "key: value" lines up to an empty line, and no ${quote(word)}`;
      const suggestion = key ?? nearest(word, HEADER_KEYS);
      return { values, end, broken: fileProblem('illegal', line.number, message, { suggestion }) };
    }
    if (values.has(key)) {
      return {
        values,
        end,
        broken: fileProblem('illegal', line.number, `"${key}" stands twice in the header`),
      };
    }
    values.set(key, { value: line.content.slice(colon + 1).trim(), line: line.number });
  }
  return { values, end, broken: null };
}

function lineBase(line: RawLine): { number: number; comment: string | null } {
  return { number: line.number, comment: line.comment };
}

function readLine(line: RawLine, header: FileHeader): Result<FileLine, FileProblem> {
  const base = lineBase(line);
  const content = line.content;
  if (content === '') return done({ ...base, type: 'blank' });
  if (content.startsWith('=')) return readMark(line);
  if (/^undo$/iu.test(content)) return done({ ...base, type: 'undo' });
  const result = /^result\s*:(?<text>.*)$/iu.exec(content)?.groups?.['text'];
  if (result !== undefined) return done({ ...base, type: 'result', text: result.trim() });
  const seat = header.players.findIndex(player => startsWithName(content, player));
  const text = seat < 0 ? content : afterName(content, header.players, seat);
  if (text === '') return refusedBy(fileProblem('illegal', line.number, 'a name without a move'));
  return done({ ...base, type: 'move', seat: seat < 0 ? null : seat, text });
}

function readMark(line: RawLine): Result<FileLine, FileProblem> {
  const round = /^=\s*round\s+(?<round>\d{1,6})\s+(?<hash>[0-9a-f]{8})$/u.exec(line.content)?.groups;
  if (round !== undefined) {
    return done({
      ...lineBase(line),
      type: 'checkpoint',
      round: Number(round['round']),
      hash: round['hash']!,
    });
  }
  const deal = /^=\s*deal\s+(?<seed>\S+)\s+(?<salt>[0-9a-f]{32})$/u.exec(line.content)?.groups;
  if (deal !== undefined) {
    return done({ ...lineBase(line), type: 'deal', seed: deal['seed']!, salt: deal['salt']! });
  }
  const end = /^=\s*end\s+(?<hash>[0-9a-f]{8})$/u.exec(line.content)?.groups?.['hash'];
  if (end !== undefined) return done({ ...lineBase(line), type: 'end', hash: end });
  const message = `a mark is written "= round 1 HASH", "= deal SEED SALT" or "= end HASH", not ${quote(line.content)}`;
  return refusedBy(fileProblem('illegal', line.number, message));
}

function startsWithName(content: string, player: Player): boolean {
  const length = player.name.length;
  return sameName(content.slice(0, length), player.name) && content.slice(length).trimStart().startsWith(':');
}

function afterName(content: string, players: readonly Player[], seat: Seat): string {
  return content.slice(players[seat]!.name.length).trimStart().slice(1).trim();
}
