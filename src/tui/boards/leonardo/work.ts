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
  | { readonly kind: 'turns'; readonly turns: number }
  /** With those now on it so many weeks will be missing when the game ends. */
  | { readonly kind: 'late'; readonly short: number }
  /** Its weeks are done or will be this turn, but it is still in the deck. */
  | { readonly kind: 'waiting' }
  /** It will never be requested. */
  | { readonly kind: 'vain' };

/** Does it lie in the deck, from which nothing is requested any more? [leonardo.final] */
export function isVain(t: Tables, view: View, n: InventionIndex): boolean {
  return cityIsClosed(t, view) && !view.requested.includes(n);
}

/** When known work will be completed as things stand. [leonardo.complete.requested] */
function outlook(t: Tables, view: View, seat: Seat, lab: LabIndex, n: InventionIndex): Outlook {
  const player = view.seats[seat]!;
  const { weeks, revealed } = player.labs[lab]!;
  const asked = revealed || view.requested.includes(n);
  if (!revealed && isVain(t, view, n)) return { kind: 'vain' };
  const left = Math.max(0, weeksNeeded(t, player, n) - weeks);
  const coming = weeksComing(t, player, lab);
  if (!asked && left <= coming) return { kind: 'waiting' };
  if (left > 0 && coming === 0) return { kind: 'resting', left };
  const turns = left === 0 ? 1 : Math.ceil(left / coming);
  const turnsLeft = t.constants.turns - printedTurn(view) + 1;
  return turns > turnsLeft ? { kind: 'late', short: left - coming * turnsLeft } : { kind: 'turns', turns };
}

/** What known work would pay: the lower sum alone where somebody has had the card. [leonardo.complete.requested] */
export function payOf(t: Tables, view: View, seat: Seat, lab: LabIndex, n: InventionIndex): string {
  return view.seats[seat]!.labs[lab]!.revealed
    ? `${florins(t.florinsLater[n]!)}, no card`
    : `${florins(t.florinsFirst[n]!)}, or ${t.florinsLater[n]} if somebody was first`;
}

/** When known work will be completed, from long to short. */
export function outlookWords(t: Tables, view: View, seat: Seat, lab: LabIndex, n: InventionIndex): string[] {
  const found = outlook(t, view, seat, lab, n);
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
    case 'late':
      return [
        `not done in time with those here: ${plural(found.short, 'week')} short`,
        `not done in time: ${plural(found.short, 'week')} short`,
        'not done in time',
      ];
    case 'turns': {
      if (found.turns === 1) return ['done at the end of this turn', 'done this turn'];
      const when = `done in ${plural(found.turns, 'turn')}`;
      return [`${when} with those here`, when];
    }
  }
}
