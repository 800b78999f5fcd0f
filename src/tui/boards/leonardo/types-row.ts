/** The types of the cards that a player owns, side by side, and what they are worth together. */
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import { type InventionIndex, MATERIAL_INDICES, MATERIALS } from '../../../games/leonardo/rules/types.ts';
import type { Theme } from '../../theme.ts';
import { materialStyle } from './signs.ts';

/** One part for each type: a tick and the cards, or a dot. */
export function typeParts(
  t: Tables,
  theme: Theme,
  cards: readonly InventionIndex[],
  cardText: (n: InventionIndex) => string,
): string[] {
  return MATERIAL_INDICES.map(m => {
    const own = cards.filter(n => t.type[n] === m);
    if (own.length === 0) return theme.style.dim(`${MATERIALS[m]} ${theme.glyph.dot}  `);
    const name = materialStyle(theme, m)(MATERIALS[m]!);
    return `${theme.style.good(theme.glyph.check)}${name}${own.map(cardText).join('')} `;
  });
}

/** "bonus 0ƒ, 3 types: 8ƒ" */
export function bonusWords(t: Tables, { glyph }: Theme, cards: readonly InventionIndex[]): string {
  const types = typesOwned(t, cards);
  const bonus = varietyBonus(t, cards);
  const ladder = t.constants.varietyBonus;
  const step = ladder.findIndex((value, count) => count > types && value > bonus);
  const next = step < 0 ? '' : `, ${step} types: ${ladder[step]}${glyph.florin}`;
  return `bonus ${bonus}${glyph.florin}${next}`;
}
