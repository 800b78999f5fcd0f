/**
 * What things are worth to a player now, in points of the final score. Estimates only: they guide bots and hints and
 * are no part of the rules. The numbers were tuned by letting a player that looks one decision ahead play alone.
 */
import { missingBooks } from './books.ts';
import type { Card, Objective, Run, Space, Square } from './data.ts';
import { mayPlaceCube } from './effects.ts';
import type { Operation } from './operations.ts';
import type { Outlook } from './outlook.ts';
import { objectivePoints } from './scoring.ts';
import { ACTIONS, type Action, type Books, type Gain, type IncomeSlot } from './types.ts';

/** Points of one basic action by its value, from 0 up. */
const ACTION_WORTH: Record<Action, readonly number[]> = {
  work: [0, 1.3, 2.4, 3.4, 4.2, 4.9, 5.5],
  technology: [0, 1.3, 2.6, 3.8, 4.8, 5.6, 6.2],
  travel: [0, 1.2, 2.4, 3.4, 4.2, 4.8, 5.2],
  lessons: [0, 1, 1.6, 2, 2, 2, 2],
  study: [0, 1.6, 3, 4.2, 4.4, 4.5, 4.6],
};
/** Share of a worth that is left per step still to go. */
const PER_STEP = 0.8;
/** Share of the finest square-by-square chances on the bookshelf. */
const EASE = { met: 0.9, nearBooks: 0.7, farBooks: 0.45, place: 0.35 };

export function actionWorth(action: Action, value: number): number {
  const table = ACTION_WORTH[action];
  return table[Math.min(value, table.length - 1)]!;
}

export function gainWorth(o: Outlook, gain: Gain): number {
  const room = o.t.setup.students - o.player.students.length;
  return (
    gain.points +
    gain.coins * o.coin +
    gain.potions * o.potion +
    (gain.students > 0 ? Math.min(gain.students, room) * newStudentWorth(o) : 0)
  );
}

function newStudentWorth(o: Outlook): number {
  if (Number.isNaN(o.newStudent)) o.newStudent = studentWorth(o, 0);
  return o.newStudent;
}

/** Coins and potions in the purse: the first ones are worth most. */
export function purseWorth(o: Outlook): number {
  const { coins, potions } = o.player;
  const spare = Math.max(0, coins - 8);
  const sparePotions = Math.max(0, potions - 5);
  return (coins - spare * 0.6) * o.coin + (potions - sparePotions * 0.5) * o.potion;
}

/** How likely a square gets filled. */
function chanceOfSquare(o: Outlook, index: number): number {
  if (Number.isNaN(o.squareChances[index])) {
    const square = o.t.squares[index]!;
    o.squareChances[index] = ease(o, square) * (1 - 0.08 * (square.shelf - 1));
  }
  return o.squareChances[index]!;
}

/** How likely a square can be filled once a tile is at hand. */
function ease(o: Outlook, square: Square): number {
  if (square.books !== null) {
    const missing = missingBooks(o.bookReach, square.books);
    return missing === 0 ? EASE.met : missing <= 1 ? EASE.nearBooks : EASE.farBooks;
  }
  const place =
    square.university >= 0 ? o.state.universities[square.university]! : o.state.ancients[square.ancient]!;
  return o.player.cubes.includes(place) ? EASE.met : EASE.place;
}

/** Points that the player's bookshelf will still pay: finished lines every round, others by their chance. */
export function shelfWorth(o: Outlook): number {
  let worth = 0;
  for (let run = 0; run < o.t.runs.length; run++) worth += runWorth(o, run);
  return worth;
}

function runWorth(o: Outlook, run: number): number {
  if (Number.isNaN(o.runs[run])) o.runs[run] = findRunWorth(o, o.t.runs[run]!, o.player.shelf);
  return o.runs[run]!;
}

function findRunWorth(o: Outlook, run: Run, shelf: number): number {
  if ((shelf & run.mask) === run.mask) return run.points * o.rounds;
  let chance = 1;
  let missing = 0;
  for (const index of run.squares) {
    if ((shelf & (1 << index)) !== 0) continue;
    missing++;
    chance *= chanceOfSquare(o, index) * 0.75;
  }
  return run.points * Math.max(0, o.rounds - 0.7 * missing) * chance;
}

/** The bonuses below the piles, nearer with every tile taken. */
export function pileWorth(o: Outlook, tiles: number): number {
  let worth = 0;
  let last = 0;
  for (const pile of o.t.piles) {
    last += pile.tiles;
    const missing = last - tiles;
    if (missing > 0) worth += effectWorth(o, pile.onLast) * 0.7 ** missing * Math.min(1, o.future * 1.5);
  }
  return worth;
}

/** What filling a square adds to the lines of the bookshelf. */
export function squareWorth(o: Outlook, index: number): number {
  const { shelf } = o.player;
  let worth = 0;
  for (const run of o.t.squares[index]!.runs)
    worth += findRunWorth(o, o.t.runs[run]!, shelf | (1 << index)) - runWorth(o, run);
  return worth;
}

/** What taking one more tile brings, wherever it goes. */
export function tileWorth(o: Outlook): number {
  const { tiles } = o.player;
  let last = 0;
  let bonus = 0;
  for (const pile of o.t.piles) {
    last += pile.tiles;
    if (tiles + 1 === last) bonus = effectWorth(o, pile.onLast);
  }
  const nearer = pileWorth(o, tiles + 1) - pileWorth(o, tiles);
  return bonus + nearer + objectiveHope(o, 'tile-triple') / 3;
}

/** Objectives on offer reward things before they are reached, too. */
function objectiveHope(o: Outlook, per: Objective['per']): number {
  return o.hopes[per] ?? 0;
}

/** Points of an objective for a player who gets there. */
export function objectiveWorth(o: Outlook, spot: number): number {
  if (Number.isNaN(o.objectives[spot])) o.objectives[spot] = findObjectiveWorth(o, spot);
  return o.objectives[spot]!;
}

function findObjectiveWorth(o: Outlook, spot: number): number {
  const objective = o.t.objectives[o.state.objectives[spot]!]!;
  const now = objectivePoints(o.t, o.state, o.player, objective);
  return now + (6 - Math.min(6, now)) * o.future * 0.8;
}

/** A cube on a place where none of this player's lies. */
export function placeWorth(o: Outlook, place: number): number {
  if (Number.isNaN(o.places[place])) o.places[place] = findPlaceWorth(o, place);
  return o.places[place]!;
}

function findPlaceWorth(o: Outlook, place: number): number {
  const { t, state, player } = o;
  const info = t.places[place]!;
  if (!mayPlaceCube(t, player, place)) return 0;
  const cube = cubeStep(o);
  switch (info.kind) {
    case 'university':
      return (
        cube +
        visitWorth(o, 'university', state.universities.indexOf(place)) +
        objectiveHope(o, 'university-visited')
      );
    case 'ancient':
      return (
        cube + visitWorth(o, 'ancient', state.ancients.indexOf(place)) + objectiveHope(o, 'ancient-visited')
      );
    case 'city':
      return cube + effectWorth(o, t.cities[state.cities.indexOf(place)]!.effect);
    case 'master':
      return cube + masterOccasion(o);
    case 'objective':
      return cube + objectiveWorth(o, t.mapObjective) * chanceOfBooks(o, info.books!);
    default:
      return 0;
  }
}

/** The squares that a visit opens. */
function visitWorth(o: Outlook, kind: 'university' | 'ancient', tile: number): number {
  let worth = 0.4 * o.future;
  for (let index = 0; index < o.t.squares.length; index++) {
    const square = o.t.squares[index]!;
    if ((kind === 'university' ? square.university : square.ancient) !== tile) continue;
    if ((o.player.shelf & (1 << index)) !== 0) continue;
    let points = 0;
    for (const run of square.runs) points += o.t.runs[run]!.points;
    worth += (0.8 + points * 0.09 * o.rounds) * Math.min(1, o.future * 1.3);
  }
  return worth;
}

/** The next cube brings the last four nearer. */
function cubeStep(o: Outlook): number {
  const { cubePoints } = o.t;
  const placed = o.player.cubes.length;
  if (placed >= o.t.cubes) return 0;
  let worth = cubePoints[placed + 1]!;
  for (let n = placed + 2; n < cubePoints.length; n++) worth += cubePoints[n]! * 0.12 * o.future;
  return worth * (placed + 1 >= 9 ? 1 : 0.5);
}

function chanceOfBooks(o: Outlook, need: Books): number {
  const missing = missingBooks(o.books, need);
  if (missing <= o.player.potions) return 1 - 0.08 * missing;
  const later = missingBooks(o.bookReach, need);
  return later <= o.player.potions + 1 ? 0.6 : 0.3;
}

export function masterWorth(o: Outlook, master: number): number {
  const { effect, points } = o.t.masters[master]!;
  return points + effectWorth(o, effect);
}

/** Playing the best master in hand. */
export function masterOccasion(o: Outlook): number {
  if (Number.isNaN(o.master)) {
    let best = 0;
    for (const master of o.player.masters) best = Math.max(best, masterWorth(o, master));
    o.master = best === 0 ? 0 : best + objectiveHope(o, 'master-played');
  }
  return o.master;
}

/** A special space where a marker or student stops. */
export function spaceWorth(o: Outlook, space: Space): number {
  const { t, state } = o;
  const end = space.end ? objectiveHope(o, 'student-at-end') : 0;
  switch (space.kind) {
    case 'specialization':
      return effectWorth(o, t.specializations[state.specializations[space.spot]!]!.effect);
    case 'invention':
      return end + effectWorth(o, t.inventions[state.inventions[space.spot]!]!.effect);
    case 'master':
      return end + masterOccasion(o);
    case 'objective':
      return end + objectiveWorth(o, space.spot);
    default:
      return 0;
  }
}

/** Prospects of a student on this space: the best way ahead. */
export function studentWorth(o: Outlook, space: number): number {
  return wayAhead(o, o.t.technology, o.technologyWays, space) * Math.min(1, o.future * 1.4);
}

export function markerWorth(o: Outlook, space: number): number {
  return wayAhead(o, o.t.work, o.workWays, space) * 0.9 * Math.min(1, o.future * 1.4);
}

function wayAhead(o: Outlook, track: readonly Space[], found: Float64Array, from: number): number {
  if (!Number.isNaN(found[from])) return found[from]!;
  let best = 0;
  for (const next of track[from]!.children) {
    const space = track[next]!;
    const token = space.tokenSpot < 0 ? -1 : o.state.tokens[space.tokenSpot]!;
    let worth = wayAhead(o, track, found, next);
    if (token >= 0) worth += plainGain(o, o.t.tokens[token]!) + objectiveHope(o, 'bonus-token');
    else if (space.kind === 'objective')
      worth += objectiveWorth(o, space.spot) * chanceOfBooks(o, space.books!) * 0.6;
    else if (space.kind === 'master') worth += o.player.masters.length > 0 ? 5 : 0;
    else if (space.spot >= 0) worth += 2.6;
    best = Math.max(best, worth * PER_STEP);
  }
  found[from] = best;
  return best;
}

/** A gain without the prospects of students, which would go round in circles. */
function plainGain(o: Outlook, gain: Gain): number {
  return gain.points + gain.coins * o.coin + gain.potions * o.potion + gain.students * 3 * o.future;
}

export function tokenWorth(o: Outlook, spot: number): number {
  const token = spot < 0 ? -1 : o.state.tokens[spot]!;
  return token < 0 ? 0 : gainWorth(o, o.t.tokens[token]!) + objectiveHope(o, 'bonus-token');
}

export function slotWorth(o: Outlook, slot: IncomeSlot): number {
  if (slot === 'medical') return o.t.medical[0] * o.rounds;
  if (slot === 'medical-turned') return o.t.medical[1] * o.rounds;
  return gainWorth(o, o.t.incomeGain[slot]) * o.rounds;
}

/** One more symbol for good: it raises all later actions of its kind. */
export function symbolWorth(o: Outlook, action: Action): number {
  const { player, t } = o;
  let plays = 0;
  for (const card of player.hand) if (t.cards[card]!.action === action) plays += o.rounds * 0.8;
  for (const card of player.desk) if (t.cards[card]!.action === action) plays += (o.rounds - 1) * 0.8;
  const value = o.symbols[ACTIONS.indexOf(action)]! + 1;
  return (
    (plays + 0.3 * o.rounds) * Math.max(0.15, actionWorth(action, value + 1) - actionWorth(action, value))
  );
}

/** An effect carried out now. */
export function effectWorth(o: Outlook, effect: readonly Operation[]): number {
  let worth = 0;
  for (const op of effect) worth += operationWorth(o, op);
  return worth;
}

function operationWorth(o: Outlook, op: Operation): number {
  switch (op.op) {
    case 'gain':
      return gainWorth(o, op.gain) * (op.per === null ? 1 : counted(o, op.per));
    case 'exchange':
      return Math.max(0, gainWorth(o, op.gain) - op.coins * o.coin - op.potions * o.potion - op.cards * 1.5);
    case 'books':
      return (op.books[0] + op.books[1] + op.books[2] + op.books[3] * 1.6) * 2 * o.future;
    case 'act': {
      const action = op.action === 'any' ? 'technology' : op.action;
      const times = op.per === null ? 1 : counted(o, op.per);
      const extra =
        op.split || op.ignoreRequirement || op.ignorePrerequisite || op.cubeOnEveryPlace ? 1.5 : 0;
      return (actionWorth(action, op.value) * 1.2 + extra - (op.noCoins ? op.value * o.coin : 0)) * times;
    }
    case 'lesson-then-act':
      return 4;
    case 'place-cube':
      if (o.player.cubes.length >= o.t.cubes) return 0;
      return Math.max(0, (op.on === 'any' ? 3 : 2.5) * o.future + cubeStep(o) - op.coins * o.coin);
    case 'remove-tiles':
      return 1.5;
    case 'play-master':
      return o.player.masters.length > 0 ? 6 : 0;
    case 'take-development':
      return op.type === 'any'
        ? Math.max(...ACTIONS.map(action => symbolWorth(o, action)))
        : symbolWorth(o, op.type);
    case 'take-income':
      return slotWorth(o, op.type === 'any' ? 'points' : op.type);
    case 'medical':
      return o.player.incomes.includes('medical')
        ? (o.t.medical[1] - o.t.medical[0]) * o.rounds
        : (o.t.medical[0] + 0.7) * o.rounds;
    default:
      return 0;
  }
}

function counted(o: Outlook, per: string): number {
  switch (per) {
    case 'master-played':
      return o.player.played.length;
    case 'university-visited':
      return o.state.universities.reduce((n, place) => n + (o.player.cubes.includes(place) ? 1 : 0), 0);
    case 'ancient-visited':
      return o.state.ancients.reduce((n, place) => n + (o.player.cubes.includes(place) ? 1 : 0), 0);
    case 'run-completed':
      return o.t.runs.reduce((n, run) => n + ((o.player.shelf & run.mask) === run.mask ? 1 : 0), 0);
    case 'book-triple':
      return Math.floor(Math.max(o.books[0], o.books[1], o.books[2]) / 3);
    default:
      return o.books[per === 'book:blue' ? 0 : per === 'book:green' ? 1 : 2] + o.books[3];
  }
}

/** What a card's effect brings in a typical turn. */
export function cardEffectWorth(o: Outlook, card: Card): number {
  const { effect } = card;
  if (effect === null) return 0;
  switch (effect.op) {
    case 'gain':
      return effect.per === null ? gainWorth(o, effect.gain) : effect.per === 'book-triple' ? 3.5 : 2.6;
    case 'exchange':
      return operationWorth(o, effect);
    case 'books':
      return 0.8;
    case 'repeat-lightning':
      return 1.2;
    default:
      return 0.9;
  }
}
