// Runs a TypeScript script of this repository on any supported Node: `node scripts/run.mjs FILE [ARGUMENT...]`.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error('usage: node scripts/run.mjs FILE [ARGUMENT...]');
const root = join(import.meta.dirname, '..');
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
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.dirname': JSON.stringify(join(root, script, '..')),
  },
});
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
