/** What gains, actions and objectives are counted by: for each the number and its words. */
import { bookSets, bookTriples, FREE_CHOICE } from '../books.ts';
import { booksAtTheEnd, finishedRuns, tilesPlaced, visibleBooks, visited } from '../counting.ts';
import type { Tables } from '../tables.ts';
import type { CardIndex, SeatTable, Table } from '../types.ts';
import type { Counter, ObjectiveCounter } from './operation.ts';

type Count = (t: Tables, table: Table, seat: SeatTable) => number;

interface CounterWord {
  /** Anchor of its rule. */
  readonly rule: string;
  readonly count: Count;
  /** After a gain or an action: 'for each ...'. */
  readonly text: string;
}

interface ObjectiveWord {
  readonly count: Count;
  /** What is counted, as a heading. */
  readonly label: string;
  /** One of it, after 'points per'. */
  readonly unit: string;
}

const mastersPlayed: Count = (_t, _table, seat) => seat.played.length;
const universitiesVisited: Count = (_t, table, seat) => visited(seat, table.universities);
const ancientsVisited: Count = (_t, table, seat) => visited(seat, table.ancients);

/** A book of free choice counts for each colour, potions for none. [newton.effects.per-colour] */
function booksOf(colour: 0 | 1 | 2): Count {
  return (t, _table, seat) => {
    const books = visibleBooks(t, seat);
    return books[colour] + books[FREE_CHOICE];
  };
}

export const COUNTERS: { readonly [C in Counter]: CounterWord } = {
  'book:blue': {
    rule: 'newton.effects.per-colour',
    count: booksOf(0),
    text: 'for each blue book you see',
  },
  'book:green': {
    rule: 'newton.effects.per-colour',
    count: booksOf(1),
    text: 'for each green book you see',
  },
  'book:orange': {
    rule: 'newton.effects.per-colour',
    count: booksOf(2),
    text: 'for each orange book you see',
  },
  'book-triple': {
    rule: 'newton.effects.triples',
    count: (t, _table, seat) => bookTriples(visibleBooks(t, seat)),
    text: 'for every three books of one colour you see',
  },
  'master-played': {
    rule: 'newton.inventions.per',
    count: mastersPlayed,
    text: 'for each master you have played',
  },
  'university-visited': {
    rule: 'newton.inventions.per',
    count: universitiesVisited,
    text: 'for each university you have visited',
  },
  'ancient-visited': {
    rule: 'newton.inventions.per',
    count: ancientsVisited,
    text: 'for each ancient land you have visited',
  },
  'run-completed': {
    rule: 'newton.inventions.per',
    count: (t, _table, seat) => finishedRuns(t, seat),
    text: 'for each finished row or column of your bookshelf',
  },
};

/** How often something counted happens: once where nothing is counted. */
export function timesOf(t: Tables, table: Table, seat: SeatTable, per: Counter | null): number {
  return per === null ? 1 : COUNTERS[per].count(t, table, seat);
}

/** ' for each ...', or nothing. */
export function perText(per: Counter | null): string {
  return per === null ? '' : ` ${COUNTERS[per].text}`;
}

/** [newton.objectives.list] */
export const OBJECTIVES: { readonly [C in ObjectiveCounter]: ObjectiveWord } = {
  coin: { count: (_t, _table, seat) => seat.coins, label: 'coins left', unit: 'coin left at the end' },
  potion: {
    count: (_t, _table, seat) => seat.potions,
    label: 'potions left',
    unit: 'potion left at the end',
  },
  'bonus-token': {
    count: (_t, _table, seat) => seat.tokens.length,
    label: 'bonus tokens',
    unit: 'bonus token',
  },
  'university-visited': {
    count: universitiesVisited,
    label: 'universities visited',
    unit: 'university visited',
  },
  'ancient-visited': {
    count: ancientsVisited,
    label: 'ancient lands visited',
    unit: 'ancient land visited',
  },
  'student-at-end': {
    count: (t, _table, seat) =>
      seat.students.reduce((sum, space) => sum + (t.technology[space]!.end ? 1 : 0), 0),
    label: 'students at an end',
    unit: 'student at the end of a branch',
  },
  'master-played': { count: mastersPlayed, label: 'masters played', unit: 'master played' },
  'book-set': {
    count: (t, _table, seat) => bookSets(booksAtTheEnd(t, seat)),
    label: 'sets of three different books',
    unit: 'set of three different books on your cards and masters',
  },
  'tile-triple': {
    count: (_t, _table, seat) => Math.floor(tilesPlaced(seat) / 3),
    label: 'sets of three bookshelf tiles',
    unit: 'three bookshelf tiles placed',
  },
  'card-pair': {
    count: (t, _table, seat) => Math.floor((actionCards(t, seat.hand) + actionCards(t, seat.desk)) / 2),
    label: 'pairs of action cards',
    unit: 'pair of action cards you own (starting cards do not count)',
  },
};

/** Starting cards and cards under the desk do not count. [newton.scoring.books] */
function actionCards(t: Tables, cards: readonly CardIndex[]): number {
  let count = 0;
  for (const card of cards) if (t.cards[card]!.level > 0) count++;
  return count;
}
