/** What things are worth in florins, for the estimate: weeks of work, components, and the privileges that bring them. */
import { componentTotals, planned } from './actions/fabrication.ts';
import { canImprove } from './actions/improvements.ts';
import type { Tables } from './data.ts';
import {
  ACADEMY,
  FIRST_SHOP,
  IMPROVEMENTS,
  type Improvement,
  MATERIALS,
  type Place,
  type Player,
  type State,
} from './types.ts';

/** In florins; found by playing the bots against each other. */
export const W = {
  /** A week of laboratory work to come. */
  week: 0.65,
  /** A week that present work still needs, so that it is done now rather than later. */
  need: 1,
  /** A worker's turn in the city. */
  errand: 0.5,
  component: 1.1,
  /** A component beyond what the weeks to come can use. */
  excess: 0.2,
  /** A second laboratory, beyond its spaces, for each turn to come. */
  secondLab: 0.3,
  /** A card's discount on later work, for each turn to come. */
  discount: 0.3,
  /** A turn that work takes longer. */
  delay: 0.15,
  leonardo: 0.4,
};
/** Part of the people's weeks that goes to laboratories while the city is open. */
export const LAB_SHARE = 0.65;
/** Part of an automaton's time in which its laboratory has something to build. */
export const AUTOMATON_USE = 0.6;
/** Weeks of work for each component, and a player's usual weeks in a turn. */
export const WEEKS_PER_COMPONENT = 3.7;
const USUAL_WEEKS = 4;
/** Share of the worth of weeks that no present work needs, by the turns after this one. */
export const SPARE = [0, 0.2, 0.45, 0.7, 0.85, 0.95, 1, 1, 1, 1];

/** Components that are not and will not be under a laboratory. */
export function freeComponents(t: Tables, player: Player): number[] {
  const free = componentTotals(t, player);
  for (let i = 0; i < 2; i++) {
    const recipe = t.recipe[planned(player, i)]!;
    for (let m = 0; m < MATERIALS.length; m++) free[m]! -= recipe[m]!;
  }
  return free;
}

/** More than three of a kind are hardly ever needed. */
export function usable(free: readonly number[]): number {
  let held = 0;
  for (const count of free) held += Math.min(count, 3);
  return held;
}

/** Value of one privilege of a zone to a player, before its price. */
export function privilegeWorth(
  t: Tables,
  state: Readonly<State>,
  player: Player,
  zone: Place,
  later: number,
): number {
  if (zone === ACADEMY) return player.academy > 0 ? apprenticeWorth(later) : 0;
  if (zone >= FIRST_SHOP)
    return state.shops[zone - FIRST_SHOP]! > 0 ? shopWorth(t, state, player, zone, later) : 0;
  let best = 0;
  for (const improvement of IMPROVEMENTS)
    if (canImprove(t, player, improvement))
      best = Math.max(best, improvementWorth(t, player, improvement, later));
  return best;
}

/** Weeks in the laboratories, less and less where these are full, and errands in the city. */
function apprenticeWorth(later: number): number {
  let worth = 0;
  for (let turn = 1; turn <= later; turn++)
    worth += W.week * LAB_SHARE * SPARE[turn]! + W.errand * (1 - LAB_SHARE) * Math.min(1, turn / 4);
  return worth;
}

function improvementWorth(t: Tables, player: Player, improvement: Improvement, later: number): number {
  if (improvement.startsWith('automaton'))
    return t.constants.automatonWeeks * Math.max(0, later - 1) * AUTOMATON_USE * W.week;
  let people = player.idle + t.constants.masterWeeks;
  for (const count of player.placed) people += count;
  let room = 1;
  for (let i = 0; i < 2; i++) if (player.labs[i]!.side >= 0) room += t.spaces[i]![player.labs[i]!.side]!;
  const tight = Math.max(0.15, Math.min(2, (people - room) * 0.5 + 1));
  return (improvement === 'take-large' ? W.secondLab : 0) * later + tight * W.week * SPARE[later]! * 2;
}

/** A component that a requested invention lacks is worth more than one for the store. */
function shopWorth(t: Tables, state: Readonly<State>, player: Player, zone: Place, later: number): number {
  const material = zone - FIRST_SHOP;
  const free = freeComponents(t, player);
  let worth = usable(free) + 0.5 < (later * USUAL_WEEKS) / WEEKS_PER_COMPONENT ? W.component : W.excess;
  for (const n of state.requested) {
    if (player.labs[0].invention === n || player.labs[1].invention === n || player.realised.includes(n))
      continue;
    if (t.recipe[n]![material]! > free[material]!)
      worth = Math.max(worth, Math.max(worth, 0.6 * W.component) * (0.75 + 0.08 * t.florinsFirst[n]!));
  }
  return worth * Math.min(1, later / 4);
}
