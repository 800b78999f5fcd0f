/** What actions do once the game is over. Pure. */
import type { Action } from '../input/actions.ts';
import type { ScrollingAction } from '../overlays/keys.ts';
import { scrollPage } from '../overlays/page.ts';
import { endArea } from './board-area.ts';
import { goOnBoard, lineTowards, scrollBoard } from './boards.ts';
import type { LookingAction } from './keys.ts';
import { look, searchRules } from './looking.ts';
import { type Outcome, stay } from './outcome.ts';
import { endPage } from './pages.ts';
import { back, entry } from './reduce.ts';
import type { FinishedAction, ResultAction, ResultBoardsAction } from './result-keys.ts';
import { endInFront, type TableContext, type TableUi } from './ui.ts';

/** The result or, below it, the table is in front. */
export function reduceResult(ui: TableUi, action: Action<ResultAction>, context: TableContext): Outcome {
  const ended = endInFront(ui, context.model);
  switch (action.name) {
    case 'up':
    case 'down':
      return stay(
        ended ? scrollEnd(ui, action, context) : scrollBoard(ui, lineTowards(action.name), context),
      );
    case 'left':
    case 'right':
      return stay(ended ? ui : scrollBoard(ui, lineTowards(action.name), context));
    case 'page-up':
    case 'page-down':
      return stay(ended ? scrollEnd(ui, action, context) : look(ui, action, context));
    default:
      return reduceFinished(ui, action, context);
  }
}

/** The cursor is on the boards. */
export function reduceResultBoards(
  ui: TableUi,
  action: Action<ResultBoardsAction>,
  context: TableContext,
): Outcome {
  switch (action.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return stay(goOnBoard(ui, action.name, context));
    default:
      return reduceFinished(ui, action, context);
  }
}

function reduceFinished(
  ui: TableUi,
  action: Action<FinishedAction | LookingAction>,
  context: TableContext,
): Outcome {
  switch (action.name) {
    case 'again':
    case 'menu':
    case 'watch':
    case 'review':
    case 'picture':
    case 'quit':
      return { ui, command: { type: action.name } };
    case 'choose':
    case 'digit':
    case 'undo':
      return stay(ui);
    case 'result':
      return stay({ ...ui, endShown: ui.onBoard || !ui.endShown, onBoard: false });
    case 'find':
      return stay(searchRules(ui));
    case 'save':
    case 'chat':
      return stay({ ...ui, overlay: entry(action.name) });
    case 'back':
      return stay(back(ui));
    default:
      return stay(look(ui, action, context));
  }
}

function scrollEnd(ui: TableUi, action: Action<ScrollingAction>, context: TableContext): TableUi {
  const endScroll = scrollPage(ui.endScroll, action, endPage(context), endArea(context.size));
  return { ...ui, endScroll };
}
