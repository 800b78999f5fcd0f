/** What every part of the benchmark is given, and what it gives back. */
import type { Row } from './report.ts';

export interface Settings {
  readonly quick: boolean;
  readonly repetitions: number;
  /** Length of one measurement of something that can be repeated at will. */
  readonly sliceMs: number;
  /** Figures by processor time, for a machine that is busy otherwise; only what runs in a process of its own. */
  readonly cpu: boolean;
  /** Another checkout of the repository to be compared with; null where none is named. */
  readonly against: string | null;
  /** Talk on the way, for a person who waits. */
  progress(text: string): void;
}

export type Part = (settings: Settings) => Promise<Row[]>;
