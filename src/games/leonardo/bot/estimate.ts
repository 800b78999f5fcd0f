/**
 * An estimate of the final score. Everything is earned by workers, so everything is priced in their weeks: florins now,
 * work under way if there is time for it, what the weeks to come will earn in laboratories and in the city, components,
 * the bonus for variety, and what workers standing in the city are about to get.
 */
import type { Seat } from '../../../core/game.ts';
import { sumInOrder } from '../../../core/statistics.ts';
import { joinRow } from '../rules/city.ts';
import { freeComponents } from '../rules/components.ts';
import { trialOf } from '../rules/copy.ts';
import type { Tables } from '../rules/data.ts';
import { planned } from '../rules/laboratories.ts';
import { typesOwned, varietyBonus } from '../rules/scoring.ts';
import { largestCrew } from '../rules/topics/placement.ts';
import {
  type InventionIndex,
  LAB_INDICES,
  labAt,
  MATERIALS,
  NO_BID,
  NONE,
  type PlaceIndex,
  type SeatState,
  type State,
} from '../rules/types.ts';
import { cityValue } from './city-value.ts';
import { lookAhead, type Prospects } from './prospects.ts';
import { BID_POWER, HIGH_BID, REACH, TYPES_PER_TURN, USE, WEEKS_PER_COMPONENT, WORTH } from './weights.ts';
import { workValue } from './work-value.ts';
import { lastingShare, spareShare, usable } from './worth.ts';

/** What the estimate is the sum of: florins of work under way include what its cards spare later. */
const TERMS = [
  'florins',
  'work',
  'weeks',
  'errands',
  'automata',
  'bonus',
  'hand',
  'city',
  'bid',
  'position',
] as const;

/** Written anew by every estimate: what they hold must not outlive the next one. */
const terms = new Float64Array(TERMS.length);
const bestTerms = new Float64Array(TERMS.length);

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  return sumInOrder(termsOf(t, state, seat));
}

function termsOf(t: Tables, state: Readonly<State>, seat: Seat): Float64Array {
  const { pending } = state;
  if (pending?.kind === 'crew' && pending.seat === seat) return bestCrew(t, state, seat, pending.place);
  return estimate(t, state, seat);
}

/** Between naming a place and the number of apprentices, what the best number would be worth. */
function bestCrew(t: Tables, state: Readonly<State>, seat: Seat, place: PlaceIndex): Float64Array {
  const most = largestCrew(t, state.seats[seat]!, place);
  const trial = trialOf(state, seat);
  const player = trial.seats[seat]!;
  if (labAt(place) === undefined) joinRow(trial, place, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let crew = 1; crew <= most; crew++) {
    player.placed[place] = crew;
    player.idle--;
    const sum = sumInOrder(estimate(t, trial, seat));
    if (sum <= best) continue;
    best = sum;
    bestTerms.set(terms);
  }
  return bestTerms;
}

function estimate(t: Tables, state: Readonly<State>, seat: Seat): Float64Array {
  const player = state.seats[seat]!;
  terms.fill(0);
  terms[0] = player.florins;
  if (state.phase === 'over') {
    terms[5] = varietyBonus(t, player.cards);
    return terms;
  }
  let types = typesOwned(t, player.cards);
  const prospects = lookAhead(t, state, player);
  const { later } = prospects;
  let work = 0;
  let demand = 0;
  for (const lab of LAB_INDICES) {
    const invention = planned(player, lab);
    if (invention === NONE) continue;
    const outcome = workValue(t, state, seat, lab, invention, prospects);
    work += outcome.florins + outcome.card * WORTH.discount * later;
    demand += outcome.weeks;
    if (!ownsType(t, player, invention)) types += outcome.card;
  }
  const spare = prospects.weeks * WORTH.week + (prospects.idle - demand) * WORTH.neededWeek;
  const secondLab = player.labs[1].side >= 0 ? WORTH.secondLab * later : 0;
  terms[1] = work;
  terms[2] = spare * spareShare(later);
  terms[3] = prospects.errands;
  terms[4] = automataValue(t, player, later);
  terms[5] = expectedBonus(t, types, later);
  terms[6] = handValue(t, state, player, prospects);
  terms[7] = cityValue(t, state, seat, later);
  terms[8] = bidValue(t, state, player, later);
  terms[9] = secondLab + (state.leonardo === seat && later > 0 ? WORTH.leonardo : 0);
  return terms;
}

function ownsType(t: Tables, { cards }: Readonly<SeatState>, invention: InventionIndex): boolean {
  for (const card of cards) if (t.type[card] === t.type[invention]) return true;
  return false;
}

/** Automata work for nothing, as long as their laboratory has something to build. */
function automataValue(t: Tables, player: Readonly<SeatState>, later: number): number {
  let value = 0;
  for (const lab of LAB_INDICES) {
    const { automata } = player.labs[lab]!;
    if (automata === 0) continue;
    const busy = planned(player, lab) === NONE ? 0 : 1;
    value +=
      automata * t.constants.automatonWeeks * Math.max(0, later - 1 - busy) * USE.automaton * WORTH.week;
  }
  return value;
}

/** The bonus between whole numbers of types, with the cards that can still be expected. */
function expectedBonus(t: Tables, types: number, later: number): number {
  const reached = Math.min(MATERIALS.length, types + TYPES_PER_TURN * later);
  const below = Math.floor(reached);
  const low = t.constants.varietyBonus[below]!;
  const high = t.constants.varietyBonus[Math.min(MATERIALS.length, below + 1)]!;
  return low + (high - low) * (reached - below);
}

/** Components are worth what they let the player start in time. */
function handValue(
  t: Tables,
  state: Readonly<State>,
  player: Readonly<SeatState>,
  { weeks, later }: Prospects,
): number {
  const free = freeComponents(t, player);
  const held = usable(free);
  const wanted = weeks / WEEKS_PER_COMPONENT;
  const value = Math.min(held, wanted) * WORTH.component + Math.max(0, held - wanted) * WORTH.excessComponent;
  let best = 0;
  for (const n of state.requested) {
    if (planned(player, LAB_INDICES[0]!) === n || planned(player, LAB_INDICES[1]!) === n) continue;
    if (player.realised.includes(n)) continue;
    const recipe = t.recipe[n]!;
    let missing = 0;
    for (let m = 0; m < MATERIALS.length; m++) missing += Math.max(0, recipe[m]! - free[m]!);
    best = Math.max(best, (REACH[missing] ?? 0) * t.florinsFirst[n]!);
  }
  return (value + best) * lastingShare(later);
}

/** A sealed bid stands for its chance to win the card. */
function bidValue(t: Tables, state: Readonly<State>, player: Readonly<SeatState>, later: number): number {
  const auction = state.auctions[0];
  if (player.bid === NO_BID || auction === undefined) return 0;
  const types = typesOwned(t, player.cards);
  const gained = ownsType(t, player, auction.invention) ? 0 : 1;
  const bonus = expectedBonus(t, types + gained, later) - expectedBonus(t, types, later);
  const chance = Math.min(1, player.bid / HIGH_BID) ** (BID_POWER * (auction.bidders.length - 1));
  return chance * (bonus + WORTH.discount * later - player.bid);
}
