/** The event cards that a player reckons with: those in force, and those that a marker of theirs is about to take. */
import type { Seat } from '../../../core/game.ts';
import { activeCards } from '../rules/cards.ts';
import type { Card, Tables } from '../rules/data.ts';
import { NONE, type Table } from '../rules/types.ts';

export interface Hand {
  /** For actions of this round: events are resolved before them. [newscience.resolution] */
  readonly now: readonly Card[];
  /** For actions of later rounds: what the laboratory will hold. */
  readonly lasting: readonly Card[];
}

export function handOf(t: Tables, table: Readonly<Table>, seat: Seat): Hand {
  const me = table.seats[seat]!;
  const now = activeCards(t, table, seat);
  let kept = me.laboratory === NONE ? null : t.cards[me.laboratory]!;
  for (const { index, event } of t.boards[table.players]!.eventSpaces) {
    const card = table.events[event]!;
    if (table.spaces[index] !== seat || card === NONE || me.played.includes(card)) continue;
    now.push(t.cards[card]!);
    if (t.cards[card]!.type !== 'KEEP') continue;
    // The laboratory holds one card. [newscience.events.keep]
    if (kept !== null) now.splice(now.indexOf(kept), 1);
    kept = t.cards[card]!;
  }
  return { now, lasting: kept === null ? NOTHING : [kept] };
}

const NOTHING: readonly Card[] = [];
