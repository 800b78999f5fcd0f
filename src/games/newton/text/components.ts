/** The things of the box in words: cards, masters, places, spaces, squares, objectives. */
import { plural } from '../../../core/words.ts';
import { tokenAt } from '../rules/counting.ts';
import { OBJECTIVES } from '../rules/effects/counters.ts';
import { effectText, operationText } from '../rules/effects/index.ts';
import { ancientAt, cityAt, universityAt } from '../rules/map.ts';
import { objectiveAt } from '../rules/scoring.ts';
import type { Space, Square, Tables } from '../rules/tables.ts';
import {
  type CardIndex,
  type MasterIndex,
  NONE,
  type ObjectiveIndex,
  type PlaceIndex,
  type SpotIndex,
  type Table,
  type TechnologyIndex,
} from '../rules/types.ts';
import { booksText, gainText } from './words.ts';

export function squareText(t: Tables, square: Square): string {
  return `shelf ${square.shelf}, column ${square.column} (needs ${needText(t, square)})`;
}

function needText(t: Tables, square: Square): string {
  if (square.books !== null) return booksText(square.books);
  if (square.university !== NONE) return `University ${t.numerals[square.university]}`;
  return `Ancient Land ${t.ancientNumbers[square.ancient]}`;
}

/** What a special space of a track offers; empty for a plain one. */
export function spaceText(t: Tables, table: Table, space: Space): string {
  if (space.kind === 'master') return 'play a master';
  if (space.spot === NONE) return '';
  switch (space.kind) {
    case 'specialization':
      return `specialization: ${effectText(t, t.specializations[table.specializations[space.spot]!]!.effect)}`;
    case 'invention':
      return `invention: ${effectText(t, t.inventions[table.inventions[space.spot]!]!.effect)}`;
    default:
      return objectiveText(t, table, space.spot);
  }
}

/** What a student finds on a space: its bonus token, or what it offers. */
export function technologyOffer(t: Tables, table: Table, space: Space): string {
  const token = tokenAt(table, space.tokenSpot);
  return token === NONE ? spaceText(t, table, space) : `bonus token: ${gainText(t.tokens[token]!)}`;
}

export function objectiveText(t: Tables, table: Table, spot: SpotIndex): string {
  const { points, per, cap } = objectiveAt(t, table, spot);
  const most = cap === null ? '' : `, at most ${cap}`;
  return `objective: ${plural(points, 'point')} per ${OBJECTIVES[per].unit}${most}`;
}

export function objectiveName(t: Tables, tile: ObjectiveIndex): string {
  return OBJECTIVES[t.objectives[tile]!.per].label;
}

/** A space of the technology track by its branch and its steps from the start, as one counts them on the board. */
export function spaceName(t: Tables, space: TechnologyIndex): string {
  if (space === t.technologyStart) return 'the start';
  const { end, depth } = t.technology[space]!;
  return `${end ? 'the end' : `space ${depth}`} of branch ${branchNumber(t, space)}`;
}

/** The branches of the technology track are counted by their ends. A fork belongs to the first that leads on from it. */
export function branchNumber(t: Tables, space: TechnologyIndex): number {
  let end = t.technology[space]!;
  while (end.children.length > 0) end = t.technology[end.children[0]!]!;
  return t.technology.filter(each => each.end).indexOf(end) + 1;
}

/** What one finds at a place: its tile, its bonus token, its rule. */
export function placeOffer(t: Tables, table: Table, place: PlaceIndex): string {
  const { kind, tokenSpot } = t.places[place]!;
  switch (kind) {
    case 'city':
      return `city: ${effectText(t, t.cities[cityAt(table, place)]!.effect)}`;
    case 'university':
      return `University ${t.numerals[universityAt(table, place)]}`;
    case 'ancient':
      return `Ancient Land ${t.ancientNumbers[ancientAt(table, place)]}`;
    case 'master':
      return 'play a master';
    case 'objective':
      return objectiveText(t, table, t.mapObjective);
    case 'start':
      return 'the common start, no cube';
    case 'village': {
      const token = tokenAt(table, tokenSpot);
      return token === NONE ? 'village' : `village with bonus token: ${gainText(t.tokens[token]!)}`;
    }
  }
}

export function placeText(t: Tables, table: Table, place: PlaceIndex): string {
  return `${t.places[place]!.name} (${placeOffer(t, table, place)})`;
}

/** The places that routes lead to from here, with their price in coins. */
export function routesText(t: Tables, place: PlaceIndex): string {
  const { neighbours, costs } = t.places[place]!;
  return neighbours
    .map((next, nth) => `${t.places[next]!.name}${costs[nth]! > 0 ? ` ${costs[nth]}` : ''}`)
    .join(', ');
}

/** A card with what it shows: name, action, books, effect. */
export function cardText(t: Tables, card: CardIndex): string {
  const { name, level, action } = t.cards[card]!;
  const kind = level === 0 ? '' : ` [level ${level} ${action}]`;
  return `${name}${kind}, ${cardFace(t, card)}`;
}

/** The books and the effect of a card. */
export function cardFace(t: Tables, card: CardIndex): string {
  const { books, effect } = t.cards[card]!;
  return `${booksText(books)}${effect === null || effect.op === 'books' ? '' : `; effect: ${operationText(t, effect)}`}`;
}

export function masterText(t: Tables, master: MasterIndex): string {
  const { name, effect, points } = t.masters[master]!;
  return `${name}: ${effectText(t, effect)}; ${plural(points, 'point')} at the end once played`;
}
