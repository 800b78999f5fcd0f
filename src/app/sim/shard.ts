/**
 * A part of a simulation as JSON lines: what was to be played, a line for each game as it ended, and the end. All parts
 * together hold what the whole run would have counted, so that they add up to the same table.
 */
import { resolve } from 'node:path';
import * as z from 'zod';
import { done, type Result, refused } from '../../core/result.ts';
import { BOT_LEVELS } from '../../core/seats.ts';
import { printable } from '../../core/text.ts';
import { listed } from '../../core/words.ts';
import { check, parseJson } from '../../programs/messages.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { readText } from '../../storage/read-file.ts';
import type { SimGame } from './game.ts';
import { shardRange } from './plan.ts';
import type { SimReport } from './simulate.ts';
import { Tally } from './tally.ts';

export const SHARD_FORMAT = 'boardgames/sim-shard@1';
const MOST_BYTES = 1_000_000_000;

const LINE = z.object({ label: z.string(), points: z.number() });
const BOT = z.union([
  z.strictObject({ level: z.enum(BOT_LEVELS), iterations: z.int().nullable() }),
  z.strictObject({ level: z.literal('program') }),
]);
const PLAN = z.object({
  gameId: z.string(),
  players: z.array(z.object({ name: z.string(), bot: BOT })).min(1),
  options: z.record(z.string(), z.string()),
  seed: z.string(),
  games: z.int().min(1),
  swap: z.boolean(),
  ladder: z.boolean(),
});
const HEAD = z.object({
  format: z.literal(SHARD_FORMAT),
  shard: z.int().min(1),
  shards: z.int().min(1),
  /** Version of the rules, and fingerprint of the data: shards of other rules do not add up. */
  rules: z.int(),
  data: z.string(),
  plan: PLAN,
});
const NUMBERS = z.array(z.number());
const GAME = z.object({
  type: z.literal('played'),
  index: z.int().min(0),
  seed: z.string(),
  seating: z.array(z.int().min(0)).min(1),
  scores: z.array(
    z.object({ seat: z.int(), total: z.number(), tieBreaks: z.array(LINE), lines: z.array(LINE) }),
  ),
  winners: NUMBERS,
  rounds: z.number(),
  decisions: NUMBERS,
  thinkingMs: NUMBERS,
  replaced: z.array(z.boolean()),
});
const END = z.object({ type: z.literal('shard-end'), seconds: z.number(), interrupted: z.boolean() });

export type ShardHead = z.infer<typeof HEAD>;
export type ShardEnd = z.infer<typeof END>;

/** The moves are not counted, and take most of the room. */
export function shardGame({ moves: _, ...game }: SimGame): Readonly<Record<string, unknown>> {
  const scores = game.scores.map(({ verdict: _, ...score }) => score);
  return { type: 'played', ...game, scores };
}

interface Shard {
  readonly path: string;
  readonly head: ShardHead;
  readonly games: readonly SimGame[];
  readonly end: ShardEnd;
}

/** The report of the whole run, from all of its parts in any order. */
export function mergeShards(paths: readonly string[], cwd: string, files: FileSystem): Result<SimReport> {
  const shards: Shard[] = [];
  for (const path of paths) {
    const shard = readShard(path, cwd, files);
    if (!shard.ok) return shard;
    shards.push(shard.value);
  }
  const [first] = shards;
  if (first === undefined) return refused('usage', '--merge needs the files of the shards.');
  const complete = checkSet(shards, first);
  if (!complete.ok) return complete;
  const plan = { ...first.head.plan, dataDir: null };
  const tally = new Tally(plan);
  for (const game of shards.flatMap(({ games }) => games)) tally.add(game);
  const seconds = shards.reduce((sum, { end }) => sum + end.seconds, 0);
  return done({ plan, summary: tally.summary(), timing: tally.timing(), seconds, interrupted: false });
}

/** Every part of one run, each once. */
function checkSet(shards: readonly Shard[], first: Shard): Result<void> {
  const { shards: count } = first.head;
  const run = ({ head: { shard: _, ...rest } }: Shard): string => JSON.stringify(rest);
  const other = shards.find(shard => run(shard) !== run(first));
  if (other !== undefined) {
    const [a, b] = [printable(first.path), printable(other.path)];
    return refused('differs', `${b} is not a part of the same run as ${a}: plan, rules or data differ.`);
  }
  for (let number = 1; number <= count; number++) {
    const found = shards.filter(({ head }) => head.shard === number);
    if (found.length > 1) {
      const paths = listed(found.map(({ path }) => printable(path)));
      return refused('usage', `Shard ${number}/${count} was given twice: ${paths}.`);
    }
  }
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const missing = numbers.filter(number => !shards.some(({ head }) => head.shard === number));
  if (missing.length === 0) return done();
  return refused('failure', `Of ${count} shards these are missing: ${listed(missing.map(String))}.`);
}

function readShard(path: string, cwd: string, files: FileSystem): Result<Shard> {
  const text = readText(resolve(cwd, path), MOST_BYTES, files);
  if (!text.ok) return text;
  const lines = text.value.trimEnd().split('\n');
  const wrong = (at: number, what: string): Result<Shard> =>
    refused('illegal', `${printable(path)}, line ${at + 1}: ${what}.`);
  const read = <T>(at: number, schema: z.ZodType<T>): Result<T> => {
    const json = parseJson(lines[at] ?? '');
    return json.ok ? check(schema, json.value) : json;
  };
  const head = read(0, HEAD);
  if (!head.ok) return wrong(0, `not the head of a shard: ${head.problem.message}`);
  const { plan, shard, shards } = head.value;
  if (shard > shards) return wrong(0, `there is no shard ${shard} of ${shards}`);
  const range = shardRange(plan.games, shard, shards);
  const games = new Map<number, SimGame>();
  for (let at = 1; at < lines.length - 1; at++) {
    const game = read(at, GAME);
    if (!game.ok) return wrong(at, game.problem.message);
    const { index, seating } = game.value;
    if (index < range.from || index >= range.to) return wrong(at, `game ${index} is not of this shard`);
    if (games.has(index)) return wrong(at, `game ${index} is here already`);
    if (seating.some(player => player >= plan.players.length)) return wrong(at, 'no such player');
    const { type: _, ...played } = game.value;
    games.set(index, { ...played, moves: [] });
  }
  const end = read(lines.length - 1, END);
  if (!end.ok || end.value.interrupted || games.size !== range.to - range.from) {
    const kept = `it has ${games.size} of ${range.to - range.from} games`;
    return refused('failure', `${printable(path)} is not complete: ${kept}. Play the shard again.`);
  }
  return done({ path, head: head.value, games: [...games.values()], end: end.value });
}
