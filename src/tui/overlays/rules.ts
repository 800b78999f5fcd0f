/** The rules of the game at the table: a list of topics that can be searched, and a topic to read. */
import type { LoadedGame } from '../../app/load-game.ts';
import { findTopics, type RuleTopic, readableTopic, rulesOf } from '../../app/rules-text.ts';
import type { Services } from '../../app/services.ts';
import type { Size } from '../boards/contract.ts';
import { wrapIndented } from '../draw/text.ts';
import type { Action } from '../input/actions.ts';
import { editField, type TextField, textField } from '../text-field.ts';
import type { RulesListAction, RulesSearchAction, RulesTopicAction } from './keys.ts';
import { scrollPage, type Writing } from './page.ts';
import { ruleSize, rulesLayout } from './rules-layout.ts';

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
  if (text.ok) return rulesOf(text.value, loaded.game);
  const body = [text.problem.message];
  return [{ anchor: 'missing', title: 'The rules cannot be read', level: 2, body }];
}

export function foundTopics(state: RulesState, topics: readonly RuleTopic[]): readonly RuleTopic[] {
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
  const list = foundTopics(state, topics);
  const chosen = list[state.index];
  const page = Math.max(1, rulesLayout(size).list.height);
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
      return {
        ...state,
        scroll: scrollPage(state.scroll, action, ruleText(state.open, topics), ruleSize(size)),
      };
  }
}

/** A topic that was clicked: the cursor goes there; where it is there already, or beside a rule that is read, it opens. */
export function clickTopic(state: RulesState, index: number, topics: readonly RuleTopic[]): RulesState {
  const topic = foundTopics(state, topics)[index];
  if (topic === undefined) return state;
  const pointed: RulesState = { ...state, index, typing: false };
  const opens = state.open !== null || (index === state.index && !state.typing);
  return opens ? { ...pointed, open: topic.anchor, scroll: 0 } : pointed;
}

/** A rule as a page. */
export function ruleText(anchor: string | null, topics: readonly RuleTopic[]): Writing {
  const topic = topics.find(each => each.anchor === anchor);
  if (topic === undefined) return () => ['There is no such rule.'];
  const lines = readableTopic(topic, topics);
  return width =>
    lines
      .flatMap(line => wrapIndented(line, width - 2, /^\s*[-*] /u.test(line) ? 2 : 0))
      .map(line => ` ${line}`);
}

/** The chapter that a topic belongs to; null for a chapter itself. */
export function chapterOf(anchor: string, topics: readonly RuleTopic[]): RuleTopic | null {
  const at = topics.findIndex(topic => topic.anchor === anchor);
  if (at < 0 || topics[at]!.level <= 2) return null;
  return topics.slice(0, at).findLast(topic => topic.level <= 2) ?? null;
}
