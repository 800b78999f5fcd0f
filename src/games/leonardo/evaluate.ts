/**
 * An estimate of the final score. Everything is earned by workers, so everything is priced in their weeks: florins now,
 * work under way if there is time for it, what the weeks to come will earn in laboratories and in the city, components,
 * the bonus for variety, and what workers standing in the city are about to get.
 */
import type { Seat } from '../../core/game.ts';
import { discountFor, weeksGained } from './actions/completion.ts';
import { planned } from './actions/fabrication.ts';
import { ranking, strength } from './city.ts';
import type { Tables } from './data.ts';
import {
  AUTOMATON_USE,
  freeComponents,
  LAB_SHARE,
  privilegeWorth,
  SPARE,
  usable,
  W,
  WEEKS_PER_COMPONENT,
} from './prices.ts';
import { typesOwned } from './scoring.ts';
import {
  COUNCIL,
  FIRST_LAB,
  type Invention,
  KEEP,
  MATERIALS,
  NOWHERE,
  type Place,
  type Player,
  type State,
  ZONES,
} from './types.ts';

/** Part of the weeks not yet placed that will be of use. */
const IDLE_USE = 0.9;
/** Part of what stands to be bought in the city that is really bought. */
const CITY_USE = 0.9;
/** A turn's new types among the cards, for the bonus still to be expected. */
const TYPES_PER_TURN = 0.3;
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
  let types = typesOwned(t, player.cards);
  if (state.phase === 'over') return player.florins + t.constants.varietyBonus[types]!;
  const outlook = lookAhead(t, state, player);
  const { later } = outlook;
  let value = player.florins;
  let demand = 0;
  for (let i = 0; i < 2; i++) {
    const work = planned(player, i);
    if (work <= 0) continue;
    const outcome = workValue(t, state, seat, i, work, outlook);
    value += outcome.florins;
    demand += outcome.weeks;
    if (!player.cards.some(card => t.type[card] === t.type[work])) types += outcome.card;
    value += outcome.card * W.discount * later;
  }
  value += (outlook.weeks * W.week + (outlook.idle - demand) * W.need) * SPARE[later]!;
  value += outlook.errands;
  value += automataValue(t, player, later);
  value += expectedBonus(t, types, later);
  value += handValue(t, state, player, outlook);
  value += cityValue(t, state, seat, later);
  value += bidValue(t, state, player, later);
  if (player.labs[1].side >= 0) value += W.secondLab * later;
  if (state.leonardo === seat && later > 0) value += W.leonardo;
  return value;
}

interface Outlook {
  /** Turns after the present one; the present one too while nobody has been placed. */
  later: number;
  /** Weeks that people will give to laboratories in those turns. */
  weeks: number;
  /** Weeks of those not placed yet. */
  idle: number;
  /** Weeks that people could give to laboratories in a turn. */
  most: number;
  /** Florins that the others earn in the city. */
  errands: number;
  /** Have the laboratories of the present turn done their work? */
  worked: boolean;
}

function lookAhead(t: Tables, state: Readonly<State>, player: Player): Outlook {
  const { turns, cityTurns, masterWeeks } = t.constants;
  const turn = Math.max(1, state.turn);
  const worked = state.phase === 'laboratories' || state.phase === 'auctions';
  const before = isUnderWay(state) || worked ? 0 : 1;
  const later = turns - turn + before;
  const open = Math.max(0, cityTurns - turn + before);
  let people = player.idle + masterWeeks;
  for (const count of player.placed) people += count;
  let room = 0;
  for (let i = 0; i < 2; i++) {
    const { side, automata } = player.labs[i]!;
    if (side >= 0) room += t.spaces[i]![side]! - automata;
  }
  const most = Math.min(people, room + 1);
  const inLabs = Math.min(people * LAB_SHARE, most);
  const out = (people - inLabs) * W.errand;
  let errands = 0;
  for (let i = 0; i < open; i++) errands += out * Math.min(1, (later - i) / 4);
  let idle = 0;
  if (state.phase === 'placement' && !player.passed) {
    idle = player.idle + (player.master === NOWHERE ? masterWeeks : 0);
    if (turn > cityTurns) idle = Math.min(idle, freeRoom(t, player));
  }
  return {
    later,
    weeks: inLabs * open + most * (later - open),
    idle: idle * IDLE_USE,
    most,
    errands,
    worked,
  };
}

/** Weeks that idle people could still be placed for in working laboratories. */
function freeRoom(t: Tables, player: Player): number {
  let room = 0;
  for (let i = 0; i < 2; i++) if (player.labs[i]!.invention > 0) room += roomFor(t, player, i);
  return player.master === NOWHERE && room > 0 ? room + 1 : room;
}

/** Expected florins and card of one piece of work, and the weeks that people have yet to give to it. */
function workValue(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  index: number,
  work: Invention,
  outlook: Outlook,
): { florins: number; card: number; weeks: number } {
  const player = state.players[seat]!;
  const lab = player.labs[index]!;
  const fresh = player.plan[index] !== KEEP;
  const revealed = lab.revealed && !fresh;
  const now = weeksToday(t, state, player, index);
  const total = Math.max(0, t.weeks[work]! - discountFor(t, player, work) - (fresh ? 0 : lab.weeks) - now);
  const automata = lab.automata * t.constants.automatonWeeks;
  const need = Math.max(0, total - automata * outlook.later);
  const space = Math.min(t.spaces[index]![Math.max(0, lab.side)]! - lab.automata + 1, outlook.most);
  const idle = state.phase === 'placement' ? Math.min(outlook.idle, roomFor(t, player, index) + 1) : 0;
  const feasible = space * outlook.later + idle;
  const strain = need === 0 ? 0 : feasible === 0 ? 9 : need / feasible;
  let chance = strain > 1 ? 0 : strain <= 0.6 ? 1 : 1 - (strain - 0.6);
  if (outlook.worked && total > 0 && outlook.later === 0) chance = 0;
  if (!revealed && !state.requested.includes(work)) chance *= requestChance(t, state, work);
  const weeks = chance > 0 ? need : 0;
  const own = total === 0 ? 0 : total / (Math.min(space, 4) + automata);
  if (revealed) return { florins: chance * (t.florinsLater[work]! - W.delay * own), card: 0, weeks };
  let first = 1;
  let card = 1;
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    const other = state.players[rival]!;
    for (let i = 0; i < 2; i++) {
      if (planned(other, i) !== work) continue;
      const ahead = own - turnsToFinish(t, state, rival, i, work);
      const lost = Math.min(1, Math.max(0, 0.5 + ahead));
      first *= 1 - Math.max(0, lost - 0.5) * 2;
      card *= 1 - lost;
    }
  }
  const florins = first * t.florinsFirst[work]! + (1 - first) * t.florinsLater[work]!;
  return { florins: chance * (florins - W.delay * own), card: chance * card, weeks };
}

function isUnderWay({ phase }: Readonly<State>): boolean {
  return phase === 'placement' || phase === 'council' || phase === 'offers';
}

/** Weeks that those who stand in a laboratory will have worked at the end of the turn. */
function weeksToday(t: Tables, state: Readonly<State>, player: Player, index: number): number {
  return isUnderWay(state) ? weeksGained(t, player, index) : 0;
}

/** Further turns until a rival's laboratory is through. */
function turnsToFinish(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  index: number,
  work: Invention,
): number {
  const player = state.players[seat]!;
  const lab = player.labs[index]!;
  const done = player.plan[index] === KEEP ? lab.weeks : 0;
  const rest = t.weeks[work]! - discountFor(t, player, work) - done - weeksToday(t, state, player, index);
  const pace = Math.min(t.spaces[index]![Math.max(0, lab.side)]! - lab.automata, 4);
  return Math.max(0, rest) / (pace + lab.automata * t.constants.automatonWeeks);
}

/** Will a card of the deck be requested in time? About one and a half are drawn each turn. */
function requestChance(t: Tables, state: Readonly<State>, work: Invention): number {
  const depth = state.deck.indexOf(work);
  const refills = t.constants.cityTurns - state.turn + 1;
  if (depth < 0 || refills <= 0) return 0;
  return Math.max(0, Math.min(0.8, 1.1 - depth / (1.5 * refills)));
}

/** Automata work for nothing, as long as their laboratory has something to build. */
function automataValue(t: Tables, player: Player, later: number): number {
  let value = 0;
  for (let i = 0; i < 2; i++) {
    const { automata } = player.labs[i]!;
    if (automata === 0) continue;
    const busy = planned(player, i) > 0 ? 1 : 0;
    value += automata * t.constants.automatonWeeks * Math.max(0, later - 1 - busy) * AUTOMATON_USE * W.week;
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
function handValue(t: Tables, state: Readonly<State>, player: Player, { weeks, later }: Outlook): number {
  const free = freeComponents(t, player);
  const held = usable(free);
  const wanted = weeks / WEEKS_PER_COMPONENT;
  const value = Math.min(held, wanted) * W.component + Math.max(0, held - wanted) * W.excess;
  let best = 0;
  for (const n of state.requested) {
    if (planned(player, 0) === n || planned(player, 1) === n || player.realised.includes(n)) continue;
    const recipe = t.recipe[n]!;
    let missing = 0;
    for (let m = 0; m < MATERIALS.length; m++) missing += Math.max(0, recipe[m]! - free[m]!);
    const reach = missing === 0 ? 0.16 : missing === 1 ? 0.08 : missing === 2 ? 0.03 : 0;
    best = Math.max(best, reach * t.florinsFirst[n]!);
  }
  return (value + best) * Math.min(1, later / 4);
}

/** What the player's workers in the city are about to bring. */
function cityValue(t: Tables, state: Readonly<State>, seat: Seat, later: number): number {
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
    const worth = privilegeWorth(t, state, player, zone, later);
    for (let at = rank; at < t.constants.prices.length; at += ranked.length) {
      const price = t.constants.prices[at + (state.lord === zone ? state.bought : 0)];
      if (price === undefined || price > player.florins) break;
      const gain = worth * 0.8 ** ((at - rank) / ranked.length) - price;
      if (gain <= 0) break;
      value += gain * CITY_USE;
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

/** A sealed bid stands for its chance to win the card. */
function bidValue(t: Tables, state: Readonly<State>, player: Player, later: number): number {
  const auction = state.auctions[0];
  if (player.bid < 0 || auction === undefined) return 0;
  const types = typesOwned(t, player.cards);
  const gained = player.cards.some(card => t.type[card] === t.type[auction.invention]) ? 0 : 1;
  const card = expectedBonus(t, types + gained, later) - expectedBonus(t, types, later) + W.discount * later;
  const chance = Math.min(1, player.bid / HIGH_BID) ** (0.5 * (auction.bidders.length - 1));
  return chance * (card - player.bid);
}
