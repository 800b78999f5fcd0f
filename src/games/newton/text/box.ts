/** Every component by name with its numbers, wherever it lies: for those who look it up. [newton.components] */
import type { Thing } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { plural, sentence } from '../../../core/words.ts';
import { OBJECTIVES } from '../rules/effects/counters.ts';
import { ruleOfEffect } from '../rules/effects/index.ts';
import type { Place, Tables } from '../rules/tables.ts';
import type { MasterIndex, ObjectiveIndex, PlaceIndex } from '../rules/types.ts';
import { cardText, masterText, objectiveName, routesText } from './components.ts';
import { printedBoards } from './printed.ts';
import { booksText, placeKindText } from './words.ts';

export function box(t: Tables): Thing[] {
  return [
    ...t.cardsOfLevel.flat().map(card => ({
      name: t.cards[card]!.name,
      text: sentence(cardText(t, card)),
      rule: t.cards[card]!.effect === null ? 'newton.turn' : ruleOfEffect(t.cards[card]!.effect),
    })),
    ...t.startingCards[0]!.map((card, nth) => ({
      name: t.cards[card]!.name,
      text: `${t.cards[card]!.name}, with ${booksByBoard(t, nth)}.`,
      rule: 'newton.setup.starting-cards',
    })),
    ...indices<MasterIndex>(t.masters).map(master => ({
      name: t.masters[master]!.name,
      text: sentence(masterText(t, master)),
      rule: 'newton.masters',
    })),
    ...indices<ObjectiveIndex>(t.objectives).map(tile => ({
      name: `Objective: ${objectiveName(t, tile)}`,
      text: objectiveFacts(t, tile),
      rule: 'newton.objectives.list',
    })),
    ...indices<PlaceIndex>(t.places).map(place => ({
      name: t.places[place]!.name,
      text: `${sentence(kindText(t.places[place]!))} Routes, with their price in coins: ${routesText(t, place)}.`,
      rule: 'newton.travel',
    })),
    ...printedBoards(t),
  ];
}

/** The book of a starting card differs from board to board. */
function booksByBoard(t: Tables, nth: number): string {
  return t.boards
    .map((symbol, board) => {
      const { books } = t.cards[t.startingCards[board]![nth]!]!;
      return `${booksText(books)} for the board with a printed ${symbol} symbol`;
    })
    .join(', ');
}

function objectiveFacts(t: Tables, tile: ObjectiveIndex): string {
  const { points, per, cap } = t.objectives[tile]!;
  return `${plural(points, 'point')} per ${OBJECTIVES[per].unit}${cap === null ? '' : `, at most ${cap}`}.`;
}

function kindText({ kind, books, takesCubes }: Place): string {
  const needs = books === null ? '' : `, entered with ${booksText(books)}`;
  return `${placeKindText(kind)}${needs}, ${takesCubes ? 'takes a cube' : 'no cube'}`;
}
