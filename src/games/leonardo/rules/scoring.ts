/** Florins, the bonus for variety, and the tie-breaks; florins of others as far as they are counted. [leonardo.end] */
import type { KnownScore, ScoreLine } from '../../../core/game.ts';
import { isCounted } from './counted.ts';
import type { Tables } from './data.ts';
import { type InventionIndex, MATERIALS, METALS, type SeatTable, type View } from './types.ts';

/** [leonardo.inventions.types] */
export function typesOwned(t: Tables, cards: readonly InventionIndex[]): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << t.type[card]!;
  let types = 0;
  for (let m = 0; m < MATERIALS.length; m++) types += (mask >> m) & 1;
  return types;
}

/** [leonardo.end.bonus] */
export function varietyBonus(t: Tables, cards: readonly InventionIndex[]): number {
  return t.constants.varietyBonus[typesOwned(t, cards)]!;
}

export function scores(t: Tables, view: View): KnownScore[] {
  return view.seats.map((player, seat) => {
    const bonus = varietyBonus(t, player.cards);
    const florins = isCounted(view, seat) ? player.florins : null;
    return {
      seat,
      total: florins === null ? null : florins + bonus,
      tieBreaks: tieBreaks(t, player),
      lines: [
        { label: 'Florins', points: florins },
        { label: 'Variety of types', points: bonus },
      ],
    };
  });
}

/** [leonardo.end.ties] */
function tieBreaks(t: Tables, player: Readonly<SeatTable>): ScoreLine[] {
  const lines = [{ label: 'Inventions realised', points: player.realised.length }];
  for (let metal = METALS.length - 1; metal >= 0; metal--) {
    const points = player.realised.filter(n => t.metal[n] === metal).length;
    lines.push({ label: `${METALS[metal]} inventions realised`, points });
  }
  return lines;
}
