/** `boardgames data GAME [TABLE]`: the component tables with their source. */
import { resolve } from 'node:path';
import { requireGame } from '../../app/load-game.ts';
import { fingerprint } from '../../core/fingerprint.ts';
import { Problem } from '../../core/problem.ts';
import { printable, quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { readData } from '../../storage/rules-data.ts';
import type { Io } from '../io.ts';
import { columns, printJson } from '../print.ts';
import { sourcesOf, tableLines } from '../tables.ts';

export interface DataFlags {
  readonly json?: boolean;
  readonly data?: string;
}

export async function data(
  gameId: string,
  table: string | undefined,
  flags: DataFlags,
  io: Io,
): Promise<number> {
  const entry = requireGame(gameId, io.games);
  const { id, title } = entry.meta;
  const dataDir = flags.data === undefined ? null : resolve(io.cwd, flags.data);
  const tables = await readData(entry, dataDir, io.files);
  if (table !== undefined && !Object.hasOwn(tables, table)) {
    const hint = didYouMean(table, Object.keys(tables), 'its tables are');
    throw new Problem(`${title} has no table ${quote(table)}; ${hint}`, 'usage');
  }
  if (flags.json === true) {
    const shown = table === undefined ? tables : { [table]: tables[table] };
    printJson(io, 'data@1', { game: id, fingerprint: fingerprint(tables), tables: shown });
    return 0;
  }
  const lines =
    table === undefined
      ? [
          `${title}: component data ${fingerprint(tables)}. "boardgames data ${id} TABLE" shows one.`,
          'rulebook: stated there; published: from one other public source; reconstructed: ours.',
          '',
          ...columns(Object.entries(tables).map(([name, value]) => [name, sourcesOf(value).join(', ')])),
        ]
      : [`${title}: ${table}. Source: ${sourcesOf(tables[table]).join(', ')}.`, ...tableLines(tables[table])];
  await io.page(lines.map(line => `${printable(line)}\n`).join(''));
  return 0;
}
