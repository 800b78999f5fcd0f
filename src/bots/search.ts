/**
 * The hard bot: information-set tree search. Every iteration imagines a fresh table from the view and walks one tree
 * of notations, so that a node stands for what can be observed, not for one arrangement of hidden things. Each seat
 * picks for its own lead, after PUCT: the game's weights guide the first visits, and a move is compared only over the
 * iterations in which it was legal. The walk ends in a short playout that grows longer with the effort and is judged
 * by the game's own estimate.
 */
import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import { seedRng } from '../core/rng.ts';
import { estimates, imagine, lead, likelyMove, seatsOf } from './position.ts';
import type { BotAnswer, BotRequest, RatedMove, Thinking } from './types.ts';

const EXPLORATION = 1.2;
/** Decisions of a playout: so many at first, one more per so many iterations, up to so many. */
const PLAYOUT = { start: 4, every: 40, most: 60 } as const;
/** A playout does not stop in the middle of a turn, but for this many decisions over its length. */
const TURN_SLACK = 12;

interface Edge {
  visits: number;
  /** Iterations in which the move was legal here. */
  available: number;
  /** Sum of the leads of the seat that decides. */
  total: number;
  child: Node;
}

interface Node {
  /** By deciding seat: imagined tables may differ in who decides next. */
  readonly edges: Map<string, Edge>[];
  visits: number;
  /** Sums of the leads by seat. */
  readonly totals: number[];
}

interface Step {
  readonly node: Node;
  readonly edge: Edge;
  readonly seat: Seat;
}

export function* searchMove(game: AnyGame, request: BotRequest): Thinking {
  const first = imagine(game, request, 0);
  const search = new Search(game, request, seatsOf(game, first));
  const most = request.iterations ?? Number.POSITIVE_INFINITY;
  let hurried = false;
  while (search.iterations < most && !(hurried && search.iterations > 0)) {
    search.iterate();
    hurried = yield;
  }
  return search.answer(game.legalMoves(first));
}

class Search {
  iterations = 0;
  readonly #game: AnyGame;
  readonly #request: BotRequest;
  readonly #seats: number;
  readonly #root: Node;
  readonly #rng;
  /** Running spread of the leads by seat: the unit of exploration, so that no game needs a scale of its own. */
  readonly #spread: Spread[];

  constructor(game: AnyGame, request: BotRequest, seats: number) {
    this.#game = game;
    this.#request = request;
    this.#seats = seats;
    this.#root = newNode(seats);
    this.#rng = seedRng(`hard ${request.seed}`);
    this.#spread = Array.from({ length: seats }, () => new Spread());
  }

  iterate(): void {
    const state = imagine(this.#game, this.#request, this.iterations);
    const path = this.#descend(state);
    this.#playOut(state);
    const scores = estimates(this.#game, state, this.#seats);
    const leads = scores.map((_, seat) => lead(scores, seat));
    for (const [seat, value] of leads.entries()) this.#spread[seat]!.add(value);
    for (const { node, edge, seat } of path) {
      edge.visits++;
      edge.total += leads[seat]!;
      node.visits++;
      for (let i = 0; i < this.#seats; i++) node.totals[i] = node.totals[i]! + leads[i]!;
    }
    this.iterations++;
  }

  answer(moves: readonly BaseMove[]): BotAnswer {
    const edges = this.#root.edges[this.#request.seat]!;
    const rated = moves.map((move): RatedMove => {
      const notation = this.#game.notate(move);
      const edge = edges.get(notation);
      const visits = edge?.visits ?? 0;
      return { notation, visits, value: visits === 0 ? Number.NEGATIVE_INFINITY : edge!.total / visits };
    });
    rated.sort((a, b) => b.visits - a.visits || b.value - a.value);
    const [chosen, ...rest] = rated;
    const alternatives = rest.filter(move => move.visits > 0);
    return { notation: chosen!.notation, value: chosen!.value, alternatives, iterations: this.iterations };
  }

  /** Walks the tree, applying moves to the state, up to and including the first move never tried before. */
  #descend(state: BaseState): Step[] {
    const path: Step[] = [];
    let node = this.#root;
    for (;;) {
      const decision = this.#game.decision(state);
      if (decision === null) return path;
      const { seat } = decision;
      const moves = this.#game.legalMoves(state);
      const hidden = decision.secret && seat !== this.#request.seat;
      const { move, edge } = this.#select(state, node, seat, moves, hidden);
      this.#game.apply(state, move);
      path.push({ node, edge, seat });
      if (edge.visits === 0) return path;
      node = edge.child;
    }
  }

  #select(state: BaseState, node: Node, seat: Seat, moves: readonly BaseMove[], hidden: boolean) {
    const edges = node.edges[seat]!;
    const weights = this.#game.priors(state, moves);
    let sum = 0;
    for (const weight of weights) sum += weight;
    const untried = node.visits === 0 ? 0 : node.totals[seat]! / node.visits;
    const unit = EXPLORATION * this.#spread[seat]!.deviation;
    let best: { move: BaseMove; edge: Edge; worth: number } | null = null;
    for (const [i, move] of moves.entries()) {
      const edge = this.#edge(edges, this.#game.notate(move), hidden);
      edge.available++;
      const mean = edge.visits === 0 ? untried : edge.total / edge.visits;
      const worth =
        mean +
        (unit * (weights[i]! / sum) * Math.sqrt(edge.available) * moves.length ** 0.5) / (1 + edge.visits);
      if (best === null || worth > best.worth) best = { move, edge, worth };
    }
    return best!;
  }

  /** What another player chooses in secret cannot be told apart by the bot: all such moves lead to the same node. */
  #edge(edges: Map<string, Edge>, notation: string, hidden: boolean): Edge {
    const known = edges.get(notation);
    if (known !== undefined) return known;
    const shared = hidden ? edges.values().next().value?.child : undefined;
    const edge: Edge = { visits: 0, available: 0, total: 0, child: shared ?? newNode(this.#seats) };
    edges.set(notation, edge);
    return edge;
  }

  #playOut(state: BaseState): void {
    const game = this.#game;
    const length = Math.min(PLAYOUT.most, PLAYOUT.start + Math.floor(this.iterations / PLAYOUT.every));
    let last: Seat | null = null;
    for (let step = 0; step < length + TURN_SLACK; step++) {
      const decision = game.decision(state);
      if (decision === null || (step >= length && decision.seat !== last)) return;
      last = decision.seat;
      game.apply(state, likelyMove(game, state, this.#rng));
    }
  }
}

function newNode(seats: number): Node {
  return {
    edges: Array.from({ length: seats }, () => new Map<string, Edge>()),
    visits: 0,
    totals: new Array<number>(seats).fill(0),
  };
}

/** Standard deviation of a growing series. */
class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get deviation(): number {
    return this.#count < 2 || this.#squares === 0 ? 1 : Math.sqrt(this.#squares / (this.#count - 1));
  }
}
