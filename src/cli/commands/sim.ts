/** `boardgames sim GAME`: bots play many games; who wins, with what, how long it takes. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { planGame } from '../../app/seating.ts';
import type { SimPlan, SimPlayer } from '../../app/sim/game.ts';
import { simulate } from '../../app/sim/simulate.ts';
import { Problem } from '../../core/problem.ts';
import { quote } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';
import type { Io } from '../io.ts';
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

export async function sim(gameId: string, flags: SimFlags, io: Io): Promise<number> {
  const entry = requireGame(gameId, io.games);
  const dataDir = flags.data === undefined ? null : resolve(io.cwd, flags.data);
  const plan = planOf(entry, flags, dataDir);
  const workers = count(flags.workers, '--workers', MOST_WORKERS) ?? availableParallelism();
  const loaded = await loadEntry(entry, dataDir, io.files);
  if (plan.players.some(({ bot }) => bot.level === 'hard' && bot.iterations === null)) {
    io.stderr.write('A bot thinks by the clock: for results that come out the same again, use bot:hard@N.\n');
  }
  const progress = progressBar(io.stderr, plan.games);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const outDir = flags.out === undefined ? null : resolve(io.cwd, flags.out);
    const report = await simulate({
      ...{ loaded, plan, workers, outDir, files: io.files, signal: stop.signal },
      onProgress: done => progress.update(done),
    }).finally(() => progress.clear());
    if (flags.json === true) printJson(io, 'sim@1', reportJson(report));
    else printLines(io, reportText(report));
    return report.interrupted ? exitCodeOf('SIGINT') : EXIT.done;
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

function planOf(entry: GameEntry, flags: SimFlags, dataDir: string | null): SimPlan {
  const { min, max } = entry.meta.players;
  const fewest = Math.max(min, Math.min(2, max));
  const listed = flags.players ?? new Array<string>(fewest).fill('bot:medium').join(',');
  const seats = planGame(
    entry,
    {
      players: listed,
      options: optionValues(flags.options),
      ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    },
    dataDir,
  );
  const players = seats.players.map(({ name, bot }): SimPlayer => {
    if (bot !== null) return { name, bot };
    throw usage(`--players: ${quote(name)} is not a bot; a simulation seats bots only, such as bot:medium.`);
  });
  const games = count(flags.games, '--games', MOST_GAMES) ?? DEFAULT_GAMES;
  const { seed, options } = seats;
  return { gameId: entry.meta.id, dataDir, players, options, seed, games, swap: flags.swap === true };
}

function optionValues(text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const pairs = text.split(',').map(pair => pair.split('=').map(part => part.trim()));
  const wrong = pairs.find(pair => pair.length !== 2 || pair.includes(''));
  if (wrong === undefined) return Object.fromEntries(pairs);
  throw usage(`--options: ${quote(wrong.join('='))} is not of the form KEY=VALUE.`);
}

function count(text: string | undefined, flag: string, most: number): number | null {
  if (text === undefined) return null;
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return value;
  throw usage(`${flag} ${quote(text)}: it is a whole number from 1 to ${most}.`);
}

function usage(sentence: string): Problem {
  return new Problem(sentence, 'usage');
}
