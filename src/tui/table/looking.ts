/** Looking around: scrolling a board, explaining what the cursor is on. */
import type { Key } from '../keys.ts';
import { linesOf } from '../overlays/page.ts';
import { openRules } from '../overlays/rules.ts';
import { scrollBy } from '../overlays/scrolling.ts';
import { endSize, scrolledPanel } from './board-area.ts';
import type { TableModel } from './model.ts';
import { endPage } from './pages.ts';
import {
  chosenPanel,
  focusedItem,
  focusedTarget,
  type Overlay,
  type TableContext,
  type TableUi,
} from './ui.ts';

export function scrollBoard(ui: TableUi, key: Key, context: TableContext): TableUi {
  const by = key === 'pageup' ? '-page' : key === 'pagedown' ? 'page' : key === 'up' ? -1 : 1;
  const panel = chosenPanel(ui, context.model);
  return { ...ui, scroll: { ...ui.scroll, [panel]: scrolledPanel(ui, context, by) } };
}

export function scrollEnd(ui: TableUi, key: Key, context: TableContext): TableUi {
  const size = endSize(ui, context);
  const endScroll = scrollBy(ui.endScroll, key, linesOf(endPage(context), size).length, size.height - 2);
  return endScroll === null ? ui : { ...ui, endScroll };
}

/** What the cursor is on, in a sentence with its rule; else the question that is asked; else the rules. */
export function explained(ui: TableUi, { model }: TableContext): Overlay {
  const target = focusedTarget(ui, model);
  const onBoard = target === null ? null : model.boards.explain(target, model.view, model.names);
  const item = ui.onBoard ? null : focusedItem(ui, model);
  if (item?.kind === 'blocked') {
    return { kind: 'box', title: item.text, text: [item.reason], rule: item.rule ?? '' };
  }
  const move = item === null ? [] : [item.text];
  if (onBoard !== null) {
    return { kind: 'box', title: 'What is this?', text: [...move, onBoard.text], rule: onBoard.rule };
  }
  const { decision } = model;
  if (decision === null) return { kind: 'rules', rules: openRules('') };
  return { kind: 'box', title: 'What is this?', text: [...move, decision.prompt], rule: decision.rule };
}

/** What the lesson says, a paragraph at a time. */
export function lessonBox({ advice }: TableModel): Overlay | null {
  if (advice === null || advice.text.length === 0) return null;
  const text = advice.text.flatMap((paragraph, i) => (i === 0 ? [paragraph] : ['', paragraph]));
  const keys = advice.suggested === null ? [] : ['', 't shows this again.'];
  return { kind: 'box', title: advice.title, text: [...text, ...keys], rule: '', low: true };
}
