/** What is said at a shared table: one line at a time, in nobody's record but the table's. */
import type { Names, Seat } from '../../core/game.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { printable } from '../../core/text.ts';
import type { ChatLine } from '../../storage/tables.ts';

export type { ChatLine } from '../../storage/tables.ts';

/** Longer lines are cut. */
const MAX_CHAT = 200;
/** The table remembers so many lines. */
export const CHAT_KEPT = 200;
/** So many lines of one seat within so many milliseconds. */
const CHAT_RATE = { lines: 6, ms: 10_000 } as const;

/** What somebody typed, made fit for everybody's terminal; refused where nothing is left of it. */
export function chatText(typed: string): Result<string> {
  const text = [...printable(typed).trim()].slice(0, MAX_CHAT).join('');
  return text === '' ? refused('usage', 'There is nothing to say.') : done(text);
}

/** Who floods the table has to wait. */
export function tooFast(chat: readonly ChatLine[], seat: Seat | null, now: number): boolean {
  const recent = chat.filter(line => line.seat === seat && line.at > now - CHAT_RATE.ms);
  return recent.length >= CHAT_RATE.lines;
}

/** The latest of what others said after somebody had left; to a newcomer, of all that they said. */
export function missedLines(chat: readonly ChatLine[], seat: Seat, left: number | null): readonly ChatLine[] {
  return chat.filter(line => line.seat !== seat && (left === null || line.at > left)).slice(-MOST_MISSED);
}

/** The others are in the list of all that was said. */
const MOST_MISSED = 8;

export function chatSentence({ seat, text }: ChatLine, names: Names): string {
  return `${seat === null ? 'A spectator' : names[seat]}: ${text}`;
}
