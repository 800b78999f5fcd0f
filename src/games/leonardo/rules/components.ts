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
export interface KnownHand extends Readonly<Pick<SeatTable, 'plan' | 'labs'>> {
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

/** What will be in hand of a material once the plan is carried out. [leonardo.cancel.restart] */
function heldByPlan(t: Tables, { hand, plan, labs }: KnownHand, material: number): number {
  let held = hand[material]!;
  for (const lab of LAB_INDICES) {
    const start = plan[lab]!;
    if (start === KEEP) continue;
    held += t.recipe[labs[lab]!.invention]![material]! - t.recipe[start]![material]!;
  }
  return held;
}

/** Components that neither lie under a laboratory nor will once the plan is carried out, by material. */
export function freeComponents(t: Tables, player: KnownHand): number[] {
  const free: number[] = [];
  for (let m = 0; m < MATERIALS.length; m++) free.push(heldByPlan(t, player, m));
  return free;
}

/** Does the hand, as it will be by the plan, cover exactly what the invention takes? [leonardo.start.components] */
export function canCover(t: Tables, player: KnownHand, invention: InventionIndex): boolean {
  const recipe = t.recipe[invention]!;
  for (let m = 0; m < MATERIALS.length; m++)
    if (recipe[m]! > 0 && heldByPlan(t, player, m) < recipe[m]!) return false;
  return true;
}

/** Components that the hand, as it will be by the plan, lacks for an invention, by material. */
export function lacking(t: Tables, player: KnownHand, invention: InventionIndex): number[] {
  return freeComponents(t, player).map((held, m) => Math.max(0, t.recipe[invention]![m]! - held));
}
