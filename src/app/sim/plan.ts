/** What a simulation is to play: plain data, from which every game follows by its number. */
import type { Options } from '../../core/game.ts';
import type { BotSpec } from '../../core/seats.ts';

/** A player of a simulation is always a bot. */
export interface SimPlayer {
  readonly name: string;
  readonly bot: BotSpec;
}

export interface SimPlan {
  readonly gameId: string;
  readonly dataDir: string | null;
  readonly players: readonly SimPlayer[];
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  /** Every deal is played once in each rotation of the seats, instead of a fresh deal for every game. */
  readonly swap: boolean;
  /** Everybody meets everybody else at tables of two, every deal from both seats. */
  readonly ladder: boolean;
}

/** Numbers of games, from 0; `to` is not among them. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface SimTable {
  /** Which player of the plan sits where, by seat. */
  readonly seating: readonly number[];
  readonly seed: string;
}

export function tableOf(plan: SimPlan, index: number): SimTable {
  const count = plan.players.length;
  if (!plan.ladder) {
    const deal = plan.swap ? Math.floor(index / count) : index;
    return { seating: plan.players.map((_, seat) => (seat + index) % count), seed: seedOf(plan, deal) };
  }
  const pairs = pairsOf(count);
  const [a, b] = pairs[index % pairs.length]!;
  const meeting = Math.floor(index / pairs.length);
  return { seating: meeting % 2 === 0 ? [a, b] : [b, a], seed: seedOf(plan, Math.floor(meeting / 2)) };
}

function seedOf({ seed }: SimPlan, deal: number): string {
  return `${seed}-${deal + 1}`;
}

export function pairsOf(count: number): (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) pairs.push([a, b]);
  return pairs;
}

/** The games of one part of many, as even as they can be. */
export function shardRange(games: number, shard: number, shards: number): Range {
  const start = (part: number): number => Math.floor((games * part) / shards);
  return { from: start(shard - 1), to: start(shard) };
}
