/** Builds tables in the middle of a game: set up, edit, resolve, look. */
import { clone } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { takeScientist } from '../../../src/games/newscience/actions/placement.ts';
import { boardOf, buildTables, trackIndex } from '../../../src/games/newscience/data.ts';
import { advance } from '../../../src/games/newscience/flow.ts';
import { create } from '../../../src/games/newscience/index.ts';
import { members } from '../../../src/games/newscience/masks.ts';
import {
  type Event,
  NONE,
  type SeatState,
  type State,
  type Track,
} from '../../../src/games/newscience/types.ts';
import { loadBundledData } from '../../support/data.ts';

const data = loadBundledData('newscience');
export const game = create(data);
export const t = buildTables(data);
export const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];

export function setup(
  players: number,
  seed = 'seed',
  scientists = 'dealt',
  first: number | null = null,
): State {
  return game.setup({ players, seed, options: { scientists }, first });
}

/** A table with these scientists by seat, in the placement of turn 2, without events; seat 0 is first. */
export function table(...scientists: string[]): State {
  const s = setup(scientists.length);
  scientists.forEach((id, seat) => {
    takeScientist(t, s, seat, t.scientistIndex[id]!);
  });
  s.order = scientists.map((_, seat) => seat);
  s.turn = 2;
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

export function cardIndex(id: string): number {
  const index = t.cardIndex[id];
  if (index === undefined) throw new Error(`no card ${id}`);
  return index;
}

export function mask(...ids: string[]): number {
  return ids.reduce((sum, id) => {
    const index = t.discoveryIndex[id];
    if (index === undefined) throw new Error(`no discovery ${id}`);
    return sum | (1 << index);
  }, 0);
}

export function ids(set: number): string[] {
  return members(set).map(d => t.discoveries[d]!.id);
}

export function seatOf(s: State, seat: number): SeatState {
  return s.seats[seat]!;
}

export function level(s: State, seat: number, track: Track): number {
  return seatOf(s, seat).influence[trackIndex(track)]!;
}

/** Puts an energy marker on a space without asking. */
export function put(s: State, seat: number, space: string): State {
  const index = boardOf(t, s.seats.length).spaceIndex[space];
  if (index === undefined) throw new Error(`no space ${space}`);
  s.spaces[index] = seat;
  return s;
}

/** Ends the placement and resolves up to the next decision. Returns what happened. */
export function resolve(s: State): Event[] {
  s.phase = 'resolution';
  s.placed = s.seats.length * t.rules.energyPerPlayer;
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
