/** Pictures that a player takes of the screen. */
import { join } from 'node:path';
import type { Result } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { attempt, type FileSystem } from './file-system.ts';
import { slug } from './paths.ts';

/** Writes a picture under the first name that is free, and returns its path. */
export function keepPicture(home: string, about: string, svg: string, files: FileSystem): Result<string> {
  const folder = join(home, 'pictures');
  const named = (number: number): string =>
    join(folder, `${slug(about)}${number === 1 ? '' : `-${number}`}.svg`);
  return attempt(`The picture cannot be saved in ${printable(folder)}`, () => {
    files.makeDirectory(folder);
    let path = named(1);
    for (let number = 2; files.info(path) !== null; number++) path = named(number);
    files.create(path, svg);
    return path;
  });
}
