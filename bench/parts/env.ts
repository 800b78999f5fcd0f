/** Steps per second through the pipe of `boardgames env`, in batches, against boardgame.io's reducer in process. */
import { registry } from '../../src/registry.ts';
import { tableName } from '../games.ts';
import type { Settings } from '../part.ts';
import { buildProgram } from '../program.ts';
import type { Row } from '../report.ts';
import { measureSides } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export async function env(settings: Settings): Promise<Row[]> {
  buildProgram();
  const rows: Row[] = [];
  for (const { meta } of registry) {
    const table = { game: meta.id, players: 2 };
    settings.progress(tableName(table));
    const [ours, theirs] = await measureSides(
      [
        { way: 'env-pipe', parameters: table },
        { way: 'play-boardgame-io', parameters: table },
      ],
      settings,
    );
    rows.push({
      part: 'env',
      what: `through a pipe, ${tableName(table)}`,
      unit: 'steps/s',
      value: spread(ours!),
      against: { what: 'boardgame.io in process', value: spread(theirs!) },
      ratio: ratios(ours!, theirs!),
      bar: { atLeast: 1 },
    });
  }
  return rows;
}
