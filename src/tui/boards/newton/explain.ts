/** A sentence or two on everything that lies on the table, with the rule behind it. */
import { missingBooks, symbols, visibleBooks } from '../../../games/newton/books.ts';
import type { Tables } from '../../../games/newton/data.ts';
import { objectivePoints } from '../../../games/newton/scoring.ts';
import * as text from '../../../games/newton/text.ts';
import { ACTIONS, type Action, type IncomeSlot, type View } from '../../../games/newton/types.ts';
import type { Explanation } from '../contract.ts';
import { objectiveSite } from './objectives.ts';
import { fulfilled } from './shelf.ts';

const PLACE_RULES: Readonly<Record<string, string>> = {
  city: 'newton.cities',
  university: 'newton.requirements',
  ancient: 'newton.requirements',
  master: 'newton.masters.occasions',
  objective: 'newton.travel.objective',
  village: 'newton.tokens',
  start: 'newton.travel',
};

const SPACE_RULES: Readonly<Record<string, string>> = {
  specialization: 'newton.specializations',
  invention: 'newton.inventions',
  master: 'newton.masters.occasions',
  objective: 'newton.objectives',
  token: 'newton.tokens',
  start: 'newton.quick.student',
  plain: 'newton.special-spaces',
};

const EFFECT_RULES: Readonly<Record<string, string>> = {
  gain: 'newton.effects.gain',
  exchange: 'newton.effects.exchange',
  books: 'newton.effects.free-book',
  modify: 'newton.effects',
  'repeat-lightning': 'newton.effects.repeat',
};

const MODIFIER_RULES: Readonly<Record<string, string>> = {
  'second-tile': 'newton.effects.second-tile',
  'ignore-requirement': 'newton.effects.ignore-requirement',
  'extra-cubes': 'newton.effects.extra-cubes',
  'village-jump': 'newton.effects.village-jump',
  'double-tokens': 'newton.effects.double-tokens',
};

export function explain(t: Tables, target: string, view: View): Explanation | null {
  const at = target.indexOf('.');
  const kind = at < 0 ? target : target.slice(0, at);
  const id = at < 0 ? '' : target.slice(at + 1);
  const indexIn = (list: readonly { readonly id: string }[]): number =>
    list.findIndex(item => item.id === id);
  switch (kind) {
    case 'place':
      return explainPlace(t, view, indexIn(t.places));
    case 'technology':
      return explainTechnology(t, view, indexIn(t.technology));
    case 'work':
      return explainWork(t, view, indexIn(t.work));
    case 'card':
      return explainCard(t, indexIn(t.cards));
    case 'master':
      return explainMaster(t, indexIn(t.masters));
    case 'square':
      return explainSquare(t, view, indexIn(t.squares));
    case 'deck':
      return explainDeck(view, Number(id));
    case 'action':
      return explainAction(t, view, id);
    case 'tile':
      return explainTile(t, id);
    case 'objective':
      return explainObjective(t, view, Number(id));
    case 'purse':
      return {
        text: 'Coins pay for routes and quick actions; potions stand in for books, universities and ancient lands; the star counts points so far, without objectives and masters.',
        rule: 'newton.potions.books',
      };
    default:
      return null;
  }
}

function explainPlace(t: Tables, view: View, place: number): Explanation | null {
  const info = t.places[place];
  if (info === undefined) return null;
  const routes = info.neighbours.map(
    (to, i) => `${t.places[to]!.name}${info.costs[i]! > 0 ? ` ${info.costs[i]}` : ''}`,
  );
  const cube = info.takesCubes ? ' End a journey here to place a travel cube and get what it offers.' : '';
  return {
    text: `${text.placeText(t, view, place)}.${cube} Routes, with their price in coins: ${routes.join(', ')}.`,
    rule: PLACE_RULES[info.kind] ?? 'newton.travel',
  };
}

function explainTechnology(t: Tables, view: View, space: number): Explanation | null {
  const info = t.technology[space];
  if (info === undefined) return null;
  const token = info.tokenSpot < 0 ? -1 : view.tokens[info.tokenSpot]!;
  const offer = text.spaceText(t, view, info);
  const what =
    info.kind === 'start'
      ? 'The start of the technology track: new students stand here.'
      : offer !== ''
        ? `${text.capital(offer)}, for a student that ends its move here.`
        : token >= 0
          ? `A bonus token, ${text.gainText(t.tokens[token]!)}: the first student to pass takes it.`
          : 'A plain space of the technology track.';
  const need = info.books === null ? '' : ` Entering needs ${text.booksText(info.books)} in sight.`;
  return { text: `${what}${need}`, rule: SPACE_RULES[info.kind] ?? 'newton.technology' };
}

function explainWork(t: Tables, view: View, space: number): Explanation | null {
  const info = t.work[space];
  if (info === undefined) return null;
  const offer = text.spaceText(t, view, info);
  const what =
    offer === ''
      ? `Space ${space} of the work track.`
      : `${text.capital(offer)}, if your marker ends its move here.`;
  const need = info.books === null ? '' : ` Entering needs ${text.booksText(info.books)} in sight.`;
  return {
    text: `${what}${need}`,
    rule: offer === '' ? 'newton.work' : (SPACE_RULES[info.kind] ?? 'newton.work'),
  };
}

function explainCard(t: Tables, card: number): Explanation | null {
  const info = t.cards[card];
  if (info === undefined) return null;
  const { effect } = info;
  const rule =
    effect === null
      ? 'newton.turn'
      : effect.op === 'modify'
        ? (MODIFIER_RULES[effect.rule] ?? 'newton.effects')
        : (EFFECT_RULES[effect.op] ?? 'newton.effects');
  const basic =
    info.action === 'joker'
      ? 'A joker: any basic action, at its visible symbols + 1.'
      : `Basic action: ${info.action}. Its value is the number of its symbols on your desk, this card's included.`;
  return { text: `${text.cardText(t, card)}. ${basic}`, rule };
}

function explainMaster(t: Tables, master: number): Explanation | null {
  const info = t.masters[master];
  if (info === undefined) return null;
  return {
    text: `${info.name}: ${text.effectText(t, info.effect)}; ${text.plural(info.points, 'point')} at the end once played.`,
    rule: 'newton.masters',
  };
}

function explainSquare(t: Tables, view: View, index: number): Explanation | null {
  const square = t.squares[index];
  if (square === undefined) return null;
  const seat = view.seats[view.viewer ?? view.active]!;
  const runs = t.runs
    .filter(run => run.squares.includes(index))
    .map(run => `${run.direction} of ${run.squares.length} (${text.plural(run.points, 'point')} a round)`);
  if (square.kind === 'filled')
    return { text: 'Printed as filled: it counts for its row and column.', rule: 'newton.study.runs' };
  const now =
    (seat.shelf & (1 << index)) !== 0
      ? 'Filled.'
      : fulfilled(t, view, seat, square)
        ? 'Fulfilled now.'
        : 'Not fulfilled now; potions can help.';
  const part = runs.length === 0 ? '' : ` Part of a ${text.listWords(runs)}.`;
  return {
    text: `${text.capital(text.squareText(t, square))}: a study action of value ${square.shelf} or more. ${now}${part}`,
    rule: 'newton.requirements',
  };
}

function explainDeck(view: View, level: number): Explanation | null {
  const deck = view.decks[level - 1];
  if (deck === undefined) return null;
  const left = deck.unseen + deck.bottom.length;
  return {
    text: `Action cards of level ${level}: ${view.rows[level - 1]!.length} face up, ${left} in the deck. A lessons action of value ${level} or more takes one; for 1 coin two more are turned up.`,
    rule: 'newton.lessons',
  };
}

function explainAction(t: Tables, view: View, id: string): Explanation | null {
  const action = ACTIONS.find(known => known === id);
  if (action === undefined) return null;
  const seat = view.seats[view.viewer ?? view.active]!;
  const count = symbols(t, seat, action);
  const value = Math.max(1, count);
  return {
    text: `${text.capital(action)}: ${text.plural(count, 'symbol')} on your desk. At value ${value}: ${text.valueText(action, value)}.`,
    rule: `newton.${action}`,
  };
}

function explainTile(t: Tables, id: string): Explanation | null {
  const [family, tile] = id.split('.');
  if (family === 'development')
    return {
      text: `${text.capital(text.tileText(t, 'development', tile as Action))}, for the rest of the game.`,
      rule: 'newton.tiles.development',
    };
  return {
    text: `${text.capital(text.tileText(t, 'income', tile as IncomeSlot))}.`,
    rule: tile === 'medical' ? 'newton.tiles.medical' : 'newton.tiles.income',
  };
}

function explainObjective(t: Tables, view: View, spot: number): Explanation | null {
  const tile = view.objectives[spot];
  if (tile === undefined) return null;
  const seat = view.seats[view.viewer ?? view.active]!;
  const { where, need } = objectiveSite(t, spot);
  const lacking = missingBooks(visibleBooks(t, seat), need);
  const ready = lacking === 0 ? 'you have them in sight' : `you lack ${lacking}`;
  return {
    text: `${text.capital(text.objectiveText(t, view, spot))}. It lies at ${where} and needs ${text.booksText(need)} (${ready}). As things stand it would pay ${text.plural(objectivePoints(t, view, seat, t.objectives[tile]!), 'point')}.`,
    rule: 'newton.objectives',
  };
}
