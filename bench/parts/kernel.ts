/** Decisions per second of random games: legal moves, pick, apply. */
import { allTables, outerTables, tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import type { Row } from '../report.ts';
import { measureSides } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export async function kernel(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const table of settings.quick ? outerTables() : allTables()) {
    const what = tableName(table);
    settings.progress(what);
    const parameters = { ...table };
    const [inPlace, boardgameIo, copied] = await measureSides(
      [
        { way: 'play-in-place', parameters },
        { way: 'play-boardgame-io', parameters },
        { way: 'play-structured-clone', parameters },
      ],
      settings,
    );
    const common = { part: 'kernel', what, unit: 'decisions/s', value: spread(inPlace!) };
    rows.push(
      {
        ...common,
        against: { what: 'boardgame.io', value: spread(boardgameIo!) },
        ratio: ratios(inPlace!, boardgameIo!),
        bar: { atLeast: 60 },
      },
      {
        ...common,
        against: { what: 'structuredClone', value: spread(copied!) },
        ratio: ratios(inPlace!, copied!),
        bar: null,
      },
    );
  }
  return rows;
}
