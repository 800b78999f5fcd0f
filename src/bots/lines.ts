/**
 * The ways to play a turn out, as the seat to move can foresee them. Lines that leave the same table are one: it does not
 * matter in which order the same things were done. A line ends with its turn, or where something new comes to light.
 */
import type { AnyGame, BaseState, BaseView, Seat } from '../core/game.ts';
import { hash } from '../core/json.ts';
import { isTurnOver } from './turns.ts';

export interface Line {
  readonly moves: readonly string[];
  /** Stands for what it leads to, to the eyes of its seat. */
  readonly outcome: string;
  /** False where news cut it short. */
  readonly ended: boolean;
}

/** Every line is followed on this one state, whatever the truth is. */
function linesStart(game: AnyGame, view: BaseView): BaseState {
  return game.sample(view, 'lines');
}

/** All that differ in what they lead to; null where there are more than `most`. */
export function linesOfTurn(game: AnyGame, view: BaseView, seat: Seat, most: number): readonly Line[] | null {
  const start = linesStart(game, view);
  const turn = game.mover(start)!.turn;
  const found = new Map<string, Line>();
  const passed = new Set<string>();
  const follow = (state: BaseState, before: readonly string[]): boolean => {
    for (const move of game.legalMoves(state)) {
      const after = game.copy(state);
      let news = false;
      game.apply(after, move, event => {
        news ||= event.reveals === true;
      });
      const outcome = hash(game.view(after, seat));
      const moves = [...before, game.notate(move)];
      const ended = isTurnOver(game, after, turn);
      if (ended || news) {
        if (!found.has(outcome)) found.set(outcome, { moves, outcome, ended });
        if (found.size > most) return false;
      } else if (!passed.has(outcome)) {
        passed.add(outcome);
        if (!follow(after, moves)) return false;
      }
    }
    return true;
  };
  return follow(start, []) ? [...found.values()] : null;
}

/** What these moves lead to; null where they cannot be played from here. */
export function outcomeOf(
  game: AnyGame,
  view: BaseView,
  seat: Seat,
  moves: readonly string[],
): string | null {
  const state = linesStart(game, view);
  for (const notation of moves) {
    const move = game.legalMoves(state).find(candidate => game.notate(candidate) === notation);
    if (move === undefined) return null;
    game.apply(state, move);
  }
  return hash(game.view(state, seat));
}
