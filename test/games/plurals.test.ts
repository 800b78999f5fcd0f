/** One coin, two coins: every noun that a game counts agrees with its number, in all that is told over recorded games. */
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { loadLawGame } from '../laws/games.ts';
import { fixturesOf, games, partition } from '../support/games.ts';

const GAMES_OF_EACH = 2;

/** What precedes a number that counts nothing: "shelf 1 columns 2-3", "level 1 lessons", "+1 lessons". */
const NO_COUNT = /(?:\b(?:level|shelf|column|branch|turn|round|card|rank|space|place|value) |[-+.\d])$/iu;

const [recorded] = partition(games, ({ meta }) => fixturesOf(meta.id).size > 0);

it.each(recorded.map(entry => [entry.meta.title, entry] as const))(
  '%s counts in words that agree with their number',
  async (_, entry) => {
    const { game } = await loadLawGame(entry);
    const texts = new Set<string>();
    for (const text of [...fixturesOf(entry.meta.id).values()].slice(0, GAMES_OF_EACH)) {
      replay(game, parseMoveFile(text), {
        after: match => {
          for (const told of textsOf(game, match)) texts.add(told);
        },
      });
    }
    const all = [...texts].flatMap(text => counts(text).map(count => ({ ...count, text })));
    const plurals = new Set(all.flatMap(({ one, noun }) => (one || !/[^s]s$/u.test(noun) ? [] : [noun])));
    expect(plurals.size).toBeGreaterThan(0);
    const wrong = all.filter(({ one, noun }) => (one ? plurals.has(noun) : plurals.has(`${noun}s`)));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  },
);

/** The words behind a number. */
function counts(text: string): { readonly one: boolean; readonly noun: string }[] {
  return [...text.matchAll(/\b(?<count>\d+) (?<noun>[a-z]+)\b/gu)]
    .filter(({ index }) => !NO_COUNT.test(text.slice(0, index)))
    .map(({ groups }) => ({ one: groups!['count'] === '1', noun: groups!['noun']! }));
}

function textsOf(game: AnyGame, match: Match): string[] {
  const { names, decision, entries, choices } = match;
  const view = match.view(decision?.seat ?? 0);
  return [
    ...(entries.at(-1)?.events ?? []).map(event => game.narrate(event, names)),
    ...(decision === null ? [] : [decision.prompt]),
    ...choices.map(({ move }) => game.describe(move, view, names)),
    ...match.unavailable.flatMap(({ what, why }) => [what, why]),
    ...game.outline(view, names).flatMap(({ title, lines }) => [title, ...lines]),
    ...game.things(view, names).map(({ text }) => text),
  ];
}
