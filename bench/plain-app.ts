import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Bundles the plain Ink app as the program itself is bundled. Returns its path. */
export async function buildPlainApp(): Promise<string> {
  const outfile = join(root, 'node_modules/.cache/boardgames/plain-ink.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/apps/plain-ink.tsx'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    logLevel: 'warning',
    jsx: 'automatic',
    alias: { 'react-devtools-core': './scripts/no-devtools.mjs' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: 'import{createRequire as __cr}from"node:module";const require=__cr(import.meta.url);' },
  });
  return outfile;
}
