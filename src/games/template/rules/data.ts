/** The component data as tables that rules look things up in. Static, never in a State. */
import { indices } from '../../../core/grammar.ts';
import type { Data } from '../schema.ts';
import type { CardIndex, PrizeIndex } from './types.ts';

export interface Tables {
  readonly cards: Data['cards'];
  readonly prizes: Data['prizes'];
  /** All of them, in order. */
  readonly cardIndices: readonly CardIndex[];
  readonly prizeIndices: readonly PrizeIndex[];
}

export function makeTables({ cards, prizes }: Data): Tables {
  return { cards, prizes, cardIndices: indices(cards), prizeIndices: indices(prizes) };
}
