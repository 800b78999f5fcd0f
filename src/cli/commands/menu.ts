/** `boardgames` alone: the menu. */
import { createServices } from '../../app/services.ts';
import { Problem } from '../../core/problem.ts';
import { type FaceFlags, faceOf, noTerminal, settingsOf } from '../face.ts';
import type { Io } from '../io.ts';

export async function menu(flags: FaceFlags, io: Io): Promise<number> {
  const face = faceOf(flags, io);
  if (face === null) throw noTerminal();
  if (face === 'plain') {
    const ways = io.games.map(({ meta }) => `"boardgames ${meta.id} --plain"`).join(', ');
    throw new Problem(`The menu needs a full screen; start a game by name: ${ways}.`, 'usage');
  }
  const settings = await settingsOf(flags, io);
  return io.openScreen({ screen: 'menu', settings, services: createServices(io) });
}
