/** `boardgames tables`: hosted tables, whose turn it is, and since when. */
import { isoTime } from '../../app/dates.ts';
import { textTable } from '../../app/text-table.ts';
import { replay } from '../../core/movefile.ts';
import { done, type Result } from '../../core/result.ts';
import type { KeptGame } from '../../storage/kept.ts';
import { readTable } from '../../storage/tables.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import type { JsonFlag } from './games.ts';

interface ListedTable {
  readonly name: string;
  readonly game: string | null;
  readonly players: readonly string[];
  /** Open now. */
  readonly open: boolean;
  readonly address: string;
  readonly over: boolean;
  /** Whose turn it is; null once the game is over, or where the file cannot be followed. */
  readonly turn: string | null;
  /** Since when: the last decision. */
  readonly since: string;
}

export async function listTables(flags: JsonFlag, io: GameIo): Promise<Exit> {
  const games = io.services.kept();
  if (!games.ok) return games;
  const tables: ListedTable[] = [];
  let damaged = false;
  for (const game of games.value) {
    const table = await tableOf(game, io);
    // The others are there all the same.
    if (!table.ok) io.stderr.write(`boardgames: ${table.problem.message}\n`);
    else if (table.value !== null) tables.push(table.value);
    damaged ||= !table.ok;
  }
  if (flags.json === true) printJson(io, 'tables@1', { tables });
  else if (tables.length === 0 && !damaged) io.stderr.write('No game has been hosted yet.\n');
  else if (tables.length > 0) printLines(io, textTable([HEADINGS, ...tables.map(row)]));
  return done(damaged ? EXIT.failure : EXIT.done);
}

async function tableOf(game: KeptGame, io: GameIo): Promise<Result<ListedTable | null>> {
  const { name, players, busy, over } = game;
  const table = readTable(name, io.services.keptGames, io.files);
  if (!table.ok) return table;
  if (table.value === null) return done(null);
  const { address } = table.value;
  const since = isoTime(game.modified);
  const turn = over || game.problem !== null ? null : await turnIn(game, io);
  return done({ name, game: game.game, players, open: busy, address, over, turn, since });
}

async function turnIn({ path }: KeptGame, { services }: GameIo): Promise<string | null> {
  const opened = await services.openFile(path);
  if (!opened.ok) return null;
  const { match } = replay(opened.value.loaded.game, opened.value.file);
  const seat = match?.decision?.seat;
  return seat === undefined ? null : (match?.names[seat] ?? null);
}

const HEADINGS = ['NAME', 'OPEN AT', 'TURN', 'SINCE', 'PLAYERS'] as const;

function row({ name, open, address, over, turn, since, players }: ListedTable): readonly string[] {
  const time = since.slice(0, 16).replace('T', ' ');
  return [name, open ? address : 'closed', over ? 'finished' : (turn ?? '?'), time, players.join(', ')];
}
