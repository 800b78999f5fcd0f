/** What moves point at, where those things stand, and which panel shows a decision best. */
import type { Decision } from '../../../core/game.ts';
import type { Data, Tables } from '../../../games/newton/data.ts';
import {
  ACTIONS,
  type Action,
  INCOME_TYPES,
  type IncomeType,
  type Move,
  type View,
} from '../../../games/newton/types.ts';
import type { Target } from '../contract.ts';
import * as ids from './ids.ts';
import { spread } from './map.ts';
import { branchRows } from './tracks.ts';

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
      return view.turn.card < 0 ? null : ids.cardId(t, view.turn.card);
    case 'deck':
      return ids.deckId(move.level);
    case 'hire':
      return ids.techId(t, 0);
    case 'advance':
      return ids.workId(t, view.seats[view.active]!.work + move.spaces);
    case 'student':
      return ids.techId(t, move.to);
    case 'go':
    case 'jump':
      return ids.placeId(t, move.to);
    case 'visit':
      return ids.placeId(t, move.place);
    case 'cube':
      return ids.placeId(t, view.seats[view.active]!.scientist);
    case 'shelve':
      return ids.squareId(t, move.square);
    case 'tile':
    case 'replace':
      return tileTarget(move.tile);
    default:
      return null;
  }
}

function tileTarget(tile: Action | IncomeType): string {
  const development = ACTIONS.find(action => action === tile);
  return development === undefined ? ids.tileId('income', tile) : ids.tileId('development', tile);
}

/** Everything that can be pointed at, with places in the shape of the drawings. */
export function targets(t: Tables, raw: Data['map'], view: View): Target[] {
  const own = view.seats[view.viewer ?? view.active]!;
  const cards = view.seats.flatMap(seat => [...seat.hand, ...seat.desk]);
  const masters = [
    ...new Set([
      ...view.seats.flatMap(seat => [...seat.played, ...(seat.masters ?? [])]),
      ...view.deal.seen.flat(),
    ]),
  ];
  const branches = branchRows(t);
  const at = spread(raw, { width: raw.drawing.columns, height: raw.drawing.rows });
  return [
    ...at.map(({ row, col }, place) => ({ id: ids.placeId(t, place), panel: 'map', row, col })),
    ...t.technology.map((space, i) => ({
      id: ids.techId(t, i),
      panel: 'tracks',
      row: branches[i]! * 2,
      col: space.depth * 9,
    })),
    ...t.work.map((_, i) => ({ id: ids.workId(t, i), panel: 'tracks', row: 14, col: i * 4 })),
    ...t.squares.flatMap((square, i) =>
      square.kind === 'glass'
        ? []
        : [{ id: ids.squareId(t, i), panel: 'shelf', row: 3 - square.shelf, col: square.column * 8 }],
    ),
    ...view.rows.flatMap((row, level) => [
      { id: ids.deckId(level + 1), panel: 'cards', row: level * 10, col: 0 },
      ...row.map((card, i) => ({ id: ids.cardId(t, card), panel: 'cards', row: level * 10 + 1 + i, col: 1 })),
    ]),
    { id: ids.PURSE, panel: 'desk', row: 0, col: 0 },
    ...ACTIONS.map((action, i) => ({ id: ids.actionId(action), panel: 'desk', row: 1, col: i * 9 })),
    ...[...new Set(cards)].map((card, i) => {
      const onDesk = own.desk.indexOf(card);
      const inHand = own.hand.indexOf(card);
      const row = onDesk >= 0 ? 2 : 7 + (inHand >= 0 ? 0 : 20 + i);
      return {
        id: ids.cardId(t, card),
        panel: 'desk',
        row,
        col: (onDesk >= 0 ? onDesk : Math.max(0, inHand)) * 9,
      };
    }),
    ...masters.map((master, i) => ({ id: ids.masterId(t, master), panel: 'desk', row: 6, col: i * 12 })),
    ...ACTIONS.map((action, i) => ({
      id: ids.tileId('development', action),
      panel: 'desk',
      row: 5,
      col: i * 9,
    })),
    ...[...INCOME_TYPES, 'medical' as const].map((type, i) => ({
      id: ids.tileId('income', type),
      panel: 'shelf',
      row: 6,
      col: i * 9,
    })),
    ...view.objectives.map((_, i) => ({ id: ids.objectiveId(i), panel: 'objectives', row: i, col: 0 })),
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
  study: 'shelf',
};

export function panelFor(decision: Decision): string {
  return PANELS[decision.kind] ?? 'desk';
}
