/** Tiles of the stock lie beside the boards only while somebody chooses one of them. */

import { typesInStock } from '../../../games/newton/rules/tiles.ts';
import { topPending } from '../../../games/newton/rules/topics/topic.ts';
import {
  ACTIONS,
  type Action,
  INCOME_TYPES,
  type IncomeType,
  type View,
} from '../../../games/newton/rules/types.ts';

export function developmentOnOffer(view: View): Action[] {
  return ACTIONS.filter(action => onOffer(view, 'development').includes(action));
}

export function incomeOnOffer(view: View): IncomeType[] {
  return INCOME_TYPES.filter(type => onOffer(view, 'income').includes(type));
}

function onOffer(view: View, family: 'development' | 'income'): (Action | IncomeType)[] {
  const pending = topPending(view);
  return pending?.kind === 'choose-tile' && pending.family === family ? typesInStock(view, family) : [];
}
