/** No component appears or vanishes: checked at every step of random games. */
import type { State } from '../../../src/games/newton/rules/types.ts';
import { tables as t } from './scenario.ts';

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`components not conserved: ${what}`);
}

function same(found: readonly number[], wanted: readonly number[], what: string): void {
  const sorted = [...found].sort((a, b) => a - b);
  expect(
    sorted.length === wanted.length && sorted.every((item, i) => item === wanted[i]),
    `${what} ${sorted}`,
  );
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

export function checkConservation(_game: unknown, given: unknown): void {
  const state = given as State;
  const owned = state.seats.flatMap(p => [...p.hand, ...p.desk, ...p.tucked, ...p.discarded]);
  const actionCards = [
    ...state.rows.flat(),
    ...state.decks.flat(),
    ...owned.filter(c => c < t.firstStartingCard),
  ];
  same(actionCards, numbers(0, t.firstStartingCard), 'action cards');
  for (const [level, cards] of [state.rows, state.decks].flatMap(piles =>
    piles.map((pile, i) => [i + 1, pile] as const),
  ))
    expect(
      cards.every(card => t.cards[card]!.level === level),
      'a card lies with another level',
    );
  for (const [level, known] of state.known.entries())
    expect(known >= 0 && known <= state.decks[level]!.length, 'cards known under a deck');

  const masters = state.seats.flatMap(p => [...p.masters, ...p.played]);
  expect(new Set(masters).size === masters.length, 'a master twice');
  for (const [seat, player] of state.seats.entries())
    same(
      [...player.masters, ...player.played],
      [...state.deal.picks[seat]!].sort((a, b) => a - b),
      'masters kept',
    );

  const tokens = [...state.tokens.filter(token => token >= 0), ...state.seats.flatMap(p => p.tokens)];
  expect(new Set(tokens).size === tokens.length, 'a token twice');
  const spots = { 1: 9, 2: 12, 3: 15, 4: 18 }[state.seats.length]!;
  expect(tokens.length === spots, `${tokens.length} tokens instead of ${spots}`);

  for (const [action, count] of Object.entries(t.developmentCount)) {
    const placed = state.seats.reduce((sum, p) => sum + p.drawers.filter(d => d === action).length, 0);
    const stock = state.developmentStock[action as 'work'];
    expect(stock >= 0 && stock + placed === count, `development tiles ${action}`);
  }
  for (const [type, count] of Object.entries({ ...t.incomeCount, medical: t.medicalCount })) {
    const isType = (slot: string) => slot === type || (type === 'medical' && slot === 'medical-turned');
    const placed = state.seats.reduce((sum, p) => sum + p.incomes.filter(isType).length, 0);
    const stock = state.incomeStock[type as 'coins'];
    expect(stock >= 0 && stock + placed === count, `income tiles ${type}`);
  }

  for (const player of state.seats) {
    same(
      [...player.hand, ...player.desk, ...player.tucked, ...player.discarded].filter(
        c => c >= t.firstStartingCard,
      ),
      t.startingCards[player.board]!,
      'starting cards',
    );
    expect(player.coins >= 0 && player.potions >= 0, 'a debt');
    expect(player.students.length >= 1 && player.students.length <= t.setup.students, 'students');
    expect(
      player.students.every(at => t.technology[at] !== undefined),
      'a student off the track',
    );
    const ends = player.students.filter(at => t.technology[at]!.end);
    expect(new Set(ends).size === ends.length, 'two students on an end');
    expect(player.work >= 0 && player.work < t.work.length, 'a marker off the track');
    expect(t.places[player.scientist] !== undefined, 'a scientist off the map');
    expect(player.cubes.length <= t.cubes && new Set(player.cubes).size === player.cubes.length, 'cubes');
    expect(
      player.cubes.every(at => t.places[at]!.takesCubes),
      'a cube on a village',
    );
    expect(player.desk.length <= t.setup.turnsPerRound && player.tucked.length <= 5, 'desk');
    expect(player.drawers.length <= t.drawers && player.incomes.length <= t.incomeSlots, 'slots');
    expect(
      player.points.every(points => points >= 0),
      'points below 0',
    );
    const filled = t.squares.filter((sq, i) => sq.kind === 'book' && (player.shelf & (1 << i)) !== 0).length;
    expect(filled === player.tiles - player.tilesRemoved, 'bookshelf tiles');
    expect(player.tiles <= t.tilesInPiles, 'bookshelf piles');
    expect(
      t.squares.every((sq, i) => sq.kind !== 'glass' || (player.shelf & (1 << i)) === 0),
      'a tile on glass',
    );
  }
}
