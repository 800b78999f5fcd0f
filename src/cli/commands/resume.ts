/** `boardgames resume [NAME]`: goes on with a kept game, the one played last by default. */
import { resolve } from 'node:path';
import { createServices } from '../../app/services.ts';
import { Problem } from '../../core/problem.ts';
import { type FaceFlags, faceOf, noTerminal } from '../face.ts';
import type { Io } from '../io.ts';
import { openTable } from './play.ts';

export interface ResumeFlags extends FaceFlags {
  readonly data?: string;
}

export async function resume(name: string | undefined, flags: ResumeFlags, io: Io): Promise<number> {
  const face = faceOf(flags, io);
  if (face === null) throw noTerminal();
  const services = createServices(io);
  const dataDir = flags.data === undefined ? null : resolve(io.cwd, flags.data);
  const wanted = name === undefined ? latest(services.kept()) : services.keptGames.resolve(name);
  return openTable(await services.resume(wanted, dataDir), face, flags, services, io);
}

function latest(games: ReturnType<ReturnType<typeof createServices>['kept']>): string {
  const open = games.find(game => !game.over && game.problem === null);
  if (open === undefined) throw new Problem('There is no unfinished kept game to go on with.');
  return open.name;
}
