/** The rules of the game at the table: a list of topics that can be searched, and a topic to read. */
import type { LoadedGame } from '../../app/load-game.ts';
import { findTopics, parseRules, type Topic, topicLines } from '../../app/rules-text.ts';
import type { Services } from '../../app/services.ts';
import type { Size } from '../boards/contract.ts';
import { heading, scrolled } from '../draw/shapes.ts';
import { pad, wrapIndented } from '../draw/text.ts';
import type { Key } from '../keys.ts';
import { editField, showField, type TextField, textField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import { linesOf, type Writing } from './page.ts';
import { scrollBy } from './scrolling.ts';

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
export function topicsOf(services: Services, loaded: LoadedGame): Topic[] {
  const text = services.rulesText(loaded.entry.meta.id);
  if (text.ok) return parseRules(text.value);
  const body = [text.problem.message];
  return [{ anchor: 'missing', title: 'The rules cannot be read', level: 2, body }];
}

function found(state: RulesState, topics: readonly Topic[]): readonly Topic[] {
  return state.query.text.trim() === '' ? topics : findTopics(topics, state.query.text);
}

/** Null closes the rules. */
export function reduceRules(
  state: RulesState,
  key: Key,
  topics: readonly Topic[],
  size: Size,
): RulesState | null {
  if (state.typing) return reduceQuery(state, key);
  return state.open === null ? reduceList(state, key, topics, size) : reduceReading(state, key, topics, size);
}

function reduceQuery(state: RulesState, key: Key): RulesState {
  if (key === 'enter' || key === 'esc' || key === 'down') return { ...state, typing: false };
  return { ...state, query: editField(state.query, key), index: 0 };
}

function reduceList(state: RulesState, key: Key, topics: readonly Topic[], size: Size): RulesState | null {
  const list = found(state, topics);
  const chosen = list[state.index];
  switch (key) {
    case 'esc':
    case 'q':
      return state.query.text === '' ? null : { ...state, query: textField(), index: 0 };
    case '/':
      return { ...state, typing: true };
    case 'enter':
    case 'right':
      return chosen === undefined ? state : { ...state, open: chosen.anchor, scroll: 0 };
  }
  const page = Math.max(1, size.height - 3);
  const step = { up: -1, k: -1, down: 1, j: 1, pageup: -page, pagedown: page }[key];
  if (step === undefined) return state;
  return { ...state, index: Math.min(Math.max(0, state.index + step), Math.max(0, list.length - 1)) };
}

function reduceReading(state: RulesState, key: Key, topics: readonly Topic[], size: Size): RulesState | null {
  const list: RulesState = { ...state, open: null, scroll: 0, direct: false };
  if (key === 'left') return list;
  if (key === 'esc' || key === 'q') return state.direct ? null : list;
  if (key === '/') return { ...list, typing: true };
  const at = topics.findIndex(topic => topic.anchor === state.open);
  const turned = key === 'n' || key === 'right' ? topics[at + 1] : key === 'p' ? topics[at - 1] : undefined;
  if (turned !== undefined) return { ...state, open: turned.anchor, scroll: 0 };
  const lines = linesOf(reading(topics[at]), size);
  const scroll = scrollBy(state.scroll, key, lines.length, size.height - 2);
  return scroll === null ? state : { ...state, scroll };
}

function reading(topic: Topic | undefined): Writing {
  if (topic === undefined) return () => ['There is no such rule.'];
  const lines = topicLines(topic).slice(1);
  return width =>
    lines
      .flatMap(line => wrapIndented(line, width - 2, /^\s*[-*] /u.test(line) ? 2 : 0))
      .map(line => ` ${line}`);
}

export function drawRules(
  state: RulesState,
  topics: readonly Topic[],
  title: string,
  size: Size,
  theme: Theme,
): string[] {
  const { width, height } = size;
  if (state.open !== null) {
    const topic = topics.find(each => each.anchor === state.open);
    const body = scrolled(linesOf(reading(topic), size), state.scroll, { width, height: height - 2 }, theme);
    const keys = `Left list ${theme.glyph.dot} Esc back ${theme.glyph.dot} n next rule ${theme.glyph.dot} p previous ${theme.glyph.dot} / search`;
    return [
      heading(topic?.title ?? state.open, width, theme, theme.style.dim(state.open)),
      ...body.lines,
      pad(` ${theme.style.dim(keys)}`, width, theme),
    ];
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
  const query = state.typing
    ? ` Search: ${showField(state.query, width - 12, theme)}`
    : ` Search: ${state.query.text === '' ? theme.style.dim('press / and type') : state.query.text}`;
  const keys = `Enter read ${theme.glyph.dot} / search ${theme.glyph.dot} Esc back`;
  return [
    heading(`Rules of ${title}`, width, theme, theme.style.dim(`${list.length} topics`)),
    pad(query, width, theme),
    ...body.lines,
    pad(` ${theme.style.dim(keys)}`, width, theme),
  ];
}
