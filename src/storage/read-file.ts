/** Reading a file that somebody named: looked at before it is opened, refused in words. */
import { isUtf8 } from 'node:buffer';
import { Problem } from '../core/problem.ts';
import { quote } from '../core/text.ts';
import type { FileSystem } from './file-system.ts';
import { reasonOf } from './file-system.ts';

export function readText(path: string, limit: number, files: FileSystem): string {
  return decode(readBytes(path, limit, files));
}

/** Null where there is no such file. */
export function readTextIfThere(path: string, limit: number, files: FileSystem): string | null {
  try {
    if (files.info(path) === null) return null;
  } catch (error) {
    throw new Problem(`${quote(path, 200)} cannot be read: ${reasonOf(error)}.`);
  }
  return readText(path, limit, files);
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

export function readBytes(path: string, limit: number, files: FileSystem): Buffer {
  const name = quote(path, 200);
  try {
    const info = files.info(path);
    if (info === null) throw new Problem(`There is no file ${name}.`);
    if (info.kind === 'directory') throw new Problem(`${name} is a directory; a file is needed.`);
    if (info.kind === 'other') throw new Problem(`${name} is not a regular file.`);
    if (info.size > limit) {
      const size = `${name} has ${sizeText(info.size, Math.ceil)}`;
      throw new Problem(`${size}; the limit is ${sizeText(limit, Math.floor)}.`);
    }
    return files.read(path);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${name} cannot be read: ${reasonOf(error)}.`);
  }
}

export function sizeText(bytes: number, round: (size: number) => number): string {
  return bytes < 1_000_000 ? `${round(bytes / 1_000)} kB` : `${round(bytes / 1_000_000)} MB`;
}
