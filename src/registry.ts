/** The one list of games. Rules are imported only when a game is played; what menus need is known at once. */
import type { ZodType } from 'zod';
import type { AnyGame, GameMeta, RawData } from './core/game.ts';
import { meta as leonardo } from './games/leonardo/meta.ts';
import { meta as newscience } from './games/newscience/meta.ts';
import { meta as newton } from './games/newton/meta.ts';

/** What `src/games/<id>/index.ts` exports. */
export interface GameModule {
  /** The game over the given component data, which fits the schema. */
  create(data: RawData): AnyGame;
}

/** What `src/games/<id>/schema.ts` exports; apart from the rules, so that playing does not load zod. */
export interface SchemaModule {
  readonly schema: ZodType;
}

export interface GameEntry {
  readonly meta: GameMeta;
  /** Other spellings of the id that the command line takes. */
  readonly aliases: readonly string[];
  /** What `--solo` seats: the game's own solo mode, or bots beside the player. */
  readonly solo: { readonly bots: readonly string[] };
  rules(): Promise<GameModule>;
  schema(): Promise<SchemaModule>;
}

export const registry: readonly GameEntry[] = [
  {
    meta: newton,
    aliases: [],
    solo: { bots: [] },
    rules: () => import('./games/newton/index.ts'),
    schema: () => import('./games/newton/schema.ts'),
  },
  {
    meta: newscience,
    aliases: ['new-science', 'the-new-science'],
    solo: { bots: ['bot:medium', 'bot:medium'] },
    rules: () => import('./games/newscience/index.ts'),
    schema: () => import('./games/newscience/schema.ts'),
  },
  {
    meta: leonardo,
    aliases: ['leonardo-da-vinci', 'davinci'],
    solo: { bots: ['bot:medium', 'bot:medium'] },
    rules: () => import('./games/leonardo/index.ts'),
    schema: () => import('./games/leonardo/schema.ts'),
  },
];

export function findGame(id: string): GameEntry | undefined {
  const wanted = id.toLowerCase();
  return registry.find(entry => entry.meta.id === wanted || entry.aliases.includes(wanted));
}
