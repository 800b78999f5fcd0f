/**
 * Fits what the estimate missed: a ridge regression, then one hidden layer on what that leaves, for as long as games that
 * it does not learn from gain by it. Only additions, multiplications, divisions and square roots, in a fixed order.
 */
import type { LearnedWeights } from '../../src/core/learned-value.ts';
import { nextUnit, type RngState, seedRng, shuffle } from '../../src/core/rng.ts';

/** A state by the features that are learned from, and how much its final score differed from the estimate. */
export interface Example {
  readonly x: Float64Array;
  readonly y: number;
}

export interface NetSize {
  readonly units: number;
  readonly epochs: number;
  readonly ridge: number;
}

interface Scale {
  readonly mean: Float64Array;
  readonly unit: Float64Array;
}

/** `units` 0 leaves the linear part alone. */
export function learnWeights(
  learn: readonly Example[],
  check: readonly Example[],
  { units, epochs, ridge }: NetSize,
  seed: string,
): LearnedWeights {
  const scale = scaleOf(learn);
  const scaled = (examples: readonly Example[]): Example[] =>
    examples.map(one => ({ ...one, x: scaledOf(one.x, scale) }));
  const [own, others] = [scaled(learn), scaled(check)];
  const linear = ridgeRegression(own, ridge);
  const rest = (examples: readonly Example[]): Example[] =>
    examples.map(one => ({ ...one, y: one.y - outcome(linear, one.x) }));
  const layer = units === 0 ? [] : trainLayer(rest(own), rest(others), units, epochs, seedRng(seed));
  return unscaled(linear, layer, scale);
}

function scaleOf(examples: readonly Example[]): Scale {
  const width = examples[0]!.x.length;
  const [mean, unit] = [new Float64Array(width), new Float64Array(width)];
  for (const { x } of examples) for (let i = 0; i < width; i++) mean[i]! += x[i]! / examples.length;
  for (const { x } of examples)
    for (let i = 0; i < width; i++) unit[i]! += (x[i]! - mean[i]!) ** 2 / examples.length;
  for (let i = 0; i < width; i++) unit[i] = unit[i]! > 1e-12 ? Math.sqrt(unit[i]!) : 1;
  return { mean, unit };
}

function scaledOf(x: Float64Array, { mean, unit }: Scale): Float64Array {
  return x.map((value, i) => (value - mean[i]!) / unit[i]!);
}

/** The constant last. */
function outcome(weights: Float64Array, x: Float64Array): number {
  let sum = weights[x.length]!;
  for (let i = 0; i < x.length; i++) sum += weights[i]! * x[i]!;
  return sum;
}

/** Normal equations, solved by elimination; the constant is not held back. */
function ridgeRegression(examples: readonly Example[], ridge: number): Float64Array {
  const size = examples[0]!.x.length + 1;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { x, y } of examples) {
    for (let i = 0; i < size; i++) {
      const left = i < x.length ? x[i]! : 1;
      const row = rows[i]!;
      for (let j = 0; j < x.length; j++) row[j]! += left * x[j]!;
      row[size - 1]! += left;
      row[size]! += left * y;
    }
  }
  for (let i = 0; i < size - 1; i++) rows[i]![i]! += ridge * examples.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let r = i + 1; r < size; r++) if (Math.abs(rows[r]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = r;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const top = rows[i]!;
    for (let r = 0; r < size; r++) {
      const row = rows[r]!;
      if (r === i || row[i] === 0) continue;
      const share = row[i]! / top[i]!;
      for (let c = i; c <= size; c++) row[c]! -= share * top[c]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
}

/** A hidden unit: a weight for each feature, its constant, and its output. */
type Layer = Float64Array[];

const BATCH = 64;
const STEP = 0.002;
const DECAY = { mean: 0.9, square: 0.999, least: 1e-8 } as const;
/** Weights shrink by this with every batch. */
const SHRINK = 1e-4;

/** Adam over shuffled batches; what did best on the examples to check is kept. */
function trainLayer(
  learn: readonly Example[],
  check: readonly Example[],
  units: number,
  epochs: number,
  rng: RngState,
): Layer {
  const width = learn[0]!.x.length;
  const layer: Layer = Array.from({ length: units }, () => {
    const unit = new Float64Array(width + 2);
    for (let i = 0; i < width; i++) unit[i] = (nextUnit(rng) - 0.5) * 2 * Math.sqrt(3 / width);
    unit[width] = (nextUnit(rng) - 0.5) * 0.5;
    unit[width + 1] = (nextUnit(rng) - 0.5) * 0.2;
    return unit;
  });
  const zeros = (): Layer => layer.map(unit => new Float64Array(unit.length));
  const [means, squares] = [zeros(), zeros()];
  const order = learn.map((_, i) => i);
  let best: Layer = [];
  let least = meanSquare(best, check);
  let [meanLeft, squareLeft] = [1, 1];
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rng, order);
    const step = STEP * (1 - epoch / epochs);
    for (let from = 0; from < order.length; from += BATCH) {
      const slope = slopeOf(layer, learn, order.slice(from, from + BATCH));
      meanLeft *= DECAY.mean;
      squareLeft *= DECAY.square;
      for (let u = 0; u < units; u++) {
        const [unit, mean, square, by] = [layer[u]!, means[u]!, squares[u]!, slope[u]!];
        for (let i = 0; i < unit.length; i++) {
          mean[i] = DECAY.mean * mean[i]! + (1 - DECAY.mean) * by[i]!;
          square[i] = DECAY.square * square[i]! + (1 - DECAY.square) * by[i]! ** 2;
          const towards =
            mean[i]! / (1 - meanLeft) / (Math.sqrt(square[i]! / (1 - squareLeft)) + DECAY.least);
          unit[i] = unit[i]! * (1 - SHRINK) - step * towards;
        }
      }
    }
    const error = meanSquare(layer, check);
    if (error >= least) continue;
    least = error;
    best = layer.map(unit => unit.slice());
  }
  return best;
}

function slopeOf(layer: Layer, examples: readonly Example[], batch: readonly number[]): Layer {
  const slope = layer.map(unit => new Float64Array(unit.length));
  for (const at of batch) {
    const { x, y } = examples[at]!;
    const active = layer.map(unit => outcome(unit, x));
    let off = -y;
    for (let u = 0; u < layer.length; u++) off += Math.max(0, active[u]!) * layer[u]![x.length + 1]!;
    off /= batch.length;
    for (let u = 0; u < layer.length; u++) {
      if (active[u]! <= 0) continue;
      const by = slope[u]!;
      const back = off * layer[u]![x.length + 1]!;
      for (let i = 0; i < x.length; i++) by[i]! += back * x[i]!;
      by[x.length]! += back;
      by[x.length + 1]! += off * active[u]!;
    }
  }
  return slope;
}

function meanSquare(layer: Layer, examples: readonly Example[]): number {
  let sum = 0;
  for (const { x, y } of examples) {
    let found = 0;
    for (const unit of layer) found += Math.max(0, outcome(unit, x)) * unit[x.length + 1]!;
    sum += (y - found) ** 2;
  }
  return sum / examples.length;
}

/** Weights for features as they are. */
function unscaled(linear: Float64Array, layer: Layer, { mean, unit }: Scale): LearnedWeights {
  const width = mean.length;
  const plain = (weights: Float64Array): { bias: number; input: number[] } => {
    const input = Array.from(mean, (_, i) => short(weights[i]! / unit[i]!));
    let bias = weights[width]!;
    for (let i = 0; i < width; i++) bias -= (weights[i]! * mean[i]!) / unit[i]!;
    return { bias: short(bias), input };
  };
  const { bias, input } = plain(linear);
  const hidden = layer.map(one => ({ ...plain(one), output: short(one[width + 1]!) }));
  return { bias, linear: input, hidden };
}

/** Five digits are enough, and a file of them is small. */
function short(value: number): number {
  return Number(value.toPrecision(5));
}
