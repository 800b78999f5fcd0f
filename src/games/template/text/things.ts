/** What has a name on the table, for players who ask for it by name. */
import type { Names, Thing } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { sentence } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import type { PrizeIndex, View } from '../rules/types.ts';
import { prizeText } from './words.ts';

export function things(t: Tables, view: View, names: Names): Thing[] {
  return indices<PrizeIndex>(t.prizes).map(prize => ({
    name: t.prizes[prize]!.name,
    text: `${sentence(prizeText(t, prize))} ${whereabouts(view, prize, names)}`,
    rule: 'template.prizes',
  }));
}

function whereabouts(view: View, prize: PrizeIndex, names: Names): string {
  const owner = view.seats.findIndex(({ prizes }) => prizes.includes(prize));
  if (owner >= 0) return `${names[owner]} has it.`;
  if (view.prize === prize) return 'The bids are for it now.';
  return view.aside.includes(prize) ? 'It is laid aside.' : 'It is still to come.';
}
