/** How far the work in a laboratory is and when it will be done, for drawings and explanations. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { isWorking, weeksGained, weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { cityIsClosed, printedTurn } from '../../../games/leonardo/rules/turns.ts';
import type { InventionIndex, LabIndex, SeatTable, View } from '../../../games/leonardo/rules/types.ts';
import { florins } from '../../../games/leonardo/text/words.ts';

/** Weeks that a laboratory will do with those now on it. */
export function weeksComing(t: Tables, player: SeatTable, lab: LabIndex): number {
  return isWorking(player.labs[lab]!) ? weeksGained(t, player, lab) : 0;
}

type Outlook =
  /** Nobody works on it, so many weeks to go. */
  | { readonly kind: 'resting'; readonly left: number }
  /** Done at the end of so many turns, the present one counted, with those now on it. */
  | { readonly kind: 'turns'; readonly turns: number; readonly late: boolean }
  /** Its weeks are done or will be this turn, but it is still in the deck. */
  | { readonly kind: 'waiting' }
  /** It will never be requested. */
  | { readonly kind: 'vain' };

/** When known work will be completed as things stand. [leonardo.complete.requested] */
function outlook(t: Tables, view: View, seat: Seat, lab: LabIndex, n: InventionIndex): Outlook {
  const player = view.seats[seat]!;
  const { weeks, revealed } = player.labs[lab]!;
  const asked = revealed || view.requested.includes(n);
  if (!asked && cityIsClosed(t, view)) return { kind: 'vain' };
  const left = Math.max(0, weeksNeeded(t, player, n) - weeks);
  const coming = weeksComing(t, player, lab);
  if (!asked && left <= coming) return { kind: 'waiting' };
  if (left > 0 && coming === 0) return { kind: 'resting', left };
  const turns = left === 0 ? 1 : Math.ceil(left / coming);
  return { kind: 'turns', turns, late: turns > t.constants.turns - printedTurn(view) + 1 };
}

/** The same in words, from long to short. */
export function outlookWords(t: Tables, view: View, seat: Seat, lab: LabIndex, n: InventionIndex): string[] {
  const found = outlook(t, view, seat, lab, n);
  const { revealed } = view.seats[seat]!.labs[lab]!;
  const pay = revealed
    ? `then ${florins(t.florinsLater[n]!)}, no card`
    : `then ${florins(t.florinsFirst[n]!)}, if nobody is sooner`;
  switch (found.kind) {
    case 'vain':
      return ['it will not be requested any more: it brings nothing', 'brings nothing any more'];
    case 'waiting':
      return ['work done: waits until it is requested', 'waits to be requested'];
    case 'resting':
      return [
        `nobody works here: ${plural(found.left, 'week')} to go`,
        `${plural(found.left, 'week')} to go`,
      ];
    case 'turns': {
      if (found.late)
        return [`too slow with those here: it would take ${plural(found.turns, 'turn')}`, 'not done in time'];
      const when =
        found.turns === 1 ? 'done this turn' : `done in ${plural(found.turns, 'turn')} with those here`;
      const short = found.turns === 1 ? 'done this turn' : `done in ${plural(found.turns, 'turn')}`;
      return [`${when}, ${pay}`, when, short];
    }
  }
}
