/** Changes to laboratories, bought in the Workshop or taken as a favour. [leonardo.workshop] */
import { labName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import { automatonSpacesOf, isWorking } from '../laboratories.ts';
import { type ImprovementId, LARGE, type LabIndex, type SeatTable, SMALL } from '../types.ts';

export interface Improvement {
  readonly lab: LabIndex;
  possible(t: Tables, player: Readonly<SeatTable>): boolean;
  apply(player: SeatTable): void;
  /** As an object of "takes" or "buys". */
  name(t: Tables): string;
  /** Where it is not possible. */
  whyNot(t: Tables, player: Readonly<SeatTable>): string;
}

function flip(lab: LabIndex): Improvement {
  return {
    lab,
    possible: (_, { labs }) => labs[lab]!.side === 0 && !isWorking(labs[lab]!),
    apply: ({ labs }) => {
      labs[lab]!.side = 1;
    },
    name: t => `the ${t.spaces[lab]![1]}-space side of the ${labName(lab)}`,
    whyNot: (_, player) => whyClosed(player, lab) ?? 'it is turned already',
  };
}

function take(lab: LabIndex): Improvement {
  return {
    lab,
    possible: (_, { labs }) => labs[lab]!.side < 0,
    apply: ({ labs }) => {
      labs[lab]!.side = 0;
    },
    name: t => `the ${labName(lab)} with ${t.spaces[lab]![0]} spaces`,
    whyNot: () => 'you own it already',
  };
}

/** [leonardo.workshop.automaton] */
function addAutomaton(lab: LabIndex): Improvement {
  return {
    lab,
    possible: (t, player) => {
      const { side, automata } = player.labs[lab]!;
      if (side < 0 || isWorking(player.labs[lab]!) || automataOf(player) >= t.constants.automata)
        return false;
      return automata < automatonSpacesOf(t, player, lab);
    },
    apply: ({ labs }) => {
      labs[lab]!.automata++;
    },
    name: () => `an automaton for the ${labName(lab)}`,
    whyNot: (t, player) => {
      const closed = whyClosed(player, lab);
      if (closed !== null) return closed;
      const spaces = automatonSpacesOf(t, player, lab);
      if (spaces === 0) return `the ${labName(lab)} has no automaton space on this side`;
      return player.labs[lab]!.automata === spaces
        ? 'its automaton spaces are full'
        : 'you have all automata that a player may have';
    },
  };
}

function automataOf({ labs: [small, large] }: Readonly<SeatTable>): number {
  return small.automata + large.automata;
}

/** [leonardo.workshop.idle] */
function whyClosed({ labs }: Readonly<SeatTable>, lab: LabIndex): string | null {
  if (labs[lab]!.side < 0) return `you do not own the ${labName(lab)} yet`;
  return isWorking(labs[lab]!) ? `the ${labName(lab)} is at work` : null;
}

export const IMPROVEMENT_EFFECTS: Readonly<Record<ImprovementId, Improvement>> = {
  'flip-small': flip(SMALL),
  'take-large': take(LARGE),
  'flip-large': flip(LARGE),
  'automaton-small': addAutomaton(SMALL),
  'automaton-large': addAutomaton(LARGE),
};
