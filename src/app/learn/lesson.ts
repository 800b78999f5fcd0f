/**
 * A lesson is an annotated move file, `rules-data/<game>/learn.moves`. Comments above a move are what the player is told
 * before that decision; a comment behind it says why the lesson goes that way, or `any` where every choice will do.
 * Comments after the last move are the farewell.
 */
import type { ParsedFile } from '../../core/movefile.ts';

export interface LessonStep {
  readonly notation: string;
  /** Paragraphs; none where the lesson has nothing to say, as on moves of bots. */
  readonly text: readonly string[];
  /** Every choice will do: what follows does not depend on it. */
  readonly any: boolean;
  /** Why this move; empty where the file does not say. */
  readonly why: string;
}

/** All lessons share one seed, so that a game with another seed need not look for its lesson. */
export const LESSON_SEED = 'first-lesson';

export interface Lesson {
  readonly steps: readonly LessonStep[];
  readonly farewell: readonly string[];
}

export function readLesson({ lines }: ParsedFile): Lesson {
  const steps: LessonStep[] = [];
  let told: string[] = [];
  for (const line of lines) {
    if (line.type === 'blank' && line.comment !== null) told.push(line.comment);
    if (line.type !== 'move') continue;
    const any = line.comment === 'any';
    steps.push({
      notation: line.text,
      text: paragraphs(told),
      any,
      why: any ? '' : (line.comment ?? ''),
    });
    told = [];
  }
  return { steps, farewell: paragraphs(told) };
}

/** Lines up to an empty comment are one paragraph. */
function paragraphs(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n{2,}/u)
    .map(text => text.replaceAll('\n', ' ').trim())
    .filter(text => text !== '');
}
