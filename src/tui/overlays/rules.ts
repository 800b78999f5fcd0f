/** The rules of the game at the table: a list of topics that can be searched, and a topic to read. */
import type { LoadedGame } from '../../app/load-game.ts';
import { findTopics, parseRules, type RuleTopic, topicLines } from '../../app/rules-text.ts';
import type { Services } from '../../app/services.ts';
import type { Size } from '../boards/contract.ts';
import { heading, scrolled } from '../draw/shapes.ts';
import { pad, wrapIndented } from '../draw/text.ts';
import type { Action, Keymap } from '../input/actions.ts';
import { bindingsOf } from '../input/key-list.ts';
import { keyNamer } from '../input/key-names.ts';
import { editField, showField, type TextField, textField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import { footer } from './help.ts';
import {
  RULES_LIST_KEYS,
  RULES_SEARCH_KEYS,
  RULES_TOPIC_KEYS,
  type RulesListAction,
  type RulesSearchAction,
  type RulesTopicAction,
} from './keys.ts';
import { drawPage, scrollPage, scrolls, type Writing } from './page.ts';

export interface RulesState {
  readonly query: TextField;
  /** Keys go into the query. */
  readonly typing: boolean;
  /** Index in the list of topics found. */
  readonly index: number;
  /** Anchor of the topic that is read; null while choosing one. */
  readonly open: string | null;
  readonly scroll: number;
  /** Opened at one rule: leaving it leaves the rules. */
  readonly direct: boolean;
}

export function openRules(query: string, anchor: string | null = null): RulesState {
  return {
    query: textField(query),
    typing: false,
    index: 0,
    open: anchor,
    scroll: 0,
    direct: anchor !== null,
  };
}

/** The rules of a game in topics; none where they cannot be read, for a game is played without them all the same. */
export function topicsOf(services: Services, loaded: LoadedGame): RuleTopic[] {
  const text = services.rulesText(loaded.entry.meta.id);
  if (text.ok) return parseRules(text.value);
  const body = [text.problem.message];
  return [{ anchor: 'missing', title: 'The rules cannot be read', level: 2, body }];
}

function found(state: RulesState, topics: readonly RuleTopic[]): readonly RuleTopic[] {
  return state.query.text.trim() === '' ? topics : findTopics(topics, state.query.text);
}

export function reduceSearch(state: RulesState, action: Action<RulesSearchAction>): RulesState {
  switch (action.name) {
    case 'choose':
    case 'back':
    case 'down':
      return { ...state, typing: false };
    default:
      return { ...state, query: editField(state.query, action), index: 0 };
  }
}

/** Null closes the rules. */
export function reduceList(
  state: RulesState,
  action: Action<RulesListAction>,
  topics: readonly RuleTopic[],
  size: Size,
): RulesState | null {
  const list = found(state, topics);
  const chosen = list[state.index];
  const page = Math.max(1, size.height - 3);
  const go = (by: number): RulesState => {
    return { ...state, index: Math.min(Math.max(0, state.index + by), Math.max(0, list.length - 1)) };
  };
  switch (action.name) {
    case 'up':
      return go(-1);
    case 'down':
      return go(1);
    case 'page-up':
      return go(-page);
    case 'page-down':
      return go(page);
    case 'choose':
    case 'right':
      return chosen === undefined ? state : { ...state, open: chosen.anchor, scroll: 0 };
    case 'find':
      return { ...state, typing: true };
    case 'back':
    case 'quit':
      return state.query.text === '' ? null : { ...state, query: textField(), index: 0 };
    case 'rules':
      return null;
  }
}

/** Null closes the rules. */
export function reduceTopic(
  state: RulesState,
  action: Action<RulesTopicAction>,
  topics: readonly RuleTopic[],
  size: Size,
): RulesState | null {
  const list: RulesState = { ...state, open: null, scroll: 0, direct: false };
  const at = topics.findIndex(topic => topic.anchor === state.open);
  const turnTo = (topic: RuleTopic | undefined): RulesState =>
    topic === undefined ? state : { ...state, open: topic.anchor, scroll: 0 };
  switch (action.name) {
    case 'left':
      return list;
    case 'back':
    case 'quit':
      return state.direct ? null : list;
    case 'rules':
      return null;
    case 'find':
      return { ...list, typing: true };
    case 'next-rule':
    case 'right':
      return turnTo(topics[at + 1]);
    case 'previous-rule':
      return turnTo(topics[at - 1]);
    default:
      return { ...state, scroll: scrollPage(state.scroll, action, ruleText(state, topics), size) };
  }
}

/** The rule that is open, as a page. */
export function ruleText({ open }: RulesState, topics: readonly RuleTopic[]): Writing {
  const topic = topics.find(each => each.anchor === open);
  if (topic === undefined) return () => ['There is no such rule.'];
  const lines = topicLines(topic).slice(1);
  return width =>
    lines
      .flatMap(line => wrapIndented(line, width - 2, /^\s*[-*] /u.test(line) ? 2 : 0))
      .map(line => ` ${line}`);
}

export function drawRules(
  state: RulesState,
  topics: readonly RuleTopic[],
  title: string,
  size: Size,
  theme: Theme,
  keymap: Keymap,
): string[] {
  const { width, height } = size;
  if (state.open !== null) {
    const heading = topics.find(each => each.anchor === state.open)?.title ?? state.open;
    const write = ruleText(state, topics);
    const keys = bindingsOf(RULES_TOPIC_KEYS, keymap, { scrolls: scrolls(write, size) });
    return drawPage(heading, write, state.scroll, size, theme, keys, theme.style.dim(state.open));
  }
  const list = found(state, topics);
  const lines = list.map((topic, i) => {
    const indent = ' '.repeat(2 * Math.max(0, topic.level - 2));
    const cursor = i === state.index ? theme.style.accent(theme.glyph.cursor) : ' ';
    const name = i === state.index ? theme.style.strong(topic.title) : topic.title;
    return ` ${cursor} ${indent}${name}`;
  });
  if (lines.length === 0) lines.push('   No rule speaks of that.');
  const bodyHeight = height - 3;
  const top = Math.max(0, state.index - Math.floor(bodyHeight / 2));
  const body = scrolled(lines, top, { width, height: bodyHeight }, theme);
  const hint = `press ${keyNamer(keymap)('find')} and type`;
  const query = state.typing
    ? ` Search: ${showField(state.query, width - 12, theme)}`
    : ` Search: ${state.query.text === '' ? theme.style.dim(hint) : state.query.text}`;
  const keys = bindingsOf(state.typing ? RULES_SEARCH_KEYS : RULES_LIST_KEYS, keymap, null);
  return [
    heading(`Rules of ${title}`, width, theme, theme.style.dim(`${list.length} topics`)),
    pad(query, width, theme),
    ...body.lines,
    footer(keys, width, theme),
  ];
}
