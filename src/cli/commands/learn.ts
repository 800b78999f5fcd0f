/** `boardgames learn GAME`: a guided first part of a game, then on freely. */

import { requireGame } from '../../app/load-game.ts';
import { createServices } from '../../app/services.ts';
import { type FaceFlags, faceOf, noTerminal } from '../face.ts';
import type { Io } from '../io.ts';
import { openTable } from './play.ts';

export type LearnFlags = FaceFlags;

export async function learn(gameId: string, flags: LearnFlags, io: Io): Promise<number> {
  const game = requireGame(gameId, io.games);
  const face = faceOf(flags, io);
  if (face === null) throw noTerminal();
  const services = createServices(io);
  return openTable(await services.learn(game), face, flags, services, io);
}
