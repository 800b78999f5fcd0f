/** How masters reach the hands: packs that are dealt, or passed on in a draft. */
import type { Seat } from '../../../core/game.ts';
import type { Deal, Emit, MasterIndex, State } from './types.ts';

/** Whose pack a seat holds at its nth choice: packs are passed to the left. [newton.setup.draft] */
export function packHeld(deal: { readonly draft: boolean }, players: number, seat: Seat, nth: number): Seat {
  return deal.draft ? (seat - (nth % players) + players) % players : seat;
}

/** The cards that a seat chooses from now. */
export function cardsLeft(deal: Deal, seat: Seat): MasterIndex[] {
  const players = deal.packs.length;
  const pack = deal.packs[packHeld(deal, players, seat, deal.picks[seat]!.length)]!;
  return pack.filter(master => !deal.picks.some(picks => picks.includes(master)));
}

export function keepMaster(state: State, seat: Seat, master: MasterIndex, emit: Emit): void {
  state.deal.picks[seat]!.push(master);
  state.seats[seat]!.masters.push(master);
  emit?.({ type: 'kept', seat, master, only: seat });
}

/** The cards this seat had before it, choice by choice. */
export function packsSeen(state: State, seat: Seat): MasterIndex[][] {
  const { deal, players } = state;
  const own = deal.picks[seat]!;
  if (!deal.draft) return [deal.packs[seat]!.slice()];
  const size = deal.packs[seat]!.length;
  const current = state.phase === 'masters' ? own.length + (hasChosen(state, seat) ? 0 : 1) : size;
  return Array.from({ length: Math.min(current, size) }, (_, nth) => {
    const pack = packHeld(deal, players, seat, nth);
    const gone: MasterIndex[] = [];
    for (let earlier = 0; earlier < nth; earlier++)
      gone.push(deal.picks[(pack + earlier) % players]![earlier]!);
    return deal.packs[pack]!.filter(master => !gone.includes(master));
  });
}

/** Has this seat chosen already, while others have not? */
function hasChosen(state: State, seat: Seat): boolean {
  return state.deal.picks[seat]!.length > state.deal.picks[state.active]!.length;
}
