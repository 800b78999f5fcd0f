/** Flags of the commands that draw a game: how large, in which colours, and where to. */
import { dirname, extname, resolve } from 'node:path';
import { done, type Result, refused } from '../core/result.ts';
import { quote } from '../core/text.ts';
import { readConfig } from '../storage/config.ts';
import { attempt } from '../storage/file-system.ts';
import { infoOf } from '../storage/read-file.ts';
import type { Size } from '../tui/boards/contract.ts';
import type { PaletteName, Theme } from '../tui/theme.ts';
import type { Io } from './io.ts';
import type { KnowledgeFlags } from './record.ts';

export interface ShowFlags extends KnowledgeFlags {
  readonly data?: string;
  readonly output?: string;
}

export interface DrawFlags extends ShowFlags {
  readonly size?: string;
  readonly theme?: PaletteName;
  readonly ascii?: boolean;
}

const USUAL: Size = { width: 120, height: 40 };
const SMALLEST: Size = { width: 40, height: 12 };
const LARGEST: Size = { width: 400, height: 150 };

/** `120x40`. */
export function sizeOf(text: string | undefined): Result<Size> {
  if (text === undefined) return done(USUAL);
  const found = /^(?<width>\d{1,4})x(?<height>\d{1,4})$/u.exec(text)?.groups;
  const size: Size = { width: Number(found?.['width']), height: Number(found?.['height']) };
  const fits =
    found !== undefined &&
    size.width >= SMALLEST.width &&
    size.height >= SMALLEST.height &&
    size.width <= LARGEST.width &&
    size.height <= LARGEST.height;
  if (fits) return done(size);
  const shown = ({ width, height }: Size): string => `${width}x${height}`;
  const range = `columns and rows from ${shown(SMALLEST)} to ${shown(LARGEST)}, such as ${shown(USUAL)}`;
  return refused('usage', `--size ${quote(text)}: it is ${range}.`);
}

/** As on a terminal that shows every colour, in the player's own colours where the configuration has some. */
export async function themeOf(
  { theme, ascii }: Pick<DrawFlags, 'theme' | 'ascii'>,
  io: Io,
): Promise<Result<Theme>> {
  const config = await readConfig(io.env, io.files);
  if (!config.ok) return config;
  const { createTheme } = await import('../tui/theme.ts');
  const { colors, theme: usual } = config.value;
  return done(
    createTheme({
      ascii: ascii ?? config.value.ascii ?? false,
      colorLevel: 3,
      palette: theme ?? (usual === 'light' ? 'light' : 'dark'),
      ...(colors === undefined ? {} : { colors }),
    }),
  );
}

/** Where the output goes, and its form by the ending of its name; checked before anything is drawn. */
export function outputOf<Form extends string>(
  given: string,
  forms: readonly Form[],
  io: Io,
): Result<{ readonly path: string; readonly form: Form }> {
  const path = resolve(io.cwd, given);
  const ending = extname(path).slice(1).toLowerCase();
  const form = forms.find(one => one === ending);
  if (form === undefined) {
    const known = forms.map(one => `.${one}`).join(', ');
    return refused('usage', `-o ${quote(given)}: the name of the file ends in ${known}.`);
  }
  const folder = infoOf(dirname(path), io.files);
  if (!folder.ok) return folder;
  if (folder.value?.kind === 'directory') return done({ path, form });
  return refused('failure', `There is no directory ${quote(dirname(path), 200)} to write to.`);
}

export function writeOutput(path: string, content: string | Uint8Array, io: Io): Result<void> {
  return attempt(`${quote(path, 200)} cannot be written`, () => io.files.publish(path, content));
}
