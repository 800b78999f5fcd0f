/** `boardgames data GAME [TABLE]`: the component tables with their source. */
import { requireGame } from '../../app/load-game.ts';
import { textTable } from '../../app/text-table.ts';
import { fingerprint } from '../../core/fingerprint.ts';
import { done, refused } from '../../core/result.ts';
import { printable, quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { readData } from '../../storage/rules-data.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type Io, pathIn } from '../io.ts';
import { printJson } from '../print.ts';
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
): Promise<Exit> {
  const entry = requireGame(gameId, io.games);
  if (!entry.ok) return entry;
  const { id, title } = entry.value.meta;
  const read = await readData(entry.value, pathIn(io.cwd, flags.data), io.files);
  if (!read.ok) return read;
  const tables = read.value;
  if (table !== undefined && !Object.hasOwn(tables, table)) {
    const hint = didYouMean(table, Object.keys(tables), 'its tables are');
    return refused('usage', `${title} has no table ${quote(table)}; ${hint}`);
  }
  if (flags.json === true) {
    const shown = table === undefined ? tables : { [table]: tables[table] };
    printJson(io, 'data@1', { game: id, fingerprint: fingerprint(tables), tables: shown });
    return done(EXIT.done);
  }
  const lines =
    table === undefined
      ? [
          `${title}: component data ${fingerprint(tables)}. "boardgames data ${id} TABLE" shows one.`,
          'rulebook: stated there; published: from one other public source; reconstructed: ours.',
          '',
          ...textTable(Object.entries(tables).map(([name, value]) => [name, sourcesOf(value).join(', ')])),
        ]
      : [`${title}: ${table}. Source: ${sourcesOf(tables[table]).join(', ')}.`, ...tableLines(tables[table])];
  await io.page(lines.map(line => `${printable(line)}\n`).join(''));
  return done(EXIT.done);
}
