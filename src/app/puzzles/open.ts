/** Lays a puzzle on the table. Nothing of it is kept but how it went. */
import { repeated } from '../../core/match.ts';
import { formatMatch } from '../../core/movefile.ts';
import { done, type Result } from '../../core/result.ts';
import { readConfig } from '../../storage/config.ts';
import { isoDay } from '../dates.ts';
import type { Host } from '../host.ts';
import { LiveSession } from '../live-session.ts';
import { type LoadedGame, loadEntry } from '../load-game.ts';
import type { TablePrograms } from '../programs/table.ts';
import type { Session } from '../session.ts';
import { readPuzzle } from './collection.ts';
import { runPuzzle } from './run.ts';
import { type ShelvedPuzzle, solvedPuzzles } from './shelf.ts';

export async function openPuzzle(
  { entry, name }: Pick<ShelvedPuzzle, 'entry' | 'name'>,
  host: Host,
  programsAt: (loaded: LoadedGame) => TablePrograms,
): Promise<Result<Session>> {
  const loaded = await loadEntry(entry, null, host.files);
  if (!loaded.ok) return loaded;
  const config = await readConfig(host.env, host.files);
  if (!config.ok) return config;
  const puzzle = readPuzzle(loaded.value, name, config.value.name, host.files);
  if (!puzzle.ok) return puzzle;
  const ledger = solvedPuzzles(host);
  if (!ledger.ok) return ledger;
  const run = runPuzzle(puzzle.value, solved =>
    ledger.value.add({ day: isoDay(host.now().getTime()), game: entry.meta.id, name, solved }),
  );
  const match = repeated(puzzle.value.match);
  return done(
    new LiveSession({
      ...{ loaded: loaded.value, match, host, name: null, recorder: null, problem: null },
      ...{ text: formatMatch(match, loaded.value.fingerprint), programs: programsAt(loaded.value) },
      ...{ notices: [run.title, ...run.task], puzzle: run },
    }),
  );
}
