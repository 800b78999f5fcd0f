/** Prints the README's table of figures from `bench/results/bench.json`: `node scripts/run.mjs bench/table.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from './format.ts';
import type { Report } from './report.ts';

const file = join(import.meta.dirname, 'results/bench.json');
process.stdout.write(markdownTable(JSON.parse(readFileSync(file, 'utf8')) as Report));
