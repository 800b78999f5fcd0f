/** The rules of a game as text: `rules.md` cut into topics, found by anchor or word, shown without markup. */
import type { AnyGame } from '../core/game.ts';
import { quote } from '../core/text.ts';
import { slug } from '../storage/paths.ts';
import { textTable } from './text-table.ts';

export interface RuleTopic {
  /** Stable, such as `newton.travel.cost`. */
  readonly anchor: string;
  readonly title: string;
  /** Depth of the heading: 1 is the introduction, 2 a chapter. */
  readonly level: number;
  /** Markdown below the heading, up to the next one. */
  readonly body: readonly string[];
}

const HEADING = /^(?<marks>#{1,6})\s+(?<title>.*?)\s*\{#(?<anchor>[\w.-]+)\}\s*$/u;

export function parseRules(markdown: string): RuleTopic[] {
  const topics: (RuleTopic & { body: string[] })[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.groups;
    if (heading !== undefined) {
      const { marks = '', title = '', anchor = '' } = heading;
      topics.push({ anchor, title, level: marks.length, body: [] });
    } else {
      topics.at(-1)?.body.push(line.trimEnd());
    }
  }
  return topics;
}

/** The rules with an entry for every component of the game, below the chapter that is about them. */
export function rulesOf(markdown: string, game: AnyGame): RuleTopic[] {
  const topics = parseRules(markdown);
  const chapter = `${game.meta.id}.components`;
  const at = topics.findIndex(({ anchor }) => anchor === chapter);
  if (at < 0) return topics;
  const entries = game.box().map(({ name, text, rule }): RuleTopic => {
    const title = topics.find(({ anchor }) => anchor === rule)?.title ?? rule;
    return {
      ...{ anchor: `${chapter}.${slug(name)}`, title: name, level: topics[at]!.level + 1 },
      body: [text, '', `Rule: [${title}](#${rule})`],
    };
  });
  return topics.toSpliced(at + 1, 0, ...entries);
}

/** What a newcomer reads first: the introduction and the first chapter, without where the rules come from. */
export function openingLines(topics: readonly RuleTopic[], width: number): string[] {
  const chapters = topics.flatMap(({ level }, i) => (level === 2 ? [i] : []));
  const isRule = (line: string): boolean => !/^(?:Source|Ruling): /u.test(line);
  return topics.slice(0, chapters[1]).flatMap(topic => topicLines(topic, width, isRule));
}

/**
 * Topics for a query: an anchor with what lies below it and the component of that name, else those of exactly that title,
 * else titles, else texts that hold every word of it.
 */
export function findTopics(topics: readonly RuleTopic[], query: string): readonly RuleTopic[] {
  const wanted = query.trim().toLowerCase().replace(/^#/u, '');
  if (wanted === '') return [];
  const prefix = topics[0]?.anchor.split('.')[0] ?? '';
  for (const anchor of [wanted, `${prefix}.${wanted.replaceAll(' ', '.')}`]) {
    const below = topics.filter(topic => topic.anchor === anchor || topic.anchor.startsWith(`${anchor}.`));
    const named = topics.filter(
      topic => isComponent(topic) && topic.title.toLowerCase() === wanted && !below.includes(topic),
    );
    if (below.length > 0) return [...below, ...named];
  }
  const exact = topics.filter(({ title }) => title.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/u);
  const holding = (text: (topic: RuleTopic) => string): readonly RuleTopic[] =>
    topics.filter(topic => words.every(word => text(topic).toLowerCase().includes(word)));
  const titled = holding(topic => `${topic.title} ${topic.anchor}`);
  return titled.length > 0 ? titled : holding(topic => topic.body.join(' '));
}

export function topicList(topics: readonly RuleTopic[]): string[] {
  return textTable(topics.map(({ anchor, title }) => [anchor, title]));
}

/**
 * Chapters with their topics below them; the short form of an anchor is enough to ask for one. Components are left to those
 * who ask for one by name.
 */
export function contentLines(all: readonly RuleTopic[]): string[] {
  const topics = all.filter(topic => topic.level > 1 && !isComponent(topic));
  const lines = textTable(
    topics.map(({ anchor, title, level }) => [
      `${'  '.repeat(Math.max(0, level - 2))}${title}`,
      anchor.slice(anchor.indexOf('.') + 1),
    ]),
  );
  return topics.flatMap(({ level }, i) => (level <= 2 && i > 0 ? ['', lines[i]!] : [lines[i]!]));
}

function isComponent({ anchor }: RuleTopic): boolean {
  return /^[\w-]+\.components\./u.test(anchor);
}

/** Topics whose text holds every word of the query, each with the text around the first of them. */
export function searchTopics(
  topics: readonly RuleTopic[],
  query: string,
): { topic: RuleTopic; excerpt: string }[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return topics.flatMap(topic => {
    // Where a rule comes from is not what it says.
    const body = topic.body.join(' ').replace(/Source:.*?(?=Ruling:|$)/u, '');
    const text = plainText(body.replace(/\s+/gu, ' ').trim(), (name, anchor) => `${name} (see ${anchor})`);
    const lower = text.toLowerCase();
    if (words.length === 0 || !words.every(word => lower.includes(word))) return [];
    return [{ topic, excerpt: around(text, lower.indexOf(words[0]!)) }];
  });
}

const EXCERPT = 72;

/** A piece of the text with this place in it, cut between words. */
function around(text: string, at: number): string {
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - EXCERPT / 2)));
  const piece = text.slice(from, from + EXCERPT).trim();
  const end = from + EXCERPT >= text.length ? piece : `${piece.slice(0, piece.lastIndexOf(' '))} ...`;
  return from === 0 ? end : `... ${end}`;
}

/** A topic without markup, a line of text for each line of the source; `width` wraps them. */
export function topicLines(
  topic: RuleTopic,
  width = Number.POSITIVE_INFINITY,
  isWanted: (line: string) => boolean = () => true,
): string[] {
  const lines = paragraphsOf(topic, (text, anchor) => `${text} (see ${anchor})`);
  const body = trimBlank(lines.filter(isWanted));
  return [`${topic.title} (${topic.anchor})`, ...body.flatMap(line => wrap(line, width)), ''];
}

/**
 * The text of a topic where anchors cannot be typed: other topics go by their titles. Where the rule comes from and how it
 * was settled stand apart from it.
 */
export function readableTopic(topic: RuleTopic, topics: readonly RuleTopic[]): string[] {
  const lines = paragraphsOf(topic, (text, anchor) => {
    const title = topics.find(each => each.anchor === anchor)?.title ?? text;
    return title.toLowerCase() === text.toLowerCase() ? text : `${text} (see ${quote(title)})`;
  });
  return lines.flatMap((line, i) => {
    const parts = line.split(/ (?=Ruling: )/u);
    const apart = /^(?:Source|Ruling): /u.test(line) && i > 0 && lines[i - 1] !== '';
    return apart ? ['', ...parts] : parts;
  });
}

/** How a reference to another topic is written. */
type WriteLink = (text: string, anchor: string) => string;

function paragraphsOf({ body }: RuleTopic, writeLink: WriteLink): string[] {
  return trimBlank(joinParagraphs(body).map(line => plainText(line, writeLink)));
}

/** Lines of a paragraph are one text; lists, tables and quotes keep their lines. */
function joinParagraphs(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined && last !== '' && line !== '' && !/^\s*(?:[-*|>]|\d+\.|\w+:)/u.test(line);
    if (goesOn && !last.startsWith('|')) joined[joined.length - 1] = `${last} ${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}

function plainText(line: string, writeLink: WriteLink): string {
  return line
    .replace(/\[([^\]]+)\]\(#([\w.-]+)\)/gu, (_, text: string, anchor: string) => writeLink(text, anchor))
    .replace(/\*\*(.+?)\*\*/gu, '$1')
    .replace(/`([^`]+)`/gu, '$1');
}

function trimBlank(lines: readonly string[]): string[] {
  const from = lines.findIndex(line => line !== '');
  const to = lines.findLastIndex(line => line !== '');
  return from < 0 ? [] : lines.slice(from, to + 1);
}

/** Breaks a line at spaces; what follows hangs below the first word of a list item. */
function wrap(line: string, width: number): string[] {
  if (line.length <= width || line.startsWith('|')) return [line];
  const hang = ' '.repeat(/^\s*(?:[-*]\s+|\d+\.\s+)?/u.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  let current = '';
  for (const word of line.trimEnd().split(/(?<=\S)\s+/u)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (longer.length <= width || current.trim() === '') {
      current = longer;
    } else {
      lines.push(current);
      current = hang + word;
    }
  }
  return [...lines, current];
}
