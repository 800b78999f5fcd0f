/** The component data as typed tables with numbers in place of ids: what the rules read. */
import type * as z from 'zod';
import {
  addBooks,
  booksOf,
  type Modifier,
  needed,
  type Operation,
  type RawOperation,
  toBooks,
  toGain,
  toOperation,
} from './operations.ts';
import type { schema } from './schema.ts';
import {
  ACTIONS,
  type Action,
  type Books,
  type CardAction,
  type Gain,
  INCOME_TYPES,
  type IncomeType,
} from './types.ts';

export type Data = z.infer<typeof schema>;
export interface Card {
  readonly id: string;
  readonly name: string;
  /** 0 for starting cards. */
  readonly level: number;
  readonly action: CardAction;
  /** Printed books and books of its effect. */
  readonly books: Books;
  /** Null for starting cards. */
  readonly effect: Operation | null;
  /** The effect happens once when the card is played and may be repeated by another card. */
  readonly lightning: boolean;
  readonly modifier: Modifier;
  readonly modifierCoins: number;
}
export interface Master {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly books: Books;
  readonly effect: readonly Operation[];
}
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: Data['map']['places'][number]['kind'];
  /** May hold travel cubes. */
  readonly takesCubes: boolean;
  readonly neighbours: readonly number[];
  /** Coins for the route to each neighbour. */
  readonly costs: readonly number[];
  readonly tokenSpot: number;
  /** Books needed to enter: the objective place. */
  readonly books: Books | null;
}
export interface Space {
  readonly id: string;
  readonly kind: Data['technology-track']['spaces'][number]['kind'];
  readonly parent: number;
  readonly children: readonly number[];
  readonly end: boolean;
  readonly depth: number;
  readonly tokenSpot: number;
  /** Number among the spots of its kind: specialization, invention or objective. */
  readonly spot: number;
  readonly books: Books | null;
}
export interface Square {
  readonly id: string;
  readonly shelf: number;
  readonly column: number;
  readonly kind: 'book' | 'glass' | 'filled';
  readonly books: Books | null;
  /** Tile number of the university or ancient land needed, or -1. */
  readonly university: number;
  readonly ancient: number;
  /** Indices of the rows and columns it belongs to. */
  readonly runs: readonly number[];
}
export interface Run {
  readonly id: string;
  readonly direction: 'row' | 'column';
  readonly squares: readonly number[];
  /** Bit set of the squares. */
  readonly mask: number;
  readonly points: number;
}
export interface Tile {
  readonly id: string;
  readonly effect: readonly Operation[];
}
export interface TokenSpot {
  readonly mark: 'none' | '2+' | '3+' | '4';
  readonly place: number;
  readonly space: number;
}
export type Objective = Data['objectives']['tiles'][number];

export interface Tables {
  readonly cards: readonly Card[];
  /** Number of the first starting card among the cards. */
  readonly firstStartingCard: number;
  /** Numbers of the cards of each level. */
  readonly cardsOfLevel: readonly (readonly number[])[];
  readonly masters: readonly Master[];
  readonly places: readonly Place[];
  readonly start: number;
  readonly masterPlace: number;
  readonly objectivePlace: number;
  readonly villages: readonly number[];
  /** Spot of the objective on the map among the objectives. */
  readonly mapObjective: number;
  readonly work: readonly Space[];
  readonly technology: readonly Space[];
  readonly squares: readonly Square[];
  readonly runs: readonly Run[];
  /** Bit set of the squares filled from the start. */
  readonly printedSquares: number;
  readonly tokens: readonly Gain[];
  readonly tokenSpots: readonly TokenSpot[];
  readonly spots: { readonly specialization: number; readonly invention: number; readonly objective: number };
  readonly specializations: readonly Tile[];
  readonly inventions: readonly Tile[];
  readonly cities: readonly Tile[];
  readonly objectives: readonly Objective[];
  readonly numerals: readonly string[];
  readonly ancientNumbers: readonly number[];
  readonly piles: readonly { readonly tiles: number; readonly onLast: readonly Operation[] }[];
  readonly tilesInPiles: number;
  readonly boards: readonly Action[];
  readonly cubes: number;
  /** Points for the nth cube, by n. */
  readonly cubePoints: readonly number[];
  readonly developmentCount: Readonly<Record<Action, number>>;
  readonly incomeCount: Readonly<Record<IncomeType, number>>;
  readonly incomeGain: Readonly<Record<IncomeType, Gain>>;
  /** Points of the two sides of a medical tile. */
  readonly medical: readonly [number, number];
  readonly medicalCount: number;
  readonly drawers: number;
  readonly incomeSlots: number;
  readonly setup: Data['setup'];
  readonly ranks: Data['solo-ranks']['ranks'];
}

function toCard(
  raw: Data['starting-cards']['cards'][number] & Partial<Data['action-cards']['cards'][number]>,
): Card {
  const operations = (raw.effect ?? []).map(toOperation);
  const effect = operations[0] ?? null;
  return {
    id: raw.id,
    name: raw.name,
    level: raw.level ?? 0,
    action: raw.action,
    books: addBooks(toBooks(raw.books), booksOf(operations)),
    effect,
    lightning: effect !== null && effect.op !== 'books' && effect.op !== 'modify',
    modifier: effect?.op === 'modify' ? effect.rule : 'none',
    modifierCoins: effect?.op === 'modify' ? effect.coins : 0,
  };
}

/** Numbers the special spaces of the two tracks, work first, and the token spots, map first. */
export function makeTables(data: Data): Tables {
  const tokenSpots: TokenSpot[] = [];
  const addSpot = (mark: TokenSpot['mark'] | undefined, place: number, space: number): number =>
    mark === undefined ? -1 : tokenSpots.push({ mark, place, space }) - 1;
  const rawPlaces = data.map.places;
  const placeNumber = new Map(rawPlaces.map((place, i) => [place.id, i]));
  const ofKind = (kind: string): number => rawPlaces.findIndex(place => place.kind === kind);
  const places = rawPlaces.map((place, i): Place => {
    const routes = data.map.routes.filter(route => route.a === place.id || route.b === place.id);
    return {
      id: place.id,
      name: place.name,
      kind: place.kind,
      takesCubes: place.kind !== 'village' && place.kind !== 'start',
      neighbours: routes.map(route => placeNumber.get(route.a === place.id ? route.b : route.a)!),
      costs: routes.map(route => route.cost),
      tokenSpot: addSpot(place.mark, i, -1),
      books: needed(place.books),
    };
  });

  const spots = { specialization: 0, invention: 0, objective: 0 };
  const takeSpot = (kind: string): number => (kind in spots ? spots[kind as keyof typeof spots]++ : -1);
  const rawWork = data['work-track'].spaces;
  const work = rawWork.map(
    (space, i): Space => ({
      id: space.id,
      kind: space.kind,
      parent: i - 1,
      children: i + 1 < rawWork.length ? [i + 1] : [],
      end: i + 1 === rawWork.length,
      depth: i,
      tokenSpot: -1,
      spot: takeSpot(space.kind),
      books: needed(space.books),
    }),
  );
  const rawTech = data['technology-track'].spaces;
  const technology: Space[] = [];
  for (const [i, space] of rawTech.entries()) {
    const parent = rawTech.findIndex(other => other.id === space.parent);
    technology.push({
      id: space.id,
      kind: space.kind,
      parent,
      children: rawTech.flatMap((other, j) => (other.parent === space.id ? [j] : [])),
      end: space.end === true,
      depth: (technology[parent]?.depth ?? -1) + 1,
      tokenSpot: addSpot(space.mark, -1, i),
      spot: takeSpot(space.kind),
      books: needed(space.books),
    });
  }
  const mapObjective = spots.objective++;

  const rawSquares = data.bookshelf.squares;
  const squares = rawSquares.map((square): Square => {
    const need = square.need;
    return {
      id: square.id,
      shelf: square.shelf,
      column: square.column,
      kind: square.kind,
      books: need && 'books' in need ? needed(need.books) : null,
      university:
        need && 'university' in need
          ? data.universities.tiles.findIndex(tile => tile.numeral === need.university)
          : -1,
      ancient:
        need && 'ancient' in need
          ? data['ancient-lands'].tiles.findIndex(tile => tile.number === need.ancient)
          : -1,
      runs: data.bookshelf.runs.flatMap((run, i) => (run.squares.includes(square.id) ? [i] : [])),
    };
  });
  const runs = data.bookshelf.runs.map((run): Run => {
    const members = run.squares.map(id => squares.findIndex(square => square.id === id));
    const mask = members.reduce((bits, square) => bits | (1 << square), 0);
    return { id: run.id, direction: run.direction, squares: members, mask, points: run.points };
  });

  const boards = data['study-boards'];
  const tiles = (raw: { id: string; effect: RawOperation[] }[]): Tile[] =>
    raw.map(tile => ({ id: tile.id, effect: tile.effect.map(toOperation) }));
  const byAction = Object.fromEntries(data.developments.types.map(type => [type.action, type.count]));
  const byIncome = new Map(data.incomes.types.map(type => [type.id, type]));
  const actionCards = data['action-cards'].cards.map(toCard);
  const cards = [...actionCards, ...data['starting-cards'].cards.map(toCard)];
  return {
    cards,
    firstStartingCard: actionCards.length,
    cardsOfLevel: [0, 1, 2, 3].map(level => cards.flatMap((card, i) => (card.level === level ? [i] : []))),
    masters: data.masters.cards.map(card => {
      const effect = card.effect.map(toOperation);
      return { id: card.id, name: card.name, points: card.points, books: booksOf(effect), effect };
    }),
    places,
    start: ofKind('start'),
    masterPlace: ofKind('master'),
    objectivePlace: ofKind('objective'),
    villages: places.flatMap((place, i) => (place.kind === 'village' ? [i] : [])),
    mapObjective,
    work,
    technology,
    squares,
    runs,
    printedSquares: squares.reduce((bits, sq, i) => (sq.kind === 'filled' ? bits | (1 << i) : bits), 0),
    tokens: data['bonus-tokens'].tokens.map(token => toGain(token.effect[0].gain)),
    tokenSpots,
    spots,
    specializations: tiles(data.specializations.tiles),
    inventions: tiles(data.inventions.tiles),
    cities: tiles(data.cities.tiles),
    objectives: data.objectives.tiles,
    numerals: data.universities.tiles.map(tile => tile.numeral),
    ancientNumbers: data['ancient-lands'].tiles.map(tile => tile.number),
    piles: boards.piles.map(pile => ({ tiles: pile.tiles, onLast: pile.onLast.map(toOperation) })),
    tilesInPiles: boards.piles.reduce((sum, pile) => sum + pile.tiles, 0),
    boards: boards.boards.map(board => board.symbol),
    cubes: boards.cubes.count,
    cubePoints: Array.from(
      { length: boards.cubes.count + 1 },
      (_, n) => boards.cubes.points.find(bonus => bonus.cube === n)?.points ?? 0,
    ),
    developmentCount: recordOf(ACTIONS, action => byAction[action] ?? 0),
    incomeCount: recordOf(INCOME_TYPES, type => byIncome.get(type)?.count ?? 0),
    incomeGain: recordOf(INCOME_TYPES, type => toGain(byIncome.get(type)?.gain ?? {})),
    medical: data.incomes.medical.sides,
    medicalCount: data.incomes.medical.count,
    drawers: boards.drawers,
    incomeSlots: boards.incomeSlots,
    setup: data.setup,
    ranks: data['solo-ranks'].ranks,
  };
}

function recordOf<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>;
}
