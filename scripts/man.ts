/** Writes docs/boardgames.1 from the commands of the program. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualPage } from './man/page.ts';

writeFileSync(join(import.meta.dirname, '../docs/boardgames.1'), manualPage());
