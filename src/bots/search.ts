/**
 * The hard bot: information-set tree search. Every iteration samples a fresh state from the view and walks one tree of
 * notations, so that a node stands for what can be observed, not for one arrangement of hidden things. Each seat picks
 * for its own objective, after PUCT: a quick value of every move (the game's weights, and its estimate right after the
 * move) guides the first visits, and a move is compared only over the iterations in which it was legal.
 *
 * How a walk ends depends on the game. Where turns are short, the tree holds the others' replies too, and the walk ends
 * with the turn taken to its end, after a playout that grows longer with the effort. Where a turn takes many decisions,
 * a tree would never get through the others' turns: it holds the bot's own turn only, and the walk goes on through the
 * bot's next turns, played greedily.
 */
import type { AnyGame, BaseMove, BaseState, Mover, Seat } from '../core/game.ts';
import { type RngState, seedRng } from '../core/rng.ts';
import { Series } from '../core/statistics.ts';
import { Habits } from './habits.ts';
import { estimate, estimates, likelyMove, objective, objectiveOf, sampleState } from './position.ts';
import { finishTurn, hasLongTurns, isTurnOver, nextTurn } from './turns.ts';
import type { BotAnswer, BotRequest, RatedMove, Thinking } from './types.ts';
import { judgedWell } from './value.ts';

const EXPLORATION = 1;
/** How many visits the quick value counts for. */
const QUICK_VISITS = 2;
/** Decisions of a playout before its turn is finished: one more for every so many iterations, up to a limit. */
const PLAYOUT = { every: 100, most: 60 } as const;
/** How many of the bot's own turns a walk goes on for, where turns are long. */
const TURNS_AHEAD = 4;

interface Edge {
  visits: number;
  /** Iterations in which the move was legal here. */
  available: number;
  /** Sum of the objectives that the deciding seat reached. */
  total: number;
  /** The objective right after the move. */
  readonly quickValue: number;
  /** Null until a walk gets there. */
  child: Node | null;
}

/** By deciding seat: sampled states may differ in who decides next. */
type Node = (Choice | undefined)[];

interface Choice {
  /** By notation; null while all walks through here have found the same moves, as most do. */
  edges: Map<string, Edge> | null;
  /** The moves of the last walk through here, and their edges: mostly the next one finds the same. */
  lastMoves: readonly BaseMove[];
  lastEdges: readonly Edge[];
  /** What another player chooses in secret cannot be told apart by the bot: all such moves lead here. */
  secret: Node | null;
}

/** A decision on the way down the tree, and the edge taken. */
interface Visit {
  readonly edge: Edge;
  readonly seat: Seat;
  readonly turn: number;
}

export function* searchMove(game: AnyGame, request: BotRequest): Thinking {
  const first = sampleState(game, request, 0);
  const search = new Search(game, request, game.mover(first)!);
  const most = request.iterations ?? Number.POSITIVE_INFINITY;
  let hurried = false;
  while (search.iterations < most && !(hurried && search.iterations > 0)) {
    search.iterate();
    if (search.isSettled(most)) break;
    hurried = yield;
  }
  return search.answer(game.legalMoves(first));
}

/** Moves that are to be valued, not found. */
interface Held {
  /** Every walk begins with them, as far as they are legal on the state that was sampled. */
  readonly line: readonly string[];
  /** Walks that look around behind them; those after them go on with what was found best. */
  readonly exploring: number;
}

export class Search {
  iterations = 0;
  readonly #game: AnyGame;
  readonly #request: BotRequest;
  /** The turn in which the bot decides. */
  readonly #turn: number;
  readonly #root: Node = [];
  readonly #held: Held | null;
  readonly #habits: Habits;
  #rng: RngState;
  readonly #longTurns: boolean;
  /** What looking ahead adds to the bot's score on average. */
  readonly #gain = new Series();
  /** Running spread of the objectives by seat: the unit of exploration, so that no game needs a scale of its own. 1 while nothing is known. */
  readonly #spread: readonly Series[];

  constructor(game: AnyGame, request: BotRequest, { turn }: Mover, held: Held | null = null) {
    const { players } = request.view;
    this.#game = judgedWell(game);
    this.#habits = new Habits(this.#game);
    this.#request = request;
    this.#turn = turn;
    this.#held = held;
    this.#rng = seedRng(`hard ${request.seed}`);
    this.#longTurns = hasLongTurns(game);
    this.#spread = Array.from({ length: players }, () => new Series());
  }

  /** Walks once. Returns the expected scores at the end of the walk, by seat. */
  iterate(): readonly number[] {
    // Walks with the same number meet the same chances, whichever move is held: what differs is the move.
    if (this.#held !== null) this.#rng = seedRng(`held ${this.#request.seed} ${this.iterations}`);
    const start = sampleState(this.#game, this.#request, this.iterations);
    const path = this.#descend(start);
    const { seat: last, turn } = path.at(-1) ?? { seat: this.#request.seat, turn: this.#turn };
    const turnEnd = finishTurn(this.#game, start, { seat: last, turn }, this.#habits);
    const scores = this.#longTurns ? this.#lookAhead(turnEnd) : this.#playOut(turnEnd);
    const objectives: number[] = [];
    for (let seat = 0; seat < scores.length; seat++) {
      objectives.push(objective(scores, seat));
      this.#spread[seat]!.add(objectives[seat]!);
    }
    for (const { edge, seat } of path) {
      edge.visits++;
      edge.total += objectives[seat]!;
    }
    this.iterations++;
    return scores;
  }

  /** Can no other move catch up with the most visited one? */
  isSettled(most: number): boolean {
    if (most === Number.POSITIVE_INFINITY) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of edgesByNotation(this.#game, choiceOf(this.#root, this.#request.seat)).values()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second > most - this.iterations;
  }

  answer(moves: readonly BaseMove[]): BotAnswer {
    const edges = edgesByNotation(this.#game, choiceOf(this.#root, this.#request.seat));
    const rated = moves.map((move): RatedMove => {
      const notation = this.#game.notate(move);
      const edge = edges.get(notation)!;
      // Quick values do not look ahead: raised like this, rarely visited moves compare fairly with the others.
      return { notation, visits: edge.visits, value: worth(edge, this.#gain.mean) };
    });
    rated.sort((a, b) => b.visits - a.visits || b.value - a.value);
    const [chosen, ...alternatives] = rated;
    const { notation, value } = chosen!;
    return { notation, value, alternatives, iterations: this.iterations };
  }

  /** Walks the tree, applying moves to the state, up to and including the first move never tried before. */
  #descend(state: BaseState): Visit[] {
    const path: Visit[] = [];
    const held = this.#held?.line ?? [];
    let node = this.#root;
    for (;;) {
      const mover = this.#game.mover(state);
      if (mover === null) return path;
      const { seat, turn, secret } = mover;
      const moves = this.#game.legalMoves(state);
      const choice = choiceOf(node, seat);
      // What is found right behind a move that is held matters as much as the move.
      const near = path.length <= held.length;
      const edges = this.#edgesOf(choice, state, mover, moves, near);
      const next = held[path.length];
      const fixed = next === undefined ? -1 : moves.findIndex(move => this.#game.notate(move) === next);
      const chosen = fixed >= 0 ? fixed : this.#select(state, seat, moves, edges);
      const edge = edges[chosen]!;
      this.#game.apply(state, moves[chosen]!);
      path.push({ edge, seat, turn });
      const fresh = edge.visits === 0 && path.length >= held.length;
      if (fresh || (this.#longTurns && isTurnOver(this.#game, state, this.#turn))) return path;
      node = nodeBehind(choice, edge, secret && seat !== this.#request.seat);
    }
  }

  /** The edges of the moves, made where they are new. */
  #edgesOf(
    choice: Choice,
    state: BaseState,
    mover: Mover,
    moves: readonly BaseMove[],
    near: boolean,
  ): readonly Edge[] {
    if (sameMoves(choice.lastMoves, moves)) return choice.lastEdges;
    const newEdge = (move: BaseMove): Edge => {
      const quickValue = this.#quickValue(state, move, mover, near);
      return { visits: 0, available: 0, total: 0, quickValue, child: null };
    };
    if (choice.lastMoves.length === 0) {
      choice.lastEdges = moves.map(newEdge);
    } else {
      const known = edgesByNotation(this.#game, choice);
      choice.lastEdges = moves.map(move => {
        const notation = this.#game.notate(move);
        let edge = known.get(notation);
        if (edge === undefined) {
          edge = newEdge(move);
          known.set(notation, edge);
        }
        return edge;
      });
    }
    choice.lastMoves = moves;
    return choice.lastEdges;
  }

  /** Near the root it is worth looking to the end of the turn. */
  #quickValue(state: BaseState, move: BaseMove, { seat, turn }: Mover, near: boolean): number {
    const after = this.#game.copy(state);
    this.#game.apply(after, move);
    const end = near ? finishTurn(this.#game, after, { seat, turn }, this.#habits) : after;
    return objectiveOf(this.#game, end, seat);
  }

  #select(state: BaseState, seat: Seat, moves: readonly BaseMove[], edges: readonly Edge[]): number {
    const deviation = this.#spread[seat]!.deviation || 1;
    const curious = this.#held === null || this.iterations < this.#held.exploring ? EXPLORATION : 0;
    let top = Number.NEGATIVE_INFINITY;
    for (const { quickValue } of edges) top = Math.max(top, quickValue);
    const weights = this.#game.priors(state, moves);
    let sum = 0;
    for (let i = 0; i < edges.length; i++) {
      weights[i] = weights[i]! * Math.exp((edges[i]!.quickValue - top) / deviation);
      sum += weights[i]!;
    }
    let best = Number.NEGATIVE_INFINITY;
    let chosen = 0;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      edge.available++;
      const curiosity = ((weights[i]! / sum) * Math.sqrt(edge.available)) / (1 + edge.visits);
      const value = worth(edge, 0) + curious * deviation * curiosity;
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  /** Estimated scores after a playout. */
  #playOut(start: BaseState): number[] {
    const game = this.#game;
    let state = start;
    let last: Mover | null = null;
    const length = Math.min(PLAYOUT.most, Math.floor(this.iterations / PLAYOUT.every));
    for (let step = 0; step < length; step++) {
      const mover = game.mover(state);
      if (mover === null) break;
      last = mover;
      game.apply(state, likelyMove(game, state, this.#rng));
    }
    if (last !== null) state = finishTurn(game, state, last, this.#habits);
    return estimates(game, state);
  }

  /** Estimated scores, the bot's own after its next turns. What the others do meanwhile is guesswork and left out. */
  #lookAhead(start: BaseState): number[] {
    const { seat } = this.#request;
    const scores = estimates(this.#game, start);
    let state = start;
    for (let turn = 0; turn < TURNS_AHEAD; turn++)
      state = nextTurn(this.#game, state, seat, this.#rng, this.#habits);
    const later = estimate(this.#game, state, seat);
    this.#gain.add(later - scores[seat]!);
    scores[seat] = later;
    return scores;
  }
}

/** The quick value, raised by so much, and what the visits found. */
function worth({ quickValue, total, visits }: Edge, raise: number): number {
  return (QUICK_VISITS * (quickValue + raise) + total) / (QUICK_VISITS + visits);
}

/** One and the same objects: games make moves that come again and again only once. */
function sameMoves(a: readonly BaseMove[], b: readonly BaseMove[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Writes the notations down: only moves that differ from walk to walk, and the answer, ask for them. */
function edgesByNotation(game: AnyGame, choice: Choice): Map<string, Edge> {
  if (choice.edges === null) {
    choice.edges = new Map();
    for (let i = 0; i < choice.lastMoves.length; i++)
      choice.edges.set(game.notate(choice.lastMoves[i]!), choice.lastEdges[i]!);
  }
  return choice.edges;
}

function choiceOf(node: Node, seat: Seat): Choice {
  node[seat] ??= { edges: null, lastMoves: [], lastEdges: [], secret: null };
  return node[seat];
}

function nodeBehind(choice: Choice, edge: Edge, hidden: boolean): Node {
  if (hidden) {
    choice.secret ??= [];
    return choice.secret;
  }
  edge.child ??= [];
  return edge.child;
}
