/** What happened, in sentences, as far as a seat may know it. */
import { isVisible, type Seat } from '../core/game.ts';
import type { Entry, SeenMatch } from '../core/match.ts';

export function sentencesOf(match: SeenMatch, entry: Entry, viewer: Seat | null): string[] {
  return entry.events
    .filter(event => isVisible(event, viewer))
    .map(event => match.game.narrate(event, match.names));
}

/** The entries after this seat's last decision, the last one included: all that came of it may be news. */
export function sinceLastTurn(match: SeenMatch, seat: Seat): readonly Entry[] {
  const entries = match.seenBy(seat);
  const last = entries.findLastIndex(entry => entry.decision.seat === seat);
  return entries.slice(Math.max(last, 0));
}

/** What others did since this seat's last turn; where nobody did anything, what that turn itself was. */
export function lastTurn(match: SeenMatch, seat: Seat): readonly Entry[] {
  const entries = match.seenBy(seat);
  const now = match.decision?.turn;
  const last = entries.findLastIndex(({ decision }) => decision.seat === seat && decision.turn !== now);
  const since = entries.slice(last + 1).filter(({ decision }) => decision.seat !== seat);
  if (since.length > 0) return since;
  const turn = entries[last]?.decision.turn;
  return entries.filter(({ decision }) => decision.turn === turn);
}

/** What this seat alone learned while others decided. */
export function privateNews(match: SeenMatch, seat: Seat): string[] {
  return sinceLastTurn(match, seat)
    .filter(entry => entry.decision.seat !== seat)
    .flatMap(entry => entry.events.filter(event => event.only === seat))
    .map(event => match.game.narrate(event, match.names));
}

export interface LogLine {
  readonly text: string;
  /** Whom the sentence is about; null where it is about the table as a whole. */
  readonly seat: Seat | null;
  /** As the rules call it. */
  readonly round: string;
  /** Of the decision that brought it about. */
  readonly turn: number;
}

export function logLines(match: SeenMatch, viewer: Seat | null): LogLine[] {
  return match.seenBy(viewer).flatMap(entry => {
    const round = match.roundName(entry.round);
    return entry.events.map(event => {
      const text = match.game.narrate(event, match.names);
      return { text, seat: event.seat, round, turn: entry.decision.turn };
    });
  });
}

/** Index of the first line since the viewer's last turn. What nobody else did is no news. */
export function newsStart(match: SeenMatch, lines: readonly LogLine[], viewer: Seat | null): number {
  if (viewer === null) return lines.length;
  const now = match.decision?.turn;
  const entries = match.seenBy(viewer);
  const last = entries.findLastIndex(({ decision }) => decision.seat === viewer && decision.turn !== now);
  const first = entries[last + 1];
  if (first === undefined || first.decision.seat === viewer) return lines.length;
  const at = lines.findIndex(line => line.turn >= first.decision.turn);
  return at < 0 ? lines.length : at;
}
