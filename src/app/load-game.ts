/** A game ready to play: its rules over its component data, bundled or corrected by the player. */
import { fingerprint } from '../core/fingerprint.ts';
import type { AnyGame, RawData } from '../core/game.ts';
import { Problem } from '../core/problem.ts';
import { nearest, quote } from '../core/text.ts';
import { findGame, type GameEntry } from '../registry.ts';
import type { FileSystem } from '../storage/file-system.ts';
import { nodeFiles } from '../storage/file-system.ts';
import { readData } from '../storage/rules-data.ts';

export type { GameEntry } from '../registry.ts';

export interface LoadedGame {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  /** What the rules were made of; boards are drawn from the same tables. */
  readonly data: RawData;
  /** Stands for the rule facts of the data in move files. */
  readonly fingerprint: string;
  /** Where corrected data came from; null for the bundled data. */
  readonly dataDir: string | null;
}

/** For those who know only the id, such as worker threads. */
export async function loadGame(id: string, dataDir: string | null): Promise<LoadedGame> {
  const entry = findGame(id);
  if (entry === undefined) throw new Problem(`There is no game "${id}".`);
  return loadEntry(entry, dataDir, nodeFiles);
}

export async function loadEntry(
  entry: GameEntry,
  dataDir: string | null,
  files: FileSystem,
): Promise<LoadedGame> {
  const [module, data] = await Promise.all([entry.rules(), readData(entry, dataDir, files)]);
  return { entry, game: module.create(data), data, fingerprint: fingerprint(data), dataDir };
}

/** The game meant by an id or another spelling of it; where there is none, the sentence says what may be meant. */
export function requireGame(id: string, games: readonly GameEntry[]): GameEntry {
  const found = findGame(id, games);
  if (found !== undefined) return found;
  const ids = games.map(entry => entry.meta.id);
  const meant = nearest(id, [...ids, ...games.flatMap(entry => entry.aliases)]);
  const hint = meant === null ? `the games are ${ids.join(', ')}.` : `did you mean ${meant}?`;
  throw new Problem(`There is no game ${quote(id)}; ${hint}`, 'usage');
}
