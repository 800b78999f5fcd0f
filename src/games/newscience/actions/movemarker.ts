/** Cards that move an energy marker to another space before it is resolved. */
import type { Seat } from '../../../core/game.ts';
import { type Board, boardOf, type Card, type Space, type Tables } from '../data.ts';
import { closedSpaces } from '../effects.ts';
import { isShielded } from '../knowledge.ts';
import { type Emit, type Move, NONE, type Pending, type State } from '../types.ts';

type MovePending = Extract<Pending, { kind: 'move' }>;
type Entry = Extract<Card['effect'][number], { kind: 'move-marker' }>;

function entryOf(card: Card): Entry {
  return card.effect.find(entry => entry.kind === 'move-marker')!;
}

export function canMoveMarker(t: Tables, s: Readonly<State>, card: Card, seat: Seat): boolean {
  const board = boardOf(t, s.seats.length);
  return sources(t, s, board, card, seat).length > 0 && targets(s, board, card).length > 0;
}

function sources(t: Tables, s: Readonly<State>, board: Board, card: Card, seat: Seat): Space[] {
  const entry = entryOf(card);
  return board.spaces.filter(space => {
    const owner = s.spaces[space.index]!;
    if (owner === NONE || !entry.from.some(action => action === space.action)) return false;
    return entry.whose === 'self' ? owner === seat : owner !== seat && !isShielded(t, s, owner);
  });
}

function targets(s: Readonly<State>, board: Board, card: Card): Space[] {
  const entry = entryOf(card);
  const closed = closedSpaces(board.closedBy, s);
  return board.spaces.filter(
    space =>
      s.spaces[space.index] === NONE &&
      (closed & (1 << space.index)) === 0 &&
      entry.to.some(action => action === space.action),
  );
}

export function legalMarkerMoves(t: Tables, s: Readonly<State>, p: MovePending): Move[] {
  const board = boardOf(t, s.seats.length);
  const card = t.cards[t.cardIndex[p.card]!]!;
  if (p.from !== null) return targets(s, board, card).map(space => ({ type: 'drop', space: space.id }));
  const lifts = sources(t, s, board, card, p.seat).map((space): Move => ({ type: 'lift', space: space.id }));
  return [...lifts, { type: 'decline' }];
}

export function applyLift(s: State, p: MovePending, space: string): void {
  s.pending = { kind: 'move', seat: p.seat, card: p.card, from: space };
}

export function applyDrop(t: Tables, s: State, p: MovePending, to: string, emit: Emit): void {
  const { spaceIndex } = boardOf(t, s.seats.length);
  const from = p.from!;
  const owner = s.spaces[spaceIndex[from]!]!;
  s.spaces[spaceIndex[from]!] = NONE;
  s.spaces[spaceIndex[to]!] = owner;
  emit?.({ type: 'marker-moved', seat: p.seat, owner, from, to });
}
