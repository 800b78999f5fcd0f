/** Every move there can be, made once: lists of legal moves are picked from these and never make any. */
import { indices } from '../../../core/grammar.ts';
import type { Place, Space, Square } from './tables.ts';
import {
  type Action,
  type CardIndex,
  type MasterIndex,
  type Move,
  NONE,
  type PlaceIndex,
  type SquareIndex,
  type TechnologyIndex,
} from './types.ts';

/** Moves that are about nothing in particular. */
export const EFFECT: Move = { type: 'effect' };
export const END: Move = { type: 'end' };
/** Leaves what remains of an action or an offer. */
export const STOP: Move = { type: 'stop' };
export const CUBE: Move = { type: 'cube' };
export const DO: Readonly<Record<Action, Move>> = {
  work: { type: 'do', action: 'work' },
  technology: { type: 'do', action: 'technology' },
  travel: { type: 'do', action: 'travel' },
  lessons: { type: 'do', action: 'lessons' },
  study: { type: 'do', action: 'study' },
};

/** Moves about a thing of the box, by its index. */
export interface MoveTables {
  readonly play: readonly Move[];
  readonly take: readonly Move[];
  readonly tuck: readonly Move[];
  readonly discard: readonly Move[];
  readonly repeat: readonly Move[];
  readonly keep: readonly Move[];
  readonly master: readonly Move[];
  readonly go: readonly Move[];
  readonly visit: readonly Move[];
  readonly jump: readonly Move[];
  /** By the number of spaces. */
  readonly advance: readonly Move[];
  /** By the space that the student steps onto; it comes from the one before. */
  readonly student: readonly Move[];
  readonly shelve: readonly Move[];
  /** The same without meeting the requirement of the square. */
  readonly shelveIgnoring: readonly Move[];
}

interface Things {
  readonly cards: ArrayLike<unknown>;
  readonly masters: ArrayLike<unknown>;
  readonly places: readonly Place[];
  readonly work: readonly Space[];
  readonly technology: readonly Space<TechnologyIndex>[];
  readonly squares: readonly Square[];
}

export function makeMoves(things: Things): MoveTables {
  const cards = indices<CardIndex>(things.cards);
  const masters = indices<MasterIndex>(things.masters);
  const places = indices<PlaceIndex>(things.places);
  const squares = indices<SquareIndex>(things.squares);
  return {
    play: cards.map(card => ({ type: 'play', card })),
    take: cards.map(card => ({ type: 'take', card })),
    tuck: cards.map(card => ({ type: 'tuck', card })),
    discard: cards.map(card => ({ type: 'discard', card })),
    repeat: cards.map(card => ({ type: 'repeat', card })),
    keep: masters.map(master => ({ type: 'keep', master })),
    master: masters.map(master => ({ type: 'master', master })),
    go: places.map(to => ({ type: 'go', to })),
    visit: places.map(place => ({ type: 'visit', place })),
    jump: places.map(to => ({ type: 'jump', to })),
    advance: things.work.map((_, spaces) => ({ type: 'advance', spaces })),
    student: indices<TechnologyIndex>(things.technology).map(to => {
      const { parent } = things.technology[to]!;
      return { type: 'student', from: parent === NONE ? to : parent, to };
    }),
    shelve: squares.map(square => ({ type: 'shelve', square, ignore: false })),
    shelveIgnoring: squares.map(square => ({ type: 'shelve', square, ignore: true })),
  };
}
