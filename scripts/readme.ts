/** Puts the measured tables into README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTables } from './readme/tables.ts';

const path = join(import.meta.dirname, '../README.md');
writeFileSync(path, withTables(readFileSync(path, 'utf8')));
