/** Makes the tables of the rules from the component data: ids become numbers, absent fields their defaults. */
import { indices } from '../../../core/grammar.ts';
import type { Data } from '../schema.ts';
import { NO_EXTRAS } from './actions.ts';
import { addBooks, NO_BOOKS, toBooks, toNeed } from './books.ts';
import { readOperation } from './effects/index.ts';
import { MODIFIERS } from './effects/modifiers.ts';
import type { Operation, RawOperation } from './effects/operation.ts';
import { toGain } from './gains.ts';
import { makeMoves } from './moves.ts';
import type { Card, Place, Run, Space, Square, Tables, Tile, TokenMark } from './tables.ts';
import {
  ACTIONS,
  type AncientIndex,
  type Books,
  type CardIndex,
  INCOME_TYPES,
  NONE,
  type None,
  type PileIndex,
  type PlaceIndex,
  QUICK_ACTIONS,
  type QuickAction,
  type RunIndex,
  type SpotIndex,
  type SquareIndex,
  type TechnologyIndex,
  type TokenSpotIndex,
  type UniversityIndex,
} from './types.ts';

type ActionCard = Data['action-cards']['cards'][number];
type RawCard = Pick<ActionCard, 'id' | 'name' | 'action' | 'books'> & Partial<ActionCard>;
const SPOT_KINDS = ['specialization', 'invention', 'objective'] as const;

/**
 * Hands out the numbers of token spots, on the map first, and of the special spaces of each kind, on the work track
 * first.
 */
interface Numbering {
  readonly tokenSpots: { readonly mark: TokenMark }[];
  readonly spots: Record<(typeof SPOT_KINDS)[number], number>;
}

export function makeTables(data: Data): Tables {
  const numbering: Numbering = { tokenSpots: [], spots: { specialization: 0, invention: 0, objective: 0 } };
  const places = makePlaces(data, numbering);
  const placeIndices = indices<PlaceIndex>(places);
  const work = makeWorkTrack(data, numbering);
  const technology = makeTechnologyTrack(data, numbering);
  const mapObjective = takeSpot(numbering, 'objective');
  const squares = makeSquares(data);
  const squareIndices = indices<SquareIndex>(squares);
  const boards = data['study-boards'];
  const actionCards = data['action-cards'].cards.map(toCard);
  const starting = startingCards(data);
  const cards = [...actionCards, ...starting.flat()];
  const cardIndices = indices<CardIndex>(cards);
  const incomeType = (type: string) => data.incomes.types.find(each => each.id === type);
  return {
    moves: makeMoves({ cards, masters: data.masters.cards, places, work, technology, squares }),
    cards,
    firstStartingCard: actionCards.length,
    cardsOfLevel: [1, 2, 3].map(level => cardIndices.filter(card => cards[card]!.level === level)),
    startingCards: starting.map(set => cardIndices.filter(card => set.includes(cards[card]!))),
    masters: data.masters.cards.map(card => {
      const effect = card.effect.map(readOperation);
      return { id: card.id, name: card.name, points: card.points, books: booksOf(effect), effect };
    }),
    places,
    cubePlaces: placeIndices.filter(place => places[place]!.takesCubes),
    villages: placeIndices.filter(place => places[place]!.kind === 'village'),
    start: onlyPlace(places, placeIndices, 'start'),
    objectivePlace: onlyPlace(places, placeIndices, 'objective'),
    mapObjective,
    objectiveSpots: indices<SpotIndex>({ length: numbering.spots.objective }),
    work,
    technology,
    technologyStart: indices<TechnologyIndex>(technology)[0]!,
    squares,
    bookSquares: squareIndices.filter(square => squares[square]!.kind === 'book'),
    squaresOfUniversity: indices<UniversityIndex>(data.universities.tiles).map(university =>
      squareIndices.filter(square => squares[square]!.university === university),
    ),
    squaresOfAncient: indices<AncientIndex>(data['ancient-lands'].tiles).map(ancient =>
      squareIndices.filter(square => squares[square]!.ancient === ancient),
    ),
    printedSquares: maskOf(squareIndices.filter(square => squares[square]!.kind === 'filled')),
    runs: makeRuns(data, squares),
    runIndices: indices<RunIndex>(data.bookshelf.runs),
    tokens: data['bonus-tokens'].tokens.map(token => toGain(token.effect[0].gain)),
    tokenSpots: numbering.tokenSpots,
    spots: numbering.spots,
    specializations: data.specializations.tiles.map(toTile),
    inventions: data.inventions.tiles.map(toTile),
    cities: data.cities.tiles.map(toTile),
    objectives: data.objectives.tiles,
    numerals: data.universities.tiles.map(tile => tile.numeral),
    ancientNumbers: data['ancient-lands'].tiles.map(tile => tile.number),
    piles: boards.piles.map(pile => ({ tiles: pile.tiles, onLast: pile.onLast.map(readOperation) })),
    pileEmptiedBy: emptiedPiles(boards.piles),
    tilesInPiles: boards.piles.reduce((sum, pile) => sum + pile.tiles, 0),
    boards: boards.boards.map(board => board.symbol),
    cubes: boards.cubes.count,
    cubePoints: Array.from(
      { length: boards.cubes.count + 1 },
      (_, n) => boards.cubes.points.find(bonus => bonus.cube === n)?.points ?? 0,
    ),
    developmentCount: recordOf(
      ACTIONS,
      action => data.developments.types.find(each => each.action === action)?.count ?? 0,
    ),
    incomeCount: recordOf(INCOME_TYPES, type => incomeType(type)?.count ?? 0),
    incomeGain: recordOf(INCOME_TYPES, type => toGain(incomeType(type)?.gain ?? {})),
    medical: data.incomes.medical.sides,
    medicalCount: data.incomes.medical.count,
    quickPrices: quickPrices(data),
    drawers: boards.drawers,
    incomeSlots: boards.incomeSlots,
    setup: data.setup,
    ranks: data['solo-ranks'].ranks,
  };
}

function quickPrices({ setup: { quickActions } }: Data): number[] {
  const prices: Record<QuickAction, number> = {
    boost: quickActions.boost.coins,
    potion: quickActions.potion.coins,
    hire: quickActions.student.coins,
    reveal: quickActions.reveal.coins,
  };
  return QUICK_ACTIONS.map(quick => prices[quick]);
}

/** By board: the cards of a colour come with its board. [newton.setup.starting-cards] */
function startingCards(data: Data): Card[][] {
  const { cards, sets } = data['starting-cards'];
  return sets.map(({ books }) => cards.map((card, i) => toCard({ ...card, books: [books[i]!] })));
}

function toCard(raw: RawCard): Card {
  const operations = (raw.effect ?? []).map(readOperation);
  const effect = operations[0] ?? null;
  return {
    id: raw.id,
    name: raw.name,
    level: raw.level ?? 0,
    action: raw.action,
    books: addBooks(toBooks(raw.books), booksOf(operations)),
    effect,
    extras: effect?.op === 'modify' ? { ...NO_EXTRAS, ...MODIFIERS[effect.rule].extras } : NO_EXTRAS,
    extrasCoins: effect?.op === 'modify' ? effect.coins : 0,
  };
}

function toTile(raw: { id: string; effect: RawOperation[] }): Tile {
  return { id: raw.id, effect: raw.effect.map(readOperation) };
}

function booksOf(effect: readonly Operation[]): Books {
  return effect.reduce<Books>((sum, op) => (op.op === 'books' ? addBooks(sum, op.books) : sum), NO_BOOKS);
}

/** Villages and the start take no cubes. [newton.travel.cubes] */
function makePlaces(data: Data, numbering: Numbering): Place[] {
  const raw = data.map.places;
  return raw.map(place => {
    const routes = data.map.routes.filter(route => route.a === place.id || route.b === place.id);
    return {
      id: place.id,
      name: place.name,
      kind: place.kind,
      takesCubes: place.kind !== 'village' && place.kind !== 'start',
      neighbours: routes.map(route => indexOf<PlaceIndex>(raw, route.a === place.id ? route.b : route.a)),
      costs: routes.map(route => route.cost),
      tokenSpot: takeTokenSpot(numbering, place.mark),
      books: toNeed(place.books),
    };
  });
}

function onlyPlace(
  places: readonly Place[],
  placeIndices: readonly PlaceIndex[],
  kind: Place['kind'],
): PlaceIndex {
  return placeIndices.find(place => places[place]!.kind === kind)!;
}

function makeWorkTrack(data: Data, numbering: Numbering): Space[] {
  const raw = data['work-track'].spaces;
  return raw.map((space, i) => ({
    id: space.id,
    kind: space.kind,
    parent: i === 0 ? NONE : i - 1,
    children: i + 1 < raw.length ? [i + 1] : [],
    end: i + 1 === raw.length,
    depth: i,
    tokenSpot: NONE,
    spot: spotOf(numbering, space.kind),
    books: toNeed(space.books),
  }));
}

function makeTechnologyTrack(data: Data, numbering: Numbering): Space<TechnologyIndex>[] {
  const raw = data['technology-track'].spaces;
  const spaces: Space<TechnologyIndex>[] = [];
  for (const space of raw) {
    const parent = space.parent === null ? NONE : indexOf<TechnologyIndex>(raw, space.parent);
    spaces.push({
      id: space.id,
      kind: space.kind,
      parent,
      children: indices<TechnologyIndex>(raw).filter(other => raw[other]!.parent === space.id),
      end: space.end === true,
      depth: parent === NONE ? 0 : spaces[parent]!.depth + 1,
      tokenSpot: takeTokenSpot(numbering, space.mark),
      spot: spotOf(numbering, space.kind),
      books: toNeed(space.books),
    });
  }
  return spaces;
}

function makeSquares(data: Data): Square[] {
  const { squares, runs } = data.bookshelf;
  const universities = data.universities.tiles;
  const ancients = data['ancient-lands'].tiles;
  return squares.map(({ id, shelf, column, kind, need }) => ({
    id,
    shelf,
    column,
    kind,
    books: need !== undefined && 'books' in need ? toNeed(need.books) : null,
    university:
      need !== undefined && 'university' in need
        ? indices<UniversityIndex>(universities).find(i => universities[i]!.numeral === need.university)!
        : NONE,
    ancient:
      need !== undefined && 'ancient' in need
        ? indices<AncientIndex>(ancients).find(i => ancients[i]!.number === need.ancient)!
        : NONE,
    runs: indices<RunIndex>(runs).filter(run => runs[run]!.squares.includes(id)),
    linePoints: runs.reduce((sum, run) => sum + (run.squares.includes(id) ? run.points : 0), 0),
  }));
}

function makeRuns(data: Data, squares: readonly Square[]): Run[] {
  return data.bookshelf.runs.map(run => {
    const members = run.squares.map(id => indexOf<SquareIndex>(squares, id));
    return {
      id: run.id,
      direction: run.direction,
      squares: members,
      mask: maskOf(members),
      points: run.points,
    };
  });
}

function maskOf(squares: readonly SquareIndex[]): number {
  return squares.reduce((bits, square) => bits | (1 << square), 0);
}

function indexOf<I extends PlaceIndex | TechnologyIndex | SquareIndex>(
  items: readonly { readonly id: string }[],
  id: string,
): I {
  return indices<I>(items).find(i => items[i]!.id === id)!;
}

function emptiedPiles(piles: readonly { readonly tiles: number }[]): (PileIndex | None)[] {
  const emptied: (PileIndex | None)[] = [NONE];
  for (const pile of indices<PileIndex>(piles))
    for (let left = piles[pile]!.tiles - 1; left >= 0; left--) emptied.push(left === 0 ? pile : NONE);
  return emptied;
}

function takeTokenSpot({ tokenSpots }: Numbering, mark: TokenMark | undefined): TokenSpotIndex | None {
  if (mark === undefined) return NONE;
  tokenSpots.push({ mark });
  return indices<TokenSpotIndex>(tokenSpots).at(-1)!;
}

function spotOf(numbering: Numbering, kind: Space['kind']): SpotIndex | None {
  const special = SPOT_KINDS.find(each => each === kind);
  return special === undefined ? NONE : takeSpot(numbering, special);
}

function takeSpot({ spots }: Numbering, kind: (typeof SPOT_KINDS)[number]): SpotIndex {
  const taken = indices<SpotIndex>({ length: ++spots[kind] });
  return taken.at(-1)!;
}

function recordOf<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  // Object.fromEntries forgets that every key is there.
  return Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>;
}
