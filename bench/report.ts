/** The shape of a result, the same for the text table, `--json` and the README. */
import { cpus, totalmem } from 'node:os';
import type { Spread } from './stats.ts';

export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** One figure, mostly set against another that was measured beside it. */
export interface Row {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  readonly value: Spread;
  readonly against: { readonly what: string; readonly value: Spread } | null;
  /** The figure in multiples of the one it is set against. */
  readonly ratio: Spread | null;
  /** What the ratio's median has to keep. */
  readonly bar: Bar | null;
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
}

export interface Report {
  readonly format: 'boardgames/bench@1';
  readonly machine: Machine;
  readonly quick: boolean;
  readonly repetitions: number;
  readonly rows: readonly Row[];
}

export function thisMachine(): Machine {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}

/** Null where nothing is asked of the row. */
export function met(row: Row): boolean | null {
  if (row.bar === null || row.ratio === null) return null;
  return 'atLeast' in row.bar ? row.ratio.median >= row.bar.atLeast : row.ratio.median <= row.bar.atMost;
}
