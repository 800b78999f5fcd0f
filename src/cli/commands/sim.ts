/** `boardgames sim GAME`: bots play many games; who wins, with what, how long it takes. */
import { availableParallelism } from 'node:os';
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { type LimitFlags, limitsOf, parseSeats, type SeatedPrograms } from '../../app/programs/commands.ts';
import { planGame } from '../../app/seating.ts';
import { pairsOf, type SimPlan, type SimPlayer, shardRange } from '../../app/sim/plan.ts';
import { lanesOf } from '../../app/sim/programs.ts';
import { mergeShards, SHARD_FORMAT, type ShardEnd, type ShardHead, shardGame } from '../../app/sim/shard.ts';
import { type SimReport, simulate } from '../../app/sim/simulate.ts';
import { parseOptions } from '../../core/options.ts';
import { allDone, done, type Result, refused } from '../../core/result.ts';
import { checkCount, type Player } from '../../core/seats.ts';
import { quote } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { readRules } from '../../storage/rules-data.ts';
import { EXIT, type Exit, exitCodeOf } from '../exit-codes.ts';
import { type Io, pathIn } from '../io.ts';
import { printJson, printJsonLine, printLines } from '../print.ts';
import { progressBar } from '../sim/progress.ts';
import { reportJson, reportText } from '../sim/report.ts';

export interface SimFlags extends LimitFlags {
  readonly players?: string;
  readonly ladder?: string;
  readonly games?: string;
  readonly seed?: string;
  /** Variants, as in a move file: `masters=draft,codex=yes`. */
  readonly options?: string;
  readonly workers?: string;
  readonly swap?: boolean;
  readonly shard?: string;
  readonly merge?: readonly string[];
  readonly out?: string;
  readonly data?: string;
  readonly json?: boolean;
}

const DEFAULT_GAMES = 100;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 64;
const MOST_SHARDS = 100_000;

export async function sim(gameId: string | undefined, flags: SimFlags, io: Io): Promise<Exit> {
  if (flags.merge !== undefined) return merge(gameId, flags.merge, flags, io);
  if (gameId === undefined) return refused('usage', 'Which game? For example "boardgames sim newton".');
  const entry = requireGame(gameId, io.games);
  if (!entry.ok) return entry;
  const dataDir = pathIn(io.cwd, flags.data);
  const planned = planOf(entry.value, flags, dataDir);
  if (!planned.ok) return planned;
  const { plan, programs } = planned.value;
  const shard = shardOf(flags);
  if (!shard.ok) return shard;
  const workers = count(flags.workers, '--workers', MOST_WORKERS, availableParallelism());
  if (!workers.ok) return workers;
  const loaded = await loadEntry(entry.value, dataDir, io.files);
  if (!loaded.ok) return loaded;
  if (plan.players.some(({ bot }) => bot.level === 'hard' && bot.iterations === null)) {
    io.stderr.write('A bot thinks by the clock: for results that come out the same again, use bot:hard@N.\n');
  }
  const range = shard.value === null ? { from: 0, to: plan.games } : shardRange(plan.games, ...shard.value);
  const progress = progressBar(io.stderr, range.to - range.from);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const { game, fingerprint } = loaded.value;
  if (shard.value !== null) {
    printJsonLine(io, shardHead(shard.value, plan, game.meta.rulesVersion, fingerprint));
  }
  try {
    const report = await simulate({
      ...{ loaded: loaded.value, plan, range, workers: workers.value, files: io.files, signal: stop.signal },
      outDir: pathIn(io.cwd, flags.out),
      openLane: lanesOf({
        ...{ plan, seated: programs, host: io },
        rulesText() {
          const text = readRules(plan.gameId, io.files);
          return text.ok ? text.value : '';
        },
        onNotice: sentence => io.stderr.write(`${sentence}\n`),
      }),
      onProgress: played => progress.update(played),
      ...(shard.value === null ? {} : { onGame: played => printJsonLine(io, shardGame(played)) }),
    }).finally(() => progress.clear());
    if (!report.ok) return report;
    if (shard.value === null) printReport(report.value, flags, io);
    else printJsonLine(io, shardEnd(report.value));
    return done(report.value.interrupted ? exitCodeOf('SIGINT') : EXIT.done);
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

function printReport(report: SimReport, flags: SimFlags, io: Io): void {
  if (flags.json === true) printJson(io, 'sim@1', reportJson(report));
  else printLines(io, reportText(report));
}

function merge(game: string | undefined, files: readonly string[], flags: SimFlags, io: Io): Exit {
  if (game !== undefined) return refused('usage', `--merge needs no game, but ${quote(game)} was given.`);
  const report = mergeShards(files, io.cwd, io.files);
  if (!report.ok) return report;
  printReport(report.value, flags, io);
  return done(EXIT.done);
}

function shardHead(
  [shard, shards]: readonly [number, number],
  { dataDir: _, ...plan }: SimPlan,
  rules: number,
  data: string,
): ShardHead {
  const players = plan.players.map(({ name, bot }) => ({ name, bot: { ...bot } }));
  return { format: SHARD_FORMAT, shard, shards, rules, data, plan: { ...plan, players } };
}

function shardEnd({ seconds, interrupted }: SimReport): ShardEnd {
  return { type: 'shard-end', seconds, interrupted };
}

interface Planned {
  readonly plan: SimPlan;
  readonly programs: SeatedPrograms | null;
}

function planOf(entry: GameEntry, flags: SimFlags, dataDir: string | null): Result<Planned> {
  const { min, max } = entry.meta.players;
  const fewest = Math.max(min, Math.min(2, max));
  const usual = new Array<string>(fewest).fill('bot:medium').join(',');
  const given = parseOptions(flags.options ?? '');
  if (!given.ok) return refused('usage', `--options: ${given.problem.message}.`);
  const listed = flags.ladder === undefined ? (flags.players ?? usual) : usual;
  const table = planGame(entry, { ...flags, players: listed, options: given.value }, dataDir);
  if (!table.ok) return table;
  const { seed, options } = table.value;
  const climbers = flags.ladder === undefined ? done(null) : ladderSeats(entry, flags.ladder, flags);
  if (!climbers.ok) return climbers;
  const { players: seated, programs = null } = climbers.value ?? table.value;
  const players = allDone(seated.map(simPlayer));
  if (!players.ok) return players;
  const games = count(flags.games, '--games', MOST_GAMES, DEFAULT_GAMES);
  if (!games.ok) return games;
  const ladder = climbers.value !== null;
  const meetings = ladder ? pairsOf(players.value.length).length : 1;
  const plan: SimPlan = {
    ...{ gameId: entry.meta.id, dataDir, players: players.value, options, seed },
    ...{ games: games.value * meetings, swap: ladder || flags.swap === true, ladder },
  };
  return done({ plan, programs });
}

/** Any number of players, of whom two sit at a table. */
function ladderSeats(
  { meta }: GameEntry,
  list: string,
  flags: SimFlags,
): Result<{ readonly players: readonly Player[]; readonly programs: SeatedPrograms }> {
  if (flags.players !== undefined) {
    return refused('usage', '--players cannot go with --ladder, which names the players itself.');
  }
  const two = checkCount(meta, 2);
  if (!two.ok) return refused('usage', `--ladder: ${two.problem.message}.`);
  const seated = parseSeats(list);
  if (!seated.ok) return refused('usage', `--ladder: ${seated.problem.message}.`);
  const { players, commands } = seated.value;
  if (players.length < 2) return refused('usage', '--ladder: a ladder needs two players or more.');
  const limits = limitsOf(flags);
  return limits.ok ? done({ players, programs: { commands, limits: limits.value } }) : limits;
}

function simPlayer({ name, bot }: Player): Result<SimPlayer> {
  if (bot !== null) return done({ name, bot });
  const only = 'a simulation seats bots only, such as bot:medium';
  return refused('usage', `--players: ${quote(name)} is not a bot; ${only}.`);
}

/** `3/20`; null where the whole is played. */
function shardOf({ shard: text, seed }: SimFlags): Result<readonly [number, number] | null> {
  if (text === undefined) return done(null);
  const { part, parts } = /^(?<part>[1-9]\d{0,5})\/(?<parts>[1-9]\d{0,5})$/u.exec(text)?.groups ?? {};
  if (Number(part) > Number(parts) || !(Number(parts) <= MOST_SHARDS)) {
    return refused('usage', `--shard ${quote(text)}: it is written 3/20, for the third part of twenty.`);
  }
  if (seed === undefined)
    return refused('usage', '--shard needs --seed: all shards play the games of one run.');
  return done([Number(part), Number(parts)]);
}

function count(text: string | undefined, flag: string, most: number, usual: number): Result<number> {
  if (text === undefined) return done(usual);
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return done(value);
  return refused('usage', `${flag} ${quote(text)}: it is a whole number from 1 to ${most}.`);
}
