/**
 * A learned correction of a game's estimate. Games of bots tell by how much the final score differs from the estimate in
 * states like this one (`npm run train`): a linear part and one hidden layer, over what the game says of a state. Sums are
 * taken in a fixed order and nothing but additions and multiplications is used, so that every machine finds the same.
 */

import type { BaseTable, Features, Seat } from './game.ts';

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
  /** The numbers of players for which it has proved better than the plain estimate. */
  readonly players: readonly number[];
  /** Names of the features that were learned from, in the order of the weights. */
  readonly features: readonly string[];
  readonly weights: LearnedWeights;
}

/** The estimate of a seat's final score, corrected where that has proved better. */
export function learnedEstimate<S extends BaseTable>(
  { names, write }: Features<S>,
  { players, features, weights }: LearnedValue,
): (state: Readonly<S>, seat: Seat) => number {
  const columns = features.map(name => names.indexOf(name));
  if (columns.includes(-1)) throw new Error('a feature that was learned from is not told any more');
  const correct = correctionBy(weights, columns, names.length);
  const told = new Float64Array(names.length);
  return (state, seat) => {
    write(state, seat, told);
    return players.includes(state.players) ? told[0]! + correct(told) : told[0]!;
  };
}

/** What to add to the estimate, by features of which only those in these columns were learned from. */
export function correctionBy(
  { bias, linear, hidden }: LearnedWeights,
  columns: readonly number[],
  width: number,
): (features: ArrayLike<number>) => number {
  // One row for the linear part and one for each unit, the constant last.
  const row = width + 1;
  const rows = new Float64Array((hidden.length + 1) * row);
  const outputs = Float64Array.from(hidden, ({ output }) => output);
  for (const [u, unit] of [{ bias, input: linear }, ...hidden].entries()) {
    for (const [i, column] of columns.entries()) rows[u * row + column] = unit.input[i]!;
    rows[u * row + width] = unit.bias;
  }
  return told => {
    let sum = rows[width]!;
    for (let i = 0; i < width; i++) sum += rows[i]! * told[i]!;
    for (let u = 0; u < outputs.length; u++) {
      const from = (u + 1) * row;
      let input = rows[from + width]!;
      for (let i = 0; i < width; i++) input += rows[from + i]! * told[i]!;
      if (input > 0) sum += outputs[u]! * input;
    }
    return sum;
  };
}
