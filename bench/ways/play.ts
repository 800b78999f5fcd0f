/** Random games to the end, in decisions per second. */
import { loadGame } from '../../src/app/load-game.ts';
import type { AnyGame, BaseState } from '../../src/core/game.ts';
import { hash } from '../../src/core/json.ts';
import type { RngState } from '../../src/core/rng.ts';
import { seedRng } from '../../src/core/rng.ts';
import { pick, setUp } from '../games.ts';
import type { Way, WayParameters } from './index.ts';

interface Played {
  readonly decisions: number;
  readonly end: BaseState;
}

/** One random game; every way draws the same picks from the generator. */
export type PlayGame = (seed: string, picks: RngState) => Played;

/** Decisions before the first one that counts: by work, not by time, so that a busy machine warms up as far too. */
export function playingWay(play: PlayGame, warmUp: number): Way {
  let games = 0;
  const playNext = (): number => {
    games++;
    return play(`bench ${games}`, seedRng(`picks ${games}`)).decisions;
  };
  for (let decisions = 0; decisions < warmUp; ) decisions += playNext();
  return {
    fingerprint: hash(play('fingerprint', seedRng('fingerprint picks')).end),
    measure(sliceMs) {
      const start = performance.now();
      const end = start + sliceMs;
      let decisions = 0;
      let now = start;
      while (now < end) {
        decisions += playNext();
        now = performance.now();
      }
      return (decisions * 1000) / (now - start);
    },
  };
}

/** As every caller in the program plays: the state is changed in place. */
export async function playInPlace(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  return playingWay((seed, picks) => {
    const state = setUp(game, players, seed);
    let decisions = 0;
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      game.apply(state, pick(picks, moves));
      decisions++;
    }
    return { decisions, end: state };
  }, 200_000);
}

/** What it would cost to keep every earlier state by copying. */
export async function playStructuredClone(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  return playingWay((seed, picks) => {
    let state = setUp(game, players, seed);
    let decisions = 0;
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      state = structuredClone(state);
      game.apply(state, pick(picks, moves));
      decisions++;
    }
    return { decisions, end: state };
  }, 20_000);
}

export async function table(parameters: WayParameters): Promise<{ game: AnyGame; players: number }> {
  const { game } = await loadGame(String(parameters['game']), null);
  return { game, players: Number(parameters['players']) };
}
