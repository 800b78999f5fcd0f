/** The types of the cards that a player owns, side by side, and what they are worth together. */
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import { type InventionIndex, MATERIAL_INDICES, MATERIALS } from '../../../games/leonardo/rules/types.ts';
import { florins } from '../../../games/leonardo/text/words.ts';
import type { Theme } from '../../theme.ts';
import { firstFit } from './panel.ts';
import { materialStyle } from './signs.ts';

/** One part for each type: a tick and the cards, or that there is none. */
export function typeParts(
  t: Tables,
  theme: Theme,
  cards: readonly InventionIndex[],
  cardText: (n: InventionIndex) => string,
): string[] {
  return MATERIAL_INDICES.map(m => {
    const own = cards.filter(n => t.type[n] === m);
    if (own.length === 0) return theme.style.dim(`no ${MATERIALS[m]}  `);
    const name = materialStyle(theme, m)(MATERIALS[m]!);
    return `${theme.style.good(theme.glyph.check)} ${name}${own.map(cardText).join('')}  `;
  });
}

/** What different types are worth at the end, and with how many more there is more: in so many cells. */
export function bonusWords(
  t: Tables,
  { glyph }: Theme,
  cards: readonly InventionIndex[],
  room: number,
): string {
  const types = typesOwned(t, cards);
  const bonus = varietyBonus(t, cards);
  const ladder = t.constants.varietyBonus;
  const step = ladder.findIndex((value, count) => count > types && value > bonus);
  const sum = `${bonus}${glyph.florin}`;
  if (step < 0) return firstFit(room, `all types: ${sum} at the end`, `at the end ${sum}`);
  const next = `${ladder[step]}${glyph.florin}`;
  return firstFit(
    room,
    `at the end ${florins(bonus)} for ${plural(types, 'different type')}; ${step} types would bring ${ladder[step]}`,
    `at the end ${sum} for ${plural(types, 'type')}, ${step} types bring ${next}`,
    `at the end ${sum}; with ${step} types ${next}`,
    `end bonus ${sum}; ${step} types: ${next}`,
    `at end ${sum}; ${step} types ${next}`,
    `${sum}; ${step} types ${next}`,
  );
}
