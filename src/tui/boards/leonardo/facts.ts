/** What follows from a View and is drawn or explained in several places. */
import type { Seat } from '../../../core/game.ts';
import { freeComponents, lacking } from '../../../games/leonardo/rules/components.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { isWorking, weeksGained } from '../../../games/leonardo/rules/laboratories.ts';
import {
  COUNCIL,
  type InventionIndex,
  type LabIndex,
  NOWHERE,
  type Phase,
  type PlaceIndex,
  type SeatTable,
  type SeatView,
  type View,
} from '../../../games/leonardo/rules/types.ts';

/** Face up: what is fought for first, then what is requested. */
export function faceUp(view: View): InventionIndex[] {
  return [...view.auctions.map(auction => auction.invention), ...view.requested];
}

/** Cards of the deck whose place the viewer knows from arranging them. */
export function knownTop({ viewer, seats }: View): readonly InventionIndex[] {
  return viewer === null ? [] : (seats[viewer]!.knowledge.cards ?? []);
}

/** Whose own boards these are: the viewer's, for a spectator those of who decides. */
export function homeSeat(view: View): Seat {
  return view.viewer ?? view.pending?.seat ?? 0;
}

/** Weeks that a laboratory will do with those now on it. */
export function weeksComing(t: Tables, player: SeatTable, lab: LabIndex): number {
  return isWorking(player.labs[lab]!) ? weeksGained(t, player, lab) : 0;
}

/** Components that a player lacks for an invention, by material; null where the hand is not known. */
export function lackingFor(
  t: Tables,
  { hand, plan, labs }: SeatView,
  invention: InventionIndex,
): number[] | null {
  return hand === null ? null : lacking(t, freeComponents(t, { hand, plan, labs }), invention);
}

export type PhaseLetter = 'A' | 'B' | 'C' | 'D';

const PHASE_LETTERS: Readonly<Record<Phase, PhaseLetter | null>> = {
  favours: null,
  fabrication: 'A',
  placement: 'B',
  council: 'C',
  offers: 'C',
  laboratories: 'C',
  auctions: 'D',
  over: null,
};

export function phaseLetter(view: View): PhaseLetter | null {
  return PHASE_LETTERS[view.phase];
}

/** The zone in which something is for sale just now; the Council is free. */
export function sellingZone({ phase, lord }: View): PlaceIndex | null {
  return phase === 'offers' && lord !== NOWHERE && lord !== COUNCIL ? lord : null;
}
