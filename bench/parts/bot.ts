/** The hard bot: how much it searches in a second, also against another build where one is named, and how soon it can answer. */
import { registry } from '../../src/registry.ts';
import { allTables, type Table, tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import { buildProgram } from '../program.ts';
import type { Row } from '../report.ts';
import { measureSides, otherBenchmark } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export async function bot(settings: Settings): Promise<Row[]> {
  buildProgram();
  const rows: Row[] = [];
  const other = otherBenchmark(settings);
  if (other !== null) {
    for (const table of allTables()) {
      settings.progress(`${tableName(table)}, against the other build`);
      rows.push(await againstBuild(table, other, settings));
    }
  }
  for (const { meta } of registry) {
    const table = { game: meta.id, players: 2 };
    settings.progress(tableName(table));
    rows.push(...(await againstBoardgameIo(table, settings)));
  }
  return rows;
}

async function againstBuild(table: Table, program: string, settings: Settings): Promise<Row> {
  const parameters = { ...table };
  const sides = [
    { way: 'bot-search', parameters },
    { way: 'bot-search', parameters, program },
  ] as const;
  const [here, there] = await measureSides(sides, settings);
  return searchRow(table, here!, 'the other build', there!);
}

async function againstBoardgameIo(table: Table, settings: Settings): Promise<Row[]> {
  const parameters = { ...table };
  const sides = [
    { way: 'bot-search', parameters },
    { way: 'bot-boardgame-io', parameters },
    { way: 'bot-first-answer', parameters },
  ] as const;
  const [ours, theirs, first] = await measureSides(sides, settings);
  return [
    searchRow(table, ours!, 'boardgame.io MCTS', theirs!),
    {
      part: 'bot',
      what: `first answer, ${tableName(table)}`,
      unit: 'ms',
      value: spread(first!),
      against: null,
      ratio: null,
      bar: null,
    },
  ];
}

function searchRow(table: Table, here: readonly number[], what: string, there: readonly number[]): Row {
  return {
    part: 'bot',
    what: `search, ${tableName(table)}`,
    unit: 'iterations/s',
    value: spread(here),
    against: { what, value: spread(there) },
    ratio: ratios(here, there),
    bar: null,
  };
}
