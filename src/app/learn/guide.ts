/** Walks a player through a lesson. Where the lesson stands follows from the match alone, so that undo needs no special care. */
import type { Match } from '../../core/match.ts';
import type { Lesson } from './lesson.ts';

/** What a lesson says about the decision that stands. */
export interface Advice {
  readonly title: string;
  /** Paragraphs; none where the suggestion speaks for itself. */
  readonly text: readonly string[];
  /** The board, or the thing on a board, that the text is about: a panel or target id; null for none. */
  readonly look: string | null;
  /** Notation of the move that the lesson goes on with; null where it is over. */
  readonly suggested: string | null;
}

export interface Guide {
  /** Null once the lesson is over or was left. */
  advice(): Advice | null;
  /** What speaks against a move; null where it may be played. A player who asks twice means it. */
  objection(notation: string): string | null;
  /** The move that the lesson has a bot make; null where the bot decides. */
  reply(): string | null;
}

export function guideThrough(lesson: Lesson, match: Match): Guide {
  const { steps, farewell } = lesson;
  /** The move that the player was asked to think about again. */
  let questioned = '';

  /** The first decision that left the lesson; -1 where none did. */
  const strayed = (): number =>
    match.entries.findIndex(({ choice }, i) => {
      const step = steps[i];
      return step !== undefined && !step.any && step.notation !== choice.notation;
    });
  const current = () => (strayed() < 0 ? steps[match.entries.length] : undefined);
  const describe = (notation: string): string => {
    const choice = match.find(notation);
    const seat = match.decision?.seat ?? null;
    return choice === undefined
      ? notation
      : match.game.describe(choice.move, match.view(seat), match.names).replace(/\.$/u, '');
  };

  return {
    advice(): Advice | null {
      const at = match.entries.length;
      const left = strayed();
      if (left >= 0) return left === at - 1 ? said('On your own', [LEFT]) : null;
      const step = steps[at];
      if (step !== undefined) {
        const title = `Lesson, step ${told(at)} of ${told(steps.length - 1)}`;
        return { title, text: step.text, look: step.look, suggested: step.notation };
      }
      return at === steps.length ? said('End of the lesson', farewell) : null;
    },

    objection(notation) {
      const step = current();
      const key = `${match.entries.length} ${notation}`;
      if (step === undefined || step.any || step.notation === notation || questioned === key) return null;
      questioned = key;
      const why = step.why === '' ? '' : ` ${step.why}`;
      return (
        `You may do that (${describe(notation)}), but the lesson goes on with: ${describe(step.notation)}.${why} ` +
        'Choose yours once more to play it all the same; the lesson ends there.'
      );
    },

    reply() {
      const notation = current()?.notation;
      return notation !== undefined && match.find(notation) !== undefined ? notation : null;
    },
  };

  /** Counts the decisions that come with a text, up to this one. */
  function told(index: number): number {
    return steps.slice(0, index + 1).filter(step => step.text.length > 0).length;
  }
}

/** Advice without a move. */
function said(title: string, text: readonly string[]): Advice {
  return { title, text, look: null, suggested: null };
}

const LEFT =
  'You have left the lesson: from here on you play freely, and the game is kept like any other. Undo brings you back to the lesson as long as it is possible.';
