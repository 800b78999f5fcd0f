/** Laying out the game. */
import type { Seat, Setup } from '../../core/game.ts';
import { nextBelow, type RngState, seedRng, shuffle } from '../../core/rng.ts';
import { beginMasters } from './actions/masters.ts';
import type { Tables } from './data.ts';
import { fillRows } from './rounds.ts';
import { type Deal, type Player, POINT_SOURCES, type State } from './types.ts';

const NO_TURN = { card: -1, acted: false, effectUsed: false, boosted: false };

export function setup(t: Tables, config: Setup): State {
  const rng = seedRng(config.seed);
  const { players } = config;
  const first = config.first ?? nextBelow(rng, players);
  const boards = shuffledNumbers(rng, t.boards.length);
  const state: State = {
    rng,
    phase: 'masters',
    round: 1,
    turnsDone: 0,
    first,
    active: first,
    turn: { ...NO_TURN },
    cities: shuffle(rng, placesOf(t, 'city')),
    universities: shuffle(rng, placesOf(t, 'university')),
    ancients: shuffle(rng, placesOf(t, 'ancient')),
    specializations: shuffledNumbers(rng, t.specializations.length).slice(0, t.spots.specialization),
    inventions: shuffledNumbers(rng, t.inventions.length).slice(0, t.spots.invention),
    objectives: shuffledNumbers(rng, t.objectives.length).slice(0, t.spots.objective),
    tokens: layTokens(t, rng, players),
    rows: [[], [], []],
    developmentStock: { ...t.developmentCount },
    incomeStock: { ...t.incomeCount, medical: t.medicalCount },
    seats: Array.from({ length: players }, (_, seat) => newPlayer(t, boards[seat]!)),
    pending: [],
    decks: t.cardsOfLevel.slice(1).map(cards => shuffle(rng, cards.slice())),
    known: [0, 0, 0],
    deal: dealMasters(t, rng, players, config.options['masters'] === 'draft'),
  };
  fillRows(t, state);
  beginMasters(t, state);
  return state;
}

function newPlayer(t: Tables, board: number): Player {
  return {
    board,
    coins: t.setup.coins,
    potions: 0,
    points: POINT_SOURCES.map(() => 0),
    hand: t.cardsOfLevel[0]!.slice(),
    desk: [],
    tucked: [],
    discarded: [],
    played: [],
    work: 0,
    students: Array.from({ length: t.setup.studentsOnStart }, () => 0),
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

/** Which spots hold a token follows from the number of players. [newton.setup.tokens] */
function layTokens(t: Tables, rng: RngState, players: number): number[] {
  const tokens = shuffledNumbers(rng, t.tokens.length);
  const least = { none: 1, '2+': 2, '3+': 3, '4': 4 };
  return t.tokenSpots.map(spot => (players >= least[spot.mark] ? tokens.pop()! : -1));
}

function dealMasters(t: Tables, rng: RngState, players: number, draft: boolean): Deal {
  const masters = shuffledNumbers(rng, t.masters.length);
  const { dealt, soloDrawn } = t.setup.masters;
  const size = players === 1 ? soloDrawn : dealt;
  return {
    draft: draft && players > 1,
    packs: Array.from({ length: players }, (_, seat: Seat) => masters.slice(seat * size, (seat + 1) * size)),
    picks: Array.from({ length: players }, () => []),
  };
}

function placesOf(t: Tables, kind: string): number[] {
  return t.places.flatMap((place, i) => (place.kind === kind ? [i] : []));
}

function shuffledNumbers(rng: RngState, count: number): number[] {
  return shuffle(
    rng,
    Array.from({ length: count }, (_, i) => i),
  );
}
