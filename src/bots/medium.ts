import type { AnyGame, BaseMove, BaseState, Seat } from '../core/game.ts';
import { clone } from '../core/json.ts';
import { byValue, estimates, imagine, lead, seatsOf } from './position.ts';
import type { BotRequest, RatedMove, Thinking } from './types.ts';

/** Imagined tables on which every move is tried. */
const SAMPLES = 3;
/** Own decisions looked at after the move itself, before the turn passes on. */
const FOLLOW_UPS = 6;
/** Moves tried at each of them: the most promising at a glance. */
const BREADTH = 8;

/** Plays each move out to the end of its own turn, always taking what looks best next, on several imagined tables. */
export function* mediumMove(game: AnyGame, request: BotRequest): Thinking {
  const tables = Array.from({ length: SAMPLES }, (_, i) => imagine(game, request, i));
  const moves = game.legalMoves(tables[0]!);
  const seats = seatsOf(game, tables[0]!);
  const totals = moves.map(() => 0);
  let samples = 0;
  for (const table of tables) {
    const values: number[] = [];
    for (const move of moves) {
      const hurried = yield;
      if (hurried && samples > 0) break;
      const after = clone(table);
      game.apply(after, move);
      values.push(finishTurn(game, after, request.seat, seats));
    }
    if (values.length < moves.length) break;
    for (const [i, value] of values.entries()) totals[i] = totals[i]! + value;
    samples++;
  }
  const rated = moves.map(
    (move, i): RatedMove => ({
      notation: game.notate(move),
      value: totals[i]! / samples,
      visits: samples,
    }),
  );
  const chosen = rated.reduce((best, move) => (move.value > best.value ? move : best));
  const alternatives = rated.filter(move => move !== chosen).sort(byValue);
  return { notation: chosen.notation, value: chosen.value, alternatives, iterations: samples };
}

/** The best lead met on the way through the rest of the turn, taken greedily. */
function finishTurn(game: AnyGame, start: BaseState, seat: Seat, seats: number): number {
  let state = start;
  let value = lead(estimates(game, state, seats), seat);
  for (let step = 0; step < FOLLOW_UPS && game.decision(state)?.seat === seat; step++) {
    let next: BaseState | null = null;
    value = Number.NEGATIVE_INFINITY;
    for (const move of promising(game, state)) {
      const after = clone(state);
      game.apply(after, move);
      const rating = lead(estimates(game, after, seats), seat);
      if (next === null || rating > value) {
        next = after;
        value = rating;
      }
    }
    if (next === null) break;
    state = next;
  }
  return value;
}

function promising(game: AnyGame, state: BaseState): BaseMove[] {
  const moves = game.legalMoves(state);
  if (moves.length <= BREADTH) return moves;
  const weights = game.priors(state, moves);
  return moves
    .map((move, i) => ({ move, weight: weights[i]! }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, BREADTH)
    .map(rated => rated.move);
}
