/** Phase A: secret plans for the laboratories, shown together once all have chosen. */
import type { Seat } from '../../../core/game.ts';
import { fromLeonardo } from '../city.ts';
import type { Tables } from '../data.ts';
import {
  CANCEL,
  type Emit,
  type Invention,
  KEEP,
  LABS,
  type Lab,
  type LabIndex,
  MATERIALS,
  type Move,
  type Pending,
  type Player,
  type State,
} from '../types.ts';

const CANCELS: readonly Move[] = LABS.map((_, lab) => ({ type: 'cancel', lab }));
const DONE: Move = { type: 'done' };

/** Components in hand and under laboratories together, by material. */
export function componentTotals(t: Tables, player: Player): number[] {
  const small = t.recipe[player.labs[0].invention]!;
  const large = t.recipe[player.labs[1].invention]!;
  return player.hand.map((held, m) => held + small[m]! + large[m]!);
}

/** Is the recipe covered by the hand as it will be once the plan is carried out? */
function affordable(t: Tables, player: Player, invention: Invention): boolean {
  const recipe = t.recipe[invention]!;
  for (let m = 0; m < MATERIALS.length; m++) {
    if (recipe[m] === 0) continue;
    let held = player.hand[m]!;
    for (let i = 0; i < 2; i++) {
      const plan = player.plan[i]!;
      if (plan === KEEP) continue;
      held += t.recipe[player.labs[i]!.invention]![m]! - t.recipe[plan]![m]!;
    }
    if (held < recipe[m]!) return false;
  }
  return true;
}

/** What a laboratory will be building by the plan so far. */
export function planned(player: Player, lab: LabIndex): Invention {
  const plan = player.plan[lab]!;
  return plan === KEEP ? player.labs[lab]!.invention : plan;
}

/** [leonardo.start.which] and [leonardo.start.components], for a laboratory that is or will be idle. */
export function canStart(t: Tables, player: Player, lab: LabIndex, invention: Invention): boolean {
  return (
    invention !== player.labs[lab]!.invention &&
    invention !== planned(player, 1 - lab) &&
    !player.realised.includes(invention) &&
    affordable(t, player, invention)
  );
}

export function isOpenForWork(player: Player, lab: LabIndex): boolean {
  return player.labs[lab]!.side >= 0 && planned(player, lab) === CANCEL;
}

function hasChoice(t: Tables, state: Readonly<State>, player: Player): boolean {
  for (let lab = 0; lab < 2; lab++) {
    if (player.labs[lab]!.invention !== 0 && player.plan[lab] === KEEP) return true;
    if (!isOpenForWork(player, lab)) continue;
    for (const invention of state.requested) if (canStart(t, player, lab, invention)) return true;
    for (const invention of state.deck) if (canStart(t, player, lab, invention)) return true;
  }
  return false;
}

export function enterFabrication(state: State): void {
  state.phase = 'fabrication';
  state.queue = fromLeonardo(state);
}

/**
 * Asks the next player, or shows all plans and returns false. Somebody without a choice is not asked; that gives
 * nothing away, since it takes idle laboratories and a hand that anybody could count.
 */
export function proceedFabrication(t: Tables, state: State, emit: Emit): boolean {
  while (state.queue.length > 0) {
    const seat = state.queue.shift()!;
    if (hasChoice(t, state, state.players[seat]!)) {
      state.pending = { kind: 'fabrication', seat };
      return true;
    }
  }
  for (const seat of fromLeonardo(state)) carryOut(t, state, seat, emit);
  return false;
}

/** Startable: requested, or still in the deck. [leonardo.start.early] */
export function legalFabrication(t: Tables, state: Readonly<State>, seat: Seat, out: Move[]): void {
  const player = state.players[seat]!;
  for (let lab = 0; lab < 2; lab++) {
    if (!isOpenForWork(player, lab)) continue;
    const moves = t.starts[lab]!;
    for (const n of t.inventions)
      if (canStart(t, player, lab, n) && (state.requested.includes(n) || state.deck.includes(n)))
        out.push(moves[n]!);
  }
  for (let lab = 0; lab < 2; lab++)
    if (player.labs[lab]!.invention !== 0 && player.plan[lab] === KEEP) out.push(CANCELS[lab]!);
  out.push(DONE);
}

export function applyFabrication(
  t: Tables,
  state: State,
  pending: Pending,
  move: Move & { type: 'start' | 'cancel' | 'done' },
  emit: Emit,
): void {
  const { seat } = pending;
  const player = state.players[seat]!;
  if (move.type !== 'done') {
    const plan = move.type === 'start' ? move.invention : CANCEL;
    player.plan[move.lab] = plan;
    emit?.({ type: 'planned', seat, lab: move.lab, plan, only: seat });
    if (hasChoice(t, state, player)) return;
  }
  state.pending = null;
  emit?.({ type: 'chosen', seat });
}

/** Cancelled work first, so that its components are in hand for what is started. [leonardo.cancel] */
function carryOut(t: Tables, state: State, seat: Seat, emit: Emit): void {
  const player = state.players[seat]!;
  for (let i = 0; i < 2; i++) {
    const lab = player.labs[i]!;
    if (player.plan[i] === KEEP || lab.invention === 0) continue;
    emit?.({ type: 'cancelled', seat, lab: i, weeks: lab.weeks, reveals: true });
    const recipe = t.recipe[lab.invention]!;
    for (let m = 0; m < MATERIALS.length; m++) player.hand[m]! += recipe[m]!;
    clearLab(lab);
  }
  const counted = componentTotals(t, player);
  let started = false;
  for (let i = 0; i < 2; i++) {
    const invention = player.plan[i]!;
    player.plan[i] = KEEP;
    if (invention <= 0) continue;
    started = true;
    const lab = player.labs[i]!;
    const recipe = t.recipe[invention]!;
    for (let m = 0; m < MATERIALS.length; m++) player.hand[m]! -= recipe[m]!;
    lab.invention = invention;
    lab.since = state.turn;
    lab.counted = counted.slice();
    emit?.({ type: 'started', seat, lab: i, invention: state.open ? invention : 0, reveals: true });
  }
  if (!started) emit?.({ type: 'stood-by', seat, reveals: true });
}

/** Back to idle; automata stay. */
export function clearLab(lab: Lab): void {
  lab.invention = 0;
  lab.weeks = 0;
  lab.revealed = false;
  lab.since = 0;
  lab.counted.fill(0);
}
