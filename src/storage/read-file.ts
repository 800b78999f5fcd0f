/** Reading a file that somebody named: looked at before it is opened, refused in words. */
import { isUtf8 } from 'node:buffer';
import { done, type Result, refused } from '../core/result.ts';
import { quote } from '../core/text.ts';
import { attempt, type FileInfo, type FileSystem } from './file-system.ts';

export function readText(path: string, limit: number, files: FileSystem): Result<string> {
  const bytes = readBytes(path, limit, files);
  return bytes.ok ? done(decode(bytes.value)) : bytes;
}

/** Null where there is no such file. */
export function readTextIfThere(path: string, limit: number, files: FileSystem): Result<string | null> {
  const info = infoOf(path, files);
  if (!info.ok) return info;
  return info.value === null ? done(null) : readText(path, limit, files);
}

/** A line that is not UTF-8 holds a NUL instead, which no reader takes for text: no damaged byte passes unnoticed. */
export function decode(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const lines: string[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const found = bytes.indexOf(LINE_END, start);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    lines.push(isUtf8(line) ? line.toString('utf8') : '\0');
    start = end + 1;
  }
  return lines.join('\n');
}

const LINE_END = 0x0a;

export function readBytes(path: string, limit: number, files: FileSystem): Result<Buffer> {
  const looked = infoOf(path, files);
  if (!looked.ok) return looked;
  const name = quote(path, 200);
  const info = looked.value;
  if (info === null) return refused('failure', `There is no file ${name}.`);
  if (info.kind === 'directory') return refused('failure', `${name} is a directory; a file is needed.`);
  if (info.kind === 'other') return refused('failure', `${name} is not a regular file.`);
  const tooLarge = (size: string): Result<Buffer> =>
    refused('failure', `${name} has ${size}; the limit is ${sizeText(limit, Math.floor)}.`);
  if (info.size > limit) return tooLarge(sizeText(info.size, Math.ceil));
  const bytes = attempt(`${name} cannot be read`, () => files.read(path, limit + 1));
  return bytes.ok && bytes.value.length > limit ? tooLarge('more than it says') : bytes;
}

/** What lies at a path; null where nothing does. */
export function infoOf(path: string, files: FileSystem): Result<FileInfo | null> {
  return attempt(`${quote(path, 200)} cannot be read`, () => files.info(path));
}

export function sizeText(bytes: number, round: (size: number) => number): string {
  return bytes < 1_000_000 ? `${round(bytes / 1_000)} kB` : `${round(bytes / 1_000_000)} MB`;
}
