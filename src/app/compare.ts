/** Several games of one deal side by side: what each player made of the same cards. */
import { basename } from 'node:path';
import type { Seat } from '../core/game.ts';
import { equal } from '../core/json.ts';
import { type Match, repeated } from '../core/match.ts';
import { replay, verify } from '../core/movefile.ts';
import { done, type Result, refused } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { plural } from '../core/words.ts';
import { fileSentence } from './file-problems.ts';
import { pointsByRound } from './points.ts';
import { type CategoryPoints, placesOf, pointsByCategory } from './result.ts';
import type { OpenedFile } from './services.ts';

/** A file as it was named. */
export interface NamedFile extends OpenedFile {
  readonly path: string;
}

export interface ComparedGame {
  readonly path: string;
  /** The player's name, with the file's where two share it. */
  readonly label: string;
  readonly name: string;
  readonly total: number;
  readonly place: number;
  /** Points after each round. */
  readonly rounds: readonly (number | null)[];
}

export interface PartingMove {
  /** Who decided. */
  readonly name: string;
  readonly move: string;
  /** The move as the menu has it. */
  readonly text: string;
}

/** The first decision that was not the same in all games. */
export interface Parting {
  readonly decision: number;
  readonly round: string;
  /** By game; null where it was over. */
  readonly moves: readonly (PartingMove | null)[];
}

export interface Comparison {
  readonly first: Match;
  readonly seat: Seat;
  readonly games: readonly ComparedGame[];
  /** Points by game. */
  readonly categories: readonly CategoryPoints[];
  /** As the rules call them, of the longest game. */
  readonly rounds: readonly string[];
  /** Null where all games are one and the same. */
  readonly parting: Parting | null;
}

interface Played {
  readonly path: string;
  readonly match: Match;
  readonly seat: Seat;
}

/** Of one seat; null is that of the first person at each table, or of the first bot where there is none. */
export function compareFiles(files: readonly NamedFile[], wanted: Seat | null): Result<Comparison> {
  const played: Played[] = [];
  for (const file of files) {
    const one = playedGame(file, wanted);
    if (!one.ok) return one;
    played.push(one.value);
  }
  const [first, ...others] = played;
  if (first === undefined || others.length === 0) return refused('usage', 'Two files or more are compared.');
  for (const other of others) {
    const difference = dealDifference(first, other);
    if (difference !== null) {
      const [a, b] = [printable(first.path), printable(other.path)];
      return refused('usage', `${a} and ${b} are not the same deal: ${difference}.`);
    }
  }
  const { seat } = first;
  const rounds = played.map(({ match }) => pointsByRound(match, seat));
  const longest = rounds.reduce((most, next) => (next.length > most.length ? next : most));
  const scores = played.map(({ match }) => match.finalScores()[seat]!);
  return done({
    ...{ first: first.match, seat },
    games: played.map(({ path, match }, i) => ({
      ...{ path, label: labelOf(played, i), name: match.names[seat]!, total: scores[i]!.total },
      place: placesOf(match.finalScores()).find(({ score }) => score.seat === seat)!.place,
      rounds: rounds[i]!.map(({ points }) => points[seat] ?? null),
    })),
    categories: pointsByCategory(scores),
    rounds: longest.map(({ name }) => name),
    parting: partingOf(played),
  });
}

/** A sound game that is over. */
function playedGame({ path, loaded, file, text }: NamedFile, wanted: Seat | null): Result<Played> {
  const { kind, ...verdict } = verify(loaded.game, text, { dataFingerprint: loaded.fingerprint });
  if (kind !== 'sound') return refused(kind, fileSentence(path, verdict));
  const { match } = replay(loaded.game, file);
  if (match === null || !match.over) return refused('usage', `${printable(path)}: the game is not over.`);
  const { players } = match.config;
  const seat =
    wanted ??
    Math.max(
      0,
      players.findIndex(({ bot }) => bot === null),
    );
  if (seat < players.length) return done({ path, match, seat });
  return refused(
    'usage',
    `${printable(path)}: there is no seat ${seat + 1}, ${plural(players.length, 'player')} played.`,
  );
}

/** What makes two deals different, as a clause; null where they are one. */
function dealDifference(a: Played, b: Played): string | null {
  const [one, other] = [a.match.config, b.match.config];
  if (one.game.meta.id !== other.game.meta.id) return 'they are different games';
  if (one.players.length !== other.players.length) return 'as many do not play';
  if (one.seed !== other.seed) return 'the seeds differ';
  if (!equal(one.options, other.options)) return 'the options differ';
  if (one.first !== other.first) return 'somebody else starts';
  return a.seat === b.seat ? null : 'the players sit in different seats';
}

function labelOf(played: readonly Played[], index: number): string {
  const { match, seat, path } = played[index]!;
  const name = match.names[seat]!;
  const shared = played.some((other, i) => i !== index && other.match.names[other.seat] === name);
  return shared ? `${name} (${basename(path)})` : name;
}

function partingOf(played: readonly Played[]): Parting | null {
  const moveAt = ({ match }: Played, at: number): string | null => match.entries[at]?.choice.notation ?? null;
  const longest = Math.max(...played.map(({ match }) => match.entries.length));
  for (let at = 0; at < longest; at++) {
    if (played.every(game => moveAt(game, at) === moveAt(played[0]!, at))) continue;
    const entry = played.map(({ match }) => match.entries[at]).find(found => found !== undefined)!;
    return {
      decision: at + 1,
      round: played[0]!.match.roundName(entry.round),
      moves: played.map(({ match }) => {
        const taken = match.entries[at];
        if (taken === undefined) return null;
        const before = repeated(match, { decisions: at });
        const { seat } = taken.decision;
        const text = match.game.describe(taken.choice.move, before.view(seat), match.names);
        return { name: match.names[seat]!, move: taken.choice.notation, text };
      }),
    };
  }
  return null;
}
