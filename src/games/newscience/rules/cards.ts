/** Event cards that hold for a player, and their use. */
import type { Seat } from '../../../core/game.ts';
import type { Card, Tables } from './data.ts';
import { restLimit } from './gains.ts';
import { type CardIndex, type Emit, NONE, type SeatTable, type State, type Table } from './types.ts';

/**
 * Cards with a lasting effect on this seat: the EFFECTs of the round, its PLAYs of the round, its laboratory.
 * [newscience.events.effect] [newscience.events.play] [newscience.events.keep]
 */
export function activeCards(t: Tables, table: Readonly<Table>, seat: Seat): Card[] {
  const active: Card[] = [];
  for (const index of table.events) {
    if (index !== NONE && t.cards[index]!.type === 'EFFECT') active.push(t.cards[index]!);
  }
  const me = table.seats[seat]!;
  for (const index of me.played) active.push(t.cards[index]!);
  if (me.laboratory !== NONE) active.push(t.cards[me.laboratory]!);
  return active;
}

/** The card in the laboratory, if any. */
export function laboratoryOf(t: Tables, me: Readonly<SeatTable>): Card | undefined {
  return me.laboratory === NONE ? undefined : t.cards[me.laboratory];
}

/**
 * Uses up the limited effect of these cards: one from the laboratory leaves the game, others are spent for this round.
 * [newscience.events.once]
 */
export function spendCards(
  t: Tables,
  state: State,
  seat: Seat,
  cards: readonly CardIndex[],
  emit: Emit,
): void {
  const me = state.seats[seat]!;
  for (const card of cards) {
    const discarded = me.laboratory === card;
    if (discarded) emptyLaboratory(t, state, seat, emit);
    else me.spent.push(card);
    emit?.({ type: 'card-used', seat, card, discarded });
  }
}

/** The card leaves the game, and with it the rest that only it made room for. [newscience.cards.restcap] */
export function emptyLaboratory(t: Tables, state: State, seat: Seat, emit: Emit): void {
  const me = state.seats[seat]!;
  if (me.laboratory === NONE) return;
  state.discard.push(me.laboratory);
  me.laboratory = NONE;
  const lost = me.rest - restLimit(t, me);
  if (lost <= 0) return;
  me.rest -= lost;
  emit?.({ type: 'rest-lost', seat, lost });
}
