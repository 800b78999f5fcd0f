/** The signs and colours that all of Newton's panels share: the same thing looks the same wherever it lies. */
import { plural } from '../../../core/words.ts';
import {
  type Action,
  type Books,
  type CardAction,
  COLOURS,
  type Gain,
} from '../../../games/newton/rules/types.ts';
import type { Hue, Style, Theme } from '../../theme.ts';

/** The short form is for cards that are too narrow for the word. */
const ACTION_WORDS: Readonly<
  Record<CardAction, { readonly word: string; readonly short?: string; readonly hue: Hue }>
> = {
  work: { word: 'Work', hue: 'yellow' },
  technology: { word: 'Technology', short: 'Techn.', hue: 'red' },
  travel: { word: 'Travel', hue: 'teal' },
  lessons: { word: 'Lessons', hue: 'purple' },
  study: { word: 'Study', hue: 'blue' },
  joker: { word: 'Joker', hue: 'pink' },
};

export function actionName(action: CardAction): string {
  return ACTION_WORDS[action].word;
}

/** The name in at most so many cells. */
export function shortActionName(action: CardAction, width: number): string {
  const { word, short } = ACTION_WORDS[action];
  return word.length <= width ? word : (short ?? word);
}

export function actionWord(theme: Theme, action: CardAction): string {
  return theme.hue[ACTION_WORDS[action].hue](ACTION_WORDS[action].word);
}

/** The head of a card, and whatever else stands for an action as a block. */
export function actionFill(theme: Theme, action: CardAction): Style {
  return theme.fill[ACTION_WORDS[action].hue];
}

export function actionHue(theme: Theme, action: CardAction): Style {
  return theme.hue[ACTION_WORDS[action].hue];
}

const BOOK_LETTERS = ['B', 'G', 'O', '?'] as const;
const BOOK_HUES = ['blue', 'green', 'orange', 'pink'] as const satisfies readonly Hue[];

/** Books as spines with a letter on them: blue, green, orange, and `?` for one of free choice. */
export function spines(theme: Theme, books: Books): string {
  return books
    .flatMap((count, colour) =>
      Array.from({ length: count }, () => theme.fill[BOOK_HUES[colour]!](BOOK_LETTERS[colour]!)),
    )
    .join('');
}

/** `blue, 2 green`: which books these are, in words. */
export function bookWords(books: Books): string {
  return [...COLOURS, 'any']
    .flatMap((colour, i) => (books[i]! === 0 ? [] : [books[i]! === 1 ? colour : `${books[i]} ${colour}`]))
    .join(', ');
}

/** Those of the books asked for that one has not, books of any colour standing in for the first of them. */
export function lackingBooks(have: Books, need: Books): Books {
  let free = have[3];
  const lacking = COLOURS.map((_, colour) => {
    const without = Math.max(0, need[colour]! - have[colour]!);
    const filledUp = Math.min(free, without);
    free -= filledUp;
    return without - filledUp;
  });
  return [lacking[0]!, lacking[1]!, lacking[2]!, 0];
}

/** Books that are asked for: spines for those one has, small letters for those that are missing. */
export function neededBooks(theme: Theme, need: Books, have: Books): string {
  const lacking = lackingBooks(have, need);
  return COLOURS.map((_, colour) => {
    const letter = BOOK_LETTERS[colour]!;
    return (
      theme.fill[BOOK_HUES[colour]!](letter.repeat(need[colour]! - lacking[colour]!)) +
      theme.hue[BOOK_HUES[colour]!](letter.toLowerCase().repeat(lacking[colour]!))
    );
  }).join('');
}

/** What letters of books mean, for legends. */
export function bookLegend(theme: Theme): string {
  const words = [...COLOURS, 'any'];
  return `books ${words.map((word, i) => `${theme.fill[BOOK_HUES[i]!](BOOK_LETTERS[i]!)} ${word}`).join(' ')}`;
}

export function coins(theme: Theme, count: number): string {
  return theme.hue.yellow(plural(count, 'coin'));
}

export function potions(theme: Theme, count: number): string {
  return theme.hue.purple(plural(count, 'potion'));
}

export function points(theme: Theme, count: number): string {
  return theme.hue.orange(plural(count, 'point'));
}

/** Coins, potions, points and students in words: `1 potion, 6 points`. */
export function gainWords(gain: Gain): string {
  const parts = [
    gain.coins > 0 ? plural(gain.coins, 'coin') : '',
    gain.potions > 0 ? plural(gain.potions, 'potion') : '',
    gain.points > 0 ? plural(gain.points, 'point') : '',
    gain.students > 0 ? plural(gain.students, 'student') : '',
  ];
  return parts.filter(part => part !== '').join(', ');
}

/** The same in fewer cells. */
export function shortGain(gain: Gain): string {
  return gainWords(gain)
    .replace(/potions?/u, 'pot.')
    .replace(/students?/u, 'stud.');
}

/** The hue of what a gain brings first. */
export function gainHue(theme: Theme, gain: Gain): Style {
  if (gain.points > 0) return theme.hue.orange;
  if (gain.potions > 0) return theme.hue.purple;
  return gain.coins > 0 ? theme.hue.yellow : theme.hue.red;
}

export function developmentWords(action: Action | 'any'): string {
  return `+1 ${action === 'any' ? 'any action' : actionName(action)} for good`;
}
