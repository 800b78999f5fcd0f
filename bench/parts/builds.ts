/**
 * This build against another checkout of the repository (`--against DIR`): what kernel and costs measure, side by side.
 * Nothing is measured where no other build is named.
 */
import { outerTables, tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import type { Row } from '../report.ts';
import { measureSides, otherBenchmark } from '../sides.ts';
import { ratios, spread } from '../stats.ts';
import { COSTS } from './costs.ts';

export async function builds(settings: Settings): Promise<Row[]> {
  const other = otherBenchmark(settings);
  if (other === null) return [];
  const rows: Row[] = [];
  for (const table of outerTables()) {
    const name = tableName(table);
    settings.progress(name);
    const tasks = [
      { what: 'a decision', unit: 'ns', way: 'play-in-place' as const, parameters: { ...table } },
      ...COSTS.map(({ what }) => ({
        what,
        unit: 'ns',
        way: 'cost' as const,
        parameters: { ...table, what },
      })),
    ];
    for (const { what, unit, way, parameters } of tasks) {
      const sides = [
        { way, parameters },
        { way, parameters, program: other },
      ];
      const [here, there] = (await measureSides(sides, settings)).map(figures =>
        way === 'play-in-place' ? figures.map(perSecond => 1e9 / perSecond) : figures,
      );
      rows.push({
        part: 'builds',
        what: `${what}, ${name}`,
        unit,
        value: spread(here!),
        against: { what: 'the other build', value: spread(there!) },
        ratio: ratios(here!, there!),
        bar: null,
      });
    }
  }
  return rows;
}
