/** Replay and verify: does a move of a long file cost more than one of a short file? */
import { outerTables, tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import type { Bar, Row } from '../report.ts';
import type { Side } from '../sides.ts';
import { measureSides } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

const LENGTHS = [1, 2, 4, 8] as const;
/** Undone and taken again so often in the shortest file: lengths then differ in length alone, not in what they hold. */
const REPEATS = 10;

const KINDS = [
  { what: 'replay', way: 'file-time', unit: 'us a move', bar: { atMost: 1.5 } },
  { what: 'verify', way: 'file-time', unit: 'us a move', bar: { atMost: 1.5 } },
  { what: 'memory', way: 'file-memory', unit: 'bytes a move', bar: null },
] as const;

export async function files(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  const largest = outerTables().filter((_, i) => i % 2 === 1);
  for (const table of largest) {
    for (const { what, way, unit, bar } of KINDS) {
      settings.progress(`${what}, ${tableName(table)}`);
      const sides = LENGTHS.map(
        (length): Side => ({
          way,
          parameters: { ...table, what, repeats: REPEATS * length },
          nodeFlags: ['--expose-gc'],
        }),
      );
      const [shortest, ...longer] = await measureSides(sides, settings);
      for (const [i, figures] of longer.entries()) {
        const length = LENGTHS[i + 1]!;
        const asked: Bar | null = length === LENGTHS.at(-1) ? bar : null;
        rows.push({
          part: 'files',
          what: `${what}, ${table.game}, ${length} times as long`,
          unit,
          value: spread(figures),
          against: { what: 'once', value: spread(shortest!) },
          ratio: ratios(figures, shortest!),
          bar: asked,
        });
      }
    }
  }
  return rows;
}
