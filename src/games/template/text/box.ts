/** Every component by name with its numbers, wherever it lies: for those who look it up. [template.components] */
import type { Thing } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { sentence } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import type { PrizeIndex } from '../rules/types.ts';
import { prizeText } from './words.ts';

export function box(t: Tables): Thing[] {
  return indices<PrizeIndex>(t.prizes).map(prize => ({
    name: t.prizes[prize]!.name,
    text: sentence(prizeText(t, prize)),
    rule: 'template.prizes',
  }));
}
