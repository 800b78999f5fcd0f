/** Prestige with the bonuses of the end, as they stand. */
import type { Score, ScoreLine } from '../../core/game.ts';
import { boardOf, type Tables } from './data.ts';
import { count } from './masks.ts';
import { type State, TRACKS } from './types.ts';

export function scores(t: Tables, s: Readonly<State>): Score[] {
  const { lastLevel } = boardOf(t, s.seats.length);
  const mostPublished = Math.max(...s.seats.map(seat => count(seat.published)));
  const tops = TRACKS.map((_, track) => Math.max(...s.seats.map(seat => seat.influence[track]!)));
  return s.seats.map((me, seat) => {
    const lines: ScoreLine[] = [{ label: 'Publications', points: me.prestige }];
    const most = count(me.published) === mostPublished ? t.rules.mostPublishedBonus : 0;
    lines.push({ label: 'Most published', points: most });
    TRACKS.forEach((track, i) => {
      const points = me.influence[i] === tops[i] ? t.rules.influenceLeaderBonus : 0;
      lines.push({ label: `Highest ${track} influence`, points });
    });
    return {
      seat,
      total: lines.reduce((sum, line) => sum + line.points, 0),
      tieBreaks: [{ label: 'Level 5 published', points: count(me.published & lastLevel) }],
      lines,
    };
  });
}
