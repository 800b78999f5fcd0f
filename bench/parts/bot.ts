/** The hard bot: how much it searches in a second, also against another build where one is named, and how soon it can answer. */
import { registry } from '../../src/registry.ts';
import { tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import { buildProgram } from '../program.ts';
import type { Row } from '../report.ts';
import { measureSides, otherBenchmark } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export async function bot(settings: Settings): Promise<Row[]> {
  buildProgram();
  const other = otherBenchmark(settings);
  const rows: Row[] = [];
  for (const { meta } of registry) {
    const table = { game: meta.id, players: 2 };
    settings.progress(tableName(table));
    const [ours, theirs, first, before] = await measureSides(
      [
        { way: 'bot-search', parameters: table },
        { way: 'bot-boardgame-io', parameters: table },
        { way: 'bot-first-answer', parameters: table },
        ...(other === null ? [] : [{ way: 'bot-search' as const, parameters: table, program: other }]),
      ],
      settings,
    );
    if (before !== undefined)
      rows.push({
        part: 'bot',
        what: `search, ${tableName(table)}`,
        unit: 'iterations/s',
        value: spread(ours!),
        against: { what: 'the other build', value: spread(before) },
        ratio: ratios(ours!, before),
        bar: null,
      });
    rows.push(
      {
        part: 'bot',
        what: `search, ${tableName(table)}`,
        unit: 'iterations/s',
        value: spread(ours!),
        against: { what: 'boardgame.io MCTS', value: spread(theirs!) },
        ratio: ratios(ours!, theirs!),
        bar: null,
      },
      {
        part: 'bot',
        what: `first answer, ${tableName(table)}`,
        unit: 'ms',
        value: spread(first!),
        against: null,
        ratio: null,
        bar: null,
      },
    );
  }
  return rows;
}
