/** Taking back more than one decision. */
import type { Seat } from '../core/game.ts';
import { plural, sentence } from '../core/words.ts';
import type { Session } from './session.ts';

/**
 * Takes back the decisions of the turn that is going on, or of the one before where it has just begun; never more than
 * one turn, and no further than undo goes. Returns what happened, as sentences for this viewer: the deciding player, where
 * nobody else is named.
 */
export function undoTurn(session: Pick<Session, 'match' | 'undo'>, viewer?: Seat | null): string {
  const { match } = session;
  const turn = match.entries.at(-1)?.decision.turn;
  const begun = turn === match.decision?.turn;
  let taken = 0;
  while (match.entries.at(-1)?.decision.turn === turn && session.undo() !== null) taken++;
  const undo = match.undoState(viewer);
  const stopped = !undo.allowed && match.entries.at(-1)?.decision.turn === turn;
  if (taken === 0) return undo.allowed ? 'Nothing has been taken back.' : sentence(`No undo: ${undo.reason}`);
  const what = begun ? 'of this turn' : 'of the turn before';
  const done = `Taken back: ${plural(taken, 'decision')} ${what}.`;
  return stopped ? `${done} ${sentence(`The rest stays: ${undo.reason}`)}` : done;
}
