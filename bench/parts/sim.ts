/** Many games at once: does a second worker pay, and does memory stay flat in the number of games? */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { interleave } from '../interleave.ts';
import type { Settings } from '../part.ts';
import type { Home } from '../program.ts';
import { buildProgram, makeHome, PROGRAM, residentMemory, timeOf } from '../program.ts';
import type { Row } from '../report.ts';
import { ratios, spread } from '../stats.ts';

/** Enough for the start of a second worker not to count: each compiles the rules for itself. */
const GAMES = 600;
/** Bots that think enough for the work to lie with them, and bots that play many games in little time. */
const THINKING = 'bot:easy,bot:easy';
const FAST = 'bot:random,bot:random';
const WATCH_MS = 50;

export async function sim(settings: Settings): Promise<Row[]> {
  buildProgram();
  const home = makeHome();
  try {
    const games = settings.quick ? 60 : GAMES;
    settings.progress(`${games} games of newton on one worker and on two`);
    const [one, two] = await interleave(Math.min(3, settings.repetitions), [
      () => timeOf(command(THINKING, games, 1), home),
      () => timeOf(command(THINKING, games, 2), home),
    ]);
    const perSecond = (times: readonly number[]): number[] => times.map(ms => (games * 1000) / ms);
    const [few, many] = settings.quick ? [50, 200] : [400, 1600];
    settings.progress(`memory of ${few} games and of ${many}`);
    const [memoryOfFew, memoryOfMany] = await interleave(Math.min(3, settings.repetitions), [
      () => peakMemory(command(FAST, few, 1), home),
      () => peakMemory(command(FAST, many, 1), home),
    ]);
    return [
      {
        part: 'sim',
        what: 'newton on two workers',
        unit: 'games/s',
        value: spread(perSecond(two!)),
        against: { what: 'one worker', value: spread(perSecond(one!)) },
        ratio: ratios(one!, two!),
        bar: { atLeast: 1.7 },
      },
      {
        part: 'sim',
        what: `memory of ${many} games`,
        unit: 'MB',
        value: spread(memoryOfMany!),
        against: { what: `${few} games`, value: spread(memoryOfFew!) },
        ratio: ratios(memoryOfMany!, memoryOfFew!),
        bar: null,
      },
    ];
  } finally {
    home.remove();
  }
}

function command(players: string, games: number, workers: number): string[] {
  const flags = { players, games, workers, seed: 'bench' };
  return [
    PROGRAM,
    'sim',
    'newton',
    ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, `${value}`]),
  ];
}

/** The most resident memory seen while the command ran, in MB. */
async function peakMemory(args: readonly string[], home: Home): Promise<number> {
  const child = spawn(process.execPath, args, { env: home.env, stdio: 'ignore' });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMemory(child.pid!));
  }, WATCH_MS);
  try {
    await once(child, 'exit');
    return peak;
  } finally {
    clearInterval(watch);
  }
}
