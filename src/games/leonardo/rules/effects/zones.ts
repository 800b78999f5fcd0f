/** The zones of the city: what is sold in each, and what they are good for in words. */
import type { Seat } from '../../../../core/game.ts';
import type { Tables } from '../data.ts';
import {
  MATERIALS,
  type MaterialId,
  materialAt,
  type PlaceIndex,
  PURCHASE_INDICES,
  type PurchaseIndex,
  type Table,
  ZONE_INDICES,
  ZONES,
  type ZoneId,
} from '../types.ts';
import { purchases } from './purchases.ts';

interface ZoneEffect {
  /** Anchor of its rule. */
  readonly rule: string;
  /** What it is good for, after its name, in one sentence or two. */
  about(t: Tables, table: Readonly<Table>, seat: Seat): string;
}

export interface Zone extends ZoneEffect {
  /** Nothing in the Council, which is free. */
  readonly sells: readonly PurchaseIndex[];
}

/** [leonardo.shops] */
function shop(id: MaterialId): ZoneEffect {
  const material = MATERIALS.indexOf(id);
  return {
    rule: 'leonardo.shops',
    about: (_, { shops }) =>
      shops[material] === 0
        ? `has no ${id} left and sells nothing.`
        : `sells ${id} at rising prices; ${shops[material]} ${shops[material] === 1 ? 'is' : 'are'} left.`,
  };
}

const ZONE_EFFECTS: Readonly<Record<ZoneId, ZoneEffect>> = {
  council: {
    rule: 'leonardo.council',
    about: () => 'is free: the strongest decides who holds Leonardo, then each takes a privilege.',
  },
  workshop: {
    rule: 'leonardo.workshop',
    about: () => 'sells the large laboratory, and benches or automata for empty ones, at rising prices.',
  },
  academy: {
    rule: 'leonardo.academy',
    about: (_, { seats }, seat) =>
      `brings you more apprentices, who work from the next turn on; ${seats[seat]!.academy} can still be had.`,
  },
  blacksmith: shop('iron'),
  glazier: shop('glass'),
  joiner: shop('wood'),
  brickmaker: shop('brick'),
  ropemaker: shop('rope'),
};

/** By PlaceIndex, for places that are zones. */
export const zones: readonly Zone[] = ZONE_INDICES.map(zone => ({
  ...ZONE_EFFECTS[ZONES[zone]!],
  sells: PURCHASE_INDICES.filter(index => purchases[index]!.zone === zone),
}));

/** Nothing more is sold once a shop has no card left. [leonardo.shops.empty] */
export function isSoldOut(table: Readonly<Table>, zone: PlaceIndex): boolean {
  const material = materialAt(zone);
  return material !== undefined && table.shops[material] === 0;
}
