/** What happened, in sentences, as far as a viewer may know. */
import type { Names, Seat } from '../../core/game.ts';
import type { Entry, Match } from '../../core/match.ts';

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
  return match.entries.flatMap(entry => entryLines(match, entry, viewer));
}

function entryLines(match: Match, entry: Entry, viewer: Seat | null): LogLine[] {
  return entry.events
    .filter(event => event.only === undefined || event.only === viewer)
    .map(event => {
      const text = match.game.narrate(event, match.names);
      const round = match.roundName(entry.round);
      return { text, seat: subjectOf(text, match.names), round, number: entry.number };
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
