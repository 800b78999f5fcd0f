/**
 * The same rules driven by boardgame.io's reducer, set up in its favour: one move type, no turn or phase hooks, no
 * end condition, no undo history, no check of the move against the legal list, production mode.
 */
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnyGame, BaseMove, BaseState } from '../../src/core/game.ts';
import { pick, setUp } from '../games.ts';
import type { Way, WayParameters } from './index.ts';
import { playingWay, table } from './play.ts';

// The package names no entry point that Node's own import would accept.
const requirePackage = createRequire(import.meta.url);

export interface Internal {
  readonly CreateGameReducer: typeof CreateGameReducer;
  readonly InitializeGame: typeof InitializeGame;
}

export function boardgameIo<T>(part: string): T {
  return requirePackage(`boardgame.io/${part}`) as T;
}

export function adapt(game: AnyGame, setup: () => BaseState): Game<BaseState> {
  return {
    name: game.meta.id,
    disableUndo: true,
    setup,
    moves: {
      play: ({ G }, move: BaseMove) => {
        game.apply(G, move);
      },
    },
  };
}

export async function playBoardgameIo(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  const internal = boardgameIo<Internal>('internal');
  let seed = '';
  const adapter = adapt(game, () => setUp(game, players, seed));
  const reducer = internal.CreateGameReducer({ game: adapter });
  return playingWay((gameSeed, picks) => {
    seed = gameSeed;
    let state = internal.InitializeGame({ game: adapter, numPlayers: players });
    let decisions = 0;
    for (let moves = game.legalMoves(state.G); moves.length > 0; moves = game.legalMoves(state.G)) {
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [pick(picks, moves)], playerID: '0' },
      });
      decisions++;
    }
    return { decisions, end: state.G };
  }, 3000);
}
