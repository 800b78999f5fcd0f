import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RawData } from '../../src/core/game.ts';

/** The component data of a game as it stands in rules-data, by file name without ending. */
export function loadBundledData(id: string): RawData {
  const folder = join(import.meta.dirname, '../../rules-data', id);
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));
  return Object.fromEntries(
    files.sort().map(name => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}
