/** `boardgames rules GAME [TOPIC]`: the rules of a game. */
import { loadEntry, requireGame } from '../../app/load-game.ts';
import {
  contentLines,
  findTopics,
  openingLines,
  type RuleTopic,
  rulesOf,
  searchTopics,
  topicLines,
} from '../../app/rules-text.ts';
import { done, type Refused, refused } from '../../core/result.ts';
import { printable, quote } from '../../core/text.ts';
import { suggestionOr } from '../../core/words.ts';
import { readRules } from '../../storage/rules-data.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printJson } from '../print.ts';

const MOST_COLUMNS = 80;

export async function rules(
  gameId: string,
  words: readonly string[],
  flags: { readonly json?: boolean },
  io: Io,
): Promise<Exit> {
  const game = requireGame(gameId, io.games);
  if (!game.ok) return game;
  const { meta } = game.value;
  const text = readRules(meta.id, io.files);
  if (!text.ok) return text;
  const loaded = await loadEntry(game.value, null, io.files);
  if (!loaded.ok) return loaded;
  const topics = rulesOf(text.value, loaded.value.game);
  const query = words.join(' ');
  const found = query === '' || query === 'all' ? topics : findTopics(topics, query);
  if (found.length === 0) return refuseTopic(query, meta.id, topics);
  if (flags.json === true) {
    const content = found.map(({ anchor, title, level, body }) => {
      return { anchor, title, level, text: body.join('\n').trim() };
    });
    printJson(io, 'rules@1', { game: meta.id, topics: content });
    return done(EXIT.done);
  }
  const width = Math.min(io.stdout.columns ?? MOST_COLUMNS, MOST_COLUMNS);
  const lines =
    query === ''
      ? [
          ...openingLines(topics, width),
          `All topics. "boardgames rules ${meta.id} TOPIC" shows one, with the name of a component what is printed on it, "all" everything.`,
          '',
          ...contentLines(topics),
        ]
      : query === 'all'
        ? found.flatMap(topic => topicLines(topic, width))
        : answerLines(found, topics, query, width);
  await io.page(lines.map(line => `${printable(line)}\n`).join(''));
  return done(EXIT.done);
}

/** Where more than these are found by their text alone, each is listed with an excerpt. */
const MOST_WHOLE = 3;

/** Topics of that name in full, then excerpts of others that speak of it. */
function answerLines(
  found: readonly RuleTopic[],
  topics: readonly RuleTopic[],
  query: string,
  width: number,
): string[] {
  const hits = searchTopics(topics, query);
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

function refuseTopic(query: string, id: string, topics: readonly RuleTopic[]): Refused {
  const names = topics.flatMap(({ anchor, title }) => [
    title.toLowerCase(),
    anchor.slice(anchor.indexOf('.') + 1),
    anchor,
  ]);
  const hint = suggestionOr(query, names, `"boardgames rules ${id}" lists the topics.`);
  return refused('usage', `No rule of ${id} speaks of ${quote(query)}; ${hint}`);
}
