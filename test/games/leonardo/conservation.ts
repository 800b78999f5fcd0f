/** Nothing appears or vanishes: components, florins, workers, automata, invention cards. */
import type { AnyGame, BaseState } from '../../../src/core/game.ts';
import { makeTables } from '../../../src/games/leonardo/rules/data.ts';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import {
  LAB_PLACES,
  MATERIALS,
  NONE,
  type State,
  ZONE_INDICES,
} from '../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../src/games/leonardo/schema.ts';
import { loadBundledData } from '../../support/data.ts';

const t = makeTables(schema.parse(loadBundledData('leonardo')));

export function checkConservation(_game: Pick<AnyGame, 'meta'>, state: Readonly<BaseState>): void {
  const table = state as State;
  checkComponents(table);
  checkFlorins(table);
  checkWorkers(table);
  checkInventions(table);
  checkRanges(table);
}

function same(what: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`);
}

function within(what: string, value: number, low: number, high: number): void {
  if (!Number.isInteger(value) || value < low || value > high)
    throw new Error(`${what}: ${value} is not within ${low} to ${high}`);
}

function checkComponents(state: State): void {
  for (const [m, material] of MATERIALS.entries()) {
    let found = state.shops[m]!;
    within(`${material} in the shop`, found, 0, t.constants.componentCards);
    for (const player of state.seats) {
      within(`${material} in hand`, player.hand[m]!, 0, t.constants.componentCards);
      found += player.hand[m]!;
      for (const lab of player.labs) found += t.recipe[lab.invention]![m]!;
    }
    same(`${material} cards`, found, t.constants.componentCards);
  }
}

function checkFlorins(state: State): void {
  let found = state.bank + state.councilFlorins;
  for (const player of state.seats) {
    within('florins', player.florins, 0, t.coinTotal);
    within('bid', player.bid, -1, player.florins);
    found += player.florins;
  }
  same('florins', found, t.coinTotal);
}

function checkWorkers(state: State): void {
  const returned = state.experienced ? 0 : t.counts[state.players]!.returnedApprentices;
  for (const [seat, player] of state.seats.entries()) {
    within('idle apprentices', player.idle, 0, t.constants.apprentices);
    within('apprentices in the Academy', player.academy, 0, t.constants.apprentices);
    const placed = player.placed.reduce((a, b) => a + b, 0);
    same('apprentices', player.idle + player.academy + placed + returned, t.constants.apprentices);
    within('automata', player.labs[0].automata + player.labs[1].automata, 0, t.constants.automata);
    for (const zone of ZONE_INDICES) {
      const present = player.placed[zone]! > 0 || player.master === zone;
      same('places in the row', state.rows[zone]!.filter(other => other === seat).length, present ? 1 : 0);
    }
    for (const [i, lab] of player.labs.entries()) {
      const place = LAB_PLACES[i]!;
      const people = player.placed[place]! + (player.master === place ? 1 : 0);
      within(
        'automata on a laboratory',
        lab.automata,
        0,
        lab.side < 0 ? 0 : t.automatonSpaces[i]![lab.side]!,
      );
      within(
        'people on a laboratory',
        people,
        0,
        lab.invention === 0 ? 0 : t.spaces[i]![lab.side]! - lab.automata,
      );
    }
  }
}

function checkInventions(state: State): void {
  const everywhere = [
    ...state.requested,
    ...state.deck,
    ...state.box,
    ...state.auctions.map(auction => auction.invention),
    ...state.seats.flatMap(player => player.cards),
  ].sort((a, b) => a - b);
  if (everywhere.join() !== t.inventions.join()) throw new Error(`invention cards: ${everywhere.join()}`);
  for (const { realised, labs } of state.seats) {
    same('realised twice', new Set(realised).size, realised.length);
    for (const lab of labs)
      if (lab.invention !== NONE && realised.includes(lab.invention))
        throw new Error(`${lab.invention} is built after being realised`);
    if (labs[0].invention !== 0) same('same work twice', Number(labs[0].invention === labs[1].invention), 0);
  }
}

function checkRanges(state: State): void {
  within('turn', printedTurn(state), state.experienced ? 0 : 1, t.constants.turns);
  within('requested', state.requested.length, 0, t.counts[state.players]!.requested);
  within('bought', state.bought, 0, t.constants.prices.length);
  for (const { labs, knowledge } of state.seats) {
    for (const lab of labs) within('weeks', lab.weeks, 0, t.constants.weekTrack);
    within('known cards', knowledge.cards.length, 0, knowledge.window);
    within('window', knowledge.window, 0, Math.min(t.constants.councilLook, state.deck.length));
    for (const card of knowledge.cards)
      within('known card', state.deck.indexOf(card), 0, knowledge.window - 1);
    if (knowledge.ordered && knowledge.cards.some((card, i) => state.deck[i] !== card))
      throw new Error('a player remembers a wrong order');
  }
}
