/** Reading a file that somebody named: looked at before it is opened, refused in words. */
import { quote } from '../core/text.ts';
import type { FileSystem } from './file-system.ts';
import { reasonOf } from './file-system.ts';
import { Problem } from './problem.ts';

export function readText(path: string, limit: number, files: FileSystem): string {
  const name = quote(path, 200);
  try {
    const info = files.info(path);
    if (info === null) throw new Problem(`There is no file ${name}.`);
    if (info.kind === 'directory') throw new Problem(`${name} is a directory; a file is needed.`);
    if (info.kind === 'other') throw new Problem(`${name} is not a regular file.`);
    if (info.size > limit) {
      const size = `${Math.ceil(info.size / 1_000_000)} MB`;
      throw new Problem(`${name} has ${size}; the limit is ${Math.floor(limit / 1_000_000)} MB.`);
    }
    return files.read(path).toString('utf8');
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${name} cannot be read: ${reasonOf(error)}.`);
  }
}
