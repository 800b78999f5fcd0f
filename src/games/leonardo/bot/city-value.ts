/** What a player's workers in the city are about to bring. */
import type { Seat } from '../../../core/game.ts';
import { priceOf, rankOf, strength } from '../rules/city.ts';
import type { Tables } from '../rules/data.ts';
import { lastGetsNothing } from '../rules/topics/council.ts';
import { COUNCIL, PRIVILEGES, type PrivilegeId, type State, ZONE_INDICES } from '../rules/types.ts';
import { COUNCIL_WORTH, USE } from './weights.ts';
import { bestPurchase } from './worth.ts';

export function cityValue(t: Tables, state: Readonly<State>, seat: Seat, later: number): number {
  const player = state.seats[seat]!;
  let value = 0;
  for (const zone of ZONE_INDICES) {
    if (zone < state.lord || strength(t, player, zone) === 0) continue;
    const present = state.rows[zone]!.length;
    const rank = rankOf(t, state, zone, seat);
    if (zone === COUNCIL) {
      value += councilValue(state, seat, rank, present);
      continue;
    }
    const worth = bestPurchase(t, state, seat, zone, later);
    for (let at = rank; at < t.constants.prices.length; at += present) {
      const price = priceOf(t, state, zone, at);
      if (price === undefined || price > player.florins) break;
      const gain = worth * USE.repeat ** ((at - rank) / present) - price;
      if (gain <= 0) break;
      value += gain * USE.city;
    }
  }
  return value;
}

/** What a privilege of the Council is worth to who has chosen it. */
const PRIVILEGE_WORTHS: Readonly<Record<PrivilegeId, (state: Readonly<State>) => number>> = {
  'move-apprentice': () => COUNCIL_WORTH.moveApprentice,
  'take-florins': ({ councilFlorins }) => councilFlorins,
  'arrange-deck': () => COUNCIL_WORTH.arrangeDeck,
  'buy-component': () => COUNCIL_WORTH.buyComponent,
};
/** By PrivilegeIndex. */
const privilegeWorths = PRIVILEGES.map(id => PRIVILEGE_WORTHS[id]);

/** A privilege of the Council: the one chosen, or what the rank may expect. */
function councilValue(state: Readonly<State>, seat: Seat, rank: number, present: number): number {
  const chosen = state.privileges.indexOf(seat);
  if (chosen >= 0) return chosen < state.executed ? 0 : privilegeWorths[chosen]!(state);
  if (lastGetsNothing(state.players, present) && rank === present - 1) return 0;
  const expected = state.councilFlorins + (rank === 0 ? COUNCIL_WORTH.first : 0) - rank;
  return Math.max(COUNCIL_WORTH.least, expected);
}
