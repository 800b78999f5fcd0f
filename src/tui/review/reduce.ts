/** What actions do in a review. Pure. */
import { mistakesOf, type ReviewedDecision } from '../../app/review/review.ts';
import type { Action } from '../input/actions.ts';
import { scrollPage } from '../overlays/page.ts';
import { goOnBoard } from '../table/boards.ts';
import { look, searchRules } from '../table/looking.ts';
import { INITIAL_UI, type TableUi } from '../table/ui.ts';
import type { ReviewAction, ReviewBoardsAction, ReviewPageAction, TryingAction } from './keys.ts';
import { pageWriting } from './lines.ts';
import { isAsked, type ReviewContext, type ReviewPage, type ReviewUi } from './ui.ts';

export type ReviewCommand =
  | { readonly type: 'try'; readonly notation: string }
  | { readonly type: 'watch' | 'picture' | 'quit' | 'stop' | 'go-on' };

export interface ReviewOutcome {
  readonly ui: ReviewUi;
  readonly command: ReviewCommand | null;
}

export function stay(ui: ReviewUi): ReviewOutcome {
  return { ui, command: null };
}

export function say(ui: ReviewUi, message: string | null): ReviewUi {
  return ui.table.message === message ? ui : { ...ui, table: { ...ui.table, message } };
}

function answered(ui: ReviewUi, shown: ReviewedDecision | null): ReviewUi {
  return isAsked(ui, shown) ? { ...ui, answered: [...ui.answered, shown.number] } : ui;
}

/** To another decision: what was looked at before no longer stands there. */
function moveTo(ui: ReviewUi, at: number, { review }: ReviewContext): ReviewUi {
  const position = Math.min(Math.max(0, at), Math.max(0, review.decisions.length - 1));
  const { onBoard, cursor, panel, subject, tab } = ui.table;
  const table: TableUi = { ...INITIAL_UI, onBoard, cursor, panel, subject, tab };
  return { ...ui, at: position, trying: null, verdict: null, table };
}

export function reduceReview(
  ui: ReviewUi,
  action: Action<ReviewAction | ReviewBoardsAction>,
  context: ReviewContext,
): ReviewOutcome {
  const { onBoard } = ui.table;
  switch (action.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      if (onBoard) return stay({ ...ui, table: goOnBoard(ui.table, action.name, context) });
      return stay(moveTo(ui, ui.at + (action.name === 'down' || action.name === 'right' ? 1 : -1), context));
    case 'step':
      return stay(moveTo(ui, ui.at + 1, context));
    case 'step-back':
      return stay(moveTo(ui, ui.at - 1, context));
    case 'first':
      return stay(moveTo(ui, 0, context));
    case 'last':
      return stay(moveTo(ui, context.review.decisions.length - 1, context));
    case 'next-mistake':
      return stay(moveTo(ui, mistakeFrom(ui.at, 1, context), context));
    case 'previous-mistake':
      return stay(moveTo(ui, mistakeFrom(ui.at, -1, context), context));
    case 'next-round':
      return stay(moveTo(ui, roundFrom(ui.at, 1, context), context));
    case 'previous-round':
      return stay(moveTo(ui, roundFrom(ui.at, -1, context), context));
    case 'try':
      return stay({ ...ui, trying: 0, verdict: null, table: { ...ui.table, tab: 'moves' } });
    case 'choose':
      if (isAsked(ui, context.shown)) return stay(answered(ui, context.shown));
      return stay({ ...ui, page: { kind: 'words', scroll: 0 } });
    case 'summary':
      return stay({ ...ui, page: { kind: 'summary', scroll: 0 } });
    case 'watch':
    case 'picture':
    case 'quit':
      return { ui, command: { type: action.name } };
    case 'find':
      return stay({ ...ui, table: searchRules(ui.table) });
    case 'looking':
      return { ui, command: { type: context.making === null ? 'go-on' : 'stop' } };
    case 'back':
      if (context.making !== null && ui.verdict === null && !onBoard)
        return { ui, command: { type: 'stop' } };
      return stay({ ...ui, verdict: null, table: { ...INITIAL_UI, tab: ui.table.tab } });
    default:
      return stay({ ...ui, table: look(ui.table, action, context) });
  }
}

/** The next mistake in a direction; round the end from the other one. */
function mistakeFrom(at: number, by: 1 | -1, { review }: ReviewContext): number {
  const places = mistakesOf(review).map(mistake => review.decisions.indexOf(mistake));
  const beyond = by === 1 ? places.find(place => place > at) : places.findLast(place => place < at);
  return beyond ?? (by === 1 ? places[0] : places.at(-1)) ?? at;
}

function roundFrom(at: number, by: 1 | -1, { review: { decisions } }: ReviewContext): number {
  const starts = decisions.flatMap(({ round }, i) => (round === decisions[i - 1]?.round ? [] : [i]));
  const beyond = by === 1 ? starts.find(start => start > at) : starts.findLast(start => start < at);
  return beyond ?? (by === 1 ? decisions.length - 1 : 0);
}

export function reduceTrying(
  ui: ReviewUi,
  trying: number,
  action: Action<TryingAction>,
  { moves, shown }: ReviewContext,
): ReviewOutcome {
  switch (action.name) {
    case 'up':
    case 'down': {
      const next = trying + (action.name === 'down' ? 1 : -1);
      return stay({ ...ui, trying: (next + moves.length) % Math.max(1, moves.length) });
    }
    case 'choose': {
      const move = moves[trying];
      const closed = { ...ui, trying: null };
      if (move === undefined) return stay(closed);
      // Who tries what was played has not tried anything.
      const tried = move.notation === shown?.played.notation ? closed : answered(closed, shown);
      return { ui: tried, command: { type: 'try', notation: move.notation } };
    }
    case 'back':
    case 'quit':
      return stay({ ...ui, trying: null });
  }
}

export function reducePage(
  ui: ReviewUi,
  page: ReviewPage,
  action: Action<ReviewPageAction>,
  context: ReviewContext,
): ReviewUi {
  switch (action.name) {
    case 'back':
    case 'choose':
    case 'summary':
    case 'quit':
      return { ...ui, page: null };
    default: {
      const scroll = scrollPage(page.scroll, action, pageWriting(ui, page, context), context.size);
      return { ...ui, page: { ...page, scroll } };
    }
  }
}
