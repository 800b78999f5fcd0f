/** The games as the benchmark plays them: bundled data, default options, at random. */
import type { AnyGame, BaseMove, BaseState } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import type { RngState } from '../src/core/rng.ts';
import { nextBelow } from '../src/core/rng.ts';
import { plural } from '../src/core/words.ts';
import type { GameEntry } from '../src/registry.ts';
import { registry } from '../src/registry.ts';

export function setUp(game: AnyGame, players: number, seed: string): BaseState {
  return game.setup({ players, seed, options: defaultOptions(game.meta), first: null });
}

export function pick(rng: RngState, moves: readonly BaseMove[]): BaseMove {
  return moves[nextBelow(rng, moves.length)]!;
}

export interface Table {
  readonly game: string;
  readonly players: number;
}

/** Every game with every number of players. */
export function allTables(): Table[] {
  return registry.flatMap(entry => playerCounts(entry).map(players => ({ game: entry.meta.id, players })));
}

/** Every game with its smallest and its largest number of players. */
export function outerTables(): Table[] {
  return registry.flatMap(({ meta }) => [
    { game: meta.id, players: meta.players.min },
    { game: meta.id, players: meta.players.max },
  ]);
}

function playerCounts({ meta }: GameEntry): number[] {
  const { min, max } = meta.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

export function tableName({ game, players }: Table): string {
  return `${game}, ${plural(players, 'player')}`;
}
