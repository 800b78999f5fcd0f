/** Which places the player who decides can get to, and what each costs in all. */
import { activePlayer, visibleBooks } from '../../../../games/newton/rules/counting.ts';
import { potionsToEnterPlace, routeCost } from '../../../../games/newton/rules/map.ts';
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import { topPending } from '../../../../games/newton/rules/topics/topic.ts';
import type {
  Move,
  PlaceIndex,
  SeatTable,
  TravelPending,
  View,
} from '../../../../games/newton/rules/types.ts';
import type { DrawInput } from '../../contract.ts';

/** A way to a place: what it costs, and the places on it from the first step to the last. */
export interface Way {
  readonly coins: number;
  readonly potions: number;
  readonly places: readonly PlaceIndex[];
}

export type Reach = ReadonlyMap<PlaceIndex, Way>;

/**
 * Null while nothing on the map is to be chosen. While a card or an action is chosen that would lead to travelling, what
 * could be reached then.
 */
export function reachOf(t: Tables, { view, choices, after }: DrawInput<View, Move>): Reach | null {
  const pending = topPending(view);
  if (choices.length === 0) return null;
  if (pending?.kind === 'travel') return travels(t, view, pending);
  if (pending?.kind === 'jump' || pending?.kind === 'place-cube') {
    const { coins } = pending;
    const offered = choices.flatMap(({ move }) =>
      move.type === 'jump' ? [move.to] : move.type === 'visit' ? [move.place] : [],
    );
    return new Map(offered.map(place => [place, { coins, potions: 0, places: [place] }]));
  }
  const then = after === null || after.active !== view.active ? null : topPending(after);
  return after !== null && then?.kind === 'travel' ? travels(t, after, then) : null;
}

/** Within the steps that are left and with what is in the purse. */
function travels(t: Tables, view: View, { value, freeRoutes }: TravelPending): Reach {
  const seat = activePlayer(view);
  return waysOf(t, seat, { steps: value, freeRoutes, coins: seat.coins, potions: seat.potions });
}

/** The cheapest way of a scientist to every place, however long and dear. */
export function cheapestWays(t: Tables, seat: SeatTable): Reach {
  const { POSITIVE_INFINITY: all } = Number;
  return waysOf(t, seat, { steps: t.places.length, freeRoutes: false, coins: all, potions: all });
}

interface Means {
  readonly steps: number;
  readonly freeRoutes: boolean;
  readonly coins: number;
  readonly potions: number;
}

/** The cheapest ways, step by step. Tokens on the way are not counted on. */
function waysOf(t: Tables, seat: SeatTable, means: Means): Reach {
  const books = visibleBooks(t, seat);
  const start: Way = { coins: 0, potions: 0, places: [] };
  const reach = new Map<PlaceIndex, Way>();
  let ends = new Map<PlaceIndex, Way>([[seat.scientist, start]]);
  for (let step = 0; step < means.steps; step++) {
    const next = new Map<PlaceIndex, Way>();
    for (const [place, way] of ends)
      t.places[place]!.neighbours.forEach((to, nth) => {
        const longer: Way = {
          coins: way.coins + routeCost(t, place, nth, means.freeRoutes),
          potions: way.potions + potionsToEnterPlace(t, to, books),
          places: [...way.places, to],
        };
        if (longer.coins > means.coins || longer.potions > means.potions) return;
        if (isCheaper(longer, next.get(to))) next.set(to, longer);
      });
    for (const [place, way] of next) if (isCheaper(way, reach.get(place))) reach.set(place, way);
    ends = next;
  }
  reach.delete(seat.scientist);
  return reach;
}

function isCheaper(one: Way, other: Way | undefined): boolean {
  if (other === undefined) return true;
  return one.coins < other.coins || (one.coins === other.coins && one.potions < other.potions);
}
