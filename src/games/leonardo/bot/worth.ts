/** What things are worth in florins, for the estimate: room, people, components, and the purchases that bring them. */
import type { Seat } from '../../../core/game.ts';
import { freeComponents } from '../rules/components.ts';
import type { Tables } from '../rules/data.ts';
import { purchases } from '../rules/effects/purchases.ts';
import { zones } from '../rules/effects/zones.ts';
import { spacesOf } from '../rules/laboratories.ts';
import {
  LAB_INDICES,
  MATERIALS,
  type MaterialId,
  type PlaceIndex,
  PURCHASES,
  type PurchaseId,
  type SeatTable,
  type State,
} from '../rules/types.ts';
import {
  FULL_USE_TURNS,
  SPARE_WEEKS,
  TIGHT,
  USE,
  USUAL_OF_A_KIND,
  USUAL_WEEKS,
  WEEKS_PER_COMPONENT,
  WORTH,
} from './weights.ts';

/** Components in a hand that can be expected to be used. */
export function usable(free: readonly number[]): number {
  let held = 0;
  for (const count of free) held += Math.min(count, USUAL_OF_A_KIND);
  return held;
}

/** Part of its worth that something gained now keeps with so many turns to come. */
export function lastingShare(later: number): number {
  return Math.min(1, later / FULL_USE_TURNS);
}

/** Of the worth of weeks that no present work needs. Corrected data may have more turns than the game. */
export function spareShare(later: number): number {
  return SPARE_WEEKS[later] ?? 1;
}

/** Weeks that all people of a player do in a turn. */
export function peopleOf(t: Tables, player: Readonly<SeatTable>): number {
  let people = player.idle + t.constants.masterWeeks;
  for (const count of player.placed) people += count;
  return people;
}

/** Value of a purchase to a player with so many turns to come, before its price. */
type Worth = (t: Tables, state: Readonly<State>, seat: Seat, later: number) => number;

/** It works whenever its laboratory has something to build. */
const automaton: Worth = (t, _, __, later) =>
  t.constants.automatonWeeks * Math.max(0, later - 1) * USE.automaton * WORTH.week;

const moreSpaces: Worth = (t, state, seat, later) => {
  const player = state.seats[seat]!;
  let room = 1;
  for (const lab of LAB_INDICES) room += spacesOf(t, player, lab);
  const tight = (peopleOf(t, player) - room) * TIGHT.each + 1;
  const bounded = Math.max(TIGHT.least, Math.min(TIGHT.most, tight));
  return bounded * WORTH.week * spareShare(later) * TIGHT.weeks;
};

/** Weeks in the laboratories, less and less where these are full, and errands in the city. */
const apprentice: Worth = (_, __, ___, later) => {
  let worth = 0;
  for (let turn = 1; turn <= later; turn++)
    worth +=
      WORTH.week * USE.laboratories * spareShare(turn) +
      WORTH.errand * (1 - USE.laboratories) * lastingShare(turn);
  return worth;
};

/** A component that a requested invention lacks is worth more than one for the store. */
function component(id: MaterialId): Worth {
  const material = MATERIALS.indexOf(id);
  return (t, state, seat, later) => {
    const player = state.seats[seat]!;
    const free = freeComponents(t, player);
    const wanted = (later * USUAL_WEEKS) / WEEKS_PER_COMPONENT;
    let worth: number = usable(free) + 0.5 < wanted ? WORTH.component : WORTH.excessComponent;
    for (const n of state.requested) {
      if (player.labs[0].invention === n || player.labs[1].invention === n || player.realised.includes(n))
        continue;
      if (t.recipe[n]![material]! <= free[material]!) continue;
      const missing = Math.max(worth, WORTH.missingComponent * WORTH.component);
      worth = Math.max(worth, missing * (WORTH.missingBase + WORTH.missingPerFlorin * t.florinsFirst[n]!));
    }
    return worth * lastingShare(later);
  };
}

const WORTHS: Readonly<Record<PurchaseId, Worth>> = {
  'flip-small': moreSpaces,
  'take-large': (t, state, seat, later) => WORTH.secondLab * later + moreSpaces(t, state, seat, later),
  'flip-large': moreSpaces,
  'automaton-small': automaton,
  'automaton-large': automaton,
  apprentice,
  iron: component('iron'),
  glass: component('glass'),
  wood: component('wood'),
  brick: component('brick'),
  rope: component('rope'),
};
/** By PurchaseIndex. */
const worths = PURCHASES.map(id => WORTHS[id]);

/** The best that a zone sells a player, before its price. */
export function bestPurchase(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  zone: PlaceIndex,
  later: number,
): number {
  let best = 0;
  for (const index of zones[zone]!.sells)
    if (purchases[index]!.possible(t, state, seat))
      best = Math.max(best, worths[index]!(t, state, seat, later));
  return best;
}
