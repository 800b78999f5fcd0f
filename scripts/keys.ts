/** Writes docs/keys.md from the keys of the program. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyTable } from '../src/tui/key-table.ts';

writeFileSync(join(import.meta.dirname, '../docs/keys.md'), `# Keys\n\n${keyTable()}`);
