/**
 * A lesson is an annotated move file, `rules-data/<game>/learn.moves`. Comments above a move are what the player is told
 * before that decision, and `look: map` or `look: place.paris` among them which board or thing on a board it is about; a
 * comment behind it says why the lesson goes that way, or `any` where every choice will do. Comments after the last move
 * are the farewell.
 */
import type { ParsedFile } from '../../core/movefile.ts';

export interface LessonStep {
  readonly notation: string;
  /** Paragraphs; none where the lesson has nothing to say, as on moves of bots. */
  readonly text: readonly string[];
  /** A panel or target of the boards to look at; null where the move says enough. */
  readonly look: string | null;
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
  let look: string | null = null;
  for (const line of lines) {
    if (line.type === 'blank' && line.comment !== null) {
      const pointed = /^look: (\S+)$/u.exec(line.comment)?.[1];
      if (pointed === undefined) told.push(line.comment);
      else look = pointed;
    }
    if (line.type !== 'move') continue;
    const any = line.comment === 'any';
    steps.push({
      notation: line.text,
      text: paragraphs(told),
      look,
      any,
      why: any ? '' : (line.comment ?? ''),
    });
    told = [];
    look = null;
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
