/** Laying out the game. [newton.setup] */
import type { Seat, Setup } from '../../../core/game.ts';
import { type Index, indices } from '../../../core/grammar.ts';
import { nextBelow, type RngState, seedRng, shuffle } from '../../../core/rng.ts';
import { beginMasters, fillRows } from './flow.ts';
import type { Place, Tables, TokenMark } from './tables.ts';
import {
  type BoardIndex,
  type Deal,
  type InventionIndex,
  type MasterIndex,
  NONE,
  type None,
  type ObjectiveIndex,
  type PlaceIndex,
  type Player,
  POINT_SOURCES,
  type SpecializationIndex,
  type State,
  type TokenIndex,
} from './types.ts';

/** The order of draws from the generator is part of every recorded game. */
export function setup(t: Tables, config: Setup): State {
  const rng = seedRng(config.seed);
  const { players } = config;
  const first = config.first ?? nextBelow(rng, players); // [newton.setup.first]
  const boards = shuffled<BoardIndex>(rng, t.boards);
  const state: State = {
    rng,
    players,
    phase: 'masters',
    round: 1,
    turn: 0,
    turnsDone: 0,
    first,
    active: first,
    cardInPlay: { card: NONE, acted: false, effectUsed: false, boosted: false },
    // Tiles on the map, then on the tracks. [newton.setup.map] [newton.setup.tracks]
    cities: shuffle(rng, placesOf(t, 'city')),
    universities: shuffle(rng, placesOf(t, 'university')),
    ancients: shuffle(rng, placesOf(t, 'ancient')),
    specializations: shuffled<SpecializationIndex>(rng, t.specializations).slice(0, t.spots.specialization),
    inventions: shuffled<InventionIndex>(rng, t.inventions).slice(0, t.spots.invention),
    objectives: shuffled<ObjectiveIndex>(rng, t.objectives).slice(0, t.spots.objective),
    tokens: layTokens(t, rng, players),
    rows: [[], [], []],
    developmentStock: { ...t.developmentCount },
    incomeStock: { ...t.incomeCount, medical: t.medicalCount },
    seats: Array.from({ length: players }, (_, seat) => newPlayer(t, boards[seat]!)),
    pending: [],
    decks: t.cardsOfLevel.map(cards => shuffle(rng, cards.slice())),
    known: [0, 0, 0],
    deal: dealMasters(t, rng, players, config.options['masters'] === 'draft'),
  };
  fillRows(t, state);
  beginMasters(t, state);
  return state;
}

/** [newton.setup.player] [newton.setup.starting-cards] */
function newPlayer(t: Tables, board: BoardIndex): Player {
  return {
    board,
    coins: t.setup.coins,
    potions: 0,
    points: POINT_SOURCES.map(() => 0),
    hand: t.startingCards[board]!.slice(),
    desk: [],
    tucked: [],
    discarded: [],
    played: [],
    work: 0,
    students: Array.from({ length: t.setup.studentsOnStart }, () => t.technologyStart),
    scientist: t.start,
    cubes: [],
    tokens: [],
    tiles: 0,
    tilesRemoved: 0,
    shelf: t.printedSquares,
    drawers: [],
    incomes: [],
    masters: [],
  };
}

const LEAST_PLAYERS: Readonly<Record<TokenMark, number>> = { none: 1, '2+': 2, '3+': 3, '4': 4 };

/** Which spots hold a token follows from the number of players. [newton.setup.tokens] */
function layTokens(t: Tables, rng: RngState, players: number): (TokenIndex | None)[] {
  const tokens = shuffled<TokenIndex>(rng, t.tokens);
  return t.tokenSpots.map(spot => (players >= LEAST_PLAYERS[spot.mark] ? tokens.pop()! : NONE));
}

function dealMasters(t: Tables, rng: RngState, players: number, draft: boolean): Deal {
  const masters = shuffled<MasterIndex>(rng, t.masters);
  const { dealt, soloDrawn } = t.setup.masters;
  const size = players === 1 ? soloDrawn : dealt;
  return {
    draft: draft && players > 1,
    packs: Array.from({ length: players }, (_, seat: Seat) => masters.slice(seat * size, (seat + 1) * size)),
    picks: Array.from({ length: players }, () => []),
  };
}

function placesOf(t: Tables, kind: Place['kind']): PlaceIndex[] {
  return t.cubePlaces.filter(place => t.places[place]!.kind === kind);
}

function shuffled<I extends Index<string>>(rng: RngState, table: ArrayLike<unknown>): I[] {
  return shuffle(rng, indices<I>(table));
}
