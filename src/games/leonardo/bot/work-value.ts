/** What a piece of work in a laboratory will bring: is there time for it, will it be requested, who else builds it? */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { discountFor, freeSpaces, planned, weeksGained } from '../rules/laboratories.ts';
import { printedTurn } from '../rules/turns.ts';
import {
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  type LabIndex,
  type SeatState,
  type State,
} from '../rules/types.ts';
import { isUnderWay, type Prospects } from './prospects.ts';
import { EVEN_RACE, REQUEST, STRAIN, USUAL_CREW, WORTH } from './weights.ts';

interface WorkValue {
  readonly florins: number;
  /** Chance to get the card. */
  readonly card: number;
  /** Weeks that people have yet to give to it. */
  readonly weeks: number;
}

export function workValue(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  index: LabIndex,
  work: InventionIndex,
  prospects: Prospects,
): WorkValue {
  const player = state.seats[seat]!;
  const lab = player.labs[index]!;
  const revealed = lab.revealed && player.plan[index] === KEEP;
  const total = Math.max(0, weeksLeft(t, state, player, index, work));
  const automata = lab.automata * t.constants.automatonWeeks;
  const need = Math.max(0, total - automata * prospects.later);
  const space = Math.min(peopleIn(t, player, index) + 1, prospects.most);
  const idle = state.phase === 'placement' ? Math.min(prospects.idle, freeSpaces(t, player, index) + 1) : 0;
  let chance = chanceOf(need, space * prospects.later + idle);
  if (prospects.worked && total > 0 && prospects.later === 0) chance = 0;
  if (!revealed && !state.requested.includes(work)) chance *= requestChance(t, state, work);
  const weeks = chance > 0 ? need : 0;
  const turns = total === 0 ? 0 : total / (Math.min(space, USUAL_CREW) + automata);
  if (revealed) return { florins: chance * (t.florinsLater[work]! - WORTH.delay * turns), card: 0, weeks };
  const { first, card } = raceFor(t, state, seat, work, turns);
  const florins = first * t.florinsFirst[work]! + (1 - first) * t.florinsLater[work]!;
  return { florins: chance * (florins - WORTH.delay * turns), card: chance * card, weeks };
}

/** Will so many weeks be done where so many are feasible? */
function chanceOf(need: number, feasible: number): number {
  const strain = need === 0 ? 0 : feasible === 0 ? STRAIN.hopeless : need / feasible;
  if (strain > 1) return 0;
  return strain <= STRAIN.safe ? 1 : 1 - (strain - STRAIN.safe);
}

/** Chances to be among the first, and to get the card, with so many turns of work to go. */
function raceFor(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  work: InventionIndex,
  turns: number,
): { first: number; card: number } {
  let first = 1;
  let card = 1;
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat) continue;
    const other = state.seats[rival]!;
    for (const lab of LAB_INDICES) {
      if (planned(other, lab) !== work) continue;
      const behind = turns - turnsToFinish(t, state, other, lab, work);
      const lost = Math.min(1, Math.max(0, EVEN_RACE + behind));
      first *= 1 - Math.max(0, lost - EVEN_RACE) * 2;
      card *= 1 - lost;
    }
  }
  return { first, card };
}

/** Weeks that planned work takes beyond those done and those that people standing there will have done this turn. */
function weeksLeft(
  t: Tables,
  state: Readonly<State>,
  player: Readonly<SeatState>,
  index: LabIndex,
  work: InventionIndex,
): number {
  const done = player.plan[index] === KEEP ? player.labs[index]!.weeks : 0;
  const today = isUnderWay(state) ? weeksGained(t, player, index) : 0;
  return t.weeks[work]! - discountFor(t, player, work) - done - today;
}

/** Spaces that automata leave to people; those of the front for a laboratory not owned yet. */
function peopleIn(t: Tables, { labs }: Readonly<SeatState>, index: LabIndex): number {
  const { side, automata } = labs[index]!;
  return t.spaces[index]![Math.max(0, side)]! - automata;
}

/** Further turns until a rival's laboratory is through. */
function turnsToFinish(
  t: Tables,
  state: Readonly<State>,
  player: Readonly<SeatState>,
  index: LabIndex,
  work: InventionIndex,
): number {
  const pace = Math.min(peopleIn(t, player, index), USUAL_CREW);
  const automata = player.labs[index]!.automata * t.constants.automatonWeeks;
  return Math.max(0, weeksLeft(t, state, player, index, work)) / (pace + automata);
}

/** Will a card of the deck be requested in time? */
function requestChance(t: Tables, state: Readonly<State>, work: InventionIndex): number {
  const depth = state.deck.indexOf(work);
  const refills = t.constants.cityTurns - printedTurn(state) + 1;
  if (depth < 0 || refills <= 0) return 0;
  return Math.max(0, Math.min(REQUEST.best, REQUEST.base - depth / (REQUEST.perRefill * refills)));
}
