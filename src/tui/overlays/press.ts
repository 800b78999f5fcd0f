/** Where keys go on a page and in the rules. */
import type { RuleTopic } from '../../app/rules-text.ts';
import type { Size } from '../boards/contract.ts';
import type { Keymap } from '../input/actions.ts';
import { readKey } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { PAGE_KEYS, RULES_LIST_KEYS, RULES_SEARCH_KEYS, RULES_TOPIC_KEYS } from './keys.ts';
import { reducePage, scrolls, type Writing } from './page.ts';
import { type RulesState, reduceList, reduceSearch, reduceTopic, ruleText } from './rules.ts';
import { ruleSize } from './rules-layout.ts';

/** Null closes the page. */
export function pressOnPage(
  scroll: number,
  key: Key,
  keymap: Keymap,
  page: string,
  write: Writing,
  size: Size,
): number | null {
  const reading = readKey(PAGE_KEYS, keymap, key, { page, scrolls: scrolls(write, size) });
  return reading.type === 'action' ? reducePage(scroll, reading.action, write, size) : scroll;
}

/** Null closes the rules. */
export function pressInRules(
  state: RulesState,
  key: Key,
  keymap: Keymap,
  topics: readonly RuleTopic[],
  size: Size,
): RulesState | null {
  if (state.typing) {
    const reading = readKey(RULES_SEARCH_KEYS, keymap, key, null);
    return reading.type === 'action' ? reduceSearch(state, reading.action) : state;
  }
  if (state.open === null) {
    const reading = readKey(RULES_LIST_KEYS, keymap, key, null);
    return reading.type === 'action' ? reduceList(state, reading.action, topics, size) : state;
  }
  const moment = { scrolls: scrolls(ruleText(state.open, topics), ruleSize(size)) };
  const reading = readKey(RULES_TOPIC_KEYS, keymap, key, moment);
  return reading.type === 'action' ? reduceTopic(state, reading.action, topics, size) : state;
}
