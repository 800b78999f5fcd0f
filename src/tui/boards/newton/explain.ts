/** A sentence or two on everything that lies on the table, with the rule behind it. */
import { type Index, indices } from '../../../core/grammar.ts';
import { capital, listed, plural } from '../../../core/words.ts';
import { missingBooks } from '../../../games/newton/rules/books.ts';
import { isFilled, symbols, tokenAt, visibleBooks } from '../../../games/newton/rules/counting.ts';
import { ruleOfEffect } from '../../../games/newton/rules/effects/index.ts';
import { objectiveAt, objectivePoints } from '../../../games/newton/rules/scoring.ts';
import type { Place, Space, Tables } from '../../../games/newton/rules/tables.ts';
import { BASIC_ACTIONS } from '../../../games/newton/rules/topics/basic-actions.ts';
import {
  ACTIONS,
  type CardIndex,
  type IncomeSlot,
  type MasterIndex,
  NONE,
  type PlaceIndex,
  type PlayerView,
  type SquareIndex,
  type TechnologyIndex,
  type View,
} from '../../../games/newton/rules/types.ts';
import {
  cardText,
  masterText,
  objectiveText,
  placeText,
  routesText,
  spaceText,
  squareText,
} from '../../../games/newton/text/components.ts';
import { booksText, gainText, tileText } from '../../../games/newton/text/words.ts';
import type { Explanation } from '../contract.ts';
import { objectiveSite } from './objectives.ts';
import { fulfilled } from './shelf.ts';

const PLACE_RULES: Readonly<Record<Place['kind'], string>> = {
  city: 'newton.cities',
  university: 'newton.requirements',
  ancient: 'newton.requirements',
  master: 'newton.masters.occasions',
  objective: 'newton.travel.objective',
  village: 'newton.tokens',
  start: 'newton.travel',
};

const SPACE_RULES: Readonly<Record<Space['kind'], string>> = {
  specialization: 'newton.specializations',
  invention: 'newton.inventions',
  master: 'newton.masters.occasions',
  objective: 'newton.objectives',
  token: 'newton.tokens',
  start: 'newton.quick.student',
  plain: 'newton.special-spaces',
};

const INCOME_SLOTS: readonly IncomeSlot[] = ['points', 'coins', 'potion', 'medical'];

type Explain = (t: Tables, view: View, id: string) => Explanation | null;

/** By the first word of the target. */
const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  place: known((t: Tables) => t.places, explainPlace),
  technology: known((t: Tables) => t.technology, explainTechnology),
  work: (t, view, id) => {
    const space = t.work.findIndex(each => each.id === id);
    return space < 0 ? null : explainWork(t, view, space);
  },
  card: known((t: Tables) => t.cards, explainCard),
  master: known((t: Tables) => t.masters, explainMaster),
  square: known((t: Tables) => t.squares, explainSquare),
  deck: (t, view, id) => explainDeck(t, view, Number(id)),
  action: explainAction,
  tile: explainTile,
  objective: explainObjective,
  purse: () => ({
    text: 'Coins pay for routes and quick actions; potions stand in for books, universities and ancient lands; the star counts points so far, without objectives and masters.',
    rule: 'newton.potions.books',
  }),
};

export function explain(t: Tables, target: string, view: View): Explanation | null {
  const [kind = '', ...id] = target.split('.');
  return EXPLANATIONS[kind]?.(t, view, id.join('.')) ?? null;
}

/** The explanation of a thing that a table lists by its id. */
function known<I extends Index<string>>(
  listOf: (t: Tables) => readonly { readonly id: string }[],
  explainIt: (t: Tables, view: View, index: I) => Explanation,
): Explain {
  return (t, view, id) => {
    const list = listOf(t);
    const index = indices<I>(list).find(i => list[i]!.id === id);
    return index === undefined ? null : explainIt(t, view, index);
  };
}

/** Whose things are meant by "yours". */
function ownSeat(view: View): PlayerView {
  return view.seats[view.viewer ?? view.active]!;
}

function explainPlace(t: Tables, view: View, place: PlaceIndex): Explanation {
  const { takesCubes, kind } = t.places[place]!;
  const cube = takesCubes ? ' End a journey here to place a travel cube and get what it offers.' : '';
  return {
    text: `${placeText(t, view, place)}.${cube} Routes, with their price in coins: ${routesText(t, place)}.`,
    rule: PLACE_RULES[kind],
  };
}

function entering(space: Space): string {
  return space.books === null ? '' : ` Entering needs ${booksText(space.books)} in sight.`;
}

function explainTechnology(t: Tables, view: View, index: TechnologyIndex): Explanation {
  const space = t.technology[index]!;
  return { text: `${technologyText(t, view, space)}${entering(space)}`, rule: SPACE_RULES[space.kind] };
}

function technologyText(t: Tables, view: View, space: Space): string {
  if (space.kind === 'start') return 'The start of the technology track: new students stand here.';
  const offer = spaceText(t, view, space);
  if (offer !== '') return `${capital(offer)}, for a student that ends its move here.`;
  const token = tokenAt(view, space.tokenSpot);
  return token === NONE
    ? 'A plain space of the technology track.'
    : `A bonus token, ${gainText(t.tokens[token]!)}: the first student to pass takes it.`;
}

function explainWork(t: Tables, view: View, index: number): Explanation {
  const space = t.work[index]!;
  const offer = spaceText(t, view, space);
  if (offer === '') return { text: `Space ${index} of the work track.`, rule: 'newton.work' };
  return {
    text: `${capital(offer)}, if your marker ends its move here.${entering(space)}`,
    rule: SPACE_RULES[space.kind],
  };
}

function explainCard(t: Tables, _view: View, card: CardIndex): Explanation {
  const { action, effect } = t.cards[card]!;
  const basic =
    action === 'joker'
      ? 'A joker: any basic action, at its visible symbols + 1.'
      : `Basic action: ${action}. Its value is the number of its symbols on your desk, this card's included.`;
  return {
    text: `${cardText(t, card)}. ${basic}`,
    rule: effect === null ? 'newton.turn' : ruleOfEffect(effect),
  };
}

function explainMaster(t: Tables, _view: View, master: MasterIndex): Explanation {
  return { text: `${masterText(t, master)}.`, rule: 'newton.masters' };
}

function explainSquare(t: Tables, view: View, index: SquareIndex): Explanation {
  const square = t.squares[index]!;
  if (square.kind === 'filled')
    return { text: 'Printed as filled: it counts for its row and column.', rule: 'newton.study.runs' };
  const seat = ownSeat(view);
  const now = isFilled(seat.shelf, index)
    ? 'Filled.'
    : fulfilled(t, view, seat, square)
      ? 'Fulfilled now.'
      : 'Not fulfilled now; potions can help.';
  const runs = square.runs.map(run => {
    const { direction, squares, points } = t.runs[run]!;
    return `${direction} of ${squares.length} (${plural(points, 'point')} a round)`;
  });
  const part = runs.length === 0 ? '' : ` Part of a ${listed(runs)}.`;
  return {
    text: `${capital(squareText(t, square))}: a study action of value ${square.shelf} or more. ${now}${part}`,
    rule: 'newton.requirements',
  };
}

function explainDeck(t: Tables, view: View, level: number): Explanation | null {
  const deck = view.decks[level - 1];
  if (deck === undefined) return null;
  const left = deck.unseen + deck.bottom.length;
  const { coins, cards } = t.setup.quickActions.reveal;
  return {
    text: `Action cards of level ${level}: ${view.rows[level - 1]!.length} face up, ${left} in the deck. A lessons action of value ${level} or more takes one; for ${plural(coins, 'coin')} you turn up ${plural(cards, 'more card')}.`,
    rule: 'newton.lessons',
  };
}

function explainAction(t: Tables, view: View, id: string): Explanation | null {
  const action = ACTIONS.find(each => each === id);
  if (action === undefined) return null;
  const count = symbols(t, ownSeat(view), action);
  const value = Math.max(1, count);
  return {
    text: `${capital(action)}: ${plural(count, 'symbol')} on your desk. At value ${value}: ${BASIC_ACTIONS[action].allows(value)}.`,
    rule: `newton.${action}`,
  };
}

function explainTile(t: Tables, _view: View, id: string): Explanation | null {
  const [family, tile] = id.split('.');
  if (family === 'development') {
    const action = ACTIONS.find(each => each === tile);
    if (action === undefined) return null;
    return {
      text: `${capital(tileText(t, 'development', action))}, for the rest of the game.`,
      rule: 'newton.tiles.development',
    };
  }
  const slot = INCOME_SLOTS.find(each => each === tile);
  if (slot === undefined) return null;
  return {
    text: `${capital(tileText(t, 'income', slot))}.`,
    rule: slot === 'medical' ? 'newton.tiles.medical' : 'newton.tiles.income',
  };
}

function explainObjective(t: Tables, view: View, id: string): Explanation | null {
  const spot = t.objectiveSpots.find(each => String(each) === id);
  if (spot === undefined) return null;
  const seat = ownSeat(view);
  const { where, need } = objectiveSite(t, spot);
  const lacking = missingBooks(visibleBooks(t, seat), need);
  const ready = lacking === 0 ? 'you have them in sight' : `you lack ${lacking}`;
  const points = objectivePoints(t, view, seat, objectiveAt(t, view, spot));
  return {
    text: `${capital(objectiveText(t, view, spot))}. It lies at ${where} and needs ${booksText(need)} (${ready}). As things stand it would pay ${plural(points, 'point')}.`,
    rule: 'newton.objectives',
  };
}
