/** `boardgames sim GAME`: bots play many games; who wins, with what, how long it takes. */
import { availableParallelism } from 'node:os';
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { planGame } from '../../app/seating.ts';
import type { SimPlan, SimPlayer } from '../../app/sim/game.ts';
import { simulate } from '../../app/sim/simulate.ts';
import { parseOptions } from '../../core/options.ts';
import { allDone, done, type Result, refused } from '../../core/result.ts';
import type { Player } from '../../core/seats.ts';
import { quote } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { EXIT, type Exit, exitCodeOf } from '../exit-codes.ts';
import { type Io, pathIn } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { progressBar } from '../sim/progress.ts';
import { reportJson, reportText } from '../sim/report.ts';

export interface SimFlags {
  readonly players?: string;
  readonly games?: string;
  readonly seed?: string;
  /** Variants, as in a move file: `masters=draft,codex=yes`. */
  readonly options?: string;
  readonly workers?: string;
  readonly swap?: boolean;
  readonly out?: string;
  readonly data?: string;
  readonly json?: boolean;
}

const DEFAULT_GAMES = 100;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 64;

export async function sim(gameId: string, flags: SimFlags, io: Io): Promise<Exit> {
  const entry = requireGame(gameId, io.games);
  if (!entry.ok) return entry;
  const dataDir = pathIn(io.cwd, flags.data);
  const planned = planOf(entry.value, flags, dataDir);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const workers = count(flags.workers, '--workers', MOST_WORKERS, availableParallelism());
  if (!workers.ok) return workers;
  const loaded = await loadEntry(entry.value, dataDir, io.files);
  if (!loaded.ok) return loaded;
  if (plan.players.some(({ bot }) => bot.level === 'hard' && bot.iterations === null)) {
    io.stderr.write('A bot thinks by the clock: for results that come out the same again, use bot:hard@N.\n');
  }
  const progress = progressBar(io.stderr, plan.games);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const report = await simulate({
      ...{ loaded: loaded.value, plan, workers: workers.value, files: io.files, signal: stop.signal },
      outDir: pathIn(io.cwd, flags.out),
      onProgress: played => progress.update(played),
    }).finally(() => progress.clear());
    if (!report.ok) return report;
    if (flags.json === true) printJson(io, 'sim@1', reportJson(report.value));
    else printLines(io, reportText(report.value));
    return done(report.value.interrupted ? exitCodeOf('SIGINT') : EXIT.done);
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

function planOf(entry: GameEntry, flags: SimFlags, dataDir: string | null): Result<SimPlan> {
  const { min, max } = entry.meta.players;
  const fewest = Math.max(min, Math.min(2, max));
  const listed = flags.players ?? new Array<string>(fewest).fill('bot:medium').join(',');
  const given = parseOptions(flags.options ?? '');
  if (!given.ok) return refused('usage', `--options: ${given.problem.message}.`);
  const seeded = flags.seed === undefined ? {} : { seed: flags.seed };
  const table = planGame(entry, { players: listed, options: given.value, ...seeded }, dataDir);
  if (!table.ok) return table;
  const { seed, options } = table.value;
  const players = allDone(table.value.players.map(simPlayer));
  if (!players.ok) return players;
  const games = count(flags.games, '--games', MOST_GAMES, DEFAULT_GAMES);
  if (!games.ok) return games;
  return done({
    gameId: entry.meta.id,
    dataDir,
    players: players.value,
    options,
    seed,
    games: games.value,
    swap: flags.swap === true,
  });
}

function simPlayer({ name, bot }: Player): Result<SimPlayer> {
  if (bot !== null) return done({ name, bot });
  const only = 'a simulation seats bots only, such as bot:medium';
  return refused('usage', `--players: ${quote(name)} is not a bot; ${only}.`);
}

function count(text: string | undefined, flag: string, most: number, usual: number): Result<number> {
  if (text === undefined) return done(usual);
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return done(value);
  return refused('usage', `${flag} ${quote(text)}: it is a whole number from 1 to ${most}.`);
}
