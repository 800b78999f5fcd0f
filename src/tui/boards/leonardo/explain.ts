/** A few sentences on everything that can be pointed at, with the rule behind it. */
import type { Names } from '../../../core/game.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import {
  FAVOUR_INDICES,
  FAVOURS,
  LAB_INDICES,
  LABS,
  MATERIAL_INDICES,
  MATERIALS,
  PRIVILEGE_INDICES,
  type View,
  ZONE_INDICES,
  ZONES,
} from '../../../games/leonardo/rules/types.ts';
import type { Explanation } from '../contract.ts';
import { explainPrices, explainPrivilege, explainWorkers, explainZone } from './explain-city.ts';
import {
  explainBid,
  explainBonus,
  explainDeck,
  explainHome,
  explainLeonardo,
  explainPlayer,
} from './explain-table.ts';
import { explainFavour, explainInvention, explainLab, explainMaterial } from './explain-work.ts';
import * as ids from './ids.ts';

export function explain(t: Tables, target: string, view: View, names: Names): Explanation | null {
  const [kind = '', key = '', part = ''] = target.split('.');
  /** The seat, the amount, or the printed number of a privilege or an invention. */
  const number = Number(key);
  switch (kind) {
    case ids.LEONARDO:
      return explainLeonardo(view, names);
    case ids.PRICES:
      return explainPrices(t);
    case ids.DECK:
      return explainDeck(view);
    case 'zone':
      return explainZone(t, view, lookUp(ZONES, ZONE_INDICES, key), names);
    case 'workers':
      return explainWorkers(t, view, lookUp(ZONES, ZONE_INDICES, key), Number(part), names);
    case 'privilege':
      return explainPrivilege(t, view, PRIVILEGE_INDICES[number - 1], names);
    case 'invention':
      return explainInvention(t, view, t.inventions[number - 1], names);
    case 'lab':
      return explainLab(t, view, number, lookUp(LABS, LAB_INDICES, part), names);
    case 'material':
      return explainMaterial(t, view, lookUp(MATERIALS, MATERIAL_INDICES, key));
    case 'favour':
      return explainFavour(t, view, lookUp(FAVOURS, FAVOUR_INDICES, key));
    case 'home':
      return explainHome(t, view, number, names);
    case 'bonus':
      return explainBonus(t, view, number, names);
    case 'player':
      return explainPlayer(t, view, number, names);
    case 'bid':
      return explainBid(t, view, number, names);
    default:
      return null;
  }
}

/** Undefined where the text is none of the ids. */
function lookUp<I>(ids: readonly string[], indices: readonly I[], id: string): I | undefined {
  return indices[ids.indexOf(id)];
}
