/** What follows from a View and is drawn or explained in several places. */
import type { Seat } from '../../../core/game.ts';
import { freeComponents, lacking } from '../../../games/leonardo/rules/components.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  COUNCIL,
  type InventionIndex,
  NOWHERE,
  type Phase,
  type PlaceIndex,
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

/** Components that a player lacks for an invention, by material; null where the hand is not known. */
export function lackingFor(t: Tables, view: View, seat: Seat, invention: InventionIndex): number[] | null {
  const { hand, plan, labs } = view.seats[seat]!;
  return hand === null || !isCounted(view, seat)
    ? null
    : lacking(t, freeComponents(t, { hand, plan, labs }), invention);
}

/** The parts of a turn in their order. They have no letters: those belong to the places of the city. */
export const PHASE_NAMES = ['start', 'place', 'city', 'complete'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

const NAME_OF: Readonly<Record<Phase, PhaseName | null>> = {
  favours: null,
  fabrication: 'start',
  placement: 'place',
  council: 'city',
  offers: 'city',
  laboratories: 'city',
  auctions: 'complete',
  over: null,
};

export function phaseName(view: View): PhaseName | null {
  return NAME_OF[view.phase];
}

/** The zone in which something is for sale just now; the Council is free. */
export function sellingZone({ phase, lord }: View): PlaceIndex | null {
  return phase === 'offers' && lord !== NOWHERE && lord !== COUNCIL ? lord : null;
}

/** Has the Lord of the City been here in this turn, and gone on? */
export function isVisited(view: View, zone: PlaceIndex): boolean {
  if (view.phase === 'laboratories' || view.phase === 'auctions') return true;
  return view.phase === 'offers' && (view.lord === NOWHERE || zone < view.lord);
}

/** Can this player still place somebody in the city? */
export function isPlacing(t: Tables, view: View, seat: Seat): boolean {
  if (view.phase !== 'placement' || cityIsClosed(t, view)) return false;
  const { idle, master, passed } = view.seats[seat]!;
  return !passed && (idle > 0 || master === NOWHERE);
}
