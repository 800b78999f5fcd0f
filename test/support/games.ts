/**
 * The games that suites run over, and what can be asked of them. The template is among them: it is held to all that holds
 * for a game of the registry, and stands for one that has no boards, no lesson and no options.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_RATINGS } from '../../src/app/history/bot-ratings.ts';
import { puzzleNames } from '../../src/app/puzzles/names.ts';
import type { GameMeta } from '../../src/core/game.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Player } from '../../src/core/seats.ts';
import { meta as template } from '../../src/games/template/meta.ts';
import { defineGame, type GameEntry, registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readLessonFile } from '../../src/storage/rules-data.ts';

const templateEntry = defineGame({
  meta: template,
  aliases: [],
  solo: { bots: ['bot:medium'] },
  rules: () => import('../../src/games/template/index.ts'),
  schema: () => import('../../src/games/template/schema.ts'),
  boards: null,
});

export const games: readonly GameEntry[] = [...registry, templateEntry];

/** A terminal at which all of them are played, over the data that they come with. */
export const realGames = { games, files: nodeFiles };

/** Those that have something, and those that do not: a suite says something about both. */
export function partition<T>(items: readonly T[], has: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(has), items.filter(item => !has(item))];
}

export function hasLesson({ meta }: GameEntry): boolean {
  return unwrap(readLessonFile(meta.id, nodeFiles)) !== null;
}

export function hasPuzzles({ meta }: GameEntry): boolean {
  return unwrap(puzzleNames(meta.id, nodeFiles)).length > 0;
}

/** Have its bots been measured, for the ratings in the history? */
export function hasRatings({ meta }: GameEntry): boolean {
  return Object.hasOwn(BOT_RATINGS, meta.id);
}

export function hasBoards({ boards }: GameEntry): boolean {
  return boards !== null;
}

/** `test/games/<game>`. */
export function testFolder(id: string): string {
  return join(import.meta.dirname, '../games', id);
}

/** The recorded games in `test/games/<game>/fixtures`, by file name. */
export function fixturesOf(id: string): ReadonlyMap<string, string> {
  const folder = join(testFolder(id), 'fixtures');
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.moves')) : [];
  return new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
}

const NAMES = ['Ada', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];

/** As many names as sit at the table. */
export function namesFor(players: number): string[] {
  if (players > NAMES.length) throw new Error(`there are no names for ${players} players`);
  return NAMES.slice(0, players);
}

export function people(names: readonly string[]): Player[] {
  return names.map(name => ({ name, bot: null }));
}

/** How many sit at a table of about this size. */
export function playersNear({ players: { min, max } }: GameMeta, wanted: number): number {
  return Math.max(min, Math.min(wanted, max));
}
