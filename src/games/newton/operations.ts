/** The effect language that cards, masters, tiles and tokens share, with every field present. */
import type { Data } from './data.ts';
import { type Action, type Books, COLOURS, type Gain, type IncomeType } from './types.ts';

export type Counter = 'book-triple' | `book:${(typeof COLOURS)[number]}` | GameCounter;
type GameCounter = 'master-played' | 'university-visited' | 'ancient-visited' | 'run-completed';

export type Modifier =
  | 'none'
  | 'second-tile'
  | 'ignore-requirement'
  | 'extra-cubes'
  | 'village-jump'
  | 'double-tokens';

/** See schema.ts for what each operation means. */
export type Operation =
  | { readonly op: 'gain'; readonly gain: Gain; readonly per: Counter | null }
  | {
      readonly op: 'exchange';
      readonly coins: number;
      readonly potions: number;
      readonly cards: number;
      readonly gain: Gain;
    }
  | { readonly op: 'books'; readonly books: Books }
  | { readonly op: 'modify'; readonly rule: Modifier; readonly coins: number }
  | { readonly op: 'repeat-lightning' }
  | {
      readonly op: 'act';
      readonly action: Action | 'any';
      readonly value: number;
      readonly split: boolean;
      readonly ignoreRequirement: boolean;
      readonly ignorePrerequisite: boolean;
      readonly noCoins: boolean;
      readonly freeRoutes: boolean;
      readonly cubeOnEveryPlace: boolean;
      readonly per: Counter | null;
    }
  | { readonly op: 'lesson-then-act'; readonly value: number; readonly bonus: number }
  | { readonly op: 'place-cube'; readonly on: 'university' | 'ancient' | 'any'; readonly coins: number }
  | { readonly op: 'remove-tiles'; readonly count: number }
  | { readonly op: 'play-master' }
  | { readonly op: 'take-development'; readonly type: Action | 'any' }
  | { readonly op: 'take-income'; readonly type: IncomeType | 'any' }
  | { readonly op: 'medical' };

export type RawOperation = Data['cities']['tiles'][number]['effect'][number];
type RawGain = Extract<RawOperation, { op: 'gain' }>['gain'];
type RawBooks = { blue?: number | undefined; green?: number | undefined; orange?: number | undefined };

const NO_BOOKS: Books = [0, 0, 0, 0];

export function toGain(gain: RawGain): Gain {
  return {
    coins: gain.coins ?? 0,
    potions: gain.potions ?? 0,
    points: gain.points ?? 0,
    students: gain.students ?? 0,
  };
}

export function toBooks(list: readonly string[]): Books {
  const books: Books = [0, 0, 0, 0];
  for (const colour of list) books[colour === 'any' ? 3 : COLOURS.indexOf(colour as 'blue')]!++;
  return books;
}

export function needed(books: RawBooks | undefined): Books | null {
  return books === undefined ? null : [books.blue ?? 0, books.green ?? 0, books.orange ?? 0, 0];
}

export function toOperation(raw: RawOperation): Operation {
  switch (raw.op) {
    case 'gain':
      return { op: 'gain', gain: toGain(raw.gain), per: raw.per ?? null };
    case 'exchange':
      return {
        op: 'exchange',
        coins: raw.pay.coins ?? 0,
        potions: raw.pay.potions ?? 0,
        cards: raw.pay.cards ?? 0,
        gain: toGain(raw.gain),
      };
    case 'books':
      return { op: 'books', books: toBooks(raw.books) };
    case 'modify':
      return { op: 'modify', rule: raw.rule, coins: raw.pay?.coins ?? 0 };
    case 'act':
      return {
        op: 'act',
        action: raw.action,
        value: raw.value,
        split: raw.split ?? false,
        ignoreRequirement: raw.ignoreRequirement ?? false,
        ignorePrerequisite: raw.ignorePrerequisite ?? false,
        noCoins: raw.noCoins ?? false,
        freeRoutes: raw.freeRoutes ?? false,
        cubeOnEveryPlace: raw.cubeOnEveryPlace ?? false,
        per: raw.per ?? null,
      };
    case 'place-cube':
      return { op: 'place-cube', on: raw.on, coins: raw.pay?.coins ?? 0 };
    default:
      return raw;
  }
}

export function booksOf(effect: readonly Operation[]): Books {
  return effect.reduce<Books>((sum, op) => (op.op === 'books' ? addBooks(sum, op.books) : sum), NO_BOOKS);
}

export function addBooks(a: Books, b: Books): Books {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}
