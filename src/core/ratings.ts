/**
 * Strength from results, after Bradley and Terry (1952): i beats j with probability 1 / (1 + e^(b - a)), where a and b are
 * their abilities. Elo's scale is the same with 400 points for a factor of ten. A draw counts as half a win for either.
 */

const ELO = 400 / Math.log(10);
/** Where ratings are centred. */
const CENTRE = 1000;
const Z95 = 1.959964;

export function elo(ability: number): number {
  return CENTRE + ELO * ability;
}

/** The inverse of `elo`. */
export function abilityOf(rating: number): number {
  return (rating - CENTRE) / ELO;
}

/** Half the width of a 95 % interval in points of Elo, from a standard error of an ability. */
export function eloMargin(error: number): number {
  return Z95 * ELO * error;
}

export interface Abilities {
  /** Sum up to 0. */
  readonly abilities: readonly number[];
  /** Of their estimates, from the observed information, with the sum held at 0. */
  readonly covariance: readonly (readonly number[])[];
}

/**
 * The abilities under which the results are likeliest, by the iteration of Hunter (2004). `wins[i][j]` counts what i won
 * against j. `draws` is a prior of so many drawn games between any two who met: without it, who never won has no finite
 * ability.
 */
export function bradleyTerry(wins: readonly (readonly number[])[], draws = 0): Abilities {
  const count = wins.length;
  const won = (i: number, j: number): number => {
    const [own, other] = [wins[i]![j]!, wins[j]![i]!];
    return own + other === 0 ? 0 : own + draws / 2;
  };
  const played = wins.map((_, i) => wins.map((_, j) => won(i, j) + won(j, i)));
  const total = wins.map((_, i) => sum(wins.map((_, j) => won(i, j))));
  let strengths: number[] = wins.map(() => 1);
  for (let round = 0, change = 1; round < MOST_ROUNDS && change > 1e-13; round++) {
    const next = strengths.map((own, i) => {
      return total[i]! / sum(strengths.map((other, j) => (i === j ? 0 : played[i]![j]! / (own + other))));
    });
    const scale = Math.exp(sum(next.map(Math.log)) / count);
    const scaled = next.map(value => value / scale);
    change = Math.max(...scaled.map((value, i) => Math.abs(value / strengths[i]! - 1)));
    strengths = scaled;
  }
  const information = strengths.map((own, i) =>
    strengths.map((other, j) => (i === j ? 0 : -played[i]![j]! * ((own * other) / (own + other) ** 2))),
  );
  for (const [i, row] of information.entries()) row[i] = -sum(row);
  // The sum of the abilities is free: 1/n everywhere fills that direction before, and is taken out again after.
  const filled = inverse(information.map(row => row.map(value => value + 1 / count)));
  return {
    abilities: strengths.map(Math.log),
    covariance: filled.map(row => row.map(value => value - 1 / count)),
  };
}

const MOST_ROUNDS = 100_000;

/** Standard error of the difference between two abilities. */
export function differenceError({ covariance }: Abilities, i: number, j: number): number {
  return Math.sqrt(covariance[i]![i]! + covariance[j]![j]! - 2 * covariance[i]![j]!);
}

/** A result against somebody whose ability is known. */
export interface Meeting {
  readonly opponent: number;
  /** 1 for a win, 0 for a defeat, 1/2 for a draw. */
  readonly result: number;
  /** How much it counts, of a game. */
  readonly weight: number;
}

/** The likeliest ability and its standard error, by Newton's method. One drawn game against ability 0 keeps it finite. */
export function abilityFrom(meetings: readonly Meeting[]): {
  readonly ability: number;
  readonly error: number;
} {
  const all = [...meetings, { opponent: 0, result: 0.5, weight: 1 }];
  let ability = 0;
  for (let round = 0; ; round++) {
    const expected = all.map(({ opponent }) => 1 / (1 + Math.exp(opponent - ability)));
    const slope = sum(all.map(({ result, weight }, i) => weight * (result - expected[i]!)));
    const information = sum(all.map(({ weight }, i) => weight * expected[i]! * (1 - expected[i]!)));
    // Where the curve is flat, a whole step would lead past the top.
    const step = Math.max(-1, Math.min(1, slope / information));
    if (Math.abs(step) < 1e-12 || round >= MOST_ROUNDS) return { ability, error: 1 / Math.sqrt(information) };
    ability += step;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** By Gauss and Jordan. The matrix is small, symmetric and positive definite. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = rows[column]![column]!;
    if (!(Math.abs(pivot) > 0)) throw new Error('the results do not link all players');
    rows[column] = rows[column]!.map(value => value / pivot);
    for (let i = 0; i < size; i++) {
      const factor = rows[i]![column]!;
      if (i !== column) rows[i] = rows[i]!.map((value, j) => value - factor * rows[column]![j]!);
    }
  }
  return rows.map(row => row.slice(size));
}
