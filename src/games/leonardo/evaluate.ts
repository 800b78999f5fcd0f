/**
 * An estimate of the final score: florins now, work under way if there is time for it, what workers, laboratories
 * and components should still earn, the bonus for variety, and what workers standing in the city are about to get.
 */
import type { Seat } from '../../core/game.ts';
import { discountFor } from './actions/completion.ts';
import { componentTotals, planned } from './actions/fabrication.ts';
import { canImprove } from './actions/improvements.ts';
import { ranking, strength } from './city.ts';
import type { Tables } from './data.ts';
import { typesOwned } from './scoring.ts';
import {
  ACADEMY,
  COUNCIL,
  FIRST_LAB,
  FIRST_SHOP,
  IMPROVEMENTS,
  type Invention,
  KEEP,
  MATERIALS,
  NOWHERE,
  type Place,
  type Player,
  type State,
  ZONES,
} from './types.ts';

/** Florins that a week of laboratory work brings where components are at hand. */
const FLORINS_PER_WEEK = 1.05;
/** Part of the workers that stand in laboratories while the city is open. */
const LAB_SHARE = 0.5;
/** A turn's new cards per player, for the bonus still to be expected. */
const TYPES_PER_TURN = 0.35;
const COMPONENT_VALUE = 1.25;
/** Florins a turn that a second laboratory is worth beyond its spaces. */
const SECOND_LAB_VALUE = 0.4;
/** Part of an automaton's time in which its laboratory has something to build. */
const AUTOMATON_USE = 0.45;
/** Bids rarely exceed this. */
export const HIGH_BID = 9;

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  const { pending } = state;
  if (pending?.kind === 'crew' && pending.seat === seat) return bestCrew(t, state, seat, pending.place);
  return estimate(t, state, seat);
}

/** Between naming a place and the number of apprentices, what the best number would be worth. */
function bestCrew(t: Tables, state: Readonly<State>, seat: Seat, place: Place): number {
  const player = state.players[seat]!;
  const rows = state.rows.slice();
  if (place < FIRST_LAB && !rows[place]!.includes(seat)) rows[place] = [...rows[place]!, seat];
  const most = place < FIRST_LAB ? player.idle : Math.min(player.idle, roomFor(t, player, place - FIRST_LAB));
  let best = Number.NEGATIVE_INFINITY;
  for (let crew = 1; crew <= most; crew++) {
    const players = state.players.slice();
    const placed = player.placed.slice();
    placed[place] = crew;
    players[seat] = { ...player, placed, idle: player.idle - crew };
    best = Math.max(best, estimate(t, { ...state, rows, players, pending: null }, seat));
  }
  return best;
}

function roomFor(t: Tables, player: Player, index: number): number {
  const lab = player.labs[index]!;
  const place = FIRST_LAB + index;
  return (
    t.spaces[index]![lab.side]! - lab.automata - player.placed[place]! - (player.master === place ? 1 : 0)
  );
}

function estimate(t: Tables, state: Readonly<State>, seat: Seat): number {
  const player = state.players[seat]!;
  const left = turnsLeft(t, state);
  let value = player.florins;
  let types = typesOwned(t, player.cards);
  if (state.phase === 'over') return value + t.constants.varietyBonus[types]!;

  const time = workTime(t, state, player, left);
  for (let i = 0; i < 2; i++) {
    const work = planned(player, i);
    if (work <= 0) continue;
    const outcome = workValue(t, state, seat, i, work, time, left);
    value += outcome.florins;
    if (outcome.card > 0 && !player.cards.some(card => t.type[card] === t.type[work])) types += outcome.card;
    value += outcome.card * 0.35 * left;
  }
  value += Math.max(0, time.weeks) * FLORINS_PER_WEEK * 0.65;
  value += engineValue(t, player, left);
  value += expectedBonus(t, types, left);
  value += handValue(t, state, player, left);
  value += cityValue(t, state, seat, left);
  value += bidValue(t, state, player, left);
  if (state.leonardo === seat && left > 0) value += 0.4;
  return value;
}

/** Turns in which laboratories will still work, the present one included until they have. */
function turnsLeft(t: Tables, state: Readonly<State>): number {
  const worked = state.phase === 'auctions' || state.phase === 'over' ? 1 : 0;
  return t.constants.turns - Math.max(state.turn, 1) + 1 - worked;
}

interface WorkTime {
  /** Weeks of people's work still to be given out, this turn's included. */
  weeks: number;
  /** The same at most, if everybody went to the laboratories. */
  most: number;
  /** People's weeks that may go to laboratories in a turn with the city closed. */
  perTurn: number;
}

/** What people can still do in laboratories; automata are counted with the work they stand on. */
function workTime(t: Tables, state: Readonly<State>, player: Player, left: number): WorkTime {
  let people = player.idle + t.constants.masterWeeks;
  for (const count of player.placed) people += count;
  let room = 0;
  for (let i = 0; i < 2; i++) {
    const lab = player.labs[i]!;
    if (lab.side >= 0) room += t.spaces[i]![lab.side]! - lab.automata + (i === 0 ? 1 : 0);
  }
  const perTurn = Math.min(people, room);
  const closed = Math.min(left, t.constants.turns - t.constants.cityTurns);
  let open = left - closed;
  let now = 0;
  let nowMost = 0;
  const settled = state.phase === 'placement' || state.phase === 'council' || state.phase === 'offers';
  if (settled) {
    if (open > 0) open--;
    const idle = player.passed || state.phase !== 'placement' ? 0 : idleWeeks(t, player);
    now = idle * 0.6;
    nowMost = Math.min(idle, freeLabRoom(t, player));
    for (let i = 0; i < 2; i++) {
      const weeks = peopleWeeks(t, player, i);
      now += weeks;
      nowMost += weeks;
    }
  }
  const later = left - (settled ? 1 : 0);
  const closedLater = Math.min(later, closed);
  const cityWork = Math.min(perTurn, people * LAB_SHARE) * open;
  return {
    weeks: now + cityWork + perTurn * 0.9 * closedLater,
    most: nowMost + perTurn * later,
    perTurn,
  };
}

function idleWeeks(t: Tables, player: Player): number {
  return player.idle + (player.master === NOWHERE ? t.constants.masterWeeks : 0);
}

function freeLabRoom(t: Tables, player: Player): number {
  let room = 0;
  for (let i = 0; i < 2; i++)
    if (player.labs[i]!.invention > 0) room += roomFor(t, player, i) + (player.master === NOWHERE ? 1 : 0);
  return room;
}

function peopleWeeks(t: Tables, player: Player, index: number): number {
  const place = FIRST_LAB + index;
  return player.placed[place]! + (player.master === place ? t.constants.masterWeeks : 0);
}

/** What automata do beyond the present work, and the freedom that a second laboratory gives. */
function engineValue(t: Tables, player: Player, left: number): number {
  let value = player.labs[1].side >= 0 ? SECOND_LAB_VALUE * left : 0;
  for (let i = 0; i < 2; i++) {
    const lab = player.labs[i]!;
    const work = planned(player, i);
    const need = work > 0 ? t.weeks[work]! - lab.weeks : 0;
    const spare = lab.automata * t.constants.automatonWeeks * (work > 0 ? left : left - 1) - need;
    if (lab.automata > 0 && spare > 0) value += spare * FLORINS_PER_WEEK * AUTOMATON_USE;
  }
  return value;
}

/** Expected florins and card of one piece of work; takes the weeks it needs out of the time there is. */
function workValue(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  index: number,
  work: Invention,
  time: WorkTime,
  left: number,
): { florins: number; card: number } {
  const player = state.players[seat]!;
  const lab = player.labs[index]!;
  const fresh = player.plan[index] !== KEEP;
  const done = fresh ? 0 : lab.weeks;
  const automata = lab.automata * t.constants.automatonWeeks;
  const need = Math.max(0, t.weeks[work]! - discountFor(t, player, work) - done);
  const human = Math.max(0, need - automata * left);
  const revealed = lab.revealed && !fresh;
  let chance = 1;
  if (human > time.most) chance = 0;
  else if (human > time.weeks)
    chance = 0.75 - 0.5 * ((human - time.weeks) / Math.max(1, time.most - time.weeks));
  if (!revealed && !state.requested.includes(work)) chance *= requestChance(t, state, work);
  time.weeks -= human * (chance > 0 ? 1 : 0);
  time.most -= human * (chance > 0 ? 1 : 0);

  const own = turnsToFinish(t, state, seat, index, need);
  if (revealed) return { florins: chance * (t.florinsLater[work]! - 0.15 * own), card: 0 };
  let first = 1;
  let card = 1;
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    const other = state.players[rival]!;
    for (let i = 0; i < 2; i++) {
      if (planned(other, i) !== work) continue;
      const weeks = other.plan[i] === KEEP ? other.labs[i]!.weeks : 0;
      const rest = t.weeks[work]! - discountFor(t, other, work) - weeks;
      const ahead = own - turnsToFinish(t, state, rival, i, rest);
      const lost = Math.min(1, Math.max(0, 0.5 + ahead));
      first *= 1 - Math.max(0, lost - 0.5) * 2;
      card *= 1 - lost;
    }
  }
  const florins = first * t.florinsFirst[work]! + (1 - first) * t.florinsLater[work]!;
  return { florins: chance * (florins - 0.15 * own), card: chance * card };
}

/** Turns until a laboratory is through, at its owner's usual pace and with whoever stands on it now. */
function turnsToFinish(t: Tables, state: Readonly<State>, seat: Seat, index: number, need: number): number {
  const player = state.players[seat]!;
  const lab = player.labs[index]!;
  const automata = lab.automata * t.constants.automatonWeeks;
  const now = peopleWeeks(t, player, index) + automata;
  if (need <= now) return 1;
  const usual = Math.min(t.spaces[index]![Math.max(0, lab.side)]! - lab.automata, 3.5) + automata;
  const present = state.phase === 'placement' && !player.passed ? Math.max(now, usual) : now;
  return 1 + Math.max(0, need - present) / usual;
}

/** Will a card of the deck be requested in time? About one and a half are drawn each turn. */
function requestChance(t: Tables, state: Readonly<State>, work: Invention): number {
  const depth = state.deck.indexOf(work);
  const refills = t.constants.cityTurns - state.turn + 1;
  if (depth < 0 || refills <= 0) return 0;
  return Math.max(0, Math.min(0.8, 1.1 - depth / (1.5 * refills)));
}

/** The bonus between whole numbers of types, with the cards that can still be expected. */
function expectedBonus(t: Tables, types: number, left: number): number {
  const reached = Math.min(MATERIALS.length, types + TYPES_PER_TURN * Math.max(0, left - 1));
  const below = Math.floor(reached);
  const low = t.constants.varietyBonus[below]!;
  const high = t.constants.varietyBonus[Math.min(MATERIALS.length, below + 1)]!;
  return low + (high - low) * (reached - below);
}

/** Components are worth what they let the player start in time. */
function handValue(t: Tables, state: Readonly<State>, player: Player, left: number): number {
  const free = componentTotals(t, player);
  for (let i = 0; i < 2; i++) {
    const recipe = t.recipe[planned(player, i)]!;
    for (let m = 0; m < MATERIALS.length; m++) free[m]! -= recipe[m]!;
  }
  const before = state.phase === 'favours' || state.phase === 'fabrication' ? 0 : 1;
  const useful = Math.min(1, Math.max(0, left - before) / 3);
  let value = 0;
  for (const held of free) value += Math.min(held, 3) * COMPONENT_VALUE + Math.max(0, held - 3) * 0.3;
  let best = 0;
  for (const n of state.requested) {
    if (planned(player, 0) === n || planned(player, 1) === n || player.realised.includes(n)) continue;
    const recipe = t.recipe[n]!;
    let missing = 0;
    for (let m = 0; m < MATERIALS.length; m++) missing += Math.max(0, recipe[m]! - free[m]!);
    const reach = missing === 0 ? 0.16 : missing === 1 ? 0.08 : missing === 2 ? 0.03 : 0;
    best = Math.max(best, reach * t.florinsFirst[n]!);
  }
  return (Math.min(value, 12) + best) * useful;
}

/** What the player's workers in the city are about to bring. */
function cityValue(t: Tables, state: Readonly<State>, seat: Seat, left: number): number {
  const player = state.players[seat]!;
  let value = 0;
  for (let zone = Math.max(0, state.lord); zone < ZONES; zone++) {
    if (strength(t, player, zone) === 0) continue;
    const ranked = ranking(t, state, zone);
    const rank = ranked.indexOf(seat);
    if (zone === COUNCIL) {
      value += councilValue(state, seat, rank, ranked.length);
      continue;
    }
    const worth = privilegeWorth(t, state, player, zone, left - 1);
    for (let at = rank; at < t.constants.prices.length; at += ranked.length) {
      const price = t.constants.prices[at + (state.lord === zone ? state.bought : 0)];
      if (price === undefined || price > player.florins) break;
      const gain = worth * 0.8 ** ((at - rank) / ranked.length) - price;
      if (gain <= 0) break;
      value += gain * 0.9;
    }
  }
  return value;
}

/** A privilege of the Council: the one chosen, or what the rank may expect. */
function councilValue(state: Readonly<State>, seat: Seat, rank: number, present: number): number {
  const chosen = state.privileges.indexOf(seat) + 1;
  if (chosen > 0) return chosen <= state.execute ? 0 : [0, 0.7, state.councilFlorins, 0.8, 0.9][chosen]!;
  const full = state.players.length > 2 && present === state.players.length;
  if (full && rank === present - 1) return 0;
  return Math.max(1, state.councilFlorins + (rank === 0 ? 0.6 : 0) - rank);
}

/** Value of one privilege of a zone to a player, before its price. */
export function privilegeWorth(
  t: Tables,
  state: Readonly<State>,
  player: Player,
  zone: Place,
  later: number,
): number {
  if (zone === ACADEMY) return player.academy > 0 ? 0.62 * later : 0;
  if (zone >= FIRST_SHOP)
    return state.shops[zone - FIRST_SHOP]! > 0 ? shopWorth(t, state, player, zone, later) : 0;
  let best = 0;
  for (const improvement of IMPROVEMENTS)
    if (canImprove(t, player, improvement))
      best = Math.max(best, improvement.startsWith('automaton') ? 1.3 * later : 0.5 * later);
  return best;
}

/** A component that a requested invention lacks is worth more than one for the store. */
function shopWorth(t: Tables, state: Readonly<State>, player: Player, zone: Place, later: number): number {
  const material = zone - FIRST_SHOP;
  let worth = COMPONENT_VALUE;
  for (const n of state.requested) {
    if (player.labs[0].invention === n || player.labs[1].invention === n || player.realised.includes(n))
      continue;
    if (t.recipe[n]![material]! > player.hand[material]!)
      worth = Math.max(worth, 1 + 0.11 * t.florinsFirst[n]!);
  }
  return worth * Math.min(1, later / 3);
}

/** A sealed bid stands for its chance to win the card. */
function bidValue(t: Tables, state: Readonly<State>, player: Player, left: number): number {
  const auction = state.auctions[0];
  if (player.bid < 0 || auction === undefined) return 0;
  const types = typesOwned(t, player.cards);
  const gained = player.cards.some(card => t.type[card] === t.type[auction.invention]) ? 0 : 1;
  const card = expectedBonus(t, types + gained, left) - expectedBonus(t, types, left) + 0.35 * left;
  const chance = Math.min(1, player.bid / HIGH_BID) ** (0.5 * (auction.bidders.length - 1));
  return chance * (card - player.bid);
}
