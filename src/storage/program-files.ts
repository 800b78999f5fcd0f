/** Files that lie beside the bundle, put there by scripts/build.mjs: what PNG pictures are drawn with, what pages replay with. */
import { join } from 'node:path';
import { allDone, done, type Result } from '../core/result.ts';
import type { FileSystem } from './file-system.ts';
import { readBytes } from './read-file.ts';
import { packageRoot } from './rules-data.ts';

const LARGEST = 8_000_000;

function readProgramFiles(names: readonly string[], files: FileSystem): Result<Buffer[]> {
  const root = packageRoot(files);
  if (!root.ok) return root;
  return allDone(names.map(name => readBytes(join(root.value, 'dist', name), LARGEST, files)));
}

export interface DrawingFiles {
  readonly renderer: Buffer;
  readonly fonts: readonly Buffer[];
}

export function readDrawingFiles(files: FileSystem): Result<DrawingFiles> {
  const names = ['png/resvg.wasm', 'png/DejaVuSansMono.ttf', 'png/DejaVuSansMono-Bold.ttf'];
  const read = readProgramFiles(names, files);
  if (!read.ok) return read;
  const [renderer, ...fonts] = read.value;
  return done({ renderer: renderer!, fonts });
}

/** What a page needs in a browser: it goes into the page itself. */
export interface PageFiles {
  readonly script: string;
  readonly style: string;
}

export function readPageFiles(files: FileSystem): Result<PageFiles> {
  const read = readProgramFiles(['page/page.js', 'page/page.css'], files);
  if (!read.ok) return read;
  const [script, style] = read.value.map(bytes => bytes.toString('utf8'));
  return done({ script: script!, style: style! });
}
