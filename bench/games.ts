/** The games as the benchmark plays them: bundled data, default options, at random. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyGame, BaseMove, BaseState, Options, RawData } from '../src/core/game.ts';
import type { GameEntry } from '../src/core/registry.ts';
import { findGame, registry } from '../src/core/registry.ts';
import type { RngState } from '../src/core/rng.ts';
import { nextBelow } from '../src/core/rng.ts';

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`no game is called "${id}"`);
  return (await entry.rules()).create(bundledData(id));
}

export function bundledData(id: string): RawData {
  const folder = join(import.meta.dirname, '../rules-data', id);
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));
  return Object.fromEntries(
    files.map(name => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

export function setUp(game: AnyGame, players: number, seed: string): BaseState {
  return game.setup({ players, seed, options: defaultOptions(game), first: null });
}

export function defaultOptions(game: AnyGame): Options {
  return Object.fromEntries(game.meta.options.map(option => [option.key, option.values[0]]));
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
  return `${game}, ${players === 1 ? '1 player' : `${players} players`}`;
}
