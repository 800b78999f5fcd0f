/** Components: in hand, under laboratories, and what a plan does to them. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from './data.ts';
import {
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  MATERIALS,
  type MaterialIndex,
  type SeatTable,
  type State,
} from './types.ts';

/** A player whose hand is known: in a State everybody, in a View who has no covered work. */
interface KnownHand extends Readonly<Pick<SeatTable, 'plan' | 'labs'>> {
  readonly hand: readonly number[];
}

export function takeComponent(state: State, seat: Seat, material: MaterialIndex): void {
  state.shops[material]!--;
  state.seats[seat]!.hand[material]!++;
}

/** Components in hand and under laboratories together, by material: what anybody can count. [leonardo.secret] */
export function componentTotals(t: Tables, { hand, labs }: KnownHand): number[] {
  const small = t.recipe[labs[0].invention]!;
  const large = t.recipe[labs[1].invention]!;
  return hand.map((held, m) => held + small[m]! + large[m]!);
}

/**
 * What will be in hand once the plan is carried out, by material: the hand itself where nothing is planned, as most of the
 * time. [leonardo.cancel.restart]
 */
export function freeComponents(t: Tables, { hand, plan, labs }: KnownHand): readonly number[] {
  if (plan[0] === KEEP && plan[1] === KEEP) return hand;
  const free = hand.slice();
  for (const lab of LAB_INDICES) {
    const start = plan[lab]!;
    if (start === KEEP) continue;
    const back = t.recipe[labs[lab]!.invention]!;
    const laid = t.recipe[start]!;
    for (let m = 0; m < MATERIALS.length; m++) free[m]! += back[m]! - laid[m]!;
  }
  return free;
}

/** Bit set of the inventions for which free components suffice. [leonardo.start.components] */
export function coveredBy(t: Tables, free: readonly number[]): number {
  let covered = ~0;
  for (let m = 0; m < MATERIALS.length; m++) {
    const within = t.within[m]!;
    covered &= within[Math.min(free[m]!, within.length - 1)]!;
  }
  return covered;
}

/** What free components lack for an invention, by material. */
export function lacking(t: Tables, free: readonly number[], invention: InventionIndex): number[] {
  return free.map((held, m) => Math.max(0, t.recipe[invention]![m]! - held));
}
