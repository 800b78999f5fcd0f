/** Fingerprints cover what rules read, the whole of it and nothing else: tried out on the data of every game. */
import { describe, expect, it } from 'vitest';
import { fingerprint, isRuleFact } from '../../src/core/fingerprint.ts';
import type { AnyGame, RawData } from '../../src/core/game.ts';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { gameFiles } from '../fuzz/files.ts';
import { loadBundledData } from '../support/data.ts';
import { fixturesOf, games } from '../support/games.ts';

const RANDOM_GAMES = 4;
/** Facts that are tried out, where there are more. */
const CHANGES = 250;
/** The state is hashed after every so many lines: more often takes long, and what went wrong shows later, too. */
const HASHED = 8;

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return `${[...value].reverse().join('')}?`;
  if (typeof value === 'number') return 3 * value + 7;
  return typeof value === 'boolean' ? !value : 'something';
}

/** The data with other texts, sources, drawings and estimates. */
function scrambled(value: unknown, isFact = true): unknown {
  if (Array.isArray(value)) return value.map(part => scrambled(part, isFact));
  if (typeof value !== 'object' || value === null) return isFact ? value : other(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, scrambled(part, isFact && isRuleFact(key))]),
  );
}

type Path = readonly (string | number)[];

/** Where the rule facts stand. */
function* factsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path;
  else if (Array.isArray(value)) for (const [i, part] of value.entries()) yield* factsIn(part, [...path, i]);
  else
    for (const [key, part] of Object.entries(value))
      if (isRuleFact(key)) yield* factsIn(part, [...path, key]);
}

function changedAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return other(value);
  if (Array.isArray(value)) return value.with(Number(key), changedAt(value[Number(key)], rest));
  const item = value as Readonly<Record<string, unknown>>;
  return { ...item, [key]: changedAt(item[key], rest) };
}

function picked(rng: RngState, facts: readonly Path[]): Path[] {
  return Array.from({ length: CHANGES }, () => facts[nextBelow(rng, facts.length)]!);
}

/** What the rules make of a file, line by line: who may do what, and where the game stands. */
function courseOf(game: AnyGame, text: string): string[] {
  const course: string[] = [];
  const { match, problem, differences } = replay(game, parseMoveFile(text), {
    after(match, { number }) {
      const { seat, turn, kind, secret, rule } = match.decision ?? { seat: null };
      const legal = match.choices.map(choice => choice.notation);
      const hash = match.over || number % HASHED === 0 ? match.hash() : '';
      course.push([number, seat, turn, kind, secret, rule, ...legal, hash].join(' '));
    },
  });
  expect({ problem, differences }).toEqual({ problem: null, differences: [] });
  expect(match?.over).toBe(true);
  return course;
}

describe.each(games)('the fingerprint of $meta.title', ({ meta, rules }) => {
  const data = loadBundledData(meta.id);
  const scrambledData = scrambled(data) as RawData;

  it('leaves out texts, sources, drawings and estimates', () => {
    expect(scrambledData).not.toEqual(data);
    expect(fingerprint(scrambledData)).toBe(fingerprint(data));
  });

  it.each([...fixturesOf(meta.id)])('leaves out nothing that the rules read in %s', async (_name, text) => {
    const { create } = await rules();
    expect(courseOf(create(scrambledData), text)).toEqual(courseOf(create(data), text));
  });

  it('leaves out nothing that the rules read in random games', async () => {
    const { create } = await rules();
    const game = create(data);
    for (let i = 0; i < RANDOM_GAMES; i++) {
      const text = gameFiles(game, fingerprint(data)).file(undefined, `facts-${i}`);
      expect(courseOf(create(scrambledData), text)).toEqual(courseOf(game, text));
    }
  });

  it('covers every other fact', () => {
    const facts = [...factsIn(data)];
    const rng = seedRng(`facts of ${meta.id}`);
    const usual = fingerprint(data);
    expect(facts.length).toBeGreaterThan(0);
    for (const path of facts.length <= CHANGES ? facts : picked(rng, facts)) {
      expect(fingerprint(changedAt(data, path) as RawData), path.join('.')).not.toBe(usual);
    }
  });
});
