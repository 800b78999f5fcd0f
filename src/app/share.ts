/** A finished game as a text to paste: who won, where the points came from, how it went, and the deal to try it on. */
import type { Match } from '../core/match.ts';
import { headerOf } from '../core/movefile.ts';
import { formatPlayer } from '../core/seats.ts';
import { gainsOf, pointsByRound, sparkline } from './points.ts';
import { placesOf, pointsByCategory } from './result.ts';
import { resultSentence } from './scores.ts';
import { textTable } from './text-table.ts';

export interface ShareWishes {
  /** Nothing of how it went: for those who want to play the same deal first. */
  readonly quiet: boolean;
  readonly ascii: boolean;
  /** What seals the move file; null where it has no end. */
  readonly seal: string | null;
  readonly fingerprint: string;
}

export function shareLines(match: Match, wishes: ShareWishes): string[] {
  const { title } = match.game.meta;
  const { names } = match;
  return [
    `boardgames: ${title}, ${names.join(', ')}`,
    ...(wishes.quiet ? [] : outcome(match, wishes.ascii)),
    ...deal(match, wishes),
  ];
}

function outcome(match: Match, ascii: boolean): string[] {
  const scores = match.finalScores();
  const { names } = match;
  const places = placesOf(scores);
  const rounds = pointsByRound(match, 'all');
  const order = places.map(({ score }) => score.seat);
  const heads = order.map(seat => names[seat]!);
  const categories = pointsByCategory(scores).map(({ label, points }) => [
    label,
    ...order.map(seat => String(points[seat])),
  ]);
  const total = ['total', ...places.map(({ score }) => String(score.total))];
  const gains = order.map(seat => gainsOf(rounds.map(({ points }) => points[seat] ?? null)));
  const growth = order.map((seat, i) => [names[seat]!, ascii ? gains[i]!.join(' ') : sparkline(gains[i]!)]);
  return [
    resultSentence(scores, names, match.game.meta),
    '',
    ...textTable([['', ...heads], ...categories, total], { numbers: true }),
    '',
    'points by round',
    ...textTable(growth),
    '',
  ];
}

/** How to play the same deal, and what proves that this one was played. */
function deal(match: Match, { seal, fingerprint }: ShareWishes): string[] {
  const { game, rules, data, seed, players, options, first } = headerOf(match, fingerprint);
  const flags = [
    ...(players.length === 1 ? ['--solo'] : ['--players', quoted(players.map(formatPlayer).join(','))]),
    ...['--seed', seed],
    ...Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]),
    ...(first === null ? [] : ['--first', quoted(match.names[first]!)]),
  ];
  const proof = seal === null ? 'no proof, as the file has no end' : `proof ${seal}`;
  return [`boardgames ${game} ${flags.join(' ')}`, `rules ${rules}, data ${data}, ${proof}`];
}

/** As shells take it. */
function quoted(text: string): string {
  return /^[\w,:@=.-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
