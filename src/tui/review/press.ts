/** Where a key goes in a review: to what lies in front. Behind this, nothing knows keys, only actions. */
import { sentence } from '../../core/words.ts';
import { type Binding, bindingsOf, readKey, unheard } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { scrolls } from '../overlays/page.ts';
import { pressOnOverlay } from '../table/press-overlay.ts';
import { REVIEW_BOARDS_KEYS, REVIEW_KEYS, REVIEW_PAGE_KEYS, TRYING_KEYS } from './keys.ts';
import { pageWriting } from './lines.ts';
import { type ReviewOutcome, reducePage, reduceReview, reduceTrying, say, stay } from './reduce.ts';
import type { ReviewContext, ReviewUi } from './ui.ts';

export function pressInReview(before: ReviewUi, key: Key, context: ReviewContext): ReviewOutcome {
  const { keymap } = context;
  const ui = say(before, null);
  const { overlay } = ui.table;
  if (overlay !== null) return stay({ ...ui, table: pressOnOverlay(ui.table, overlay, key, context).ui });
  if (ui.page !== null) {
    const moment = { scrolls: scrolls(pageWriting(ui, ui.page, context), context.size) };
    const reading = readKey(REVIEW_PAGE_KEYS, keymap, key, moment);
    return stay(reading.type === 'action' ? reducePage(ui, ui.page, reading.action, context) : ui);
  }
  if (ui.trying !== null) {
    const reading = readKey(TRYING_KEYS, keymap, key, null);
    if (reading.type === 'action') return reduceTrying(ui, ui.trying, reading.action, context);
    return stay(say(ui, unheard(key, keymap)));
  }
  const moment = { ...context, ui: ui.table, looking: ui };
  const reading = ui.table.onBoard
    ? readKey(REVIEW_BOARDS_KEYS, keymap, key, moment)
    : readKey(REVIEW_KEYS, keymap, key, moment);
  if (reading.type === 'action') return reduceReview(ui, reading.action, context);
  return stay(say(ui, reading.type === 'blocked' ? sentence(reading.reason) : unheard(key, keymap)));
}

/** The keys of what is in front when nothing lies over it. */
export function reviewBindings(ui: ReviewUi, context: ReviewContext): Binding[] {
  const { keymap } = context;
  if (ui.page !== null) {
    return bindingsOf(REVIEW_PAGE_KEYS, keymap, {
      scrolls: scrolls(pageWriting(ui, ui.page, context), context.size),
    });
  }
  if (ui.trying !== null) return bindingsOf(TRYING_KEYS, keymap, null);
  const moment = { ...context, ui: ui.table, looking: ui };
  return bindingsOf(ui.table.onBoard ? REVIEW_BOARDS_KEYS : REVIEW_KEYS, keymap, moment);
}
