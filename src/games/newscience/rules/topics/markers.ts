/** A card moves an energy marker to another space before it is resolved. [newscience.cards.move] */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { cardName, modifierText, reason, spaceName } from '../../text/words.ts';
import type { BoardSpace } from '../board.ts';
import type { Card, Tables } from '../data.ts';
import type { EntryOf } from '../effects/word.ts';
import { isShielded } from '../knowledge.ts';
import { closedSpaces } from '../spaces.ts';
import {
  type Event,
  type MarkerPending,
  type Move,
  NONE,
  type SpaceIndex,
  type State,
  type View,
} from '../types.ts';
import { DECLINE } from './decline.ts';

function entryOf(card: Card): EntryOf<'move-marker'> {
  return card.effect.find(entry => entry.kind === 'move-marker')!;
}

export function offerMarkerMove(t: Tables, state: State, seat: Seat, card: Card): void {
  if (sources(t, state, seat, card).length > 0 && targets(t, state, card).length > 0)
    state.pending = { kind: 'move', seat, card: card.index, from: NONE };
}

/** Markers that the card can move: not those of a player who is protected. [newscience.cards.shield] */
function sources(t: Tables, state: Readonly<State>, seat: Seat, card: Card): BoardSpace[] {
  const entry = entryOf(card);
  return t.boards[state.players]!.spaces.filter(space => {
    const owner = state.spaces[space.index]!;
    if (owner === NONE || !entry.from.some(action => action === space.action)) return false;
    return entry.whose === 'self' ? owner === seat : owner !== seat && !isShielded(t, state, owner);
  });
}

/** Empty spaces that the card can move a marker to; a closed one takes none. [newscience.cards.block] */
function targets(t: Tables, state: Readonly<State>, card: Card): BoardSpace[] {
  const entry = entryOf(card);
  const closed = closedSpaces(t, state);
  return t.boards[state.players]!.spaces.filter(
    space =>
      state.spaces[space.index] === NONE &&
      (closed & (1 << space.index)) === 0 &&
      entry.to.some(action => action === space.action),
  );
}

export const move: Topic<Tables, State, MarkerPending, Move, Event> = {
  rule: 'newscience.cards.move',
  secret: false,
  open: true,
  legal(t, state, { seat, card, from }, moves) {
    if (from === NONE) {
      for (const space of sources(t, state, seat, t.cards[card]!))
        moves.push({ type: 'lift', space: space.index });
      moves.push(DECLINE);
    } else {
      for (const space of targets(t, state, t.cards[card]!)) moves.push({ type: 'drop', space: space.index });
    }
  },
  apply(_, state, { seat, card, from }, move, emit) {
    if (move.type === 'lift') {
      state.pending = { kind: 'move', seat, card, from: move.space };
    } else if (move.type === 'drop' && from !== NONE) {
      const owner = state.spaces[from]!;
      state.spaces[from] = NONE;
      state.spaces[move.space] = owner;
      emit?.({ type: 'marker-moved', seat, owner, from, to: move.space });
    }
  },
  prompt: (t, _, { card, from }) =>
    from === NONE
      ? `${cardName(t, card)}: which energy marker do you move?`
      : `Where does the marker from ${spaceName(t, from)} go?`,
  unavailable: (t, state, { seat, from }, names) =>
    state.seats.flatMap((_, other) =>
      from === NONE && other !== seat && isShielded(t, state, other)
        ? [reason(`Markers of ${names[other]}`, 'protected by the laboratory', 'cards.shield')]
        : [],
    ),
};

export const liftMove: MoveWord<Tables, View, Extract<Move, { type: 'lift' }>> = {
  notate: (t, { space }) => `move ${idOf(t, space)}`,
  group: 'Events',
  describe(t, { space }, view, names) {
    const owner = view.spaces[space]!;
    const whose =
      owner === view.pending?.seat ? 'your energy marker' : `the energy marker of ${names[owner]}`;
    return `Move ${whose} from ${spaceName(t, space)}`;
  },
};

export const dropMove: MoveWord<Tables, View, Extract<Move, { type: 'drop' }>> = {
  notate: (t, { space }) => `to ${idOf(t, space)}`,
  group: 'Events',
  describe: (t, { space }, view) =>
    `Put it on ${spaceName(t, space)}${modifierText(t.boards[view.players]!.bySpace[space]!)}`,
};

function idOf(t: Tables, space: SpaceIndex): string {
  return t.spaces[space]!.id;
}
