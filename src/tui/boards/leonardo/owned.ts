/** The invention cards a player owns: by type, for the discount and for the bonus at the end. */
import type { Seat } from '../../../core/game.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/scoring.ts';
import { MATERIALS } from '../../../games/leonardo/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { pad } from '../../draw/text.ts';
import { bonusId, inventionId } from './ids.ts';
import { flow, marked, type Scene } from './scene.ts';
import { materialLetter, materialStyle } from './signs.ts';

/** "wood 12 8" or "W 12 8", one for each type owned. */
export function ownedByType(scene: Scene, seat: Seat, names: 'words' | 'letters'): string[] {
  const { t, theme, view } = scene;
  const { cards } = view.players[seat]!;
  return MATERIALS.flatMap((material, m) => {
    const own = cards.filter(n => t.type[n] === m);
    if (own.length === 0) return [];
    const numbers = own.map(n => spot(scene, inventionId(n), String(n))).join('');
    const name = names === 'words' ? materialStyle(theme, m)(material) : materialLetter(theme, m);
    return [name + numbers];
  });
}

/** "3 of 5 types +8ƒ" */
export function bonusText(scene: Scene, seat: Seat, of: ' of ' | '/' = ' of '): string {
  const { t, view, signs } = scene;
  const { cards } = view.players[seat]!;
  const text = `${typesOwned(t, cards)}${of}${MATERIALS.length} types +${varietyBonus(t, cards)}${signs.florin}`;
  return spot(
    scene,
    bonusId(seat),
    marked(scene, text, each => each.players[seat]!.cards),
  );
}

/** In one line where a shorter form makes it fit. */
export function cardSummary(scene: Scene, seat: Seat, indent: number): string[] {
  const { theme, width } = scene;
  const label = pad(` ${theme.style.dim('Cards')}`, indent, theme);
  const none = theme.style.dim('none yet');
  const long = [` ${ownedByType(scene, seat, 'words').join('') || none} `, bonusText(scene, seat)];
  const short = [` ${ownedByType(scene, seat, 'letters').join('') || none}`, bonusText(scene, seat, '/')];
  const room = width - indent;
  const parts = widthOfText(long.join('')) <= room ? long : short;
  return flow(parts, room).map((line, i) => (i === 0 ? label : ' '.repeat(indent)) + line);
}
