/**
 * The one list of games: the rules of each, the schema of its component data, and its boards. What menus need is known at
 * once; everything else is imported when it is asked for.
 */
import type { ZodType } from 'zod';
import type { AnyGame, GameMeta, RawData } from './core/game.ts';
import { meta as leonardo } from './games/leonardo/meta.ts';
import { meta as newscience } from './games/newscience/meta.ts';
import { meta as newton } from './games/newton/meta.ts';
import type { AnyBoards } from './tui/boards/contract.ts';

/** A game over component data of one type: rules, schema and boards that disagree about it do not compile. */
export interface GameDefinition<Data> {
  readonly meta: GameMeta;
  /** Other spellings of the id that the command line takes. */
  readonly aliases: readonly string[];
  /** What `--solo` seats: the game's own solo mode, or bots beside the player; null where nobody plays it alone. */
  readonly solo: { readonly bots: readonly string[] } | null;
  /** `src/games/<id>/index.ts`. */
  readonly rules: () => Promise<{ readonly create: (data: Data) => AnyGame }>;
  /** `src/games/<id>/schema.ts`: apart from the rules, so that playing does not load zod. */
  readonly schema: () => Promise<{ readonly schema: ZodType<Data> }>;
  /** `src/tui/boards/<id>/index.ts`; null where the screen shows the game's outline. */
  readonly boards: (() => Promise<{ readonly createBoards: (data: Data) => AnyBoards }>) | null;
}

/** A game of the list, where the type of its data is forgotten. */
export type GameEntry = GameDefinition<RawData>;

export function defineGame<Data extends RawData>(definition: GameDefinition<Data>): GameEntry {
  // The one cast between data and rules. What reaches `create` and `createBoards` is either bundled, and a test holds
  // that to the schema, or comes from elsewhere and has passed the schema (`readData` in src/storage/rules-data.ts).
  return definition as GameEntry;
}

export const registry: readonly GameEntry[] = [
  defineGame({
    meta: newton,
    aliases: [],
    solo: { bots: [] },
    rules: () => import('./games/newton/index.ts'),
    schema: () => import('./games/newton/schema.ts'),
    boards: () => import('./tui/boards/newton/index.ts'),
  }),
  defineGame({
    meta: newscience,
    aliases: ['new-science', 'the-new-science'],
    solo: { bots: ['bot:medium', 'bot:medium'] },
    rules: () => import('./games/newscience/index.ts'),
    schema: () => import('./games/newscience/schema.ts'),
    boards: () => import('./tui/boards/newscience/index.ts'),
  }),
  defineGame({
    meta: leonardo,
    aliases: ['leonardo-da-vinci', 'davinci'],
    solo: { bots: ['bot:medium', 'bot:medium'] },
    rules: () => import('./games/leonardo/index.ts'),
    schema: () => import('./games/leonardo/schema.ts'),
    boards: () => import('./tui/boards/leonardo/index.ts'),
  }),
];

/** The game meant by an id or another spelling of it. */
export function findGame(id: string, games: readonly GameEntry[] = registry): GameEntry | undefined {
  const wanted = id.toLowerCase();
  return games.find(entry => entry.meta.id === wanted || entry.aliases.includes(wanted));
}
