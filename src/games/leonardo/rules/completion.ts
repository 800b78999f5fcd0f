/**
 * Phase D, as far as it decides itself: inventions completed, paid and revealed, and cards taken. [leonardo.complete]
 */
import type { Seat } from '../../../core/game.ts';
import type { Emit } from '../../../core/grammar.ts';
import { fromLeonardo, pay } from './city.ts';
import type { Tables } from './data.ts';
import { clearLab, discountFor, isWorking } from './laboratories.ts';
import {
  type Auction,
  type Event,
  type InventionIndex,
  LAB_INDICES,
  type Lab,
  type LabIndex,
  MATERIALS,
  NONE,
  type State,
} from './types.ts';

/**
 * All completions of a turn are simultaneous: cards come after the last one, so that they give no discount in it. What
 * several completed is left to auctions, by number. [leonardo.discount.turn], [leonardo.auction.several]
 */
export function completeInventions(t: Tables, state: State, emit: Emit<Event>): void {
  const completed: Auction[] = [];
  let any = false;
  for (const seat of fromLeonardo(state))
    for (const index of LAB_INDICES) {
      const { invention } = state.seats[seat]!.labs[index]!;
      if (invention === NONE || !isComplete(t, state, seat, index, invention)) continue;
      if (state.requested.includes(invention)) addCompletion(completed, invention, seat);
      pay(state, seat, -complete(t, state, seat, index, invention, emit));
      any = true;
    }
  if (!any) emit?.({ type: 'none-completed', seat: null, reveals: true });
  if (completed.length === 0) return;
  const inventions = completed.map(({ invention }) => invention);
  state.requested = state.requested.filter(n => !inventions.includes(n));
  revealLatecomers(state, inventions, emit);
  completed.sort((a, b) => a.invention - b.invention);
  for (const auction of completed) {
    const { invention, bidders } = auction;
    if (bidders.length === 1) takeCard(state, bidders[0]!, invention, emit);
    else state.auctions.push(auction);
  }
}

function addCompletion(completed: Auction[], invention: InventionIndex, seat: Seat): void {
  const known = completed.find(auction => auction.invention === invention);
  if (known === undefined) completed.push({ invention, bidders: [seat] });
  else known.bidders.push(seat);
}

/** Enough weeks, with the discount, on what is requested or revealed. [leonardo.complete.requested] */
function isComplete(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  index: LabIndex,
  invention: InventionIndex,
): boolean {
  const player = state.seats[seat]!;
  const lab = player.labs[index]!;
  if (!lab.revealed && !state.requested.includes(invention)) return false;
  return lab.weeks + discountFor(t, player, invention) >= t.weeks[invention]!;
}

/**
 * Returns the florins earned: fewer for who was not among the first. [leonardo.complete.payout],
 * [leonardo.reveal.later]
 */
function complete(
  t: Tables,
  state: State,
  seat: Seat,
  index: LabIndex,
  invention: InventionIndex,
  emit: Emit<Event>,
): number {
  const player = state.seats[seat]!;
  const lab = player.labs[index]!;
  const first = !lab.revealed;
  const florins = first ? t.florinsFirst[invention]! : t.florinsLater[invention]!;
  const discount = discountFor(t, player, invention);
  emit?.({ type: 'completed', seat, lab: index, invention, discount, florins, first, reveals: true });
  const recipe = t.recipe[invention]!;
  for (let m = 0; m < MATERIALS.length; m++) state.shops[m]! += recipe[m]!;
  player.realised.push(invention);
  narrowCount(player.labs[1 - index]!, lab, recipe);
  clearLab(lab);
  return florins;
}

/** Components now shown to have been under this laboratory were not under the other. */
function narrowCount(other: Lab, lab: Lab, recipe: readonly number[]): void {
  if (!isWorking(other)) return;
  for (let m = 0; m < MATERIALS.length; m++) {
    const later = other.since < lab.since ? lab.counted[m]! : other.counted[m]!;
    other.counted[m] = Math.min(other.counted[m]!, later - recipe[m]!);
  }
}

/** [leonardo.reveal] */
function revealLatecomers(state: State, completed: readonly InventionIndex[], emit: Emit<Event>): void {
  for (const seat of fromLeonardo(state))
    for (const index of LAB_INDICES) {
      const lab = state.seats[seat]!.labs[index]!;
      const { invention } = lab;
      if (invention === NONE || lab.revealed || !completed.includes(invention)) continue;
      lab.revealed = true;
      emit?.({ type: 'revealed', seat, lab: index, invention, reveals: true });
    }
}

/** [leonardo.card] */
export function takeCard(state: State, seat: Seat, invention: InventionIndex, emit: Emit<Event>): void {
  state.seats[seat]!.cards.push(invention);
  emit?.({ type: 'took-card', seat, invention });
}
