/** A sentence or two on everything that lies on the table, with the rule behind it. */
import type { Names } from '../../../core/game.ts';
import { type Index, indices } from '../../../core/grammar.ts';
import { capital, listed, plural } from '../../../core/words.ts';
import { missingBooks } from '../../../games/newton/rules/books.ts';
import { isFilled, symbols, visibleBooks } from '../../../games/newton/rules/counting.ts';
import { ruleOfEffect } from '../../../games/newton/rules/effects/index.ts';
import { objectiveAt, objectivePoints } from '../../../games/newton/rules/scoring.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { BASIC_ACTIONS } from '../../../games/newton/rules/topics/basic-actions.ts';
import { potionsForSquare } from '../../../games/newton/rules/topics/study.ts';
import {
  ACTIONS,
  type CardIndex,
  type IncomeSlot,
  type MasterIndex,
  type SquareIndex,
  type View,
} from '../../../games/newton/rules/types.ts';
import { cardText, masterText, objectiveText, squareText } from '../../../games/newton/text/components.ts';
import { booksText, tileText } from '../../../games/newton/text/words.ts';
import type { Explanation } from '../contract.ts';
import { explainPlace, explainTechnology, explainWork } from './explain-spaces.ts';
import { objectiveSite } from './objectives.ts';
import { ownSeat } from './own-seat.ts';
import { fulfilled } from './shelf.ts';
import { strengthSum } from './strength.ts';

const INCOME_SLOTS: readonly IncomeSlot[] = ['points', 'coins', 'potion', 'medical'];

type Explain = (t: Tables, view: View, id: string, names: Names) => Explanation | null;

/** By the first word of the target. */
const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  place: known((t: Tables) => t.places, explainPlace),
  technology: known((t: Tables) => t.technology, explainTechnology),
  work: (t, view, id) => {
    const space = t.work.findIndex(each => each.id === id);
    return space < 0 ? null : explainWork(t, view, space);
  },
  card: (t, view, id) => {
    const card = cardInSight(t, view, id);
    return card === undefined ? null : explainCard(t, view, card);
  },
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

export function explain(t: Tables, target: string, view: View, names: Names): Explanation | null {
  const [kind = '', ...id] = target.split('.');
  return EXPLANATIONS[kind]?.(t, view, id.join('.'), names) ?? null;
}

/** The explanation of a thing that a table lists by its id. */
function known<I extends Index<string>>(
  listOf: (t: Tables) => readonly { readonly id: string }[],
  explainIt: (t: Tables, view: View, index: I, names: Names) => Explanation,
): Explain {
  return (t, view, id, names) => {
    const list = listOf(t);
    const index = indices<I>(list).find(i => list[i]!.id === id);
    return index === undefined ? null : explainIt(t, view, index, names);
  };
}

/** Starting cards of one action share an id: of those the one in front is meant. */
function cardInSight(t: Tables, view: View, id: string): CardIndex | undefined {
  const named = indices<CardIndex>(t.cards).filter(card => t.cards[card]!.id === id);
  const { hand, desk, tucked } = ownSeat(view);
  return named.find(card => [hand, desk, tucked].some(cards => cards.includes(card))) ?? named[0];
}

function explainCard(t: Tables, view: View, card: CardIndex): Explanation {
  const { effect } = t.cards[card]!;
  return {
    text: `${cardText(t, card)}. ${basicText(t, view, card)}`,
    rule: effect === null ? 'newton.turn' : ruleOfEffect(effect),
  };
}

/** The basic action of a card, and how much it would be worth now. */
function basicText(t: Tables, view: View, card: CardIndex): string {
  const { action, level } = t.cards[card]!;
  const seat = ownSeat(view);
  if (action === 'joker') return 'A joker: any basic action, at its symbols on your desk + 1.';
  const value = symbols(t, seat, action) + (seat.desk.includes(card) ? 0 : 1);
  const sources = strengthSum(t, seat, action);
  const parts = seat.desk.includes(card)
    ? sources
    : ['1 card', sources].filter(part => part !== '').join(' + ');
  const sum = `${capital(action)} of value ${value} (${parts}): ${BASIC_ACTIONS[action].allows(value)}.`;
  if (seat.hand.includes(card)) return `Played now, it lets you do ${sum}`;
  if (seat.desk.includes(card)) return `It lies on your desk, where its symbol and books count. ${sum}`;
  const has = symbols(t, seat, 'lessons');
  return level === 0
    ? sum
    : `A lessons action of value ${level} takes it; you have ${plural(has, 'lessons symbol')} in sight. In your hand it would let you do ${sum}`;
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
      : `Not fulfilled now: it would take ${plural(potionsForSquare(t, view, seat, square, visibleBooks(t, seat)), 'potion')}, you have ${seat.potions}.`;
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
