/** Writes docs/keys.md from the keys of the program. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysManual } from '../src/tui/input/key-table.ts';

writeFileSync(join(import.meta.dirname, '../docs/keys.md'), keysManual());
