/** `boardgames` alone: the menu. */
import { refused } from '../../core/result.ts';
import type { Exit } from '../exit-codes.ts';
import { type FaceFlags, faceOf, settingsOf } from '../face.ts';
import type { GameIo } from '../io.ts';

export async function menu(flags: FaceFlags, io: GameIo): Promise<Exit> {
  const face = faceOf(flags, io);
  if (!face.ok) return face;
  if (face.value === 'plain') {
    const ways = io.games.map(({ meta }) => `"boardgames ${meta.id} --plain"`).join(', ');
    return refused('usage', `The menu needs a full screen; start a game by name: ${ways}.`);
  }
  const settings = await settingsOf(flags, io);
  if (!settings.ok) return settings;
  return io.openScreen({ screen: 'menu', settings: settings.value, services: io.services });
}
