/** `boardgames rules GAME [TOPIC]`: the rules in place. */

import { requireGame } from '../../app/load-game.ts';
import {
  contentLines,
  findTopics,
  parseRules,
  searchRules,
  type Topic,
  topicLines,
} from '../../app/rules-text.ts';
import { Problem } from '../../core/problem.ts';
import { nearest, printable, quote } from '../../core/text.ts';
import { readRules } from '../../storage/rules-data.ts';
import type { Io } from '../io.ts';
import { printJson } from '../print.ts';

const MOST_COLUMNS = 80;

export async function rules(
  gameId: string,
  words: readonly string[],
  flags: { readonly json?: boolean },
  io: Io,
): Promise<number> {
  const { meta } = requireGame(gameId, io.games);
  const topics = parseRules(readRules(meta.id, io.files));
  const query = words.join(' ');
  const found = query === '' || query === 'all' ? topics : findTopics(topics, query);
  if (found.length === 0) throw unknownTopic(query, meta.id, topics);
  if (flags.json === true) {
    const content = found.map(({ anchor, title, level, body }) => {
      return { anchor, title, level, text: body.join('\n').trim() };
    });
    printJson(io, 'rules@1', { game: meta.id, topics: content });
    return 0;
  }
  const width = Math.min(io.stdout.columns ?? MOST_COLUMNS, MOST_COLUMNS);
  const lines =
    query === ''
      ? [
          `${meta.title}: rules by topic. "boardgames rules ${meta.id} TOPIC" shows one, "all" everything.`,
          '',
          ...contentLines(topics),
        ]
      : query === 'all'
        ? found.flatMap(topic => topicLines(topic, width))
        : answerLines(found, topics, query, width);
  await io.page(lines.map(line => `${printable(line)}\n`).join(''));
  return 0;
}

/** More than these found by their text alone are listed with what they say about it. */
const MOST_WHOLE = 3;

/** Topics of that name in full, then where else it is spoken of. */
function answerLines(
  found: readonly Topic[],
  topics: readonly Topic[],
  query: string,
  width: number,
): string[] {
  const hits = searchRules(topics, query);
  const byText = found.every(topic => hits.some(hit => hit.topic === topic)) && found.length === hits.length;
  const whole = byText && found.length > MOST_WHOLE ? [] : found;
  const others = hits.filter(hit => !whole.includes(hit.topic));
  if (others.length === 0) return whole.flatMap(topic => topicLines(topic, width));
  const heading =
    whole.length === 0 ? `Rules that speak of ${quote(query)}:` : `Also speaking of ${quote(query)}:`;
  return [
    ...whole.flatMap(topic => topicLines(topic, width)),
    heading,
    ...others.flatMap(({ topic, excerpt }) => [`${topic.title} (${topic.anchor})`, `  ${excerpt}`]),
  ];
}

function unknownTopic(query: string, id: string, topics: readonly Topic[]): Problem {
  const names = topics.flatMap(({ anchor, title }) => [
    title.toLowerCase(),
    anchor.slice(anchor.indexOf('.') + 1),
    anchor,
  ]);
  const meant = nearest(query, names);
  const hint = meant === null ? `"boardgames rules ${id}" lists the topics.` : `did you mean ${meant}?`;
  return new Problem(`No rule of ${id} speaks of ${quote(query)}; ${hint}`, 'usage');
}
