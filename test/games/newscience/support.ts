/** Builds tables in the middle of a game: set up, edit, resolve, look. */
import { finalScores, type Score } from '../../../src/core/game.ts';
import { clone } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { create } from '../../../src/games/newscience/index.ts';
import { trackOf } from '../../../src/games/newscience/rules/board.ts';
import { makeTables } from '../../../src/games/newscience/rules/data.ts';
import { advance } from '../../../src/games/newscience/rules/flow.ts';
import { members } from '../../../src/games/newscience/rules/sets.ts';
import { takeScientist } from '../../../src/games/newscience/rules/topics/scientist.ts';
import {
  type CardIndex,
  type DiscoveryIndex,
  type DiscoverySet,
  type Event,
  NONE,
  type ScientistIndex,
  type SeatTable,
  type SpaceIndex,
  type State,
  type TrackId,
} from '../../../src/games/newscience/rules/types.ts';
import { schema } from '../../../src/games/newscience/schema.ts';
import { loadBundledData } from '../../support/data.ts';

export const data = schema.parse(loadBundledData('newscience'));
export const game = create(data);
export const t = makeTables(data);
export const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];

export function setup(
  players: number,
  seed = 'seed',
  scientists = 'dealt',
  first: number | null = null,
): State {
  return game.setup({ players, seed, options: { scientists }, first });
}

/** A table with these scientists by seat, in the placement of round 2, without events; seat 0 is first. */
export function table(...scientists: string[]): State {
  const s = setup(scientists.length);
  scientists.forEach((id, seat) => {
    takeScientist(t, s, seat, scientistIndex(id));
  });
  s.order = scientists.map((_, seat) => seat);
  s.round = 2;
  s.pending = { kind: 'place', seat: 0 };
  return s;
}

export function duel(scientist = 'kepler', other = 'newton'): State {
  return table(scientist, other);
}

/** Four players, with the first seat's scientist of choice: all fields are in play. */
export function four(scientist = 'kepler'): State {
  const others = ['kepler', 'galileo', 'kircher', 'leibniz', 'newton'].filter(id => id !== scientist);
  return table(scientist, ...others.slice(0, 3));
}

/** Lays these events out and takes them from wherever they are. */
export function reveal(s: State, ...ids: string[]): State {
  ids.forEach((id, i) => {
    const card = cardIndex(id);
    const at = s.deck.indexOf(card);
    if (at >= 0) {
      s.deck.splice(at, 1);
      s.seen.splice(at, 1);
    }
    s.events[i] = card;
  });
  return s;
}

export function keep(s: State, seat: number, id: string): State {
  reveal(s, id);
  s.events[0] = NONE;
  seatOf(s, seat).laboratory = cardIndex(id);
  return s;
}

function indexOf<I>(items: readonly { readonly id: string; readonly index: I }[], id: string): I {
  const found = items.find(item => item.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.index;
}

export const cardIndex = (id: string): CardIndex => indexOf(t.cards, id);
export const discoveryIndex = (id: string): DiscoveryIndex => indexOf(t.discoveries, id);
export const scientistIndex = (id: string): ScientistIndex => indexOf(t.scientists, id);
export const spaceIndex = (id: string): SpaceIndex => indexOf(t.spaces, id);

export function mask(...ids: string[]): DiscoverySet {
  return ids.reduce((set, id) => set | (1 << discoveryIndex(id)), 0);
}

export function ids(set: DiscoverySet): string[] {
  return members(set).map(discovery => t.discoveries[discovery]!.id);
}

/** The scores as they stand: nothing about them is hidden. */
export function scoresOf(s: State): Score[] {
  return finalScores(game, s);
}

export function seatOf(s: State, seat: number): SeatTable {
  return s.seats[seat]!;
}

export function level(s: State, seat: number, track: TrackId): number {
  return seatOf(s, seat).influence[trackOf(track)]!;
}

/** Puts an energy marker on a space without asking. */
export function put(s: State, seat: number, space: string): State {
  s.spaces[spaceIndex(space)] = seat;
  return s;
}

/** Ends the placement and resolves up to the next decision. Returns what happened. */
export function resolve(s: State): Event[] {
  s.phase = 'resolution';
  s.placed = s.players * t.rules.energyPerPlayer;
  s.cursor = 0;
  s.pending = null;
  const events: Event[] = [];
  advance(t, s, event => events.push(event));
  return events;
}

export function options(s: State): string[] {
  return game.legalMoves(s).map(move => game.notate(move));
}

/** Makes these moves, given as file text. Returns what happened. */
export function play(s: State, ...moves: string[]): Event[] {
  const events: Event[] = [];
  for (const text of moves) {
    const move = game.legalMoves(s).find(candidate => game.notate(candidate) === text);
    if (move === undefined) throw new Error(`not legal: ${text}; legal: ${options(s).join(', ')}`);
    game.apply(s, move, event => events.push(event));
  }
  return events;
}

export function types(events: readonly Event[]): string[] {
  return events.map(event => event.type);
}

/** Sets the generator so that the next throws show these numbers. */
export function dice(s: State, ...values: number[]): State {
  for (let i = 0; ; i++) {
    const rng = seedRng(`dice ${i}`);
    const trial = clone(rng);
    if (values.every(value => 1 + nextBelow(trial, t.rules.dieSides) === value)) {
      s.rng = rng;
      return s;
    }
  }
}

/** Resolves one marker of seat 0 and lists what it can do. */
export function choicesAt(s: State, space: string): string[] {
  put(s, 0, space);
  resolve(s);
  return s.pending?.kind === space.split('-')[0] ? options(s) : [];
}

/** The number the die needs, for each experiment on offer. */
export function needs(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  for (const move of game.legalMoves(s))
    if (move.type === 'experiment') found[game.notate(move)] = move.needs;
  return found;
}
