/**
 * What a player's choices depend on within one game, as numbers: what lies open and can still change, and all that is the
 * player's own. Left out are tiles that never move, the other players, and what is out of the game. Cards on offer count
 * where one is to be taken, and not before: what later rounds will offer is a guess.
 */
import type { Seat } from '../../../core/game.ts';
import { pointsInPlay } from '../rules/scoring.ts';
import { topPending } from '../rules/topics/topic.ts';
import { ACTIONS, INCOME_TYPES, type Pending, type Player, type State } from '../rules/types.ts';

/** Stands between lists. */
const END = -9;
/** What can be said of a place, a student, a card or an offer in words, as numbers. */
const WORDS: readonly string[] = [
  ...ACTIONS,
  ...INCOME_TYPES,
  'medical',
  'medical-turned',
  ...['no', 'for-coins', 'yes', 'university', 'ancient', 'any', 'development', 'income'],
  ...['play', 'turn', 'any-action', 'master', 'place-cube', 'choose-tile', 'replace-tile', 'jump', 'repeat'],
  ...['discard', 'reveal', 'tuck', 'keep', 'actions', 'end-of-round', 'over'],
];
const NUMBERS: ReadonlyMap<unknown, number> = new Map(WORDS.map((word, number) => [word, number]));

/** Returns how many numbers there are; those that have no room in the list are not written. */
export function writeGrounds(state: Readonly<State>, seat: Seat, into: Float64Array): number {
  // Packs that are passed on are not among them.
  if (state.phase === 'masters') return Number.POSITIVE_INFINITY;
  let at = 0;
  into[at++] = state.round;
  into[at++] = NUMBERS.get(state.phase)!;
  into[at++] = state.turnsDone;
  at = writeList(state.tokens, into, at);
  const { developmentStock, incomeStock } = state;
  for (const action of ACTIONS) into[at++] = developmentStock[action];
  for (const type of INCOME_TYPES) into[at++] = incomeStock[type];
  into[at++] = incomeStock.medical;
  at = writePlayer(state.seats[seat]!, into, at);
  if (seat !== state.active) return at;
  const { card, acted, effectUsed, boosted } = state.cardInPlay;
  into[at++] = card;
  into[at++] = (acted ? 1 : 0) + (effectUsed ? 2 : 0) + (boosted ? 4 : 0);
  for (const pending of state.pending) at = writePending(pending, into, at);
  if (topPending(state)?.kind === 'lessons') for (const row of state.rows) at = writeList(row, into, at);
  return at;
}

function writePlayer(player: Readonly<Player>, into: Float64Array, from: number): number {
  let at = from;
  into[at++] = player.board;
  into[at++] = player.coins;
  into[at++] = player.potions;
  into[at++] = pointsInPlay(player);
  into[at++] = player.work;
  into[at++] = player.scientist;
  into[at++] = player.tiles;
  into[at++] = player.tilesRemoved;
  into[at++] = player.shelf;
  into[at++] = player.tokens.length;
  at = writeList(player.hand, into, at);
  at = writeList(player.desk, into, at);
  at = writeList(player.tucked, into, at);
  at = writeList(player.played, into, at);
  at = writeList(player.masters, into, at);
  at = writeList(player.students, into, at);
  at = writeList(player.cubes, into, at);
  for (const drawer of player.drawers) into[at++] = NUMBERS.get(drawer)!;
  into[at++] = END;
  for (const slot of player.incomes) into[at++] = NUMBERS.get(slot)!;
  into[at++] = END;
  return at;
}

function writeList(numbers: readonly number[], into: Float64Array, from: number): number {
  let at = from;
  for (let i = 0; i < numbers.length; i++) into[at++] = numbers[i]!;
  into[at++] = END;
  return at;
}

/** All fields of a decision are numbers, truth values or words, and always in the same order. */
function writePending(pending: Readonly<Pending>, into: Float64Array, from: number): number {
  let at = from;
  for (const value of Object.values(pending)) {
    if (typeof value === 'number') into[at++] = value;
    else if (typeof value === 'boolean') into[at++] = value ? 1 : 0;
    else into[at++] = NUMBERS.get(value) ?? END;
  }
  into[at++] = END;
  return at;
}
