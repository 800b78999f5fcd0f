/** What happened, in sentences, as far as a seat may know it. */
import type { BaseEvent, Seat } from '../core/game.ts';
import type { Entry, Match } from '../core/match.ts';

export function isVisible(event: BaseEvent, viewer: Seat | null): boolean {
  return event.only === undefined || event.only === viewer;
}

export function sentencesOf(match: Match, entry: Entry, viewer: Seat | null): string[] {
  return entry.events
    .filter(event => isVisible(event, viewer))
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
