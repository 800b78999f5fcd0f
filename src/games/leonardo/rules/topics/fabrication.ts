/** Phase A: secret plans for the laboratories, shown together once all have chosen. [leonardo.start] */
import type { Reason, Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { plural } from '../../../../core/words.ts';
import { componentList, deciderOf, florins, inventionName, labName } from '../../text/words.ts';
import { fromLeonardo } from '../city.ts';
import { componentTotals, coveredBy, freeComponents, lacking } from '../components.ts';
import type { Tables } from '../data.ts';
import { clearLab, isWorking, planned, weeksNeeded } from '../laboratories.ts';
import { beginTurn, cityIsClosed } from '../turns.ts';
import {
  CANCEL,
  type Event,
  HIDDEN,
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  LABS,
  type LabIndex,
  MATERIALS,
  type MoveOf,
  NONE,
  type SeatState,
  type SeatView,
  type State,
  type View,
} from '../types.ts';
import type { TopicOf, WordOf } from './topic.ts';

const CANCELS: readonly MoveOf<'cancel'>[] = LAB_INDICES.map(lab => ({ type: 'cancel', lab }));
const DONE: MoveOf<'done'> = { type: 'done' };

/**
 * Bit set of the inventions that a player could start in a laboratory that is or will be idle. [leonardo.start.which],
 * [leonardo.start.components], [leonardo.cancel.restart]
 */
export function startable(t: Tables, player: Readonly<SeatState>, lab: LabIndex): number {
  let elsewhere = (1 << player.labs[lab]!.invention) | (1 << planned(player, LAB_INDICES[1 - lab]!));
  for (const n of player.realised) elsewhere |= 1 << n;
  return coveredBy(t, freeComponents(t, player)) & ~elsewhere;
}

/** Bit set of the inventions that can be started at all: requested, or still in the deck. [leonardo.start.early] */
function inPlay({ requested, deck }: Readonly<State>): number {
  let inventions = 0;
  for (const n of requested) inventions |= 1 << n;
  for (const n of deck) inventions |= 1 << n;
  return inventions;
}

/** One invention in a laboratory at a time. [leonardo.start.laboratories] */
export function isOpenForWork(player: Readonly<SeatState>, lab: LabIndex): boolean {
  return player.labs[lab]!.side >= 0 && planned(player, lab) === NONE;
}

/** Work of an earlier turn only: what this plan starts is not cancelled again. [leonardo.cancel] */
function canCancel(player: Readonly<SeatState>, lab: LabIndex): boolean {
  return isWorking(player.labs[lab]!) && player.plan[lab] === KEEP;
}

function hasChoice(t: Tables, state: Readonly<State>, player: Readonly<SeatState>): boolean {
  for (const lab of LAB_INDICES) if (canCancel(player, lab)) return true;
  for (const lab of LAB_INDICES)
    if (isOpenForWork(player, lab) && (startable(t, player, lab) & inPlay(state)) !== 0) return true;
  return false;
}

export function enterFabrication(state: State): void {
  state.phase = 'fabrication';
  state.queue = fromLeonardo(state);
}

/**
 * Asks the next player, or shows all plans and returns false. Somebody without a choice is not asked; that gives
 * nothing away, since it takes idle laboratories and a hand that anybody could count. [leonardo.start.order]
 */
export function proceedFabrication(t: Tables, state: State, emit: Emit<Event>): boolean {
  while (state.queue.length > 0) {
    const seat = state.queue.shift()!;
    if (hasChoice(t, state, state.seats[seat]!)) {
      beginTurn(state, { kind: 'fabrication', seat });
      return true;
    }
  }
  for (const seat of fromLeonardo(state)) carryOut(t, state, seat, emit);
  return false;
}

/** Cancelled work first, so that its components are in hand for what is started. [leonardo.cancel] */
function carryOut(t: Tables, state: State, seat: Seat, emit: Emit<Event>): void {
  const player = state.seats[seat]!;
  for (const index of LAB_INDICES) {
    const lab = player.labs[index]!;
    if (player.plan[index] === KEEP || !isWorking(lab)) continue;
    emit?.({ type: 'cancelled', seat, lab: index, weeks: lab.weeks, reveals: true });
    const recipe = t.recipe[lab.invention]!;
    for (let m = 0; m < MATERIALS.length; m++) player.hand[m]! += recipe[m]!;
    clearLab(lab);
  }
  const counted = componentTotals(t, player);
  let started = false;
  for (const index of LAB_INDICES) {
    const invention = player.plan[index]!;
    player.plan[index] = KEEP;
    if (invention === KEEP || invention === CANCEL) continue;
    started = true;
    const lab = player.labs[index]!;
    const recipe = t.recipe[invention]!;
    for (let m = 0; m < MATERIALS.length; m++) player.hand[m]! -= recipe[m]!;
    lab.invention = invention;
    lab.since = state.round;
    lab.counted = counted.slice();
    const shown = state.open ? invention : HIDDEN;
    emit?.({ type: 'started', seat, lab: index, invention: shown, reveals: true });
  }
  if (!started) emit?.({ type: 'stood-by', seat, reveals: true });
}

export const fabrication: TopicOf<'fabrication', 'start' | 'cancel' | 'done'> = {
  rule: 'leonardo.start',
  secret: true,
  open: false,
  legal(t, state, { seat }, moves) {
    const player = state.seats[seat]!;
    const offered = inPlay(state);
    for (const lab of LAB_INDICES) {
      if (!isOpenForWork(player, lab)) continue;
      const starts = t.starts[lab]!;
      // Bits from the lowest: inventions ascending.
      for (let left = startable(t, player, lab) & offered; left !== 0; left &= left - 1)
        moves.push(starts[31 - Math.clz32(left & -left)]!);
    }
    for (const lab of LAB_INDICES) if (canCancel(player, lab)) moves.push(CANCELS[lab]!);
    moves.push(DONE);
  },
  apply(t, state, { seat }, move, emit) {
    const player = state.seats[seat]!;
    if (move.type !== 'done') {
      const plan = move.type === 'start' ? move.invention : CANCEL;
      player.plan[move.lab] = plan;
      emit?.({ type: 'planned', seat, lab: move.lab, plan, only: seat });
      if (hasChoice(t, state, player)) return;
    }
    state.pending = null;
    emit?.({ type: 'chosen', seat });
  },
  prompt: () => 'What do your laboratories build? Secret until all have chosen',
  unavailable(t, state, { seat }) {
    const player = state.seats[seat]!;
    const open = LAB_INDICES.filter(lab => isOpenForWork(player, lab));
    if (open.length === 0)
      return [
        {
          what: 'Start an invention',
          why: 'no laboratory is idle; cancel one first',
          rule: 'leonardo.start.laboratories',
        },
      ];
    return state.requested.flatMap(n => {
      const reason = whyNotStart(t, player, open, n);
      return reason === null ? [] : [{ what: `Start ${inventionName(t, n)}`, ...reason }];
    });
  },
};

function whyNotStart(
  t: Tables,
  player: Readonly<SeatState>,
  open: readonly LabIndex[],
  n: InventionIndex,
): Omit<Reason, 'what'> | null {
  if (open.some(lab => (startable(t, player, lab) & (1 << n)) !== 0)) return null;
  if (player.realised.includes(n)) return { why: 'you have built it already', rule: 'leonardo.start.which' };
  if (LAB_INDICES.some(lab => planned(player, lab) === n))
    return { why: 'one of your laboratories builds it', rule: 'leonardo.start.which' };
  const free = freeComponents(t, player);
  if ((coveredBy(t, free) & (1 << n)) === 0)
    return { why: `you lack ${componentList(lacking(t, free, n))}`, rule: 'leonardo.start.components' };
  return {
    why: 'where you cancel it, only another one may be started',
    rule: 'leonardo.cancel.restart',
  };
}

export const startWord: WordOf<'start'> = {
  notate: (t, { lab, invention }) => `start ${LABS[lab]} ${t.ids[invention]}`,
  group: 'Start an invention',
  describe(t, { lab, invention }, view) {
    const player = view.seats[deciderOf(view)]!;
    const weeks = plural(weeksNeeded(t, player, invention), 'week');
    // Where no other laboratory could take it, its name says nothing.
    const isOnly = LAB_INDICES.every(other => other === lab || !canTakeWork(player, other));
    const where = isOnly ? '' : `, ${LABS[lab]} lab`;
    return `Start ${t.names[invention]}${where}: ${weeks}, ${prospect(t, view, invention)}`;
  },
  // What is requested pays for sure; the rest is a choice that nobody should make by pressing Enter.
  isExtra: (_, { invention }, view) => !view.requested.includes(invention),
};

/** As far as a view tells. */
function canTakeWork({ plan, labs }: SeatView, index: LabIndex): boolean {
  const { side, invention } = labs[index]!;
  const will = plan[index]!;
  return side >= 0 && (will === KEEP ? invention === NONE : will === CANCEL);
}

/** What an invention may pay. [leonardo.start.early], [leonardo.refill.last] */
function prospect(t: Tables, view: View, n: InventionIndex): string {
  const pay = florins(t.florinsFirst[n]!);
  if (view.requested.includes(n)) return pay;
  return cityIsClosed(t, view) ? 'pays nothing any more' : `${pay} once requested`;
}

export const cancelWord: WordOf<'cancel'> = {
  notate: (_, { lab }) => `cancel ${LABS[lab]}`,
  group: 'Cancel work',
  isExtra: () => true,
  describe(t, { lab: index }, view) {
    const lab = view.seats[deciderOf(view)]!.labs[index]!;
    const known = lab.invention !== NONE && lab.invention !== HIDDEN ? lab.invention : null;
    const what = known === null ? 'the work' : inventionName(t, known);
    const back = known === null ? 'its components' : componentList(t.recipe[known]!);
    return `Cancel ${what} in the ${labName(index)}: lose ${plural(lab.weeks, 'week')}, take back ${back}`;
  },
};

export const doneWord: WordOf<'done'> = {
  notate: () => 'done',
  group: 'Finish',
  describe: (_, __, view) =>
    view.seats[deciderOf(view)]!.plan.some(plan => plan !== KEEP)
      ? 'Done: shown together with what the others choose'
      : 'Change nothing: no laboratory starts or stops',
};
