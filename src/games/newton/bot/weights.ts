/**
 * Every number of the estimate and the priors. They are no part of the rules: they were tuned by letting a player that
 * looks one decision ahead play alone, and are points of the final score where nothing else is said.
 *
 * `Fading` numbers have a part that is always there and one that shrinks with the turns still to come.
 */
import type { Action, MoveType } from '../rules/types.ts';

export interface Fading {
  readonly always: number;
  readonly future: number;
}

/** Turns ahead from which on the future counts in full. */
export const FULL_FUTURE = 26;

export const COIN: Fading = { always: 0.25, future: 0.3 };
export const POTION: Fading = { always: 0.5, future: 1.1 };
/** From so many on, a further one has lost this share of its worth. */
export const HOARD = {
  coins: 8,
  coinLoss: 0.6,
  potions: 5,
  potionLoss: 0.5,
};

/** One basic action by its value, from 0 up. */
export const ACTION: Readonly<Record<Action, readonly number[]>> = {
  work: [0, 1.3, 2.4, 3.4, 4.2, 4.9, 5.5],
  technology: [0, 1.3, 2.6, 3.8, 4.8, 5.6, 6.2],
  travel: [0, 1.2, 2.4, 3.4, 4.2, 4.8, 5.2],
  lessons: [0, 1, 1.6, 2, 2, 2, 2],
  study: [0, 1.6, 3, 4.2, 4.4, 4.5, 4.6],
};

export const CARD = {
  /** Share of an average turn with the card. */
  share: 0.6,
  action: { always: 0.45, future: 0.75 } satisfies Fading,
  book: 0.25,
};

/** A further symbol: how often its action is played, and the least that one more of it adds. */
export const SYMBOL = {
  playsPerCard: 0.8,
  playsOtherwise: 0.3,
  least: 0.15,
};

/** Books that a round's cards could show: share of those in the hand. */
export const BOOKS_IN_HAND = 0.6;
/** Chance to have the books of an objective in time. */
export const OBJECTIVE_BOOKS = {
  lossPerPotion: 0.08,
  near: 0.8,
  far: 0.5,
};

export const OBJECTIVE = {
  /** What one hopes an objective pays in the end, and the share of it that is still to be earned. */
  usual: 10,
  growth: 0.8,
  /** Share of its points for what it counts while it is not reached. */
  unreached: 0.5,
};

export const SHELF = {
  /** Chance that a square can be filled once a tile is at hand. */
  met: 0.9,
  nearBooks: 0.7,
  farBooks: 0.45,
  place: 0.45,
  lossPerShelf: 0.08,
  /** Per missing square: the chance of a line, and the rounds it pays later. */
  missing: 0.75,
  delay: 0.7,
};

export const PILE = {
  perMissingTile: 0.7,
  urgency: 1.5,
};

export const CUBE = {
  /** Share of the points of cubes beyond the next. */
  later: 0.12,
  /** Share of all that for a cube that brings no points itself. */
  unpaid: 0.5,
};

/** A visit to a university or ancient land, and each square that it opens. */
export const VISIT = {
  itself: 0.4,
  square: 0.8,
  linePoint: 0.09,
  urgency: 1.3,
};

/** Share of a worth that is left per step still to go, on the tracks and on the map. */
export const PER_STEP = { track: 0.8, map: 0.78 };

export const TRACK = {
  objective: 0.9,
  master: 5,
  otherTile: 2.6,
  urgency: 1.4,
  /** Share of the way of a marker against that of a student. */
  marker: 0.9,
};

/** A new student, before the ways open to it are known. */
export const NEW_STUDENT = 3;

/** The best two places within reach of the scientist. */
export const REACH = {
  share: 0.8,
  second: 0.6,
  coins: 0.7,
  urgency: 1.4,
};

/** Chance that the best, second best, ... master in hand is still played. */
export const MASTER_CHANCE: readonly number[] = [0.45, 0.25, 0.12, 0.06];

/** Operations of the effect language whose worth no other number gives. */
export const OPERATION = {
  cardPaid: 1.5,
  book: 2,
  freeBook: 1.6,
  actionShare: 1.2,
  actionExtra: 1.5,
  lessonThenAct: 4,
  cube: 2.5,
  cubeAnywhere: 3,
  removeTiles: 1.5,
  playMaster: 6,
  secondMedicalCity: 0.7,
  modifier: 0.8,
  repeat: 2,
};

/** The effect of a card in a typical turn to come. */
export const EFFECT_TO_COME = {
  triples: 3.5,
  perThing: 2.6,
  books: 0.8,
  repeat: 1.2,
  other: 0.9,
};

/** Decisions in progress whose worth no other number gives. */
export const PENDING = {
  replaceTile: 1,
  jump: 1,
  repeat: 2,
  discard: 4,
  /** In coins. */
  reveal: -1.5,
  lessonThenAct: 2,
  splitTechnology: 1.2,
  cubeOnTheWay: 0.5,
};

/** How promising a move of a type looks at first sight, before anything is known of it. */
export const MOVE: Readonly<Record<MoveType, number>> = {
  keep: 4,
  play: 4,
  do: 5,
  effect: 8,
  end: 0.8,
  boost: 0.8,
  potion: 0.4,
  hire: 0.8,
  reveal: 0.1,
  deck: 1,
  advance: 3,
  student: 3,
  go: 2,
  cube: 6,
  take: 3,
  shelve: 4,
  stop: 0.6,
  master: 5,
  visit: 4,
  tile: 4,
  replace: 1,
  jump: 1,
  repeat: 3,
  discard: 2,
  tuck: 3,
};

/** What that is multiplied with for the move itself: `base` plus so much per action worth, level, space, point. */
export const FIRST_SIGHT = {
  play: { base: 0.3, action: 0.25, level: 0.2, joker: 3 },
  do: { base: 0.3, action: 0.3 },
  advance: { base: 0.3, space: 0.2, special: 2.5 },
  student: { plain: 0.9, special: 1.6 },
  go: { plain: 0.8, special: 2 },
  stop: { plain: 1, special: 6 },
  take: { base: 0.4, level: 0.4 },
  shelve: { base: 1, openLine: 0.2, ignoring: 0.6 },
  master: { base: 0.6, point: 0.1 },
  tuck: { joker: 0.1, starting: 1.5, other: 0.6 },
  discard: { starting: 1.5, other: 0.6 },
};
