/** What the player writes beside the moves, notes and words to the others, and files: done, and told in a sentence. */
import type { Session } from '../../app/session.ts';
import { done } from '../../core/result.ts';

export function takeNote(session: Session, text: string): string {
  const noted = session.note(text);
  return noted.ok ? 'The note is in the move file.' : noted.problem.message;
}

export function sayToAll({ shared }: Session, text: string): string {
  const said = shared?.say(text) ?? done();
  return said.ok ? `You: ${text}` : said.problem.message;
}

export function saveAs(session: Session, path: string): string {
  const saved = session.saveAs(path);
  return saved.ok ? `Saved to ${path}.` : saved.problem.message;
}
