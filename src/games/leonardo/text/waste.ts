/** Moves that throw something away for nothing. */
import type { Waste } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { priceOf } from '../rules/city.ts';
import type { Tables } from '../rules/data.ts';
import { labAt, type Move, type View } from '../rules/types.ts';
import { deciderOf } from './words.ts';

export function waste(t: Tables, move: Move, moves: readonly Move[], view: View): Waste | null {
  switch (move.type) {
    case 'pass': {
      // [leonardo.placement.pass]
      const bench = moves.some(each => each.type === 'send' && labAt(each.place) !== undefined);
      if (!bench) return null;
      const { idle } = view.seats[deciderOf(view)]!;
      const who = idle === 1 ? '1 apprentice stays' : `${plural(idle, 'apprentice')} stay`;
      return { kind: 'bench', text: `${who} at home, though a laboratory at work has a free bench.` };
    }
    case 'renounce': {
      // [leonardo.offers.pass]
      const { pending } = view;
      return pending?.kind === 'offer' && priceOf(t, view, pending.zone) === 0
        ? { kind: 'offer', text: 'It costs nothing now: renouncing takes your workers away for nothing.' }
        : null;
    }
    default:
      return null;
  }
}
