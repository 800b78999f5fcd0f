/** Nothing appears or vanishes: every card of a hand, every prize. */
import type { AnyGame, BaseState } from '../../../src/core/game.ts';
import { makeTables } from '../../../src/games/template/rules/data.ts';
import type { State } from '../../../src/games/template/rules/types.ts';
import { schema } from '../../../src/games/template/schema.ts';
import { loadBundledData } from '../../support/data.ts';

const t = makeTables(schema.parse(loadBundledData('template')));

export function checkConservation(_game: Pick<AnyGame, 'meta'>, base: Readonly<BaseState>): void {
  // The laws know states from outside; this one comes from the rules of this game.
  const state = base as State;
  for (const [seat, { hand, spent }] of state.seats.entries()) {
    all('cards', [...hand, ...spent], t.cardIndices);
    const card = state.sealed[seat]!;
    if (card !== null && !hand.includes(card)) throw new Error(`card ${card} is sealed, but not in the hand`);
  }
  const open = state.prize === null ? [] : [state.prize];
  const won = state.seats.flatMap(player => player.prizes);
  all('prizes', [...state.pile, ...open, ...state.aside, ...won], t.prizeIndices);
}

function all(what: string, found: readonly number[], wanted: readonly number[]): void {
  const sorted = found.toSorted((a, b) => a - b);
  if (sorted.join() !== wanted.join()) throw new Error(`${what}: ${sorted.join()}`);
}
