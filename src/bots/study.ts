/** A closer look at a bot's choice, for whoever asked for advice: what it leads to, why it is better, what the others may do. */
import type { AnyGame, Names } from '../core/game.ts';
import { type Outlook, outlookOf, sureGap, walking } from './analyse.ts';
import { type Control, chooseMove, clockOf } from './choose.ts';
import { type Comparison, comparing } from './reason.ts';
import { likeliestReply, type Reply } from './reply.ts';
import type { Advice, BotAnswer, BotRequest, Work } from './types.ts';

/** Walks behind each of the moves that are compared: as many as the expectations were learned with. */
const WALKS = 20;
/** Other moves looked at, until one is found that is surely not as good. */
const MOST_OTHERS = 3;
/** What of the clock the closer look gets on top of the choice: mostly it takes a tenth of that. */
const STUDY_MS = 1000;

/** What is not known, or was not come to in time, is null. */
export interface Study {
  /** What the move leads to: estimates that still want calibration. */
  readonly outlook: Pick<Outlook, 'score' | 'lead'> | null;
  /** The next best move. */
  readonly next: Other | null;
  /** The first move that is surely worse, or the next best where none is. */
  readonly against: Other | null;
  /** What the choice leads to otherwise than that one. */
  readonly comparison: Comparison | null;
  readonly reply: Reply | null;
}

/** Another move, and the points by which the choice is better; 0 where that is not sure. */
interface Other {
  readonly notation: string;
  readonly margin: number;
}

export const NOTHING_STUDIED: Study = {
  ...{ outlook: null, next: null, against: null, comparison: null, reply: null },
};

/** Chooses as ever and looks closer, at once, on this thread. */
export function adviseMove(game: AnyGame, request: BotRequest, names: Names, control?: Control): Advice {
  const answer = chooseMove(game, request, control);
  const clock = studyClock(request);
  let known = NOTHING_STUDIED;
  for (const study of studying(game, request, answer, names)) {
    known = study;
    if (control?.stopped() === true || clock.stopped()) break;
  }
  return { answer, study: known };
}

/** To be asked for when the choice is made. Where the effort is fixed, the closer look is never cut short. */
export function studyClock(request: BotRequest): Control {
  return clockOf({ ...request, timeMs: STUDY_MS });
}

/** Yields after every small step what is known by then. A move without alternatives needs no closer look. */
export function* studying(
  game: AnyGame,
  request: BotRequest,
  { notation, alternatives }: BotAnswer,
  names: Names,
): Generator<Study, void, undefined> {
  if (alternatives.length === 0) return;
  const count = { walks: WALKS, exploring: WALKS };
  let known = NOTHING_STUDIED;
  const own = yield* during(walking(game, request, [notation], count), known);
  const { score, lead } = outlookOf(own, own, request.seat);
  known = { ...known, outlook: { score, lead } };
  let against: Other | null = null;
  // Over the same states and chances, until a move is found that is surely worse: before it come those that are as good.
  for (const other of alternatives.slice(0, MOST_OTHERS)) {
    const walks = yield* during(walking(game, request, [other.notation], count), known);
    const margin = -sureGap(outlookOf(walks, own, request.seat));
    const weighed: Other = { notation: other.notation, margin };
    if (against === null || margin > 0) against = weighed;
    known = { ...known, next: known.next ?? weighed, against };
    if (margin > 0) break;
  }
  const comparison = yield* during(comparing(game, request, notation, against!.notation), known);
  known = { ...known, comparison };
  const reply = yield* during(likeliestReply(game, request, notation, names), known);
  yield { ...known, reply };
}

/** Goes on with what was known before, until the work is done. */
function* during<T>(work: Work<T>, known: Study): Generator<Study, T, undefined> {
  let step = work.next(false);
  for (; step.done !== true; step = work.next(false)) yield known;
  return step.value;
}
