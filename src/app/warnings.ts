/** Warnings before waste: each kind once in a game, and never in the way. */
import type { Waste } from '../core/game.ts';
import type { SeenMatch } from '../core/match.ts';

/** What a move of the player who decides would throw away for nothing; null where nothing. */
export function wasteOf(match: SeenMatch, notation: string): Waste | null {
  const { game, decision, choices } = match;
  const choice = match.find(notation);
  if (decision === null || choice === undefined || game.waste === undefined) return null;
  const moves = choices.map(({ move }) => move);
  return game.waste(choice.move, moves, match.view(decision.seat));
}

export class Warnings {
  readonly #told = new Set<string>();
  readonly #wanted: boolean;

  constructor(wanted: boolean) {
    this.#wanted = wanted;
  }

  /** A sentence before this move; null where there is none, or its kind was told before. */
  before(match: SeenMatch, notation: string): string | null {
    if (!this.#wanted) return null;
    const seat = match.decision?.seat;
    const waste = wasteOf(match, notation);
    // Several people may sit at one table: each is told.
    const kind = `${seat} ${waste?.kind}`;
    if (waste === null || this.#told.has(kind)) return null;
    this.#told.add(kind);
    return waste.text;
  }
}
