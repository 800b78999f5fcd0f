/** Prestige, and once the game is over the bonuses: nobody has earned them before. [newscience.scoring] */
import type { Score, ScoreLine } from '../../../core/game.ts';
import { trackName } from '../text/words.ts';
import type { Tables } from './data.ts';
import { count } from './sets.ts';
import { type Table, TRACKS } from './types.ts';

export function scores(t: Tables, table: Readonly<Table>): Score[] {
  const { seats } = table;
  const { mostPublishedBonus, influenceLeaderBonus } = t.rules;
  const { lastLevel } = t.boards[table.players]!;
  const mostPublished = Math.max(...seats.map(seat => count(seat.published)));
  const tops = TRACKS.map(track => Math.max(...seats.map(seat => seat.influence[track]!)));
  return seats.map((me, seat) => {
    const bonuses: ScoreLine[] = [
      // What was published along counts. [newscience.scoring.published]
      {
        label: 'Most published',
        points: count(me.published) === mostPublished ? mostPublishedBonus : 0,
      },
      // [newscience.scoring.influence]
      ...TRACKS.map(track => ({
        label: `Highest ${trackName(track)} influence`,
        points: me.influence[track] === tops[track] ? influenceLeaderBonus : 0,
      })),
    ];
    const lines = [
      { label: 'Publications', points: me.prestige },
      ...(table.phase === 'over' ? bonuses : []),
    ];
    return {
      seat,
      total: lines.reduce((sum, line) => sum + line.points, 0),
      // [newscience.scoring.ties]
      tieBreaks: [{ label: 'Level 5 published', points: count(me.published & lastLevel) }],
      lines,
    };
  });
}
