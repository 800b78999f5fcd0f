/** Changes to laboratories, bought in the Workshop or taken as a favour. [leonardo.workshop] */
import type { Seat } from '../../../../core/game.ts';
import { labName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import { automatonSpacesOf, isWorking } from '../laboratories.ts';
import {
  type ImprovementId,
  LARGE,
  type LabIndex,
  type LabTable,
  SMALL,
  type State,
  type Table,
} from '../types.ts';

interface Improvement {
  readonly lab: LabIndex;
  possible(t: Tables, table: Readonly<Table>, seat: Seat): boolean;
  apply(state: State, seat: Seat): void;
  /** As an object of "takes" or "buys". */
  name(t: Tables): string;
  /** Where it is not possible. */
  whyNot(t: Tables, table: Readonly<Table>, seat: Seat): string;
}

function labOf(table: Readonly<Table>, seat: Seat, lab: LabIndex): LabTable {
  return table.seats[seat]!.labs[lab]!;
}

function flip(lab: LabIndex): Improvement {
  return {
    lab,
    possible(_, table, seat) {
      const own = labOf(table, seat, lab);
      return own.side === 0 && !isWorking(own);
    },
    apply(state, seat) {
      labOf(state, seat, lab).side = 1;
    },
    name: t => `${t.spaces[lab]![1]} benches for the ${labName(lab)}`,
    whyNot: (_, table, seat) => whyClosed(labOf(table, seat, lab), lab) ?? 'it has them already',
  };
}

function take(lab: LabIndex): Improvement {
  return {
    lab,
    possible: (_, table, seat) => labOf(table, seat, lab).side < 0,
    apply(state, seat) {
      labOf(state, seat, lab).side = 0;
    },
    name: t => `the ${labName(lab)} with ${t.spaces[lab]![0]} benches`,
    whyNot: () => 'you own it already',
  };
}

/** [leonardo.workshop.automaton] */
function addAutomaton(lab: LabIndex): Improvement {
  return {
    lab,
    possible(t, table, seat) {
      const own = labOf(table, seat, lab);
      if (own.side < 0 || isWorking(own) || hasAllAutomata(t, table, seat)) return false;
      return own.automata < automatonSpacesOf(t, table.seats[seat]!, lab);
    },
    apply(state, seat) {
      labOf(state, seat, lab).automata++;
    },
    name: () => `an automaton for the ${labName(lab)}`,
    whyNot(t, table, seat) {
      const own = labOf(table, seat, lab);
      const spaces = automatonSpacesOf(t, table.seats[seat]!, lab);
      const closed = whyClosed(own, lab);
      if (closed !== null) return closed;
      if (spaces === 0) return `the ${labName(lab)} has no bench for an automaton on this side`;
      return own.automata === spaces
        ? 'its benches for automata are full'
        : 'you have all automata that a player may have';
    },
  };
}

function hasAllAutomata(t: Tables, table: Readonly<Table>, seat: Seat): boolean {
  const [small, large] = table.seats[seat]!.labs;
  return small.automata + large.automata >= t.constants.automata;
}

/** [leonardo.workshop.idle] */
function whyClosed(own: Readonly<LabTable>, lab: LabIndex): string | null {
  if (own.side < 0) return `you do not own the ${labName(lab)} yet`;
  return isWorking(own) ? `the ${labName(lab)} is at work` : null;
}

export const IMPROVEMENT_EFFECTS: Readonly<Record<ImprovementId, Improvement>> = {
  'flip-small': flip(SMALL),
  'take-large': take(LARGE),
  'flip-large': flip(LARGE),
  'automaton-small': addAutomaton(SMALL),
  'automaton-large': addAutomaton(LARGE),
};
