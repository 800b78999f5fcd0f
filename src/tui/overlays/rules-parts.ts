/** The rules as drawings: the list of topics with what it is searched for, and the rule under the cursor or being read. */
import type { RuleTopic } from '../../app/rules-text.ts';
import type { Rect, Size } from '../boards/contract.ts';
import { footerLines } from '../components/footer.tsx';
import type { Part } from '../components/parts.tsx';
import { heading, scrolled } from '../draw/shapes.ts';
import { cut, fill, pad } from '../draw/text.ts';
import type { Keymap } from '../input/actions.ts';
import { type Binding, bindingsOf } from '../input/key-list.ts';
import { keyNamer } from '../input/key-names.ts';
import { type Region, shifted } from '../input/regions.ts';
import { showField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import { footerRegions } from './help.ts';
import { RULES_LIST_KEYS, RULES_SEARCH_KEYS, RULES_TOPIC_KEYS } from './keys.ts';
import { pageBody, scrolls } from './page.ts';
import { chapterOf, foundTopics, type RulesState, ruleText } from './rules.ts';
import { ruleSize, rulesLayout } from './rules-layout.ts';

export interface RulesView {
  readonly state: RulesState;
  readonly topics: readonly RuleTopic[];
  /** Of the game. */
  readonly title: string;
  readonly size: Size;
  readonly keymap: Keymap;
}

/** A topic in the list, by its place there. */
export type TopicHit = { readonly type: 'topic'; readonly index: number };

/** They cover the whole screen, whatever lies under them. */
export function rulesParts(view: RulesView, theme: Theme): Part[] {
  return partsOf(view, theme).map(({ rect, lines }) => {
    return { rect, lines: fill(lines, rect.width, rect.height, theme) };
  });
}

function partsOf(view: RulesView, theme: Theme): Part[] {
  const { state, topics, title, size } = view;
  const layout = rulesLayout(size);
  const foot = { bindings: rulesBindings(view), message: null, width: size.width };
  const keys: Part = { rect: layout.footer, lines: footerLines(foot, theme) };
  if (layout.rule === null && state.open !== null) {
    const rule = topics.find(topic => topic.anchor === state.open);
    const chapter = theme.style.dim(chapterOf(state.open, topics)?.title ?? '');
    const top = heading(rule?.title ?? 'Rules', size.width, theme, chapter);
    const body = pageBody(ruleText(state.open, topics), state.scroll, size, theme);
    const page = { row: 0, col: 0, width: size.width, height: size.height - 1 };
    return [{ rect: page, lines: [top, ...body] }, keys];
  }
  const count = theme.style.dim(`${foundTopics(state, topics).length} topics`);
  const list: Part[] = [
    { rect: layout.heading, lines: [heading(`Rules of ${title}`, size.width, theme, count)] },
    { rect: layout.search, lines: [searchLine(view, layout.search.width, theme)] },
    { rect: layout.list, lines: listWindow(view, layout.list, theme).lines },
  ];
  if (layout.rule === null) return [...list, keys];
  return [...list, { rect: layout.rule, lines: ruleBeside(view, layout.rule, theme) }, keys];
}

export function rulesRegions(view: RulesView, theme: Theme): Region<TopicHit>[] {
  const { state, topics, size } = view;
  const { list, rule, footer: foot } = rulesLayout(size);
  const keys = shifted(footerRegions(rulesBindings(view), size.width), foot);
  if (rule === null && state.open !== null) return keys;
  const { top } = listWindow(view, list, theme);
  const rows = foundTopics(state, topics).slice(top, top + list.height);
  const topicRows = rows.map((_, i): Region<TopicHit> => {
    return { rect: { ...list, row: list.row + i, height: 1 }, hit: { type: 'topic', index: top + i } };
  });
  return [...topicRows, ...keys];
}

function rulesBindings({ state, topics, size, keymap }: RulesView): Binding[] {
  if (state.open === null)
    return bindingsOf(state.typing ? RULES_SEARCH_KEYS : RULES_LIST_KEYS, keymap, null);
  const moment = { scrolls: scrolls(ruleText(state.open, topics), ruleSize(size)) };
  return bindingsOf(RULES_TOPIC_KEYS, keymap, moment);
}

function searchLine({ state, keymap }: RulesView, width: number, theme: Theme): string {
  const hint = theme.style.dim(`press ${keyNamer(keymap)('find')} and type`);
  const query = state.query.text === '' ? hint : state.query.text;
  return pad(` Search: ${state.typing ? showField(state.query, width - 12, theme) : query}`, width, theme);
}

function listWindow(
  { state, topics }: RulesView,
  size: Size,
  theme: Theme,
): { readonly lines: string[]; readonly top: number } {
  const found = foundTopics(state, topics);
  const at = cursorAt(state, found);
  const lines = found.map(({ title, level }, i) => topicLine(title, level, i === at, size.width, theme));
  if (lines.length === 0) lines.push('   No rule speaks of that.');
  return scrolled(lines, at - Math.floor(size.height / 2), size, theme);
}

/** Beside a rule that is read, the cursor is on that rule. */
function cursorAt(state: RulesState, found: readonly RuleTopic[]): number {
  const open = found.findIndex(topic => topic.anchor === state.open);
  return open < 0 ? state.index : open;
}

function topicLine(title: string, level: number, focused: boolean, width: number, theme: Theme): string {
  const { style, glyph } = theme;
  const indent = ' '.repeat(2 * Math.max(0, level - 2));
  const name = level <= 2 || focused ? style.strong(title) : title;
  const line = ` ${focused ? style.accent(glyph.cursor) : ' '} ${indent}${name}`;
  return focused ? theme.ground.selected(pad(line, width - 2, theme)) : cut(line, width - 2, theme);
}

/** The rule under the cursor can be read without opening it; while it is read, its frame says so. */
function ruleBeside({ state, topics, size }: RulesView, rect: Rect, theme: Theme): string[] {
  const anchor = state.open ?? foundTopics(state, topics)[state.index]?.anchor ?? null;
  const topic = topics.find(each => each.anchor === anchor);
  const edge = (state.open === null ? theme.style.rule : theme.style.accent)(theme.glyph.vertical);
  if (topic === undefined) return new Array<string>(rect.height).fill(edge);
  const chapter = chapterOf(topic.anchor, topics);
  const under = chapter === null ? '' : `  ${theme.style.dim(chapter.title)}`;
  const body = pageBody(
    ruleText(anchor, topics),
    state.open === null ? 0 : state.scroll,
    ruleSize(size),
    theme,
  );
  return [` ${theme.style.title(topic.title)}${under}`, '', ...body].map(
    line => `${edge} ${cut(line, rect.width - 2, theme)}`,
  );
}
