/**
 * Ways to spoil component data, one place at a time: every field of every table gets other types, other ranges, values that
 * belong to its neighbours, no value, too many. Knows nothing of any game.
 */
import { nextBelow, type RngState, shuffle } from '../../../src/core/rng.ts';

type Key = string | number;
type Path = readonly Key[];

export interface Mutation {
  /** For a report: what was done where. */
  readonly label: string;
  /** Of the table as a whole, or of an item of a table that is a list. */
  readonly whole: boolean;
  /** The changed table, the given one left as it is. */
  apply(table: unknown): unknown;
}

interface Place {
  readonly path: Path;
  readonly value: unknown;
}

const POLLUTED: unknown = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
);
const OTHER_TYPES: readonly unknown[] = [null, true, '', 'x', 0, 1.5, [], {}, POLLUTED];
const NUMBERS = [-1, 0, 1, 2, 3, 5, 10, 31, 32, 99, 100, 1e6, 2 ** 31, 2 ** 53, -0.5, 1e308];
const STRINGS = ['', 'x', '__proto__', 'constructor', 'toString', 'a,b', 'two words', 'Ä', '1', 'blank '];

/** Every single mutation of a table, in an order of its own. */
export function mutationsOf(table: unknown, rng: RngState): Mutation[] {
  const places = placesOf(table);
  const values = valuesByKey(places);
  return shuffle(
    rng,
    places.flatMap(place => [...changesOf(place, values, rng)].map(change => mutation(place, change))),
  );
}

interface Change {
  readonly how: string;
  /** Changes the holder of the place; the holder of the whole table has the key "table". */
  act(holder: Record<Key, unknown>, key: Key): void;
}

function mutation({ path }: Place, { how, act }: Change): Mutation {
  return {
    whole: path.length === 0 || (path.length === 1 && typeof path[0] === 'number'),
    label: `${path.length === 0 ? 'the table' : path.join('.')}: ${how}`,
    apply(table) {
      const root: Record<Key, unknown> = { table: structuredClone(table) };
      let holder = root;
      let key: Key = 'table';
      for (const step of path) {
        holder = holder[key] as Record<Key, unknown>;
        key = step;
      }
      act(holder, key);
      return root['table'];
    },
  };
}

/** The table itself, and everything in it. */
function placesOf(value: unknown, path: Path = []): Place[] {
  const here = { path, value };
  if (typeof value !== 'object' || value === null) return [here];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...parts.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** What stands under a key anywhere in the table: the ids, the kinds, the counts; items of a list share its key. */
function valuesByKey(places: readonly Place[]): ReadonlyMap<Key, readonly unknown[]> {
  const byKey = new Map<Key, Map<string, unknown>>();
  for (const { path, value } of places) {
    const key = nameOf(path);
    const known = byKey.get(key) ?? new Map<string, unknown>();
    known.set(JSON.stringify(value), value);
    byKey.set(key, known);
  }
  return new Map([...byKey].map(([key, known]) => [key, [...known.values()]]));
}

function nameOf(path: Path): Key {
  return path.findLast(key => typeof key === 'string') ?? '';
}

/** Of a long list of values that a neighbour has, this many are tried. */
const NEIGHBOURS = 4;

function* changesOf(
  { path, value }: Place,
  values: ReadonlyMap<Key, readonly unknown[]>,
  rng: RngState,
): Generator<Change> {
  const replaced = (how: string, other: unknown): Change => ({
    how: `${how} ${shown(other)}`,
    act: (holder, key) => define(holder, key, structuredClone(other)),
  });
  yield replaced('another type', OTHER_TYPES[nextBelow(rng, OTHER_TYPES.length)]);
  const neighbours = (values.get(nameOf(path)) ?? []).filter(other => shown(other) !== shown(value));
  for (const other of shuffle(rng, [...neighbours]).slice(0, NEIGHBOURS))
    yield replaced('a neighbour', other);
  if (typeof value === 'number') {
    for (const other of new Set([...NUMBERS, value + 1, value - 1])) yield replaced('the number', other);
  } else if (typeof value === 'string') {
    yield replaced('the text', STRINGS[nextBelow(rng, STRINGS.length)]);
    yield replaced('the text', `${value}-x`);
  } else if (typeof value === 'boolean') {
    yield replaced('the flag', !value);
  } else if (Array.isArray(value)) {
    yield* listChanges(value, rng);
  } else if (typeof value === 'object' && value !== null) {
    yield { how: 'one more field', act: (holder, key) => define(holder[key], 'extra', 1) };
    yield { how: 'a field __proto__', act: (holder, key) => define(holder[key], '__proto__', POLLUTED) };
  }
  if (path.length > 0)
    yield {
      how: 'left out',
      act(holder, key) {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
      },
    };
  // An optional field of a neighbour.
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const others = neighbours.flatMap(other => Object.entries(other ?? {}));
    const missing = others.filter(([key]) => !Object.hasOwn(value, key));
    const [chosen] = shuffle(rng, missing);
    if (chosen !== undefined)
      yield {
        how: `the field ${chosen[0]} of a neighbour`,
        act: (holder, key) => define(holder[key], chosen[0], structuredClone(chosen[1])),
      };
  }
}

function* listChanges(list: readonly unknown[], rng: RngState): Generator<Change> {
  const change = (how: string, make: (items: unknown[]) => unknown[]): Change => ({
    how,
    act: (holder, key) => define(holder, key, make(holder[key] as unknown[])),
  });
  yield change('emptied', () => []);
  yield change('turned round', items => items.reverse());
  if (list.length === 0) return;
  const [one, two] = [nextBelow(rng, list.length), nextBelow(rng, list.length)];
  yield change(`item ${one + 1} twice`, items => items.toSpliced(one, 0, structuredClone(items[one])));
  yield change(`items ${one + 1} and ${two + 1} swapped`, items =>
    items.with(one, items[two]).with(two, items[one]),
  );
  yield change(`item ${one + 1} in the place of ${two + 1}`, items =>
    items.with(two, structuredClone(items[one])),
  );
  yield change('forty times as long', items =>
    Array.from({ length: 40 }, () => structuredClone(items)).flat(),
  );
}

/** Also under names that a plain assignment would not make a field of. */
function define(holder: unknown, key: Key, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
