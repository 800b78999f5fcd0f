/** `boardgames resume [NAME]`: goes on with a kept game, the one played last by default. */
import { commandsFor, type LimitFlags, limitsOf, type SeatedPrograms } from '../../app/programs/commands.ts';
import { done, type Result, refused } from '../../core/result.ts';
import type { Player } from '../../core/seats.ts';
import type { Exit } from '../exit-codes.ts';
import { type FaceFlags, faceOf } from '../face.ts';
import { type GameIo, pathIn } from '../io.ts';
import { playSession } from './play.ts';

export interface ResumeFlags extends FaceFlags, LimitFlags {
  readonly data?: string;
  /** `NAME=COMMAND`, for programs: the file says that they play, not what starts them. */
  readonly exec?: readonly string[];
}

export async function resume(name: string | undefined, flags: ResumeFlags, io: GameIo): Promise<Exit> {
  const face = faceOf(flags, io);
  if (!face.ok) return face;
  const wanted = name === undefined ? latest(io.services) : io.services.keptGames.resolve(name);
  if (!wanted.ok) return wanted;
  const session = await io.services.resume(wanted.value, {
    dataDir: pathIn(io.cwd, flags.data),
    programs: players => programsFor(players, flags),
  });
  return playSession(session, face.value, flags, io);
}

function latest(services: GameIo['services']): Result<string> {
  const games = services.kept();
  if (!games.ok) return games;
  const open = games.value.find(game => !game.over && game.problem === null);
  if (open === undefined) return refused('failure', 'There is no unfinished kept game to go on with.');
  return done(open.name);
}

/** What starts the programs of a kept game again. */
export function programsFor(
  players: readonly Player[],
  flags: Pick<ResumeFlags, 'exec' | keyof LimitFlags>,
): Result<SeatedPrograms> {
  const limits = limitsOf(flags);
  if (!limits.ok) return limits;
  const commands = commandsFor(players, flags.exec ?? []);
  return commands.ok ? done({ commands: commands.value, limits: limits.value }) : commands;
}
