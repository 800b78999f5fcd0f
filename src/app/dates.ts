/** Moments as text, in UTC. */

/** The last moment that a Date can hold, in milliseconds from 1970; the first lies as far back. */
const END_OF_TIME = 8.64e15;

/** A file may claim to have been written at a time that no calendar has: it gets the nearest one. */
export function isoTime(milliseconds: number): string {
  return new Date(Math.max(-END_OF_TIME, Math.min(END_OF_TIME, milliseconds))).toISOString();
}

/** `2026-11-16`. */
export function isoDay(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}
