/** What is done to a state beside deciding, in nanoseconds a time, over states from all stages of random games. */
import type { AnyGame, BaseState } from '../../src/core/game.ts';
import { clone, hash } from '../../src/core/json.ts';
import { seedRng } from '../../src/core/rng.ts';
import { pick, setUp } from '../games.ts';
import type { Way, WayParameters } from './index.ts';
import { table } from './play.ts';

const GAMES = 4;
const STATES_PER_GAME = 40;
/** Times before the first one that counts. */
const WARM_UP = 5000;
/** Keeps the results in use, so that no work can be left out. */
let sink: unknown = null;

export async function cost(parameters: WayParameters): Promise<Way> {
  const { game, players } = await table(parameters);
  const states = statesOf(game, players);
  const task = taskOf(String(parameters['what']), game, states);
  for (let i = 0; i < WARM_UP; i++) sink = task(i % states.length);
  return {
    measure(sliceMs) {
      const start = performance.now();
      const end = start + sliceMs;
      let rounds = 0;
      let now = start;
      while (now < end) {
        for (let i = 0; i < states.length; i++) sink = task(i);
        rounds++;
        now = performance.now();
      }
      return sink === null ? Number.NaN : ((now - start) * 1e6) / (rounds * states.length);
    },
  };
}

function taskOf(what: string, game: AnyGame, states: readonly BaseState[]): (i: number) => unknown {
  const seats = states.map(state => game.decision(state)?.seat ?? 0);
  switch (what) {
    case 'clone':
      return i => game.copy(states[i]!);
    case 'view':
      return i => game.view(states[i]!, seats[i]!);
    // Views are kept for this task alone: many that stay alive teach the engine to build all of them in old space.
    case 'sample': {
      const views = states.map((state, i) => game.view(state, seats[i]!));
      return i => game.sample(views[i]!, 'bench');
    }
    case 'hash':
      return i => hash(states[i]!);
    case 'evaluate':
      return i => game.evaluate(states[i]!, seats[i]!);
    default:
      throw new Error(`nothing is known of "${what}"`);
  }
}

function statesOf(game: AnyGame, players: number): BaseState[] {
  const states: BaseState[] = [];
  for (let number = 0; number < GAMES; number++) {
    const passed: BaseState[] = [];
    const state = setUp(game, players, `cost ${number}`);
    const picks = seedRng(`cost picks ${number}`);
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      passed.push(clone(state));
      game.apply(state, pick(picks, moves));
    }
    const step = passed.length / STATES_PER_GAME;
    for (let i = 0; i < STATES_PER_GAME; i++) states.push(passed[Math.floor(i * step)]!);
  }
  return states;
}
