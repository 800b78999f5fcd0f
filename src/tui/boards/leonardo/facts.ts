/** What follows from a View and is drawn or explained in several places. */
import type { Seat } from '../../../core/game.ts';
import { discountFor } from '../../../games/leonardo/actions/completion.ts';
import type { Tables } from '../../../games/leonardo/data.ts';
import {
  COUNCIL,
  FIRST_LAB,
  type Invention,
  KEEP,
  type LabIndex,
  type Phase,
  type Place,
  type PlayerView,
  type View,
} from '../../../games/leonardo/types.ts';

/** [leonardo.rank] */
export function strengthOf(t: Tables, player: PlayerView, zone: Place): number {
  return player.placed[zone]! + (player.master === zone ? t.constants.masterRank : 0);
}

/** Strongest first; ties to who stands nearer to the arrow. [leonardo.rank] */
export function rankingOf(t: Tables, view: View, zone: Place): Seat[] {
  const strength = (seat: Seat): number => strengthOf(t, view.players[seat]!, zone);
  return view.rows[zone]!.slice().sort((a, b) => strength(b) - strength(a));
}

/** Everything that is neither face up, owned, up for auction nor out of the game lies in the deck. */
export function inDeck(t: Tables, view: View): Invention[] {
  const elsewhere = new Set([
    ...view.requested,
    ...view.box,
    ...view.auctions.map(auction => auction.invention),
    ...view.players.flatMap(player => player.cards),
  ]);
  return t.inventions.filter(n => !elsewhere.has(n));
}

/** Face up: what is fought for first, then what is requested. */
export function faceUp(view: View): Invention[] {
  return [...view.auctions.map(auction => auction.invention), ...view.requested];
}

/** Whose own boards these are: the viewer's, for a spectator those of who decides. */
export function homeSeat(view: View): Seat {
  return view.viewer ?? view.pending?.seat ?? 0;
}

export interface LabWork {
  readonly spaces: number;
  readonly sockets: number;
  readonly apprentices: number;
  readonly master: boolean;
  /** Weeks that those now on it will do. [leonardo.laboratory] */
  readonly gain: number;
}

export function labWork(t: Tables, player: PlayerView, index: LabIndex): LabWork {
  const lab = player.labs[index]!;
  const place = FIRST_LAB + index;
  const apprentices = player.placed[place]!;
  const master = player.master === place;
  const { masterWeeks, automatonWeeks } = t.constants;
  const gain = apprentices + (master ? masterWeeks : 0) + lab.automata * automatonWeeks;
  return {
    spaces: t.spaces[index]![lab.side] ?? 0,
    sockets: t.automatonSpaces[index]![lab.side] ?? 0,
    apprentices,
    master,
    gain: lab.invention === 0 ? 0 : gain,
  };
}

/** Weeks that this player needs, the discount taken off. [leonardo.discount] */
export function weeksNeeded(t: Tables, player: PlayerView, invention: Invention): number {
  return Math.max(0, t.weeks[invention]! - discountFor(t, player, invention));
}

/** Components that the hand lacks once the plan is carried out, by material; null where the hand is not known. */
export function lacking(t: Tables, player: PlayerView, invention: Invention): number[] | null {
  const { hand, plan, labs } = player;
  if (hand === null) return null;
  const planned = labs
    .map((lab, i) => ({ from: lab.invention, to: plan[i]! }))
    .filter(({ to }) => to !== KEEP);
  return t.recipe[invention]!.map((wanted, m) => {
    const moved = planned.reduce((sum, { from, to }) => sum + t.recipe[from]![m]! - t.recipe[to]![m]!, 0);
    return Math.max(0, wanted - hand[m]! - moved);
  });
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

/** In the last turns nobody goes to the city. [leonardo.final] */
export function cityIsClosed(t: Tables, view: View): boolean {
  return view.turn > t.constants.cityTurns;
}

/** Is there a price now? The Council is free. [leonardo.offers.price] */
export function isSelling(view: View): boolean {
  return view.phase === 'offers' && view.lord > COUNCIL;
}
