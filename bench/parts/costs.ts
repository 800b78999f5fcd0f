/** What callers pay for beside deciding: clone, view, sample, hash and evaluate in multiples of one decision. */
import { outerTables, tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import type { Bar, Row } from '../report.ts';
import { measureSides } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export const COSTS: readonly { readonly what: string; readonly bar: Bar | null }[] = [
  { what: 'clone', bar: { atMost: 40 } },
  { what: 'view', bar: { atMost: 15 } },
  { what: 'sample', bar: null },
  { what: 'hash', bar: null },
  { what: 'evaluate', bar: null },
];

export async function costs(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const table of outerTables()) {
    settings.progress(tableName(table));
    const [perSecond, ...figures] = await measureSides(
      [
        { way: 'play-in-place', parameters: { ...table } },
        ...COSTS.map(({ what }) => ({ way: 'cost' as const, parameters: { ...table, what } })),
      ],
      settings,
    );
    const decision = perSecond!.map(decisions => 1e9 / decisions);
    for (const [i, { what, bar }] of COSTS.entries()) {
      rows.push({
        part: 'costs',
        what: `${what}, ${tableName(table)}`,
        unit: 'us',
        value: spread(figures[i]!.map(ns => ns / 1000)),
        against: { what: 'a decision', value: spread(decision.map(ns => ns / 1000)) },
        ratio: ratios(figures[i]!, decision),
        bar,
      });
    }
  }
  return rows;
}
