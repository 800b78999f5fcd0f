/**
 * Where a turn ends, as far as it can be told from outside. Tables are judged there, not in the middle of an action:
 * a game's estimate compares two finished turns better than a finished one with one that has just begun.
 */
import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import { clone } from '../core/json.ts';
import { nextBelow, seedRng } from '../core/rng.ts';
import { leadOf } from './position.ts';

/** Decisions looked at, at most, on the way to the end of a turn. */
const FOLLOW_UPS = 12;
/** Moves tried at each of them: the most promising at a glance. */
const BREADTH = 8;

/** Takes the rest of this seat's turn greedily. May change the table given; returns the one at the end. */
export function finishTurn(game: AnyGame, start: BaseState, seat: Seat, seats: number): BaseState {
  let state = start;
  for (let step = 0; step < FOLLOW_UPS && !turnIsOver(game, state, seat); step++) {
    const moves = promising(game, state);
    if (moves.length === 1) {
      game.apply(state, moves[0]!);
      continue;
    }
    let best = Number.NEGATIVE_INFINITY;
    let next = state;
    for (const move of moves) {
      const after = clone(state);
      game.apply(after, move);
      const value = leadOf(game, after, seat, seats);
      if (value > best) {
        best = value;
        next = after;
      }
    }
    state = next;
  }
  return state;
}

function promising(game: AnyGame, state: BaseState): BaseMove[] {
  const moves = game.legalMoves(state);
  if (moves.length <= BREADTH) return moves;
  const weights = game.priors(state, moves);
  return moves
    .map((move, i) => ({ move, weight: weights[i]! }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, BREADTH)
    .map(({ move }) => move);
}

function turnIsOver(game: AnyGame, state: BaseState, seat: Seat): boolean {
  const decision = game.decision(state);
  return decision === null || decision.seat !== seat || openers(game).has(decision.kind);
}

const learnt = new WeakMap<AnyGame, ReadonlySet<string>>();

/** The kinds of decision that open a turn, also of somebody who plays alone: seen where the word passes on to another. */
function openers(game: AnyGame): ReadonlySet<string> {
  const known = learnt.get(game);
  if (known !== undefined) return known;
  const kinds = new Set<string>();
  learnt.set(game, kinds);
  const { players, options } = game.meta;
  const state = game.setup({
    players: Math.min(players.max, Math.max(players.min, 2)),
    seed: 'turns',
    options: Object.fromEntries(options.map(({ key, values }) => [key, values[0]])),
    first: null,
  });
  const rng = seedRng('turns');
  let last: Seat | null = null;
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    if (last !== null && decision.seat !== last) kinds.add(decision.kind);
    last = decision.seat;
    const moves = game.legalMoves(state);
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
  return kinds;
}
