/** What is for sale in the priced zones. */
import type { Seat } from '../../../../core/game.ts';
import { takeComponent } from '../components.ts';
import type { Tables } from '../data.ts';
import {
  ACADEMY,
  type ImprovementId,
  type LabIndex,
  MATERIAL_INDICES,
  MATERIALS,
  type MaterialId,
  type PlaceIndex,
  PURCHASES,
  type PurchaseId,
  SHOPS,
  type State,
  type Table,
  WORKSHOP,
} from '../types.ts';
import { IMPROVEMENT_EFFECTS } from './improvements.ts';

interface Purchase {
  /** Where it is sold. */
  readonly zone: PlaceIndex;
  /** The laboratory that it changes. */
  readonly lab: LabIndex | null;
  /** Has this player a use for it, and is there any left? */
  possible(t: Tables, table: Readonly<Table>, seat: Seat): boolean;
  apply(state: State, seat: Seat): void;
  /** As an object of "buys" or "gets". */
  name(t: Tables): string;
  /** What else one should know before buying, to follow the name. */
  readonly note: string;
  /** Where it is not possible. */
  whyNot(t: Tables, table: Readonly<Table>, seat: Seat): string;
}

function improvement(id: ImprovementId): Purchase {
  return { ...IMPROVEMENT_EFFECTS[id], zone: WORKSHOP, note: '' };
}

/** [leonardo.academy] */
export const APPRENTICE: Purchase = {
  zone: ACADEMY,
  lab: null,
  possible: (_, table, seat) => table.seats[seat]!.academy > 0,
  apply(state, seat) {
    const player = state.seats[seat]!;
    player.academy--;
    player.idle++;
  },
  name: () => 'an apprentice',
  note: ', who works from the next turn on',
  whyNot: () => 'you have all your apprentices',
};

/** [leonardo.shops] */
function component(id: MaterialId): Purchase {
  const material = MATERIAL_INDICES[MATERIALS.indexOf(id)]!;
  return {
    zone: SHOPS[material]!,
    lab: null,
    possible: (_, table) => table.shops[material]! > 0,
    apply: (state, seat) => takeComponent(state, seat, material),
    name: () => `1 ${id}`,
    note: '',
    whyNot: () => 'the shop has none left',
  };
}

const PURCHASE_EFFECTS: Readonly<Record<PurchaseId, Purchase>> = {
  'flip-small': improvement('flip-small'),
  'take-large': improvement('take-large'),
  'flip-large': improvement('flip-large'),
  'automaton-small': improvement('automaton-small'),
  'automaton-large': improvement('automaton-large'),
  apprentice: APPRENTICE,
  iron: component('iron'),
  glass: component('glass'),
  wood: component('wood'),
  brick: component('brick'),
  rope: component('rope'),
};

/** By PurchaseIndex. */
export const purchases: readonly Purchase[] = PURCHASES.map(id => PURCHASE_EFFECTS[id]);
