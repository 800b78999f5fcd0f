/** A game ready to play: its rules over its component data, bundled or corrected by the player. */
import { fingerprint } from '../core/fingerprint.ts';
import type { AnyGame, RawData } from '../core/game.ts';
import { done, type Result, refused, unwrap } from '../core/result.ts';
import { quote } from '../core/text.ts';
import { suggestionOr } from '../core/words.ts';
import { findGame, type GameEntry, registry } from '../registry.ts';
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

/** For worker threads and scripts, which know only the id of a game that is known to load. */
export async function loadGame(id: string, dataDir: string | null): Promise<LoadedGame> {
  return unwrap(await loadEntry(unwrap(requireGame(id, registry)), dataDir, nodeFiles));
}

export async function loadEntry(
  entry: GameEntry,
  dataDir: string | null,
  files: FileSystem,
): Promise<Result<LoadedGame>> {
  const [module, data] = await Promise.all([entry.rules(), readData(entry, dataDir, files)]);
  if (!data.ok) return data;
  const game = module.create(data.value);
  return done({ entry, game, data: data.value, fingerprint: fingerprint(data.value), dataDir });
}

/** The game meant by an id or another spelling of it; where there is none, the sentence says what may be meant. */
export function requireGame(id: string, games: readonly GameEntry[]): Result<GameEntry> {
  const found = findGame(id, games);
  if (found !== undefined) return done(found);
  const ids = games.map(entry => entry.meta.id);
  const known = [...ids, ...games.flatMap(entry => entry.aliases)];
  const hint = suggestionOr(id, known, `the games are ${ids.join(', ')}.`);
  return refused('usage', `There is no game ${quote(id)}; ${hint}`);
}
