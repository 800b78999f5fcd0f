/** `boardgames games`: lists, renames and deletes kept games. */
import { isoTime } from '../../app/dates.ts';
import { textTable } from '../../app/text-table.ts';
import { done } from '../../core/result.ts';
import type { KeptGame } from '../../storage/kept.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { printJson, printLines } from '../print.ts';

export interface JsonFlag {
  readonly json?: boolean;
}

export async function listGames(flags: JsonFlag & { readonly names?: boolean }, io: GameIo): Promise<Exit> {
  if (flags.names === true) {
    const names = io.services.keptGames.names();
    if (!names.ok) return names;
    printLines(io, names.value);
    return done(EXIT.done);
  }
  const games = io.services.kept();
  if (!games.ok) return games;
  if (flags.json === true) printJson(io, 'games@1', { games: games.value.map(jsonGame) });
  else if (games.value.length === 0) io.stderr.write('There are no kept games yet.\n');
  else printLines(io, textTable([HEADINGS, ...games.value.map(row)]));
  return done(EXIT.done);
}

export async function renameGame(name: string, to: string, flags: JsonFlag, io: GameIo): Promise<Exit> {
  const from = io.services.keptGames.resolve(name);
  if (!from.ok) return from;
  const renamed = io.services.rename(from.value, to);
  if (!renamed.ok) return renamed;
  if (flags.json === true) printJson(io, 'renamed@1', { from: from.value, to });
  else printLines(io, [`${from.value} is now ${to}.`]);
  return done(EXIT.done);
}

export async function deleteGames(names: readonly string[], flags: JsonFlag, io: GameIo): Promise<Exit> {
  for (const name of names) {
    // Whole names only: the beginning of one is too easily the wrong one.
    const deleted = io.services.delete(name);
    if (!deleted.ok) return deleted;
    if (flags.json !== true) printLines(io, [`${name} is deleted.`]);
  }
  if (flags.json === true) printJson(io, 'deleted@1', { names });
  return done(EXIT.done);
}

const HEADINGS = ['NAME', 'PLAYED', 'DECISIONS', 'STATE', 'PLAYERS'] as const;

function row(game: KeptGame): readonly string[] {
  const played = isoTime(game.modified).slice(0, 16).replace('T', ' ');
  return [game.name, played, String(decisionsOf(game) ?? '-'), stateOf(game), game.players.join(', ')];
}

function stateOf(game: KeptGame): string {
  if (game.problem !== null) return 'damaged';
  if (game.busy) return 'open now';
  return game.over ? 'finished' : 'unfinished';
}

/** While a game goes on, how many decisions were taken can tell what somebody chose in secret. */
function decisionsOf({ over, decisions }: KeptGame): number | null {
  return over ? decisions : null;
}

function jsonGame(game: KeptGame): Readonly<Record<string, unknown>> {
  return { ...game, decisions: decisionsOf(game), modified: isoTime(game.modified) };
}
