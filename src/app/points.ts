/** How the points of a game grew, round by round: what charts are drawn from. */
import type { KnownScore } from '../core/game.ts';
import { Match, type SeenMatch } from '../core/match.ts';
import type { Onlooker } from './replay/onlooker.ts';
import { scoresFor } from './scores.ts';

export interface RoundPoints {
  readonly round: number;
  /** As the rules call it: "Round 3", "Turn 0". */
  readonly name: string;
  /** By seat, as they stood when the round ended; null for what the onlooker did not know. */
  readonly points: readonly (number | null)[];
  /** The same by category. */
  readonly scores: readonly KnownScore[];
}

/**
 * The rounds so far, the one that is going on as it stands now, with what the onlooker knew at the time. Once the game is
 * over, the last round has the final points.
 *
 * The game is played once more from its steps, which takes longer than a frame may: ask after a round, not after a key.
 */
export function pointsByRound(match: SeenMatch, as: Onlooker): RoundPoints[] {
  const copy = new Match(match.config);
  const rounds: RoundPoints[] = [];
  const standing = movesThatStand(match);
  for (const [i, notation] of standing.entries()) {
    const { round } = copy;
    copy.play(notation);
    const goesOn = copy.round === round && !copy.over && i + 1 < standing.length;
    if (goesOn) continue;
    const scores = scoresFor(copy, as);
    rounds.push({ round, name: match.roundName(round), points: scores.map(score => score.total), scores });
  }
  return rounds;
}

function movesThatStand({ steps }: SeenMatch): string[] {
  const notations: string[] = [];
  for (const step of steps) {
    if (step.type === 'undo') notations.pop();
    else notations.push(step.notation);
  }
  return notations;
}

/** Points that each round brought; what was hidden at the time counts when it came out. */
export function gainsOf(totals: readonly (number | null)[]): number[] {
  let before = 0;
  return totals.map(total => {
    const gain = (total ?? before) - before;
    before = total ?? before;
    return gain;
  });
}

const STEPS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** A chart of one line: each sign as tall as its number. */
export function sparkline(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  return values.map(value => STEPS[Math.round((Math.max(0, value) / most) * (STEPS.length - 1))]).join('');
}
