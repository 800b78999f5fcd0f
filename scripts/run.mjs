// Runs a TypeScript script of this repository on any supported Node: `node scripts/run.mjs FILE [ARGUMENT...]`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error('usage: node scripts/run.mjs FILE [ARGUMENT...]');
const outfile = await bundle(join(import.meta.dirname, '..'), script);
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
