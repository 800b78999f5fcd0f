/** What lies within reach of the scientist. */
import { indices } from '../../../core/grammar.ts';
import { routeCost } from '../rules/map.ts';
import type { Tables } from '../rules/tables.ts';
import type { PlaceIndex } from '../rules/types.ts';
import { type Prospects, urgent } from './prospects.ts';
import { PER_STEP, REACH } from './weights.ts';
import { placeWorth } from './worth.ts';

/** More than any way on the map takes. */
const FAR = 99;
/** Share of a place's worth by the steps to it. */
const NEARNESS = Array.from({ length: FAR + 1 }, (_, steps) => PER_STEP.map ** steps);

/** The nearest places worth a cube. */
export function placesInReach(prospects: Prospects, from: PlaceIndex): number {
  const { steps, coins } = routesFrom(prospects.t, from);
  let best = 0;
  let second = 0;
  for (const place of prospects.t.cubePlaces) {
    if (place === from) continue;
    const value =
      placeWorth(prospects, place) * NEARNESS[steps[place]!]! - coins[place]! * prospects.coin * REACH.coins;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  return (best + second * REACH.second) * REACH.share * urgent(prospects, REACH.urgency);
}

/** Fewest steps from a place to every other, and the coins of such a way. */
interface Routes {
  readonly steps: readonly number[];
  readonly coins: readonly number[];
}
const routesOf = new WeakMap<Tables, readonly Routes[]>();

function routesFrom(t: Tables, from: PlaceIndex): Routes {
  let routes = routesOf.get(t);
  if (routes === undefined) {
    routes = indices<PlaceIndex>(t.places).map(start => findRoutes(t, start));
    routesOf.set(t, routes);
  }
  return routes[from]!;
}

function findRoutes(t: Tables, start: PlaceIndex): Routes {
  const steps = t.places.map(() => FAR);
  const coins = t.places.map(() => FAR);
  steps[start] = 0;
  coins[start] = 0;
  const queue = [start];
  for (let place = queue.shift(); place !== undefined; place = queue.shift())
    for (const [nth, next] of t.places[place]!.neighbours.entries()) {
      const price = coins[place]! + routeCost(t, place, nth, false);
      const further = steps[place]! + 1;
      if (steps[next]! > further || (steps[next] === further && coins[next]! > price)) {
        steps[next] = further;
        coins[next] = price;
        queue.push(next);
      }
    }
  return { steps, coins };
}
