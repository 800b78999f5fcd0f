/** A game step by step in words, as far as the onlooker may know it. */

import { sectionLines } from '../../app/outline.ts';
import { mayKnow } from '../../app/replay/onlooker.ts';
import { lastEntry, type ReplayStep } from '../../app/replay/timeline.ts';
import type { Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { RecordedGame } from '../picture/still.tsx';

export interface StoryStep {
  /** The position that it leads to, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly round: string;
  /** As in the move file, or that nobody knows. */
  readonly move: string;
  readonly sentences: readonly string[];
}

export interface Story {
  readonly steps: readonly StoryStep[];
  /** For each position the table in words. */
  readonly tables: readonly (readonly string[])[];
}

export function storyOf({ timeline, as }: RecordedGame): Story {
  const tables: string[][] = [];
  const steps: StoryStep[] = [];
  for (let at = 0; at <= timeline.steps.length; at++) {
    const match = timeline.matchAt(at);
    const viewer = as === 'all' ? (match.decision?.seat ?? null) : as;
    tables.push(match.game.outline(match.view(viewer), match.names).flatMap(sectionLines));
    const step = timeline.steps[at - 1];
    if (step === undefined) continue;
    const round = match.roundName(step.round);
    steps.push({ number: at, seat: step.seat, round, ...told(step, match, as) });
  }
  return { steps, tables };
}

function told(step: ReplayStep, match: Match, as: RecordedGame['as']): Pick<StoryStep, 'move' | 'sentences'> {
  if (step.kind === 'undo') return { move: 'takes it back', sentences: [] };
  const events = lastEntry(match, as)!.events.filter(event => mayKnow(event, as));
  return {
    move: step.hidden ? 'a secret choice' : step.notation,
    sentences: events.map(event => match.game.narrate(event, match.names)),
  };
}
