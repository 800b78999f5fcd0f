// Runs a TypeScript script of this repository on any supported Node: `node scripts/run.mjs FILE [ARGUMENT...]`.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error('usage: node scripts/run.mjs FILE [ARGUMENT...]');
const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/boardgames');
mkdirSync(folder, { recursive: true });
const outfile = join(folder, `${basename(script).replace(/\.tsx?$/u, '')}-${process.pid}.mjs`);
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
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
