/** How counts, lists and corrections are put into words, the same everywhere. */
import { nearest } from './text.ts';

/** "1 point", "2 points", "-1 point", "3 books of your choice". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

/** "Ann, Ben and Cy". */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** "+2", "-1", "+0". */
export function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text as a whole sentence: with a capital in front and a stop behind. */
export function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? capital(text) : `${capital(text)}.`;
}

/** "did you mean newton?", where something near enough is known; otherwise "the games are newton and leonardo." */
export function didYouMean(text: string, known: readonly string[], otherwise: string): string {
  return suggestionOr(text, known, `${otherwise} ${listed(known)}.`);
}

/** As `didYouMean`, where more or less than all that is known is to be said otherwise. */
export function suggestionOr(text: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(text, known);
  return meant === null ? otherwise : askIfMeant(meant);
}

export function askIfMeant(meant: string): string {
  return `did you mean ${meant}?`;
}

/** "1st", "2nd", "11th" */
export function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(teen ? null : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
}
