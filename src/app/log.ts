/** What happened, in sentences, as far as a seat may know it. */
import type { Names, Seat } from '../core/game.ts';
import type { Entry, Match } from '../core/match.ts';
import { mayKnow } from './replay/onlooker.ts';

export function sentencesOf(match: Match, entry: Entry, viewer: Seat | null): string[] {
  return entry.events
    .filter(event => mayKnow(event, viewer))
    .map(event => match.game.narrate(event, match.names));
}

/** The entries after this seat's last decision, the last one included: all that came of it may be news. */
export function sinceLastTurn(match: Match, seat: Seat): readonly Entry[] {
  const last = match.entries.findLastIndex(entry => entry.decision.seat === seat);
  return match.entries.slice(Math.max(last, 0));
}

/** What this seat alone learned while others decided. */
export function privateNews(match: Match, seat: Seat): string[] {
  return sinceLastTurn(match, seat)
    .filter(entry => entry.decision.seat !== seat)
    .flatMap(entry => entry.events.filter(event => event.only === seat))
    .map(event => match.game.narrate(event, match.names));
}

export interface LogLine {
  readonly text: string;
  /** Whom the sentence is about; null where it is about nobody in particular. */
  readonly seat: Seat | null;
  /** As the rules call it. */
  readonly round: string;
  /** Number of the decision. */
  readonly number: number;
}

export function logLines(match: Match, viewer: Seat | null): LogLine[] {
  return match.entries.flatMap(entry => {
    const round = match.roundName(entry.round);
    return sentencesOf(match, entry, viewer).map(text => {
      return { text, seat: subjectOf(text, match.names), round, number: entry.number };
    });
  });
}

/** The player with whose name the sentence begins, the longest where one name begins another. */
function subjectOf(text: string, names: Names): Seat | null {
  let subject: Seat | null = null;
  names.forEach((name, seat) => {
    const named = text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
    if (named && (subject === null || name.length > names[subject]!.length)) subject = seat;
  });
  return subject;
}

/** Index of the first line after the latest run of the viewer's own decisions. */
export function newsStart(match: Match, lines: readonly LogLine[], viewer: Seat | null): number {
  if (viewer === null) return lines.length;
  let last = match.entries.length;
  // Own decisions at the very end belong to the turn that is going on.
  while (last > 0 && match.entries[last - 1]!.decision.seat === viewer) last--;
  let before = last;
  while (before > 0 && match.entries[before - 1]!.decision.seat !== viewer) before--;
  const at = lines.findIndex(line => line.number > before);
  return at < 0 ? lines.length : at;
}
