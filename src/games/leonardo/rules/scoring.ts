/** Florins, the bonus for variety, and the tie-breaks. Nothing of it is hidden. [leonardo.end] */
import type { Score, ScoreLine } from '../../../core/game.ts';
import type { Tables } from './data.ts';
import { type InventionIndex, MATERIALS, METALS, type SeatTable, type Table } from './types.ts';

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

export function scores(t: Tables, table: Readonly<Table>): Score[] {
  return table.seats.map((player, seat) => {
    const bonus = varietyBonus(t, player.cards);
    return {
      seat,
      total: player.florins + bonus,
      tieBreaks: tieBreaks(t, player),
      lines: [
        { label: 'Florins', points: player.florins },
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
