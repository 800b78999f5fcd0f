/** Puts the measured tables into the documents that show them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTables } from './readme/tables.ts';

for (const name of ['README.md', 'docs/measurements.md', 'docs/performance.md']) {
  const path = join(import.meta.dirname, '..', name);
  writeFileSync(path, withTables(readFileSync(path, 'utf8')));
}
