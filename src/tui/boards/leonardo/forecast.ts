/** What the city will ask of everybody if nothing more happens, and what another worker would change. */
import type { Seat } from '../../../core/game.ts';
import { ranking } from '../../../games/leonardo/rules/city.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { purchases } from '../../../games/leonardo/rules/effects/purchases.ts';
import { zones } from '../../../games/leonardo/rules/effects/zones.ts';
import { lastGetsNothing } from '../../../games/leonardo/rules/topics/council.ts';
import {
  ACADEMY,
  COUNCIL,
  type Move,
  materialAt,
  NOWHERE,
  type PlaceIndex,
  type View,
  WORKSHOP,
} from '../../../games/leonardo/rules/types.ts';

/** What a player will be offered in a zone if all buy who can. */
export interface Prospect {
  readonly seat: Seat;
  /** Of one purchase after the other. */
  readonly prices: readonly number[];
  /** Why there is none. */
  readonly why: 'florins' | 'use' | 'late' | null;
  /** What the first purchase would have cost where there are too few florins. */
  readonly dear: number | null;
}

/** By rank. Only purchases of this zone count: what is spent elsewhere before is not foreseen. */
export function prospects(t: Tables, view: View, zone: PlaceIndex): Prospect[] {
  const order = ranking(t, view, zone);
  const here = view.lord === zone && view.phase === 'offers';
  const material = materialAt(zone);
  const stock = material === undefined ? Number.POSITIVE_INFINITY : view.shops[material]!;
  const costs = t.constants.prices.slice(here ? view.bought : 0).slice(0, stock);
  const found = order.map(seat => ({
    seat,
    prices: [] as number[],
    why: null as Prospect['why'],
    dear: null as number | null,
    // Nobody is said to be short of florins that are not counted.
    purse: isCounted(view, seat) ? view.seats[seat]!.florins : Number.POSITIVE_INFINITY,
    uses: usesOf(t, view, seat, zone),
  }));
  const asked = here && view.pending !== null ? [view.pending.seat, ...view.queue] : order;
  let queue = found.filter(({ seat }) => asked.includes(seat));
  let present = found;
  for (const cost of costs) {
    for (;;) {
      if (queue.length === 0) queue = present;
      const [next, ...rest] = queue;
      if (next === undefined) break;
      queue = rest;
      if (next.purse >= cost && next.uses > 0) {
        next.purse -= cost;
        next.uses--;
        next.prices.push(cost);
        break;
      }
      if (next.prices.length === 0) {
        next.why = next.uses > 0 ? 'florins' : 'use';
        next.dear = next.uses > 0 ? cost : null;
      }
      present = present.filter(each => each !== next);
    }
  }
  return found.map(({ seat, prices, why, dear }) => ({
    seat,
    prices,
    why: prices.length === 0 ? (why ?? 'late') : null,
    dear,
  }));
}

/** How often a player could buy there. */
function usesOf(t: Tables, view: View, seat: Seat, zone: PlaceIndex): number {
  if (zone === ACADEMY) return view.seats[seat]!.academy;
  if (zone !== WORKSHOP) return Number.POSITIVE_INFINITY;
  return zones[zone]!.sells.filter(index => purchases[index]!.possible(t, view, seat)).length;
}

/** Who of the Council gets nothing, because everybody is there; null for nobody. */
export function leftOut(t: Tables, view: View): Seat | null {
  const order = ranking(t, view, COUNCIL);
  if (view.phase !== 'placement' || !lastGetsNothing(view.players, order.length)) return null;
  return order.at(-1) ?? null;
}

/** Workers who are about to arrive somewhere. */
export interface Arrival {
  readonly seat: Seat;
  readonly place: PlaceIndex;
  readonly apprentices: number;
  readonly master: boolean;
}

/** Whom the move under the cursor would bring where; of a crew not yet counted the first apprentice. */
export function arrivalOf(move: Move | null, { pending }: View): Arrival | null {
  if (move === null || pending === null) return null;
  const { seat } = pending;
  switch (move.type) {
    case 'send':
      return { seat, place: move.place, apprentices: 1, master: false };
    case 'crew':
      return pending.kind === 'crew'
        ? { seat, place: pending.place, apprentices: move.count, master: false }
        : null;
    case 'master':
      return { seat, place: move.place, apprentices: 0, master: true };
    case 'drop':
      return pending.kind === 'drop'
        ? { seat: pending.owner, place: move.to, apprentices: 1, master: false }
        : null;
    default:
      return null;
  }
}

/** The table with these workers there, wherever they came from. */
export function withArrival(view: View, { seat, place, apprentices, master }: Arrival): View {
  const row = view.rows[place];
  return {
    ...view,
    rows: row === undefined || row.includes(seat) ? view.rows : view.rows.with(place, [...row, seat]),
    seats: view.seats.map((player, each) =>
      each === seat
        ? {
            ...player,
            placed: player.placed.with(place, player.placed[place]! + apprentices),
            master: master ? place : player.master,
          }
        : player,
    ),
  };
}

/** One worker more of a player in a zone: an apprentice, or the master where nobody else is left. */
export function oneMore(view: View, seat: Seat, zone: PlaceIndex): View {
  const { idle, master, placed } = view.seats[seat]!;
  const canSend = idle > 0 && placed[zone] === 0;
  const canMaster = master === NOWHERE;
  return withArrival(view, {
    seat,
    place: zone,
    apprentices: canSend ? 1 : 0,
    master: !canSend && canMaster,
  });
}
