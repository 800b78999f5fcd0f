/** Work: advance on the work track and earn coins. [newton.work] */
import { missingBooks, visibleBooks } from '../books.ts';
import type { Tables } from '../data.ts';
import { activateSpace, activePlayer } from '../effects.ts';
import type { Emit, Move, SeatTable, State, WorkFrame } from '../types.ts';

/** Potions needed to step onto the objective at the end of the track. */
export function potionsForObjective(t: Tables, seat: SeatTable, frame: WorkFrame): number {
  const need = t.work[t.work.length - 1]!.books;
  return frame.ignorePrerequisite || need === null ? 0 : missingBooks(visibleBooks(t, seat), need);
}

/** The furthest advance that the track and the books allow. */
export function furthest(t: Tables, seat: SeatTable, frame: WorkFrame): number {
  const ahead = t.work.length - 1 - seat.work;
  if (frame.value < ahead) return frame.value;
  return ahead > 0 && potionsForObjective(t, seat, frame) > seat.potions ? ahead - 1 : ahead;
}

/** Who stops short by choice earns only the spaces moved; who cannot go further earns the full value. [newton.work.coins] */
export function wages(t: Tables, seat: SeatTable, frame: WorkFrame, spaces: number): number {
  if (!frame.paid) return 0;
  return spaces < furthest(t, seat, frame) ? spaces : frame.value;
}

/** Is there anything to earn or to reach? On the last space only coins are. */
export function brings(t: Tables, seat: SeatTable, frame: WorkFrame): boolean {
  return frame.paid || seat.work < t.work.length - 1;
}

/** May it be done without potions? The last step alone may need them, and nobody has to spend any. [newton.turn.leave-out] */
export function hasFreeOption(t: Tables, seat: SeatTable, frame: WorkFrame): boolean {
  const onlyToObjective = seat.work === t.work.length - 2 && furthest(t, seat, frame) === 1;
  return !onlyToObjective || potionsForObjective(t, seat, frame) === 0;
}

export function legal(t: Tables, state: State, frame: WorkFrame, moves: Move[]): void {
  const most = furthest(t, activePlayer(state), frame);
  if (most === 0) moves.push({ type: 'advance', spaces: 0 });
  for (let spaces = most; spaces > 0; spaces--) moves.push({ type: 'advance', spaces });
}

export function apply(t: Tables, state: State, frame: WorkFrame, spaces: number, emit: Emit): void {
  const player = activePlayer(state);
  const coins = wages(t, player, frame, spaces);
  const arrival = player.work + spaces;
  const entersObjective = spaces > 0 && arrival === t.work.length - 1;
  const potions = entersObjective ? potionsForObjective(t, player, frame) : 0;
  state.pending.pop();
  player.work = arrival;
  player.coins += coins;
  player.potions -= potions;
  emit?.({ type: 'worked', seat: state.active, spaces, coins, potions });
  if (spaces > 0) activateSpace(t, state, t.work[arrival]!, emit);
}
