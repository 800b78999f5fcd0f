/** Points as they stand, and as they count at the end. [newton.scoring] */
import type { Score, ScoreLine } from '../../core/game.ts';
import { bookSets, booksAtTheEnd, visited } from './books.ts';
import type { Objective, Tables } from './data.ts';
import { POINT_SOURCES, type PointSource, type SeatTable, type Table } from './types.ts';

const LABELS: Record<PointSource, string> = {
  tokens: 'Bonus tokens',
  inventions: 'Inventions',
  effects: 'Special effects',
  cubes: 'Travel cubes 9 to 12',
  piles: 'Bookshelf piles',
  discoveries: 'Discoveries (rows and columns)',
  incomes: 'Income and medical tiles',
};

const OBJECTIVE_LABELS: Record<Objective['per'], string> = {
  coin: 'coins left',
  potion: 'potions left',
  'bonus-token': 'bonus tokens',
  'university-visited': 'universities visited',
  'ancient-visited': 'ancient lands visited',
  'student-at-end': 'students at an end',
  'master-played': 'masters played',
  'book-set': 'sets of three different books',
  'tile-triple': 'sets of three bookshelf tiles',
  'card-pair': 'pairs of action cards',
};

export function objectiveLabel(objective: Objective): string {
  return OBJECTIVE_LABELS[objective.per];
}

/** Does the player have a marker, student or cube on the objective of this spot? */
export function reachedObjective(t: Tables, seat: SeatTable, spot: number): boolean {
  if (spot === t.mapObjective) return seat.cubes.includes(t.objectivePlace);
  const last = t.work[t.work.length - 1]!;
  if (spot === last.spot) return seat.work === t.work.length - 1;
  return seat.students.some(
    space => t.technology[space]!.kind === 'objective' && t.technology[space]!.spot === spot,
  );
}

/** How often an objective counts for a player, before its cap. */
export function countForObjective(t: Tables, table: Table, seat: SeatTable, per: Objective['per']): number {
  switch (per) {
    case 'coin':
      return seat.coins;
    case 'potion':
      return seat.potions;
    case 'bonus-token':
      return seat.tokens.length;
    case 'university-visited':
      return visited(seat, table.universities);
    case 'ancient-visited':
      return visited(seat, table.ancients);
    case 'student-at-end':
      return seat.students.reduce((sum, space) => sum + (t.technology[space]!.end ? 1 : 0), 0);
    case 'master-played':
      return seat.played.length;
    case 'book-set':
      return bookSets(booksAtTheEnd(t, seat));
    case 'tile-triple':
      return Math.floor((seat.tiles - seat.tilesRemoved) / 3);
    case 'card-pair':
      return Math.floor((ownCards(t, seat.hand) + ownCards(t, seat.desk)) / 2);
  }
}

function ownCards(t: Tables, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) if (t.cards[card]!.level > 0) count++;
  return count;
}

export function objectivePoints(t: Tables, table: Table, seat: SeatTable, objective: Objective): number {
  const points = countForObjective(t, table, seat, objective.per) * objective.points;
  return objective.cap === null ? points : Math.min(points, objective.cap);
}

/** Points marked on the track so far, without objectives and masters. */
export function pointsInPlay(seat: SeatTable): number {
  let sum = 0;
  for (const points of seat.points) sum += points;
  return sum;
}

export function scoreLines(t: Tables, table: Table, seat: SeatTable): ScoreLine[] {
  const lines: ScoreLine[] = POINT_SOURCES.map((source, i) => ({
    label: LABELS[source],
    points: seat.points[i]!,
  }));
  for (const [spot, tile] of table.objectives.entries()) {
    const objective = t.objectives[tile]!;
    if (reachedObjective(t, seat, spot))
      lines.push({
        label: `Objective: ${objectiveLabel(objective)}`,
        points: objectivePoints(t, table, seat, objective),
      });
  }
  for (const master of seat.played)
    lines.push({ label: `Master: ${t.masters[master]!.name}`, points: t.masters[master]!.points });
  return lines.filter(line => line.points !== 0);
}

export function rankOf(t: Tables, points: number): string {
  return t.ranks.find(rank => rank.to === null || points <= rank.to)!.title;
}

/** The rank reached alone and what the next one takes. [newton.scoring.solo] */
function rankText(t: Tables, points: number): string {
  const next = t.ranks.find(rank => rank.from > points);
  return `rank: ${rankOf(t, points)}${next === undefined ? '' : ` (${next.title} from ${next.from})`}`;
}

/** Equal totals share the victory. [newton.scoring.victory] */
export function scores(t: Tables, table: Table): Score[] {
  return table.seats.map((player, seat) => {
    const lines = scoreLines(t, table, player);
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const score: Score = { seat, total, tieBreaks: [], lines };
    return table.seats.length === 1 ? { ...score, verdict: rankText(t, total) } : score;
  });
}
