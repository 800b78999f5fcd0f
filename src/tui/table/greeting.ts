/** What whoever has never played a game is told at the first decision: its aim, how long it takes, where it is taught. */
import type { Advice } from '../../app/learn/guide.ts';
import type { Services } from '../../app/services.ts';
import type { Session } from '../../app/session.ts';
import { LESSON_MINUTES, lengthText } from '../overlays/welcome.ts';

/** Null where the player knows the game, or is being taught it. */
export function greetingFor(session: Session, services: Services): Advice | null {
  const { entry } = session.loaded;
  const { meta } = entry;
  if (session.guide !== null || session.match.entries.length > 0 || !services.isNewTo(entry)) return null;
  const taught = services.lessons().includes(entry)
    ? [
        `New to it? "boardgames learn ${meta.id}" teaches it in ${LESSON_MINUTES}; a game takes ${lengthText(meta)}.`,
      ]
    : [`A game takes ${lengthText(meta)}.`];
  return { title: `Welcome to ${meta.title}`, text: [...meta.aim, ...taught], look: null, suggested: null };
}
