/**
 * A learned correction of a game's estimate. Games of bots tell by how much the final score differs from the estimate in
 * states like this one (`npm run train`): a linear part and one hidden layer, over what the game says of a state. Sums are
 * taken in a fixed order and nothing but additions and multiplications is used, so that every machine finds the same.
 */
import type { AnyGame, BaseState, Seat } from '../core/game.ts';

/** A linear part and one hidden layer, over the features that were learned from. */
export interface LearnedWeights {
  readonly bias: number;
  readonly linear: readonly number[];
  /** For each hidden unit: what it starts from, what it makes of each feature, and what it adds where above 0. */
  readonly hidden: readonly {
    readonly bias: number;
    readonly input: readonly number[];
    readonly output: number;
  }[];
}

/** By how much the estimate misses the final score, as games of bots told. */
export interface LearnedValue {
  /** The command that learned it, and where it was run. */
  readonly made: string;
  readonly commit: string;
  readonly games: number;
  /** Fingerprint of the component data of the games, and the version of the rules. */
  readonly data: string;
  readonly rules: number;
  /** Names of the features that were learned from, in the order of the weights. */
  readonly features: readonly string[];
  readonly weights: LearnedWeights;
}

/** What to add to the estimate, by the features that were learned from. */
export function correction({ bias, linear, hidden }: LearnedWeights, features: ArrayLike<number>): number {
  let sum = bias;
  for (let i = 0; i < linear.length; i++) sum += linear[i]! * features[i]!;
  for (let u = 0; u < hidden.length; u++) {
    const unit = hidden[u]!;
    let input = unit.bias;
    for (let i = 0; i < unit.input.length; i++) input += unit.input[i]! * features[i]!;
    if (input > 0) sum += unit.output * input;
  }
  return sum;
}

/** The game with the learned value in place of its own estimate. */
export function withLearnedValue(game: AnyGame, value: LearnedValue): AnyGame {
  const { features } = game;
  if (features === undefined) return game;
  const { weights } = value;
  const columns = Int32Array.from(value.features, name => features.names.indexOf(name));
  if (columns.includes(-1)) throw new Error(`${game.meta.id} lacks a feature that was learned from`);
  const all = new Float64Array(features.names.length);
  const used = new Float64Array(columns.length);
  const evaluate = (state: Readonly<BaseState>, seat: Seat): number => {
    features.write(state, seat, all);
    for (let i = 0; i < columns.length; i++) used[i] = all[columns[i]!]!;
    return all[0]! + correction(weights, used);
  };
  return { ...game, evaluate };
}
