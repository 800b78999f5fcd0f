/** What comes into a player's hands: points, students, resources, bonus tokens. */
import type { Data } from '../schema.ts';
import { activePlayer, tokenAt } from './counting.ts';
import type { Tables } from './tables.ts';
import {
  type Cause,
  type Emit,
  type Gain,
  NONE,
  type None,
  POINT_SOURCES,
  type PointSource,
  type SeatTable,
  type State,
  type TokenSpotIndex,
} from './types.ts';

type RawGain = Data['incomes']['types'][number]['gain'];

const SOURCE_OF: Readonly<Record<Cause['from'], PointSource>> = {
  token: 'tokens',
  invention: 'inventions',
  specialization: 'inventions',
  card: 'effects',
  city: 'effects',
  master: 'effects',
  pile: 'piles',
};
const FREE = { coins: 0, potions: 0 };

export function toGain(gain: RawGain): Gain {
  return {
    coins: gain.coins ?? 0,
    potions: gain.potions ?? 0,
    points: gain.points ?? 0,
    students: gain.students ?? 0,
  };
}

export function addPoints(player: SeatTable, source: PointSource, points: number): void {
  player.points[POINT_SOURCES.indexOf(source)]! += points;
}

/**
 * New students begin at the start of the technology track; without one in the reserve nothing comes.
 * [newton.quick.student]
 */
export function addStudents(t: Tables, player: SeatTable, count: number): number {
  const added = Math.min(count, t.setup.students - player.students.length);
  for (let i = 0; i < added; i++) player.students.push(t.technologyStart);
  return added;
}

/** Takes the resources `times` times and says so, together with what was paid. */
export function receive(
  t: Tables,
  state: State,
  gain: Gain,
  times: number,
  by: Cause,
  emit: Emit,
  paid: { coins: number; potions: number } = FREE,
): void {
  const player = activePlayer(state);
  player.coins += gain.coins * times;
  player.potions += gain.potions * times;
  if (gain.points > 0) addPoints(player, SOURCE_OF[by.from], gain.points * times);
  const students = gain.students > 0 ? addStudents(t, player, gain.students * times) : 0;
  emit?.({
    type: 'gained',
    seat: state.active,
    gain: {
      coins: gain.coins * times,
      potions: gain.potions * times,
      points: gain.points * times,
      students,
    },
    paid: { ...paid },
    by: { ...by },
  });
}

/** Takes the bonus token of a spot, if it still lies there. [newton.tokens] */
export function takeToken(
  t: Tables,
  state: State,
  spot: TokenSpotIndex | None,
  doubled: boolean,
  emit: Emit,
): void {
  const token = tokenAt(state, spot);
  if (spot === NONE || token === NONE) return;
  state.tokens[spot] = NONE;
  activePlayer(state).tokens.push(token);
  emit?.({ type: 'token', seat: state.active, token, doubled });
  receive(t, state, t.tokens[token]!, doubled ? 2 : 1, { from: 'token', token }, emit);
}
