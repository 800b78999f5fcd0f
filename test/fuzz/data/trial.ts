/**
 * One spoilt table laid over the component data of a game: refused with file, item and field, or a game is played over it
 * under the laws that a player would notice. Knows no test runner: `npm run fuzz-data` uses it too.
 */
import { join } from 'node:path';
import { createElement } from 'react';
import { fingerprint } from '../../../src/core/fingerprint.ts';
import type { AnyGame, RawData } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { printable } from '../../../src/core/text.ts';
import type { GameEntry } from '../../../src/registry.ts';
import { type FileSystem, nodeFiles } from '../../../src/storage/file-system.ts';
import { readData } from '../../../src/storage/rules-data.ts';
import { loadBoards } from '../../../src/tui/boards/load.ts';
import { widthOfText } from '../../../src/tui/draw/cells.ts';
import { frameOf } from '../../../src/tui/picture/frame.ts';
import { Table } from '../../../src/tui/table/table.tsx';
import { INITIAL_UI } from '../../../src/tui/table/ui.ts';
import { createTheme } from '../../../src/tui/theme.ts';
import { playLawfully } from '../../laws/engine.ts';
import { type Variant, variants } from '../../laws/search.ts';
import { loadBundledData } from '../../support/data.ts';
import { namesFor, people } from '../../support/games.ts';
import { contextOf, modelOf, SIZES } from '../../tui/positions.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

const OWN = '/own-data';

export interface Trial {
  readonly entry: GameEntry;
  readonly table: string;
  readonly mutations: readonly Mutation[];
}

export interface Outcome {
  readonly kind: 'refused' | 'played' | 'finished';
  readonly decisions: number;
}

/** Every trial of a game with one mutation, and then with two, without end; of one seed always the same. */
export function* trials(
  entry: GameEntry,
  seed: string,
  only: (table: string) => boolean = () => true,
): Generator<Trial> {
  const bundled = bundledData(entry);
  const rng = seedRng(`${seed} ${entry.meta.id}`);
  const single = Object.entries(bundled)
    .filter(([table]) => only(table))
    .map(([table, value]) => ({ table, all: mutationsOf(value, rng) }));
  // From every table in turn, for a part of them all to be a fair one.
  const weave = single.flatMap(({ table, all }) =>
    all.map((one, i) => ({ table, one, at: (i + 0.5) / all.length })),
  );
  weave.sort((a, b) => a.at - b.at);
  for (const { table, one } of weave) yield { entry, table, mutations: [one] };
  for (;;) {
    const { table, all } = single[nextBelow(rng, single.length)]!;
    const mutations = [0, 1].map(() => all[nextBelow(rng, all.length)]!);
    yield { entry, table, mutations };
  }
}

export function labelOf({ entry, table, mutations }: Trial): string {
  return `${entry.meta.id}, ${table}.json: ${mutations.map(one => one.label).join('; ')}`;
}

/** Throws where data passed the check and does not play, or was refused without saying why and where. */
export async function attemptTrial(trial: Trial, number: number): Promise<Outcome> {
  const { entry, table, mutations } = trial;
  const spoilt = spoil(bundledData(entry)[table], mutations);
  if (spoilt === undefined) return { kind: 'refused', decisions: 0 };
  const data = await readData(entry, OWN, withOwn(table, JSON.stringify(spoilt)));
  if (Object.hasOwn(Object.prototype, 'polluted')) throw new Error('the prototype is polluted');
  if (data.ok) return await play(entry, data.value, number);
  const { kind, message } = data.problem;
  const named = message.includes(`${OWN}/`) || /\.json of the program/u.test(message);
  const placed = mutations.some(one => one.whole) || /(?:item|field) |to have \S+ ?\d* items/u.test(message);
  if (kind !== 'usage' || !named || !placed || message !== printable(message) || message.length > 2_000)
    throw new Error(`a refusal that helps nobody: ${message}`);
  return { kind: 'refused', decisions: 0 };
}

/** Undefined where the second mutation has nothing to work on any more. */
function spoil(table: unknown, [first, second]: readonly Mutation[]): unknown {
  const once = first!.apply(table);
  try {
    return second === undefined ? once : second.apply(once);
  } catch {
    return undefined;
  }
}

const loaded = new Map<string, RawData>();

function bundledData({ meta }: GameEntry): RawData {
  const data = loaded.get(meta.id) ?? loadBundledData(meta.id);
  loaded.set(meta.id, data);
  return data;
}

/** Files of the program, which do not change between two trials. */
const read = new Map<string, Buffer>();

function withOwn(table: string, text: string): FileSystem {
  const path = join(OWN, `${table}.json`);
  const bytes = Buffer.from(text);
  return {
    ...nodeFiles,
    list: directory => (directory === OWN ? [`${table}.json`] : nodeFiles.list(directory)),
    info: asked =>
      asked === path ? { kind: 'file', size: bytes.length, modified: 0 } : nodeFiles.info(asked),
    read(asked, most) {
      if (asked === path) return bytes;
      const found = read.get(asked) ?? nodeFiles.read(asked, most);
      read.set(asked, found);
      return found;
    },
  };
}

/** Moves exist, are told apart and lead on; states are kept and copied; all reads well; numbers are numbers; games end. */
const LAWS = [1, 2, 3, 4, 6, 9, 11, 13, 15, 19];
const THRIFT = 32;
const SHORT = 24;
/** One game in so many is played to its end, one in so many is drawn. */
const WHOLE_EVERY = 10;
const DRAWN_EVERY = 7;

async function play(entry: GameEntry, data: RawData, number: number): Promise<Outcome> {
  const { create } = await entry.rules();
  const game = create(data);
  const all = variants(entry.meta);
  for (const each of all) begin(game, each, number);
  const variant = all[number % all.length]!;
  const seed = `own data ${number}`;
  const rng = seedRng(seed);
  const whole = number % WHOLE_EVERY === 0;
  const report = playLawfully({
    game,
    fingerprint: fingerprint(data),
    conserve: () => {},
    ...variant,
    first: null,
    seed,
    pick: count => nextBelow(rng, count),
    limit: whole ? Number.POSITIVE_INFINITY : SHORT,
    thrift: THRIFT,
    tamperings: 0,
    only: LAWS,
  });
  if (number % DRAWN_EVERY === 0) await draw(entry, data, variant, number);
  return { kind: report.finished ? 'finished' : 'played', decisions: report.decisions };
}

/** Decisions at the beginning of every variant: its set-up and what is particular to it. */
const BEGINNING = 5;

function begin(game: AnyGame, variant: Variant, number: number): void {
  const seed = `begun ${number}`;
  const rng = seedRng(seed);
  const label = [variant.players, ...Object.values(variant.options)].join(' ');
  try {
    const state = game.setup({ ...variant, seed, first: null });
    for (let i = 0; i < BEGINNING && game.decision(state) !== null; i++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) throw new Error(`no move to ${game.decision(state)?.kind}`);
      game.apply(state, moves[nextBelow(rng, moves.length)]!);
    }
    for (const seat of namesFor(variant.players).keys())
      for (const estimate of [game.evaluate(state, seat), game.learned?.(state, seat) ?? 0])
        if (!Number.isFinite(estimate)) throw new Error('an estimate is no number');
  } catch (error) {
    throw new Error(`${label}: ${String(error)}`, { cause: error });
  }
}

const THEME = createTheme({ ascii: false, colorLevel: 0 });

/** A few positions on the screen. */
async function draw(entry: GameEntry, data: RawData, variant: Variant, number: number): Promise<void> {
  const { create } = await entry.rules();
  const game = create(data);
  const table = { entry, game, data, fingerprint: fingerprint(data), dataDir: OWN };
  const boards = await loadBoards(table);
  const seed = `own data ${number}`;
  const match = new Match({
    game,
    players: people(namesFor(variant.players)),
    seed,
    options: variant.options,
    first: null,
  });
  const rng = seedRng(`${seed} drawn`);
  for (let i = 0; i < 2; i++) {
    const size = SIZES[nextBelow(rng, SIZES.length)]!;
    const context = contextOf(modelOf(match, boards), size, THEME);
    const lines = frameOf(createElement(Table, { ui: INITIAL_UI, context }), size, THEME);
    const wrong = lines.find(
      line => widthOfText(line) !== size.width || /undefined|NaN|\[object/u.test(line),
    );
    if (wrong !== undefined || lines.length !== size.height)
      throw new Error(`drawn at ${size.width}x${size.height}: ${wrong ?? `${lines.length} lines`}`);
    for (let moves = 0; moves < SHORT && !match.over; moves++)
      match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
  }
}
