/** The points of the prizes; nothing of them is hidden. [template.scoring] */
import type { Score } from '../../../core/game.ts';
import type { Tables } from './data.ts';
import { wordOf } from './effects/index.ts';
import type { SeatTable, Table } from './types.ts';

export function pointsOf(t: Tables, player: Readonly<SeatTable>): number {
  return player.prizes.reduce((sum, prize) => {
    const { effect } = t.prizes[prize]!;
    return sum + wordOf(effect).points(effect);
  }, 0);
}

export function scores(t: Tables, table: Readonly<Table>): Score[] {
  return table.seats.map((player, seat) => {
    const points = pointsOf(t, player);
    return {
      seat,
      total: points,
      lines: [{ label: 'Points of prizes', points }],
      // [template.scoring.ties]
      tieBreaks: [{ label: 'Prizes', points: player.prizes.length }],
    };
  });
}
