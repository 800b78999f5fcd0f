/** How the column is shared out while somebody chooses. Numbers alone: rows, frames included. */
export type SectionId = 'lesson' | 'question' | 'explanation' | 'players' | 'log';

/** Rows of every part; 0 for those that are left out. Together they fill the column. */
export type Heights = Readonly<Record<SectionId, number>>;

/** What the parts need to show all that they have to say; the log always has more. */
export type Needs = Readonly<Record<Exclude<SectionId, 'log'>, number>>;

const LEAST_LOG = 5;
/** Kept for explanations where there is room, so that most of them move nothing. */
const USUAL_EXPLANATION = 9;
/** Kept for the question where it needs more than there is: its sentence and a few moves around the cursor. */
const LEAST_QUESTION = 10;
/** A frame around less than a line says nothing. */
const LEAST_EXPLANATION = 3;

/**
 * Moves and what they would do come first, then the players, then the log. Where not even the two have room, the
 * explanation comes first: a list can be scrolled, an explanation cannot.
 */
export function sharedOut(height: number, needs: Needs): Heights {
  const { lesson } = needs;
  const needed = needs.question + needs.explanation;
  const players = lesson + needed + needs.players <= height ? needs.players : 0;
  const room = height - lesson - players;
  if (needed > room) {
    const question = Math.min(needs.question, Math.max(LEAST_QUESTION, room - needs.explanation));
    const most = Math.min(needs.explanation, room - question);
    const explanation = most < LEAST_EXPLANATION ? 0 : most;
    return { lesson, question: room - explanation, explanation, players, log: 0 };
  }
  const free = room - needed;
  const log = free >= LEAST_LOG ? LEAST_LOG : 0;
  // A blank line between question and moves.
  const gap = Math.min(1, free - log);
  const spare = free - log - gap;
  const padding = log === 0 ? spare : Math.min(spare, Math.max(0, USUAL_EXPLANATION - needs.explanation));
  return {
    lesson,
    question: needs.question + gap,
    explanation: needs.explanation + padding,
    players,
    log: log === 0 ? 0 : log + spare - padding,
  };
}
