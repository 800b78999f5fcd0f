/** Travel: lead the scientist along the routes of the map. [newton.travel] */

import type { Reason } from '../../../../core/game.ts';
import { plural } from '../../../../core/words.ts';
import { placeOffer } from '../../text/components.ts';
import { costText, lackingBooks, tooDear } from '../../text/words.ts';
import { placeCube } from '../arrivals.ts';
import { cardInPlay } from '../card-in-play.ts';
import { activePlayer, visibleBooks } from '../counting.ts';
import { takeToken } from '../gains.ts';
import { cityAt, mayPlaceCube, potionsToEnterPlace, routeCost } from '../map.ts';
import { CUBE } from '../moves.ts';
import type { Tables } from '../tables.ts';
import type { PlaceIndex, SeatTable, Table, TravelPending } from '../types.ts';
import { basicAction } from './basic-action.ts';
import { mayBuy } from './quick.ts';
import { pendingOf, type Words } from './topic.ts';

/** Price of the extra cubes, 0 once it is paid. [newton.effects.extra-cubes] */
function priceOfCubes(t: Tables, table: Table, pending: TravelPending): number {
  return pending.cubesOnTheWay === 'for-coins' ? cardInPlay(t, table).extrasCoins : 0;
}

function potionsToEnter(t: Tables, seat: SeatTable, place: PlaceIndex): number {
  return t.places[place]!.books === null ? 0 : potionsToEnterPlace(t, place, visibleBooks(t, seat));
}

function mayGo(t: Tables, seat: SeatTable, pending: TravelPending, nth: number, means: Purse): boolean {
  return (
    routeCost(t, seat.scientist, nth, pending.freeRoutes) <= means.coins &&
    potionsToEnter(t, seat, t.places[seat.scientist]!.neighbours[nth]!) <= means.potions
  );
}

function mayGoSomewhere(t: Tables, seat: SeatTable, pending: TravelPending, means: Purse): boolean {
  const { neighbours } = t.places[seat.scientist]!;
  for (let nth = 0; nth < neighbours.length; nth++) if (mayGo(t, seat, pending, nth, means)) return true;
  return false;
}

interface Purse {
  readonly coins: number;
  readonly potions: number;
}
const NOTHING: Purse = { coins: 0, potions: 0 };

/**
 * Could the journey go on after a cube here? Where it could not, the cube and a stop would come to the same. A city may
 * give what a route asks for, and a master anything.
 */
function mayGoOnAfterCube(t: Tables, table: Table, pending: TravelPending): boolean {
  const { scientist, coins, potions } = activePlayer(table);
  const purse = { coins: coins - priceOfCubes(t, table, pending), potions };
  const { kind } = t.places[scientist]!;
  if (kind === 'master') return true;
  const gift = kind === 'city' ? t.cities[cityAt(table, scientist)]!.effect[0]! : null;
  if (gift?.op === 'gain') {
    purse.coins += gift.gain.coins;
    purse.potions += gift.gain.potions;
  }
  return mayGoSomewhere(t, activePlayer(table), pending, purse);
}

/**
 * A cube on a place that is only passed; the last place of the move gets one anyway. [newton.effects.extra-cubes]
 * [newton.masters.galilei]
 */
function mayPlaceOnTheWay(t: Tables, table: Table, pending: TravelPending): boolean {
  const seat = activePlayer(table);
  return (
    pending.cubesOnTheWay !== 'no' &&
    pending.steps > 0 &&
    pending.value > 0 &&
    priceOfCubes(t, table, pending) <= seat.coins &&
    mayPlaceCube(t, seat, seat.scientist) &&
    mayGoOnAfterCube(t, table, pending)
  );
}

export const travel = basicAction<TravelPending>({
  rule: 'newton.travel',
  legal(t, state, pending, moves) {
    const player = activePlayer(state);
    if (mayPlaceOnTheWay(t, state, pending)) moves.push(CUBE);
    if (pending.value === 0) return;
    const { neighbours } = t.places[player.scientist]!;
    for (let nth = 0; nth < neighbours.length; nth++)
      if (mayGo(t, player, pending, nth, player)) moves.push(t.moves.go[neighbours[nth]!]!);
  },
  apply(t, state, pending, move, emit) {
    const player = activePlayer(state);
    if (move.type === 'go') {
      const { to } = move;
      const nth = t.places[player.scientist]!.neighbours.indexOf(to);
      const coins = routeCost(t, player.scientist, nth, pending.freeRoutes);
      const potions = potionsToEnter(t, player, to);
      player.coins -= coins;
      player.potions -= potions;
      player.scientist = to;
      pending.value--;
      pending.steps++;
      emit?.({ type: 'travelled', seat: state.active, to, coins, potions });
      takeToken(t, state, t.places[to]!.tokenSpot, false, emit);
    } else if (move.type === 'cube') {
      const price = priceOfCubes(t, state, pending);
      pending.cubesOnTheWay = 'yes';
      placeCube(t, state, player.scientist, price, emit);
    }
  },
  /** A cube goes onto the place reached. Without a step there is no move, and no cube. [newton.travel.cubes] */
  leave(t, state, pending, emit) {
    state.pending.pop();
    if (pending.steps > 0) placeCube(t, state, activePlayer(state).scientist, 0, emit);
  },
  prompt(t, state, { value }) {
    const player = activePlayer(state);
    const here = t.places[player.scientist]!.name;
    const purse = plural(player.coins, 'coin');
    return value === 0
      ? `Your scientist is in ${here}, no steps left. Stop here? You have ${purse}`
      : `Where does your scientist go from ${here}? ${plural(value, 'step')} left, ${purse}`;
  },
  unavailable(t, state, pending) {
    const seat = activePlayer(state);
    const { neighbours, name, takesCubes } = t.places[seat.scientist]!;
    const reasons = (pending.value === 0 ? [] : neighbours).flatMap((to, nth): Reason[] => {
      const what = `The route to ${t.places[to]!.name}`;
      const coins = routeCost(t, seat.scientist, nth, pending.freeRoutes);
      if (coins > seat.coins) return [{ what, why: tooDear(coins, seat), rule: 'newton.travel.cost' }];
      const potions = potionsToEnter(t, seat, to);
      if (potions <= seat.potions) return [];
      return [{ what, why: lackingBooks(potions, seat), rule: 'newton.travel.objective' }];
    });
    if (takesCubes && pending.steps > 0 && !mayPlaceCube(t, seat, seat.scientist))
      reasons.push({
        what: `A cube in ${name}`,
        why: seat.cubes.length === t.cubes ? 'all your cubes are on the map' : 'your cube lies there already',
        rule: 'newton.travel.cubes',
      });
    return reasons;
  },
  stopText(t, table, { steps }) {
    if (steps === 0) return 'Leave this action';
    const seat = activePlayer(table);
    const cube = mayPlaceCube(t, seat, seat.scientist)
      ? `: place a cube, ${placeOffer(t, table, seat.scientist)}`
      : ' (no cube here)';
    return `Stop in ${t.places[seat.scientist]!.name}${cube}`;
  },
  possible(t, state, pending, means) {
    if (pending.value === 0) return false;
    const player = activePlayer(state);
    return (
      means === 'anything' ||
      mayGoSomewhere(t, player, pending, means === 'nothing' ? NOTHING : player) ||
      (means === 'purse' && mayPlaceOnTheWay(t, state, pending))
    );
  },
  quickHelps(t, state, pending) {
    if (pending.value === 0) return mayBuy(t, state, pending, 'boost');
    const { neighbours } = t.places[activePlayer(state).scientist]!;
    return mayBuy(t, state, pending, 'potion') && neighbours.includes(t.objectivePlace);
  },
  touched: pending => pending.steps > 0,
  allows: value => `go up to ${plural(value, 'step')}`,
  impossible: 'you cannot pay any route from here',
  nothing: 'cannot travel',
});

export const travelMoves: Pick<Words, 'go' | 'cube'> = {
  go: {
    notate: (t, move) => `go ${t.places[move.to]!.id}`,
    group: 'Travel',
    describe(t, { to }, view) {
      const seat = activePlayer(view);
      const { value, freeRoutes } = pendingOf(view, 'travel');
      const nth = t.places[seat.scientist]!.neighbours.indexOf(to);
      const coins = routeCost(t, seat.scientist, nth, freeRoutes);
      const known = seat.cubes.includes(to) ? ', your cube is there already' : '';
      return `Go to ${t.places[to]!.name}${costText(coins, potionsToEnter(t, seat, to))}: ${placeOffer(t, view, to)}${known}${value > 1 ? nearbyText(t, seat, to) : ''}`;
    },
  },
  cube: {
    notate: () => 'cube',
    group: 'Travel',
    describe(t, _move, view) {
      const price = priceOfCubes(t, view, pendingOf(view, 'travel'));
      return `Place a travel cube in ${t.places[activePlayer(view).scientist]!.name} on your way${costText(price, 0)}`;
    },
  },
};

/** Names of places next to this one where a cube could go. */
export function nearbyText(t: Tables, seat: SeatTable, place: PlaceIndex): string {
  const names = t.places[place]!.neighbours.filter(
    next => next !== seat.scientist && mayPlaceCube(t, seat, next),
  ).map(next => t.places[next]!.name);
  return names.length === 0 ? '' : ` [on to ${names.join(', ')}]`;
}
