/** Builds a table for a rule: a game from set-up, then edited and played by notation. */
import { finalScores, type Score, type Seat } from '../../../src/core/game.ts';
import { completeOptions } from '../../../src/core/options.ts';
import { create } from '../../../src/games/leonardo/index.ts';
import { makeTables } from '../../../src/games/leonardo/rules/data.ts';
import {
  type Event,
  type InventionIndex,
  MATERIALS,
  type MaterialId,
  type Phase,
  PLACE_INDICES,
  type State,
} from '../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../src/games/leonardo/schema.ts';
import { loadBundledData } from '../../support/data.ts';

const data = schema.parse(loadBundledData('leonardo'));
export const game = create(data);
export const tables = makeTables(data);
export const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];

interface Config {
  players?: number;
  seed?: string;
  first?: Seat;
  setup?: 'beginner' | 'experienced';
  codex?: 'no' | 'yes';
  open?: 'no' | 'yes';
  counted?: 'yes' | 'no';
}

export function newGame(config: Config = {}): State {
  const { players = 2, seed = 'test', first = 0, ...options } = config;
  return game.setup({ players, seed, options: completeOptions(game.meta, options), first });
}

export function legal(state: State): string[] {
  return game.legalMoves(state).map(move => game.notate(move));
}

/** Plays the moves with these notations and returns what happened. */
export function play(state: State, ...notations: string[]): Event[] {
  const events: Event[] = [];
  for (const notation of notations) {
    const move = game.legalMoves(state).find(candidate => game.notate(candidate) === notation);
    if (!move)
      throw new Error(`"${notation}" is not legal for ${asked(state)}; legal: ${legal(state).join(', ')}`);
    game.apply(state, move, event => events.push(event));
  }
  return events;
}

/** "placement 0": kind and seat of the pending decision. */
export function asked(state: State): string {
  return state.pending === null ? 'nobody' : `${state.pending.kind} ${state.pending.seat}`;
}

/** Inventions by the numbers on their cards. */
export function cardsOf(...numbers: number[]): InventionIndex[] {
  return numbers.map(number => tables.inventions[number - 1]!);
}

/** Where florins are counted. */
export function scoresOf(state: State): Score[] {
  return finalScores(game, state);
}

/** Puts an invention to work in the small (0) or large (1) laboratory. */
export function work(state: State, seat: Seat, lab: number, invention: number, weeks: number): void {
  const { labs } = state.seats[seat]!;
  const target = labs[lab]!;
  if (target.side < 0) target.side = 0;
  Object.assign(target, { invention: cardsOf(invention)[0], weeks, revealed: false, since: 1 });
  target.counted = MATERIALS.map(() => 12);
  for (const [m, count] of tables.recipe[invention]!.entries()) state.shops[m]! -= count;
}

export function setFlorins(state: State, seat: Seat, florins: number): void {
  const player = state.seats[seat]!;
  state.bank += player.florins - florins;
  player.florins = florins;
}

export function setHand(state: State, seat: Seat, hand: Partial<Record<MaterialId, number>>): void {
  const player = state.seats[seat]!;
  for (const [m, material] of MATERIALS.entries()) {
    state.shops[m]! += player.hand[m]! - (hand[material] ?? 0);
    player.hand[m] = hand[material] ?? 0;
  }
}

/** Owns the card of an invention that is taken from wherever it lies. */
export function setCards(state: State, seat: Seat, ...numbers: number[]): void {
  const cards = cardsOf(...numbers);
  const player = state.seats[seat]!;
  player.cards.push(...cards);
  player.realised.push(...cards);
  state.requested = state.requested.filter(n => !cards.includes(n));
  state.deck = state.deck.filter(n => !cards.includes(n));
}

/** Lays out exactly these requested inventions; the others go under the deck. */
export function setRequested(state: State, ...numbers: number[]): void {
  const requested = cardsOf(...numbers);
  const all = [...state.requested, ...state.deck];
  state.requested = requested;
  state.deck = all.filter(n => !requested.includes(n));
}

/** Answers with the last listed move (done, pass, renounce, decline) until the phase is reached or the round changes. */
export function skipTo(state: State, phase: Phase): Event[] {
  const events: Event[] = [];
  const { round } = state;
  while (state.phase !== phase && state.round === round && state.pending !== null)
    events.push(...play(state, legal(state).at(-1)!));
  return events;
}

export function skipRound(state: State): Event[] {
  const events: Event[] = [];
  const { round } = state;
  while (state.round === round && state.pending !== null) events.push(...play(state, legal(state).at(-1)!));
  return events;
}

/** A table in phase B, with nothing decided yet. */
export function placementGame(config: Config = {}): State {
  const state = newGame(config);
  skipTo(state, 'placement');
  return state;
}

/** Everybody passes who is asked to place. */
export function passAll(state: State): Event[] {
  const events: Event[] = [];
  while (state.pending?.kind === 'placement') events.push(...play(state, 'pass'));
  return events;
}

/** Puts workers into a zone directly, in the order of the calls. */
export function station(state: State, seat: Seat, zone: number, apprentices: number, master = false): void {
  const player = state.seats[seat]!;
  player.idle -= apprentices;
  player.placed[zone] = apprentices;
  if (master) player.master = PLACE_INDICES[zone]!;
  state.rows[zone]!.push(seat);
}
