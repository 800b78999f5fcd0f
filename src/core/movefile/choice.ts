import type { Choice } from '../match.ts';
import { nearest } from '../text.ts';

export type MoveReading =
  | { readonly type: 'found'; readonly choice: Choice }
  | { readonly type: 'ambiguous'; readonly choices: readonly Choice[] }
  | { readonly type: 'unknown'; readonly suggestion: string | null };

/** The legal move that a typed or hand-written text means: its notation, or the beginning of just one notation. */
export function readMove(choices: readonly Choice[], text: string): MoveReading {
  const exact = choices.find(choice => choice.notation === text);
  if (exact !== undefined) return { type: 'found', choice: exact };
  const wanted = plain(text);
  const same = choices.filter(choice => plain(choice.notation) === wanted);
  if (same.length === 1) return { type: 'found', choice: same[0]! };
  const begins = wanted === '' ? [] : choices.filter(choice => plain(choice.notation).startsWith(wanted));
  if (begins.length === 1) return { type: 'found', choice: begins[0]! };
  if (begins.length > 1) return { type: 'ambiguous', choices: begins };
  const notations = choices.map(choice => choice.notation);
  return { type: 'unknown', suggestion: nearest(text, notations) };
}

function plain(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLowerCase();
}
