/** Many games at once: does a second worker pay, and does memory stay flat in the number of games? */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { interleave } from '../interleave.ts';
import type { Settings } from '../part.ts';
import type { Home } from '../program.ts';
import { buildProgram, makeHome, PROGRAM, residentMemory, timeOf } from '../program.ts';
import type { Row } from '../report.ts';
import { ratios, spread } from '../stats.ts';

const PLAYERS = 'bot:easy,bot:easy';
const WATCH_MS = 50;

export async function sim(settings: Settings): Promise<Row[]> {
  buildProgram();
  const home = makeHome();
  try {
    const games = settings.quick ? 100 : 1000;
    settings.progress(`${games} games of newton on one worker and on two`);
    const [one, two] = await interleave(settings.repetitions, [
      () => timeOf(command(games, 1), home),
      () => timeOf(command(games, 2), home),
    ]);
    const perSecond = (times: readonly number[]): number[] => times.map(ms => (games * 1000) / ms);
    settings.progress(`memory of ${games} games and of ${games * 4}`);
    const [few, many] = await interleave(Math.min(3, settings.repetitions), [
      () => peakMemory(command(games, 1), home),
      () => peakMemory(command(games * 4, 1), home),
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
        what: `memory of ${games * 4} games`,
        unit: 'MB',
        value: spread(many!),
        against: { what: `${games} games`, value: spread(few!) },
        ratio: ratios(many!, few!),
        bar: null,
      },
    ];
  } finally {
    home.remove();
  }
}

function command(games: number, workers: number): string[] {
  const flags = { players: PLAYERS, games, workers, seed: 'bench' };
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
