/** Looking at the next events, and burying one under the others of its level. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../data.ts';
import type { Emit, Move, State } from '../types.ts';

/** Shows the next cards of the stack to one player alone. */
export function lookAhead(t: Tables, s: State, seat: Seat, wanted: number, emit: Emit): void {
  const count = Math.min(wanted, s.deck.length);
  if (count === 0) return;
  for (let position = 1; position <= count; position++) s.seen[s.deck.length - position]! |= 1 << seat;
  emit?.({ type: 'looked', seat, count });
  emit?.({
    type: 'saw',
    only: seat,
    reveals: true,
    cards: s.deck
      .slice(-count)
      .reverse()
      .map(card => t.cards[card]!.id),
  });
  if (burials(t, s, count).length > 0) s.pending = { kind: 'peek', seat, count };
}

export function legalPeek(t: Tables, s: Readonly<State>, count: number): Move[] {
  return [...burials(t, s, count), { type: 'decline' }];
}

/** Where in the stack the lowest card of the same level lies. */
function bottomOfLevel(t: Tables, s: Readonly<State>, at: number): number {
  let bottom = at;
  while (bottom > 0 && t.cards[s.deck[bottom - 1]!]!.level === t.cards[s.deck[at]!]!.level) bottom--;
  return bottom;
}

function burials(t: Tables, s: Readonly<State>, count: number): Move[] {
  const moves: Move[] = [];
  for (let position = 1; position <= count; position++) {
    const at = s.deck.length - position;
    if (bottomOfLevel(t, s, at) !== at) moves.push({ type: 'bury', position });
  }
  return moves;
}

export function applyBury(t: Tables, s: State, seat: Seat, position: number, emit: Emit): void {
  const at = s.deck.length - position;
  const bottom = bottomOfLevel(t, s, at);
  const level = t.cards[s.deck[at]!]!.level;
  s.deck.splice(bottom, 0, ...s.deck.splice(at, 1));
  s.seen.splice(bottom, 0, ...s.seen.splice(at, 1));
  emit?.({ type: 'buried', seat, position, level });
}
