/** Components chosen one by one: with a favour, or the one that privilege 4 of the Council sells. */
import type { Reason, Seat } from '../../../../core/game.ts';
import { florins } from '../../text/words.ts';
import { pay } from '../city.ts';
import { takeComponent } from '../components.ts';
import {
  MATERIAL_INDICES,
  MATERIALS,
  type MaterialIndex,
  type MoveOf,
  type PendingOf,
  type Table,
} from '../types.ts';
import type { TopicOf, WordOf } from './topic.ts';

const COMPONENTS: readonly MoveOf<'component'>[] = MATERIAL_INDICES.map(material => ({
  type: 'component',
  material,
}));

/** The question after components, or null where the shops can give none. */
export function componentQuestion(
  table: Readonly<Table>,
  seat: Seat,
  { left, alike, price }: Pick<PendingOf<'component'>, 'left' | 'alike' | 'price'>,
): PendingOf<'component'> | null {
  const picked = MATERIALS.map(() => 0);
  const pending: PendingOf<'component'> = { kind: 'component', seat, left, alike, picked, price };
  return hasMore(table, pending) ? pending : null;
}

/** What has run out in its shop cannot be chosen. [leonardo.favours], [leonardo.council.component] */
function canTake(table: Readonly<Table>, pending: PendingOf<'component'>, material: MaterialIndex): boolean {
  return table.shops[material]! > 0 && pending.picked[material]! < pending.alike;
}

function hasMore(table: Readonly<Table>, pending: PendingOf<'component'>): boolean {
  if (pending.left === 0) return false;
  for (const material of MATERIAL_INDICES) if (canTake(table, pending, material)) return true;
  return false;
}

function ruleOf({ phase }: Readonly<Table>): string {
  return phase === 'council' ? 'leonardo.council.component' : 'leonardo.favours';
}

export const component: TopicOf<'component', 'component'> = {
  rule: (_, state) => ruleOf(state),
  secret: false,
  open: true,
  legal(_, state, pending, moves) {
    for (const material of MATERIAL_INDICES)
      if (canTake(state, pending, material)) moves.push(COMPONENTS[material]!);
  },
  apply(_, state, pending, { material }, emit) {
    const { seat, price } = pending;
    pay(state, seat, price);
    takeComponent(state, seat, material);
    pending.picked[material]!++;
    pending.left--;
    emit?.({ type: 'component', seat, material, price });
    if (!hasMore(state, pending)) state.pending = null;
  },
  prompt: (_, __, { price, left }) =>
    price > 0
      ? `Which component do you buy for ${florins(price)}?`
      : `Which component do you take? ${left} to choose`,
  unavailable(_, state, pending) {
    const rule = ruleOf(state);
    const reasons: Reason[] = [];
    for (const material of MATERIAL_INDICES) {
      const what = MATERIALS[material]!;
      if (state.shops[material] === 0) reasons.push({ what, why: 'the shop has none left', rule });
      else if (pending.picked[material]! >= pending.alike)
        reasons.push({ what, why: `at most ${pending.alike} alike`, rule });
    }
    return reasons;
  },
};

export const componentWord: WordOf<'component'> = {
  notate: (_, { material }) => `component ${MATERIALS[material]}`,
  group: 'Components',
  describe(_, { material }, { pending, shops }) {
    const price = pending?.kind === 'component' ? pending.price : 0;
    const cost = price > 0 ? ` for ${florins(price)}` : '';
    return `Take 1 ${MATERIALS[material]}${cost} (${shops[material]} in the shop)`;
  },
};
