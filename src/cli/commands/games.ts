/** `boardgames games`: lists, renames and deletes kept games. */
import { createServices } from '../../app/services.ts';
import type { KeptGame } from '../../storage/kept.ts';
import type { Io } from '../io.ts';
import { columns, isoTime, printJson, printLines } from '../print.ts';

export interface JsonFlag {
  readonly json?: boolean;
}

export async function listGames(flags: JsonFlag & { readonly names?: boolean }, io: Io): Promise<number> {
  const services = createServices(io);
  if (flags.names === true) {
    printLines(io, services.keptGames.names());
    return 0;
  }
  const games = services.kept();
  if (flags.json === true) printJson(io, 'games@1', { games: games.map(jsonGame) });
  else if (games.length === 0) io.stderr.write('There are no kept games yet.\n');
  else printLines(io, columns([HEADINGS, ...games.map(row)]));
  return 0;
}

export async function renameGame(name: string, to: string, flags: JsonFlag, io: Io): Promise<number> {
  const { keptGames } = createServices(io);
  const from = keptGames.resolve(name);
  keptGames.rename(from, to);
  if (flags.json === true) printJson(io, 'renamed@1', { from, to });
  else printLines(io, [`${from} is now ${to}.`]);
  return 0;
}

export async function deleteGames(names: readonly string[], flags: JsonFlag, io: Io): Promise<number> {
  const { keptGames } = createServices(io);
  for (const name of names) {
    // Whole names only: the beginning of one is too easily the wrong one.
    keptGames.delete(name);
    if (flags.json !== true) printLines(io, [`${name} is deleted.`]);
  }
  if (flags.json === true) printJson(io, 'deleted@1', { names });
  return 0;
}

const HEADINGS = ['NAME', 'PLAYED', 'DECISIONS', 'STATE', 'PLAYERS'] as const;

function row(game: KeptGame): readonly string[] {
  const played = isoTime(game.modified).slice(0, 16).replace('T', ' ');
  return [game.name, played, String(game.decisions), stateOf(game), game.players.join(', ')];
}

function stateOf(game: KeptGame): string {
  if (game.problem !== null) return 'damaged';
  if (game.busy) return 'open now';
  return game.over ? 'finished' : 'unfinished';
}

function jsonGame(game: KeptGame): Readonly<Record<string, unknown>> {
  return { ...game, modified: isoTime(game.modified) };
}
