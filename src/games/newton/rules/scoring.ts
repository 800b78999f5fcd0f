/** Points as they stand, and as they count at the end. All of them are public. [newton.scoring] */
import type { Rank, Score, ScoreLine } from '../../../core/game.ts';
import { OBJECTIVES } from './effects/counters.ts';
import type { Objective, Tables } from './tables.ts';
import { POINT_SOURCES, type PointSource, type SeatTable, type SpotIndex, type Table } from './types.ts';

const LABELS: Readonly<Record<PointSource, string>> = {
  tokens: 'Bonus tokens',
  inventions: 'Inventions',
  effects: 'Special effects',
  cubes: 'Travel cubes 9 to 12',
  piles: 'Bookshelf piles',
  discoveries: 'Discoveries (rows and columns)',
  incomes: 'Income and medical tiles',
};

/** Does the player have a marker, student or cube on the objective of this spot? [newton.objectives] */
export function reachedObjective(t: Tables, seat: SeatTable, spot: SpotIndex): boolean {
  if (spot === t.mapObjective) return seat.cubes.includes(t.objectivePlace);
  const last = t.work[t.work.length - 1]!;
  if (spot === last.spot) return seat.work === t.work.length - 1;
  return seat.students.some(
    space => t.technology[space]!.kind === 'objective' && t.technology[space]!.spot === spot,
  );
}

export function objectiveAt(t: Tables, table: Table, spot: SpotIndex): Objective {
  return t.objectives[table.objectives[spot]!]!;
}

export function objectivePoints(t: Tables, table: Table, seat: SeatTable, objective: Objective): number {
  const points = OBJECTIVES[objective.per].count(t, table, seat) * objective.points;
  return objective.cap === null ? points : Math.min(points, objective.cap);
}

/** Points marked on the track so far, without objectives and masters. */
export function pointsInPlay(seat: SeatTable): number {
  let sum = 0;
  for (const points of seat.points) sum += points;
  return sum;
}

function scoreLines(t: Tables, table: Table, seat: SeatTable): ScoreLine[] {
  const lines: ScoreLine[] = POINT_SOURCES.map((source, i) => ({
    label: LABELS[source],
    points: seat.points[i]!,
  }));
  for (const spot of t.objectiveSpots) {
    const objective = objectiveAt(t, table, spot);
    if (reachedObjective(t, seat, spot))
      lines.push({
        label: `Objective: ${OBJECTIVES[objective.per].label}`,
        points: objectivePoints(t, table, seat, objective),
      });
  }
  for (const master of seat.played)
    lines.push({ label: `Master: ${t.masters[master]!.name}`, points: t.masters[master]!.points });
  return lines.filter(line => line.points !== 0);
}

export function totalOf(t: Tables, table: Table, seat: SeatTable): number {
  return scoreLines(t, table, seat).reduce((sum, line) => sum + line.points, 0);
}

/** Only who plays alone earns a rank. [newton.scoring.solo] */
export function ranks(t: Tables, players: number): Rank[] {
  return players === 1 ? t.ranks.map(({ title, from }) => ({ title, from })) : [];
}

/** The rank reached alone and what the next one takes. [newton.scoring.solo] */
function rankText(t: Tables, points: number): string {
  const { title } = t.ranks.find(rank => rank.to === null || points <= rank.to)!;
  const next = t.ranks.find(rank => rank.from > points);
  return `rank: ${title}${next === undefined ? '' : ` (${next.title} from ${next.from})`}`;
}

/** Equal totals share the victory: there is no tie-break. [newton.scoring.victory] */
export function scores(t: Tables, table: Table): Score[] {
  return table.seats.map((player, seat) => {
    const lines = scoreLines(t, table, player);
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const score: Score = { seat, total, tieBreaks: [], lines };
    return table.players === 1 ? { ...score, verdict: rankText(t, total) } : score;
  });
}
