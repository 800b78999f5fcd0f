// Bundles a TypeScript script of a checkout of this repository into one file that any supported Node runs.
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Bundled into one file, every module still finds the folder it was written in. */
const ownFolders = {
  name: 'own-folders',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replaceAll(
        'import.meta.dirname',
        JSON.stringify(dirname(path)),
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Returns the path of the bundle, which stands inside the checkout, so that it finds its packages and data. */
export async function bundle(root, script) {
  const folder = join(root, 'node_modules/.cache/boardgames');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(script).replace(/\.tsx?$/u, '')}-${process.pid}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [script],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ownFolders],
  });
  return outfile;
}
