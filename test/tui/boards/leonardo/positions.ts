/** Positions from seeded games, and what a panel needs to draw them. */
import type { Seat } from '../../../../src/core/game.ts';
import { clone } from '../../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../../src/core/rng.ts';
import { create } from '../../../../src/games/leonardo/index.ts';
import { printedTurn } from '../../../../src/games/leonardo/rules/turns.ts';
import {
  COUNCIL,
  labAt,
  type Move,
  type State,
  type View,
} from '../../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../../src/games/leonardo/schema.ts';
import type { DrawInput } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/leonardo/index.ts';
import type { Theme } from '../../../../src/tui/theme.ts';
import { loadBundledData } from '../../../support/data.ts';

const data = schema.parse(loadBundledData('leonardo'));
export const game = create(data);
export const boards = createBoards(data);
export const allNames = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];

export interface Config {
  readonly players: number;
  readonly seed: string;
  readonly setup?: 'beginner' | 'experienced';
  readonly codex?: 'no' | 'yes';
  readonly open?: 'no' | 'yes';
  readonly counted?: 'no' | 'yes';
}

export function start({
  players,
  seed,
  setup = 'beginner',
  codex = 'no',
  open = 'no',
  counted = 'yes',
}: Config): State {
  return game.setup({ players, seed, options: { setup, codex, open, counted }, first: 0 });
}

/**
 * Plays a whole game, calling back before every decision. Moves have fixed weights, so that inventions get built and the
 * same seed gives the same positions however bots come to judge them.
 */
export function playThrough(config: Config, visit: (state: State, moves: readonly Move[]) => boolean): State {
  const rng = seedRng(`boards ${config.seed}`);
  const state = start(config);
  for (;;) {
    const moves = game.legalMoves(state);
    if (moves.length === 0 || visit(state, moves)) return state;
    game.apply(state, weighted(moves, nextBelow(rng, 1_000_000) / 1_000_000));
  }
}

function weighted(moves: readonly Move[], at: number): Move {
  const weights = moves.map(weightOf);
  let rest = at * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, move] of moves.entries()) {
    rest -= weights[i]!;
    if (rest < 0) return move;
  }
  return moves.at(-1)!;
}

function weightOf(move: Move): number {
  switch (move.type) {
    case 'start':
      return move.invention < 16 ? 6 : 1;
    case 'send':
    case 'master':
      return labAt(move.place) !== undefined || move.place === COUNCIL ? 4 : 1;
    case 'crew':
      return move.count;
    case 'buy':
      return 6;
    case 'bid':
      return 1 / (1 + move.florins);
    case 'cancel':
    case 'pass':
      return 0.1;
    default:
      return 1;
  }
}

/** The position before the n-th decision of this kind from this printed turn on. */
export function positionAt(config: Config, turn: number, kind: string, skip = 0): State {
  let left = skip;
  const state = playThrough(
    config,
    each => printedTurn(each) >= turn && each.pending?.kind === kind && left-- === 0,
  );
  if (state.pending?.kind !== kind) throw new Error(`no such position: ${kind} in turn ${turn}`);
  return state;
}

/** Every n-th position of a game, and its end. */
export function positionsOf(config: Config, every: number): State[] {
  const found: State[] = [];
  let count = 0;
  const end = playThrough(config, state => {
    if (count++ % every === 0) found.push(clone(state));
    return false;
  });
  return [...found, end];
}

export function inputFor(
  state: State,
  viewer: Seat | null,
  theme: Theme,
  size: { width: number; height: number },
): DrawInput<View, Move> {
  const view = game.view(state, viewer);
  const names = allNames.slice(0, view.seats.length);
  return {
    ...size,
    view,
    names,
    marks: theme.marks(names),
    theme,
    subject: viewer ?? view.pending?.seat ?? 0,
    active: view.pending?.seat ?? null,
    focus: null,
    targets: legalTargets(state, view),
    choices: game.legalMoves(state).map(move => ({ move, target: boards.targetOf(move, view) })),
    focused: null,
    after: null,
    previous: null,
  };
}

export function legalTargets(state: State, view: View): Set<string> {
  const found = new Set<string>();
  for (const move of game.legalMoves(state)) {
    const target = boards.targetOf(move, view);
    if (target !== null) found.add(target);
  }
  return found;
}
