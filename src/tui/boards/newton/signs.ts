/** The signs all of Newton's panels share: the same thing looks the same wherever it lies. */
import { tokenAt } from '../../../games/newton/rules/counting.ts';
import type { Counter, Modifier, Operation } from '../../../games/newton/rules/effects/operation.ts';
import type { Space, Tables } from '../../../games/newton/rules/tables.ts';
import {
  type Action,
  type Books,
  type CardAction,
  type Gain,
  type IncomeSlot,
  type IncomeType,
  NONE,
  type Table,
} from '../../../games/newton/rules/types.ts';
import type { Hue, Style, Theme } from '../../theme.ts';

/** One letter for a place on a desk, a short word where there is room; letters differ, colours help. */
const ACTION_WORDS: Readonly<Record<CardAction, string>> = {
  work: 'Work',
  technology: 'Tech',
  travel: 'Travel',
  lessons: 'Lesson',
  study: 'Study',
  joker: 'Joker',
};

const ACTION_HUES: Readonly<Record<CardAction, Hue>> = {
  work: 'yellow',
  technology: 'red',
  travel: 'teal',
  lessons: 'purple',
  study: 'blue',
  joker: 'pink',
};

function actionStyle(theme: Theme, action: CardAction): Style {
  return theme.hue[ACTION_HUES[action]];
}

export function actionWord(theme: Theme, action: CardAction): string {
  return actionStyle(theme, action)(ACTION_WORDS[action]);
}

const BOOK_LETTERS = ['B', 'G', 'O', '?'] as const;
const BOOK_HUES: readonly Hue[] = ['blue', 'green', 'orange', 'pink'];

/** Books as coloured letters: blue, green, orange, and `?` for one of free choice. */
export function books(theme: Theme, counts: Books): string {
  return counts
    .map((count, colour) =>
      count > 0 ? theme.hue[BOOK_HUES[colour]!](BOOK_LETTERS[colour]!.repeat(count)) : '',
    )
    .join('');
}

/** Books as numbers with letters, for totals. */
export function bookCounts(theme: Theme, counts: Books): string {
  const parts = counts.flatMap((count, colour) =>
    count > 0 ? [theme.hue[BOOK_HUES[colour]!](`${count}${BOOK_LETTERS[colour]}`)] : [],
  );
  return parts.length === 0 ? theme.style.dim('none') : parts.join(' ');
}

export function coins(theme: Theme, count: number): string {
  return theme.hue.yellow(`${count}c`);
}

export function potions(theme: Theme, count: number): string {
  return theme.hue.purple(`${count}p`);
}

export function points(theme: Theme, count: number): string {
  return theme.hue.orange(`${count}${theme.glyph.star}`);
}

/** Coins, potions, points and new students, in that order, without spaces: `2c1p`, `3★`, `S`. */
export function gain(theme: Theme, amounts: Gain): string {
  const parts = [
    amounts.coins > 0 ? coins(theme, amounts.coins) : '',
    amounts.potions > 0 ? potions(theme, amounts.potions) : '',
    amounts.points > 0 ? points(theme, amounts.points) : '',
    amounts.students > 0 ? theme.hue.red('S'.repeat(amounts.students)) : '',
  ];
  return parts.join('');
}

/** The order and words of the legend under a board. */
export function legend(theme: Theme): string {
  const dim = theme.style.dim;
  return [
    `${coins(theme, 1)}${dim(' coin')}`,
    `${potions(theme, 1)}${dim(' potion')}`,
    `${points(theme, 1)}${dim(' point')}`,
    `${theme.hue.red('S')}${dim(' student')}`,
    `${books(theme, [1, 1, 1, 0])}${dim(' books')}`,
  ].join(dim('  '));
}

const PER_SIGNS: Readonly<Record<Counter, string>> = {
  'book:blue': 'B',
  'book:green': 'G',
  'book:orange': 'O',
  'book-triple': '3 alike',
  'master-played': 'master',
  'university-visited': 'univ',
  'ancient-visited': 'ancient',
  'run-completed': 'run',
};

const RULE_SIGNS: Readonly<Record<Modifier, string>> = {
  'second-tile': '2nd tile',
  'ignore-requirement': 'no need',
  'extra-cubes': 'more cubes',
  'village-jump': 'jump',
  'double-tokens': 'tokens x2',
};

/** An effect in a few cells. */
export function effect(theme: Theme, op: Operation): string {
  switch (op.op) {
    case 'gain':
      return gain(theme, op.gain) + (op.per === null ? '' : `/${PER_SIGNS[op.per]}`);
    case 'exchange': {
      const price =
        op.cards > 0 ? 'card' : gain(theme, { coins: op.coins, potions: op.potions, points: 0, students: 0 });
      return `${price}${theme.glyph.right}${gain(theme, op.gain)}`;
    }
    case 'books':
      return books(theme, op.books);
    case 'modify':
      return `${op.coins > 0 ? coins(theme, op.coins) + theme.glyph.right : ''}${RULE_SIGNS[op.rule]}`;
    case 'repeat-lightning':
      return 'repeat';
    case 'act':
      return `${op.action === 'any' ? 'any' : actionWord(theme, op.action)} ${op.value}${op.per === null ? '' : `/${PER_SIGNS[op.per]}`}`;
    case 'lesson-then-act':
      return `${actionWord(theme, 'lessons')} ${op.value}+act`;
    case 'place-cube':
      return `${op.coins > 0 ? coins(theme, op.coins) + theme.glyph.right : ''}${op.on === 'any' ? 'cube' : `cube ${op.on === 'ancient' ? 'anc' : 'univ'}`}`;
    case 'remove-tiles':
      return `-${op.count} tiles`;
    case 'play-master':
      return 'master';
    case 'take-development':
      return op.type === 'any' ? 'any+1' : developmentSign(theme, op.type);
    case 'take-income':
      return op.type === 'any' ? 'income' : `${incomeLetter(theme, op.type)}/round`;
    case 'medical':
      return theme.hue.green('med');
  }
}

function incomeLetter(theme: Theme, type: IncomeType): string {
  if (type === 'points') return theme.hue.orange(theme.glyph.star);
  return type === 'coins' ? theme.hue.yellow('c') : theme.hue.purple('p');
}

/** Several effects; what they are counted by stands once, at the end, where it is the same for all. */
export function effects(theme: Theme, list: readonly Operation[]): string {
  const per = list.map(op => ('per' in op ? op.per : null));
  const [shared] = per;
  if (list.length < 2 || shared == null || per.some(each => each !== shared))
    return list.map(op => effect(theme, op)).join(' ');
  const single = list.map(op => ('per' in op ? effect(theme, { ...op, per: null }) : effect(theme, op)));
  return `${single.join(' ')}/${PER_SIGNS[shared]}`;
}

export function developmentSign(theme: Theme, action: Action): string {
  return actionStyle(theme, action)(`${ACTION_WORDS[action]}+1`);
}

export function incomeSign(t: Tables, theme: Theme, slot: IncomeSlot): string {
  if (slot === 'medical') return points(theme, t.medical[0]);
  if (slot === 'medical-turned') return points(theme, t.medical[1]);
  return gain(theme, t.incomeGain[slot]);
}

/** What a special space of a track holds, in a few cells; empty for a plain one. */
export function spaceSign(t: Tables, theme: Theme, table: Table, space: Space): string {
  switch (space.kind) {
    case 'specialization':
      return effects(theme, t.specializations[table.specializations[space.spot]!]!.effect);
    case 'invention':
      return effects(theme, t.inventions[table.inventions[space.spot]!]!.effect);
    case 'master':
      return theme.hue.pink('master');
    case 'objective':
      return `${theme.glyph.diamond}${books(theme, space.books!)}`;
    case 'start':
      return 'start';
    case 'token':
    case 'plain': {
      const token = tokenAt(table, space.tokenSpot);
      return token === NONE ? theme.style.dim(theme.glyph.empty) : `+${gain(theme, t.tokens[token]!)}`;
    }
  }
}
