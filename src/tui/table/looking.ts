/** Looking around, at the table and in a recorded game: boards, explanations, pages, rules. Nothing of it plays. */
import type { Action } from '../input/actions.ts';
import { openRules } from '../overlays/rules.ts';
import { goToPanel, scrollBoard, toggleBoard } from './boards.ts';
import type { LookingAction } from './keys.ts';
import {
  focusedItem,
  focusedTarget,
  type Overlay,
  ownSeat,
  subjectOf,
  type TableContext,
  type TableUi,
} from './ui.ts';

export function look(ui: TableUi, action: Action<LookingAction>, context: TableContext): TableUi {
  switch (action.name) {
    case 'board':
      return toggleBoard(ui, context);
    case 'boards':
      return { ...ui, overlay: { kind: 'boards', index: 0 } };
    case 'next-panel':
      return goToPanel({ ...ui, endShown: false }, 1, context);
    case 'previous-panel':
      return goToPanel({ ...ui, endShown: false }, -1, context);
    case 'page-up':
      return scrollBoard(ui, '-page', context);
    case 'page-down':
      return scrollBoard(ui, 'page', context);
    case 'subject':
      return nextSubject(ui, context);
    case 'explain':
      return { ...ui, overlay: ruleInQuestion(ui, context) };
    case 'log':
      return { ...ui, overlay: { kind: 'page', page: 'log', scroll: Number.MAX_SAFE_INTEGER } };
    case 'scores':
    case 'help':
      return { ...ui, overlay: { kind: 'page', page: action.name, scroll: 0 } };
    case 'rules':
      return { ...ui, overlay: { kind: 'rules', rules: openRules('') } };
  }
}

/** The rules, ready for the word to look for. */
export function searchRules(ui: TableUi): TableUi {
  return { ...ui, overlay: { kind: 'rules', rules: { ...openRules(''), typing: true } } };
}

function nextSubject(ui: TableUi, { model }: TableContext): TableUi {
  const own = ownSeat(model);
  const shown = subjectOf(ui, model);
  const next = (shown + 1) % model.names.length;
  return { ...ui, subject: next === own ? null : next };
}

/** The rule of what the cursor is on, else of the question that is asked, else all of them. */
export function ruleInQuestion(ui: TableUi, { model }: TableContext): Overlay {
  const target = focusedTarget(ui, model);
  const thing = target === null ? null : model.boards.explain(target, model.view, model.names);
  const item = ui.onBoard ? null : focusedItem(ui, model);
  const own = item?.kind === 'blocked' ? item.rule : thing?.rule;
  return { kind: 'rules', rules: openRules('', own || model.decision?.rule) };
}
