/** `boardgames learn GAME`: a guided first part of a game, then free play. */
import { requireGame } from '../../app/load-game.ts';
import type { Exit } from '../exit-codes.ts';
import { type FaceFlags, faceOf } from '../face.ts';
import type { GameIo } from '../io.ts';
import { playSession } from './play.ts';

export type LearnFlags = FaceFlags;

export async function learn(gameId: string, flags: LearnFlags, io: GameIo): Promise<Exit> {
  const game = requireGame(gameId, io.games);
  if (!game.ok) return game;
  const face = faceOf(flags, io);
  if (!face.ok) return face;
  return playSession(await io.services.learn(game.value), face.value, flags, io);
}
