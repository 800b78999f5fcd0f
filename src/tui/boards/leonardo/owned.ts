/** The invention cards a player owns: by type, for the discount and for the bonus at the end. */
import type { Seat } from '../../../core/game.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import { MATERIAL_INDICES, MATERIALS } from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { bonusId, inventionId } from './ids.ts';
import { flow, marked, type PanelInput } from './panel.ts';
import { materialLetter, materialStyle } from './signs.ts';

/** "wood 12 8" or "W 12 8", one for each type owned. */
export function ownedByType(input: PanelInput, seat: Seat, names: 'words' | 'letters'): string[] {
  const { t, theme, view } = input;
  const { cards } = view.seats[seat]!;
  return MATERIAL_INDICES.flatMap(m => {
    const own = cards.filter(n => t.type[n] === m);
    if (own.length === 0) return [];
    const numbers = own.map(n => target(input, inventionId(n), String(n))).join('');
    const name = names === 'words' ? materialStyle(theme, m)(MATERIALS[m]!) : materialLetter(theme, m);
    return [name + numbers];
  });
}

/** "3 of 5 types +8ƒ" */
export function bonusText(input: PanelInput, seat: Seat, of: ' of ' | '/' = ' of '): string {
  const { t, view, signs } = input;
  const { cards } = view.seats[seat]!;
  const text = `${typesOwned(t, cards)}${of}${MATERIALS.length} types +${varietyBonus(t, cards)}${signs.florin}`;
  return target(
    input,
    bonusId(seat),
    marked(input, text, each => each.seats[seat]!.cards),
  );
}

/** In one line where a shorter form makes it fit. */
export function cardSummary(input: PanelInput, seat: Seat, indent: number): string[] {
  const { theme, width } = input;
  const label = pad(` ${theme.style.dim('Cards')}`, indent, theme);
  const none = theme.style.dim('none yet');
  const long = [` ${ownedByType(input, seat, 'words').join('') || none} `, bonusText(input, seat)];
  const short = [` ${ownedByType(input, seat, 'letters').join('') || none}`, bonusText(input, seat, '/')];
  const room = width - indent;
  const parts = widthOfText(long.join('')) <= room ? long : short;
  return flow(parts, room).map((line, i) => (i === 0 ? label : ' '.repeat(indent)) + line);
}
