/** The game as bots judge it that take their time. */
import type { AnyGame } from '../core/game.ts';
import { type LearnedValue, learnedEstimate } from '../core/learned-value.ts';

/** With what was learned in place of the plain estimate, where a game has it. */
export function judgedWell(game: AnyGame): AnyGame {
  const { learned } = game;
  return learned === undefined ? game : { ...game, evaluate: learned };
}

/** The same game with another learned value, or with none. */
export function withLearnedValue(game: AnyGame, value: LearnedValue | null): AnyGame {
  const { learned: _, ...plain } = game;
  const { features } = game;
  return features === undefined || value === null
    ? plain
    : { ...plain, learned: learnedEstimate(features, value) };
}
