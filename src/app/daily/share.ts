/** What a player shows to others: how well it went, nothing of the deal, and a proof. */
import { replay } from '../../core/movefile.ts';
import { plural } from '../../core/words.ts';
import type { FinishedGame } from '../../storage/history.ts';
import type { LoadedGame } from '../load-game.ts';
import { gainsOf, pointsByRound, sparkline } from '../points.ts';
import { placesOf } from '../result.ts';
import { pointWords } from '../scores.ts';

export function shareText(
  game: FinishedGame,
  loaded: LoadedGame,
  day: string,
  days: number,
  ascii: boolean,
): string[] {
  // A game of older rules may not replay to its end.
  const { match: replayed } = replay(loaded.game, game.file);
  const match = replayed?.over === true ? replayed : null;
  const places = match === null ? [] : placesOf(match.finalScores());
  const own = places.find(({ score }) => score.seat === 0);
  const place = own === undefined ? '' : `place ${own.place} of ${places.length}`;
  const rank = places.length === 1 ? (own?.score.verdict ?? '') : place;
  const totals = match === null ? [] : pointsByRound(match, 'all').map(round => round.points[0] ?? null);
  const gains = gainsOf(totals);
  return [
    `boardgames daily ${day}: ${loaded.entry.meta.title}`,
    [pointWords(loaded.entry.meta, game.points[0]!), rank].filter(part => part !== '').join(', '),
    `by round ${ascii ? gains.join(' ') : sparkline(gains)}`,
    `streak ${plural(days, 'day')}, proof ${game.seal}`,
  ];
}
