/** A bar with the time left, on one line that is drawn over again. */
import type { Output } from '../io.ts';

const BAR = 28;
const REDRAW_MS = 100;

export interface ProgressBar {
  /** `before` of those were done already when it began. */
  update(done: number, before?: number): void;
  /** Wipes the bar away. */
  clear(): void;
}

/** Draws nothing where the stream is no terminal. */
export function progressBar(
  stream: Output,
  total: number,
  now: () => number = () => performance.now(),
  what = 'games',
): ProgressBar {
  if (stream.isTTY !== true) return { update: () => {}, clear: () => {} };
  const started = now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    update(done, before = 0) {
      const time = now();
      if (time - drawn < REDRAW_MS && done < total) return;
      drawn = time;
      stream.write(`\r${barLine(done, total, (time - started) / 1000, what, before)}\u001B[K`);
    },
    clear() {
      stream.write('\r\u001B[K');
    },
  };
}

export function barLine(done: number, total: number, seconds: number, what = 'games', before = 0): string {
  const full = Math.floor((BAR * done) / total);
  const fresh = done - before;
  const left = fresh <= 0 ? '' : `, ${duration((seconds * (total - done)) / fresh)} left`;
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${done}/${total} ${what}${left}`;
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
