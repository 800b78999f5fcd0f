/** Placing energy. */
import type { Names, Reason, Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { capital, listed, ordinal, plural } from '../../../../core/words.ts';
import {
  ACTION_NAMES,
  cardName,
  cardText,
  modifierText,
  reason,
  spaceName,
  trackName,
} from '../../text/words.ts';
import type { BoardSpace } from '../board.ts';
import type { Tables } from '../data.ts';
import { influencePerMarker, isAtTop, levelAfter, restAfter, restPerMarker } from '../gains.ts';
import { plainPoints } from '../points.ts';
import { lowestBit } from '../sets.ts';
import { closedSpaces, freeSpaces, hasRested, isOpen } from '../spaces.ts';
import {
  ACTIONS,
  type Event,
  type Move,
  NONE,
  type Pending,
  type PlaceSet,
  type State,
  type Table,
  TRACKS,
  type View,
} from '../types.ts';

type PlacePending = Extract<Pending, { kind: 'place' }>;

/** In the order of the board, but markers that would gain nothing come last. [newscience.influence.top] */
function listPlacements(t: Tables, state: Readonly<State>, seat: Seat, moves: Move[]): void {
  const free = freeSpaces(t, state, seat);
  const idle = free & idlePlaces(t, state, seat);
  const { placements } = t.boards[state.players]!;
  for (let left = free & ~idle; left !== 0; left &= left - 1) moves.push(placements[lowestBit(left)]!);
  for (let left = idle; left !== 0; left &= left - 1) moves.push(placements[lowestBit(left)]!);
}

/**
 * Where a marker of this player would gain nothing. Rest at its limit still brings a place in the order, but influence at
 * its top brings nothing at all.
 */
export function idlePlaces(t: Tables, table: Readonly<Table>, seat: Seat): PlaceSet {
  const me = table.seats[seat]!;
  const { rest, influence, freeInfluence } = t.boards[table.players]!;
  let idle = restAfter(t, me, restPerMarker(t, table)) === me.rest ? rest : 0;
  let atTop = 0;
  for (let track = TRACKS[0]!; track < TRACKS.length; track++) {
    if (!isAtTop(t, me, track)) continue;
    idle |= influence[track]!;
    atTop++;
  }
  return atTop === TRACKS.length ? idle | freeInfluence : idle;
}

export const place: Topic<Tables, State, PlacePending, Move, Event> = {
  rule: 'newscience.energy',
  secret: false,
  open: true,
  legal: (t, state, { seat }, moves) => {
    listPlacements(t, state, seat, moves);
  },
  apply(_, state, { seat }, move, emit) {
    if (move.type !== 'place') return;
    state.spaces[move.space] = seat;
    state.placed++;
    emit?.({ type: 'placed', seat, space: move.space });
  },
  prompt(t, state, { seat }) {
    const marker = 1 + Math.floor(state.placed / state.players);
    const { rest } = state.seats[seat]!;
    return `Where do you place energy marker ${marker} of ${t.rules.energyPerPlayer}? Rest: ${rest}`;
  },
  unavailable(t, state, { seat }, names) {
    const closed = closedSpaces(t, state);
    const { spaces } = t.boards[state.players]!;
    return [
      ...noRest(t, state, seat),
      ...ACTIONS.filter(action => action !== 'rest').flatMap(action => {
        const own = spaces.filter(space => space.action === action);
        return [
          ...takenSpaces(t, state, own, names),
          ...own.flatMap(space => noPlacement(t, state, space, closed)),
        ];
      }),
    ];
  },
};

function noRest(t: Tables, state: Readonly<State>, seat: Seat): Reason[] {
  if (hasRested(t, state, seat)) return [reason('Rest', 'you may rest once a turn', 'rest')];
  const isFull = t.boards[state.players]!.restSpaces.every(space => state.spaces[space.index] !== NONE);
  return isFull ? [reason('Rest', 'all rest spaces are taken', 'energy.space')] : [];
}

/** The spaces of an action on which markers lie, in one sentence. */
function takenSpaces(
  t: Tables,
  state: Readonly<State>,
  spaces: readonly BoardSpace[],
  names: Names,
): Reason[] {
  const taken = spaces.filter(({ index }) => state.spaces[index] !== NONE);
  const [first] = taken;
  if (first === undefined) return [];
  const whose = [...new Set(taken.map(({ index }) => state.spaces[index]!))];
  const by = listed(whose.map(owner => (owner === state.pending?.seat ? 'you' : names[owner]!)));
  const titles = taken.map(({ index }) => spaceName(t, index));
  const what =
    taken.length > 1 && first.action !== 'influence'
      ? `${first.action} spaces ${listed(taken.map(({ label }) => label))}`
      : listed(titles);
  return [reason(capital(what), `taken by ${by}`, 'energy.space')];
}

function noPlacement(t: Tables, state: Readonly<State>, space: BoardSpace, closed: number): Reason[] {
  const what = capital(spaceName(t, space.index));
  if (state.spaces[space.index] !== NONE || isOpen(t, state, space, closed)) return [];
  const bit = 1 << space.index;
  if ((closed & bit) !== 0) {
    const closing = state.events.find(
      card => card !== NONE && (t.cards[card]!.closed[state.players]! & bit) !== 0,
    );
    return closing === undefined || closing === NONE
      ? []
      : [reason(what, `closed by ${cardName(t, closing)}`, 'cards.block')];
  }
  const card = state.events[space.event]!;
  return card === NONE
    ? [reason(what, 'there is no event card this turn', 'energy.closed')]
    : [reason(what, `${cardName(t, card)} holds for all and has no owner`, 'events.effect')];
}

export const placeMove: MoveWord<Tables, View, Extract<Move, { type: 'place' }>> = {
  notate: (t, move) => `place ${t.spaces[move.space]!.id}`,
  group: (t, move) => ACTION_NAMES[t.spaces[move.space]!.action],
  describe(t, move, view) {
    const space = t.boards[view.players]!.bySpace[move.space]!;
    return describePlacement(t, view, view.pending?.seat ?? 0, space);
  },
};

function describePlacement(t: Tables, view: View, seat: Seat, space: BoardSpace): string {
  const me = view.seats[seat]!;
  switch (space.action) {
    case 'rest': {
      const gain = restAfter(t, me, restPerMarker(t, view)) - me.rest;
      const place = t.boards[view.players]!.restSpaces.indexOf(space) + 1;
      const more = gain === 0 ? `no rest, you have all ${me.rest}` : `+${gain} rest (you have ${me.rest})`;
      return `Rest: ${more}, go ${ordinal(place)} next turn`;
    }
    case 'event': {
      const index = view.events[space.event]!;
      if (index === NONE) return 'An event space without a card';
      const card = t.cards[index]!;
      if (card.type !== 'KEEP' || me.laboratory === NONE) return cardText(card);
      return `${cardText(card)} It replaces ${cardName(t, me.laboratory)}.`;
    }
    case 'influence': {
      if (space.track === NONE) {
        const isFull = TRACKS.every(track => isAtTop(t, me, track));
        return isFull
          ? 'Influence on any track: nothing, you are at the top of all'
          : 'Influence: +1 on any track';
      }
      const level = me.influence[space.track]!;
      const gain = levelAfter(t, level, influencePerMarker(t, view, space.track)) - level;
      const what = capital(spaceName(t, space.index));
      return gain === 0
        ? `${what}: nothing, you are at the top with ${level}`
        : `${capital(trackName(space.track))} from ${level} to ${level + gain}`;
    }
    case 'research':
    case 'experiment':
    case 'publish': {
      const points = plainPoints(t, me, space.modifier, space.action);
      const sum = space.action === 'experiment' ? `${points} + die` : plural(points, 'point');
      return `${capital(space.action)} ${space.label}${modifierText(space)}: ${sum}`;
    }
  }
}
