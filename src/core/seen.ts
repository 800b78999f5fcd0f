/**
 * How a record looks to somebody who does not share its secrets. The secret decisions of one turn are one step to everybody
 * but who takes them, told once the turn has gone on to something else: how many there were, and whether some of them were
 * taken back, would tell what was chosen.
 */
import { isVisible, type Mover, type Seat } from './game.ts';
import type { Choice, Entry } from './match.ts';

/** Stands for a choice that is not told. */
export const UNTOLD: Choice = { move: { type: 'untold' }, notation: '', number: 0 };

/** Is this choice kept from the viewer? A spectator (null) is kept from all of them. */
export function isHiddenFrom({ seat, secret }: Pick<Mover, 'seat' | 'secret'>, viewer: Seat | null): boolean {
  return secret && seat !== viewer;
}

/** The entries as the viewer counts them, each with the events that the viewer hears of; `now` is who decides next. */
export function seenEntries(entries: readonly Entry[], now: Mover | null, viewer: Seat | null): Entry[] {
  const seen: Entry[] = [];
  for (const entry of entries) {
    const events = entry.events.filter(event => isVisible(event, viewer));
    const last = seen.at(-1);
    const hidden = isHiddenFrom(entry.decision, viewer);
    if (hidden && last !== undefined && goesOn(last.decision, entry.decision, viewer)) {
      seen[seen.length - 1] = { ...last, events: [...last.events, ...events] };
    } else {
      seen.push({ ...entry, ...(hidden ? { choice: UNTOLD } : {}), events, number: seen.length + 1 });
    }
  }
  const last = seen.at(-1);
  if (last !== undefined && now !== null && goesOn(last.decision, now, viewer)) seen.pop();
  return seen;
}

/** Counts decisions one after the other, as the viewer does: what is hidden in one turn is one. */
export class SeenCounter {
  readonly #viewer: Seat | null;
  #last: Mover | null = null;
  #number = 0;

  constructor(viewer: Seat | null) {
    this.#viewer = viewer;
  }

  /** Of the latest decision, from 1. */
  get number(): number {
    return this.#number;
  }

  count(next: Mover): void {
    if (this.#last === null || !goesOn(this.#last, next, this.#viewer)) this.#number++;
    this.#last = next;
  }
}

/** Does who decides now go on with a secret choice of the same turn? */
export function isAmidSecret(entries: readonly Entry[], now: Mover | null): boolean {
  const last = entries.at(-1);
  return last !== undefined && now !== null && goesOn(last.decision, now, null);
}

/** Do both belong to one step that is hidden from the viewer? */
export function goesOn(before: Mover, next: Mover, viewer: Seat | null): boolean {
  return isHiddenFrom(before, viewer) && isHiddenFrom(next, viewer) && before.turn === next.turn;
}
