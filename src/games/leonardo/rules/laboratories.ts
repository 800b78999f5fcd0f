/** Laboratories: what they build or are about to, the room in them, and their weeks. */
import type { Emit } from '../../../core/grammar.ts';
import { fromLeonardo, goHome } from './city.ts';
import type { Tables } from './data.ts';
import {
  type Event,
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  LAB_PLACES,
  type LabIndex,
  type LabTable,
  NONE,
  type SeatState,
  type SeatTable,
  type State,
} from './types.ts';

/** Also where it is not known what it builds. */
export function isWorking(lab: Readonly<LabTable>): boolean {
  return lab.invention !== NONE;
}

/** What a laboratory will be building by the plan so far. */
export function planned(player: Readonly<SeatState>, lab: LabIndex): InventionIndex | typeof NONE {
  const plan = player.plan[lab]!;
  return plan === KEEP ? player.labs[lab]!.invention : plan;
}

/** All spaces of the side that lies up; 0 for a laboratory not owned. */
export function spacesOf(t: Tables, player: Readonly<SeatTable>, lab: LabIndex): number {
  const { side } = player.labs[lab]!;
  return side < 0 ? 0 : t.spaces[lab]![side]!;
}

/** Spaces made for automata on the side that lies up. [leonardo.workshop.automaton] */
export function automatonSpacesOf(t: Tables, player: Readonly<SeatTable>, lab: LabIndex): number {
  const { side } = player.labs[lab]!;
  return side < 0 ? 0 : t.automatonSpaces[lab]![side]!;
}

/** Each worker and each automaton fills one space, whichever it is. [leonardo.placement.laboratory] */
export function freeSpaces(t: Tables, player: Readonly<SeatTable>, lab: LabIndex): number {
  const place = LAB_PLACES[lab]!;
  const people = player.placed[place]! + (player.master === place ? 1 : 0);
  return spacesOf(t, player, lab) - player.labs[lab]!.automata - people;
}

/**
 * Weeks that those now on a laboratory do when it works; automata need nobody beside them.
 * [leonardo.laboratory], [leonardo.laboratory.automata]
 */
export function weeksGained(t: Tables, player: Readonly<SeatTable>, lab: LabIndex): number {
  const place = LAB_PLACES[lab]!;
  const master = player.master === place ? t.constants.masterWeeks : 0;
  return player.placed[place]! + master + player.labs[lab]!.automata * t.constants.automatonWeeks;
}

/** Weeks taken off by owned cards of the same type. [leonardo.discount], [leonardo.inventions.types] */
export function discountFor(t: Tables, player: Readonly<SeatTable>, invention: InventionIndex): number {
  let weeks = 0;
  for (const card of player.cards) if (t.type[card] === t.type[invention]) weeks += t.constants.discount;
  return weeks;
}

/** Weeks that this player needs for an invention, the discount taken off. [leonardo.discount] */
export function weeksNeeded(t: Tables, player: Readonly<SeatTable>, invention: InventionIndex): number {
  return Math.max(0, t.weeks[invention]! - discountFor(t, player, invention));
}

/** The end of phase C. The track ends, and with it the counting. [leonardo.resolve], [leonardo.laboratory.track] */
export function workLaboratories(t: Tables, state: State, emit: Emit<Event>): void {
  for (const seat of fromLeonardo(state)) {
    const player = state.seats[seat]!;
    for (const index of LAB_INDICES) {
      const lab = player.labs[index]!;
      if (!isWorking(lab)) continue;
      const weeks = Math.min(weeksGained(t, player, index), t.constants.weekTrack - lab.weeks);
      lab.weeks += weeks;
      goHome(player, LAB_PLACES[index]!);
      if (weeks > 0) emit?.({ type: 'worked', seat, lab: index, weeks, total: lab.weeks });
    }
  }
}

/** Back to idle; automata stay. */
export function clearLab(lab: LabTable): void {
  lab.invention = NONE;
  lab.weeks = 0;
  lab.revealed = false;
  lab.since = 0;
  lab.counted.fill(0);
}
