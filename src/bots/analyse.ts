/**
 * One decision looked at closely, for people who want to know what a move was worth. The hard bot's search says what it
 * would play; then that move and others are each held fast and searched behind, over the same sampled states and the same
 * chances. What differs between two moves is then the moves, and by how much it may still be noise is known.
 */
import type { AnyGame, Seat } from '../core/game.ts';
import { Series } from '../core/statistics.ts';
import { lead, objective, sampleState } from './position.ts';
import { Search, searchMove } from './search.ts';
import type { BotRequest, Work } from './types.ts';
import { finished } from './work.ts';

/**
 * The search for the bot's own choice gets the whole effort. Behind each move that is held fast it first looks around with
 * this share of it, and then values what it found best with as much again: looking around would count bad moves, too.
 */
const HELD_SHARE = 1 / 5;
const FEWEST_WALKS = 8;

/** What a move leads to, on average over the walks. */
export interface Outlook {
  readonly notation: string;
  /** Final score and lead as the search sees them: estimates that still want calibration. */
  readonly score: number;
  readonly lead: number;
  /** What the move is worth more than the bot's choice, in what bots play for; below 0 where it is worth less. */
  readonly gap: number;
  /** Standard error of the gap. */
  readonly error: number;
}

export interface Analysis {
  /** What the bot would play. */
  readonly choice: string;
  /** The bot's choice first, then the moves asked about. */
  readonly outlooks: readonly Outlook[];
}

/** To be raised when bots come to value moves or to give reasons otherwise: analyses that were kept are then made again. */
export const ANALYSIS_VERSION = 4;

/** The iterations of a request, where none are named. */
export const ANALYSIS_EFFORT = 100;

/** Null where there is nothing to choose. The notations asked about have to be legal. */
export function analyse(game: AnyGame, request: BotRequest, asked: readonly string[]): Analysis | null {
  const effort = request.iterations ?? ANALYSIS_EFFORT;
  if (game.legalMoves(sampleState(game, request, 0)).length < 2) return null;
  return compareMoves(game, request, botChoice(game, { ...request, iterations: effort }), asked);
}

/** The same where the bot's choice is known. */
export function compareMoves(
  game: AnyGame,
  request: BotRequest,
  choice: string,
  asked: readonly string[],
): Analysis {
  const effort = request.iterations ?? ANALYSIS_EFFORT;
  const others = new Set(asked);
  others.delete(choice);
  const walks = Math.max(FEWEST_WALKS, Math.round(effort * HELD_SHARE));
  return { choice, outlooks: outlooks(game, request, [choice, ...others], walks) };
}

/** What each of the moves leads to, compared with the first of them. */
export function outlooks(
  game: AnyGame,
  request: BotRequest,
  moves: readonly string[],
  walks: number,
): readonly Outlook[] {
  const results = moves.map(notation => walkBehind(game, request, [notation], { walks, exploring: walks }));
  return moves.map((notation, i) => ({
    notation,
    ...outlookOf(results[i]!, results[0]!, request.seat),
  }));
}

/** The expected scores by seat at the end of each walk. */
export type Walks = readonly (readonly number[])[];

/** What walks lead to, compared with others over the same states. */
export function outlookOf(own: Walks, others: Walks, seat: Seat): Omit<Outlook, 'notation'> {
  const [gaps, score, ahead] = [new Series(), new Series(), new Series()];
  for (const [walk, scores] of own.entries()) {
    gaps.add(objective(scores, seat) - objective(others[walk]!, seat));
    score.add(scores[seat]!);
    ahead.add(lead(scores, seat));
  }
  const error = gaps.deviation / Math.sqrt(own.length);
  return { score: score.mean, lead: ahead.mean, gap: gaps.mean, error };
}

/** A difference of fewer standard errors than this cannot be told from noise, and counts as none. */
const SURE = 2;

/** What a move is worth more than the bot's choice, or less; 0 where that is not sure. */
export function sureGap({ gap, error }: Pick<Outlook, 'gap' | 'error'>): number {
  return Math.abs(gap) < SURE * error ? 0 : gap;
}

function botChoice(game: AnyGame, request: BotRequest): string {
  return finished(searchMove(game, request)).notation;
}

interface WalkCount {
  readonly walks: number;
  readonly exploring: number;
}

/** Holds the moves of a line fast, and walks on behind them. The walks that look around first do not count. */
export function walkBehind(
  game: AnyGame,
  request: BotRequest,
  line: readonly string[],
  count: WalkCount,
): Walks {
  return finished(walking(game, request, line, count));
}

/** The same, walk by walk. */
export function* walking(
  game: AnyGame,
  request: BotRequest,
  line: readonly string[],
  { walks, exploring }: WalkCount,
): Work<Walks> {
  const mover = game.mover(sampleState(game, request, 0))!;
  const search = new Search(game, request, mover, { line, exploring });
  const found: (readonly number[])[] = [];
  for (let walk = 0; walk < exploring + walks; walk++) {
    const scores = search.iterate();
    if (walk >= exploring) found.push(scores);
    yield;
  }
  return found;
}
