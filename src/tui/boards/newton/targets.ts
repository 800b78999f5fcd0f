/** What moves point at, all that can be pointed at, and which panel shows a decision best. */
import type { Decision } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { activePlayer } from '../../../games/newton/rules/counting.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import {
  ACTIONS,
  type Action,
  type IncomeType,
  type Move,
  NONE,
  type PlaceIndex,
  type SquareIndex,
  type TechnologyIndex,
  type View,
} from '../../../games/newton/rules/types.ts';
import type { Target } from '../contract.ts';
import * as ids from './ids.ts';
import { developmentOnOffer, incomeOnOffer } from './on-offer.ts';

/** Buying and stopping are about no place: the board that the action is about stays in sight. */
export function targetOf(t: Tables, move: Move, view: View): string | null {
  switch (move.type) {
    case 'keep':
    case 'master':
      return ids.masterId(t, move.master);
    case 'play':
    case 'take':
    case 'repeat':
    case 'discard':
    case 'tuck':
      return ids.cardId(t, move.card);
    case 'do':
      return ids.actionId(move.action);
    case 'effect':
      return view.cardInPlay.card === NONE ? null : ids.cardId(t, view.cardInPlay.card);
    case 'deck':
      return ids.deckId(move.level);
    case 'hire':
      return ids.techId(t, t.technologyStart);
    case 'advance':
      return ids.workId(t, activePlayer(view).work + move.spaces);
    case 'student':
      return ids.techId(t, move.to);
    case 'go':
    case 'jump':
      return ids.placeId(t, move.to);
    case 'visit':
      return ids.placeId(t, move.place);
    case 'cube':
      return ids.placeId(t, activePlayer(view).scientist);
    case 'shelve':
      return ids.squareId(t, move.square);
    case 'tile':
    case 'replace':
      return tileTarget(move.tile);
    case 'end':
    case 'boost':
    case 'reveal':
    case 'potion':
    case 'stop':
      return null;
  }
}

function tileTarget(tile: Action | IncomeType): string {
  switch (tile) {
    case 'points':
    case 'coins':
    case 'potion':
      return ids.incomeId(tile);
    default:
      return ids.developmentId(tile);
  }
}

export function targets(t: Tables, view: View): Target[] {
  const cards = view.seats.flatMap(seat => [...seat.hand, ...seat.desk]);
  const masters = [
    ...view.seats.flatMap(seat => [...seat.played, ...(seat.masters ?? [])]),
    ...view.deal.seen.flat(),
  ];
  const squares = indices<SquareIndex>(t.squares).filter(square => t.squares[square]!.kind !== 'glass');
  const on = (panel: string, found: readonly string[]): Target[] =>
    [...new Set(found)].map(id => ({ id, panel }));
  return [
    ...on(
      'map',
      indices<PlaceIndex>(t.places).map(place => ids.placeId(t, place)),
    ),
    ...on('tracks', [
      ...indices<TechnologyIndex>(t.technology).map(space => ids.techId(t, space)),
      ...t.work.map((_, space) => ids.workId(t, space)),
    ]),
    ...on('shelf', [
      ...squares.map(square => ids.squareId(t, square)),
      ...view.seats.flatMap(seat => seat.incomes).map(ids.incomeId),
      ...incomeOnOffer(view).map(ids.incomeId),
    ]),
    ...on(
      'cards',
      view.rows.flatMap((row, i) => [ids.deckId(i + 1), ...row.map(card => ids.cardId(t, card))]),
    ),
    ...on('desk', [
      ids.PURSE,
      ...ACTIONS.map(ids.actionId),
      ...cards.map(card => ids.cardId(t, card)),
      ...view.seats.flatMap(seat => seat.drawers).map(ids.developmentId),
      ...developmentOnOffer(view).map(ids.developmentId),
    ]),
    ...on(
      'masters',
      masters.map(master => ids.masterId(t, master)),
    ),
    ...on('objectives', t.objectiveSpots.map(ids.objectiveId)),
  ];
}

const PANELS: Readonly<Record<string, string>> = {
  work: 'tracks',
  technology: 'tracks',
  travel: 'map',
  'place-cube': 'map',
  jump: 'map',
  lessons: 'cards',
  reveal: 'cards',
  keep: 'masters',
  master: 'masters',
  study: 'shelf',
};

export function panelFor(decision: Decision): string {
  return PANELS[decision.kind] ?? 'desk';
}
