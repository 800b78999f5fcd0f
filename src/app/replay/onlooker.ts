/** Whose knowledge is shown, of a game in progress or of a recorded one, and what it covers. */
import { type BaseEvent, isVisible, type Names, type Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { FileProblem } from '../../core/movefile.ts';
import { humans } from '../curtain.ts';

/** One seat's knowledge, a spectator's (null), or everything. */
export type Onlooker = Seat | null | 'all';

/** Through whose eyes a record may be looked at. */
export interface Eyes {
  readonly first: Onlooker;
  /** In the order in which a viewer goes through them. */
  readonly choices: readonly Onlooker[];
  /** People still keep secrets from each other: who wants to look through one player's eyes is asked behind a curtain. */
  readonly guarded: boolean;
}

/**
 * While a game is not over its record shows no more than its players may know at the table: what all of them know, or
 * where one person plays what that person knows. `asked` is what somebody wanted to see; everything has to be asked for.
 */
export function eyesOn({ over, config }: Pick<Match, 'over' | 'config'>, asked?: Onlooker): Eyes {
  const seats = config.players.map((_, seat) => seat);
  const people = humans(config.players);
  if (over || asked === 'all' || people.length === 0) {
    return { first: asked === undefined ? 'all' : asked, choices: ['all', ...seats, null], guarded: false };
  }
  const guarded = people.length > 1;
  const choices: readonly Onlooker[] = guarded ? [null, ...people] : [...people, null];
  if (asked === undefined) return { first: choices[0]!, choices, guarded };
  return { first: asked, choices: choices.includes(asked) ? choices : [asked, ...choices], guarded };
}

/** What is to be said where a game is not over: what is shown of it, and how to see more. */
export function sightSentence(over: boolean, as: Onlooker): string | null {
  if (over || typeof as === 'number') return null;
  return as === 'all'
    ? 'The game is not over, and everything is shown: also what players still keep secret.'
    : 'The game is not over: shown is what everybody knows.';
}

export function onlookerText(as: Onlooker, names: Names): string {
  if (as === 'all') return 'through the eyes of who decides';
  return as === null ? 'what a spectator knew' : `what ${names[as]} knew`;
}

export function mayKnow(event: BaseEvent, as: Onlooker): boolean {
  return as === 'all' || isVisible(event, as);
}

/** A question and its choices can give away what the player holds. */
export function mayKnowQuestion(seat: Seat, as: Onlooker): boolean {
  return as === 'all' || as === seat;
}

/** What is wrong with a file, as it is told; the line is null for whoever may not know how many steps the others took. */
export interface ToldProblem extends Omit<FileProblem, 'line'> {
  readonly line: number | null;
}

/**
 * What is wrong with a file quotes moves, choices and hashes, which can give away what is hidden. `match` is the game as
 * far as the file could be followed: who decides there may know the choices.
 */
export function problemFor(
  problem: FileProblem,
  as: Onlooker,
  match: Pick<Match, 'decision' | 'seenBy'>,
): ToldProblem {
  if (as === 'all' || problem.kind === 'other-version') return problem;
  if (problem.kind === 'illegal' && as === match.decision?.seat) return { ...problem, line: null };
  const message =
    problem.kind === 'illegal'
      ? `the game cannot be followed any further than step ${match.seenBy(as).length}`
      : 'a checkpoint, result, commitment or end differs from the game';
  return { kind: problem.kind, line: null, message, legal: [], suggestion: null };
}
