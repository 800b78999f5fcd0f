/** SVG pictures as PNG: drawn by resvg, which needs no browser, in one open font. Loaded when a PNG is asked for. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { done, type Result } from '../core/result.ts';
import type { FileSystem } from '../storage/file-system.ts';
import { readDrawingFiles } from '../storage/program-files.ts';

/** Twice as many pixels as the picture has, for screens that show them all. */
const ZOOM = 2;

/** The renderer takes its code once in the life of a process. */
let ready: Promise<void> | null = null;

export async function pngOf(svg: string, files: FileSystem): Promise<Result<Uint8Array>> {
  const drawing = readDrawingFiles(files);
  if (!drawing.ok) return drawing;
  const { renderer, fonts } = drawing.value;
  ready ??= initWasm(new Uint8Array(renderer));
  await ready;
  const font = {
    fontBuffers: fonts.map(bytes => new Uint8Array(bytes)),
    defaultFontFamily: 'DejaVu Sans Mono',
    monospaceFamily: 'DejaVu Sans Mono',
  };
  const resvg = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: ZOOM } });
  const image = resvg.render();
  const bytes = image.asPng();
  image.free();
  resvg.free();
  return done(bytes);
}
