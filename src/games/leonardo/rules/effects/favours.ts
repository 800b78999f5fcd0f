/** The favours of turn 0, letters a to d. [leonardo.favours] */
import type { Seat } from '../../../../core/game.ts';
import { plural } from '../../../../core/words.ts';
import { florins } from '../../text/words.ts';
import { pay } from '../city.ts';
import type { FavourRow, Tables } from '../data.ts';
import { FAVOURS, type FavourId, type ImprovementId, type State, type Table } from '../types.ts';
import { IMPROVEMENT_EFFECTS } from './improvements.ts';
import { APPRENTICE } from './purchases.ts';

export interface Favour {
  /** But for the limit of the letter. */
  possible(t: Tables, table: Readonly<Table>, seat: Seat): boolean;
  /** What it brings at once; the components in its row are chosen afterwards. */
  apply(state: State, seat: Seat, row: FavourRow): void;
  /** As an object of "takes". */
  name(t: Tables, row: FavourRow): string;
  /** The same with all that there is to choose. */
  choice(t: Tables, row: FavourRow): string;
  /** Empty where it is always possible. */
  whyNot(t: Tables, table: Readonly<Table>, seat: Seat): string;
  /** Anchor of the rule behind `whyNot`. */
  readonly rule: string;
}

const FREE_FOR_ALL = { possible: () => true, whyNot: () => '', rule: 'leonardo.favours' };

function improvement(id: ImprovementId): Favour {
  const { possible, apply, name, whyNot } = IMPROVEMENT_EFFECTS[id];
  return {
    possible,
    apply,
    name: (t, row) => name(t) + withComponents(row, ' and '),
    choice: (t, row) =>
      `${name(t)}${withComponents(row, ', and ')}${row.components > 0 ? ' of your choice' : ''}`,
    whyNot,
    rule: 'leonardo.favours',
  };
}

function withComponents(row: FavourRow, and: string): string {
  return row.components > 0 ? and + plural(row.components, 'component') : '';
}

const FAVOUR_EFFECTS: Readonly<Record<FavourId, Favour>> = {
  florins: {
    ...FREE_FOR_ALL,
    apply: (state, seat, row) => pay(state, seat, -row.florins),
    name: (_, row) => florins(row.florins),
    choice: (_, row) => florins(row.florins),
  },
  components: {
    ...FREE_FOR_ALL,
    apply: () => {},
    name: (_, row) => plural(row.components, 'component'),
    choice: (_, row) => `${plural(row.components, 'component')} of your choice, at most ${row.alike} alike`,
  },
  apprentice: {
    possible: APPRENTICE.possible,
    apply: APPRENTICE.apply,
    name: APPRENTICE.name,
    choice: APPRENTICE.name,
    whyNot: APPRENTICE.whyNot,
    rule: 'leonardo.academy',
  },
  'flip-small': improvement('flip-small'),
  'take-large': improvement('take-large'),
  'flip-large': improvement('flip-large'),
  'automaton-small': improvement('automaton-small'),
  'automaton-large': improvement('automaton-large'),
};

/** By FavourIndex. */
export const favours: readonly Favour[] = FAVOURS.map(id => FAVOUR_EFFECTS[id]);
