/** The feel of the keyboard and the weight on a small machine, against a plain Ink app of the same size. */
import { interleave } from '../interleave.ts';
import type { Settings } from '../part.ts';
import { buildPlainApp } from '../plain-app.ts';
import type { Home } from '../program.ts';
import { buildProgram, makeHome, PROGRAM } from '../program.ts';
import type { Bar, Row } from '../report.ts';
import { ratios, spread } from '../stats.ts';
import type { Command, Size } from '../terminal.ts';
import { keyAt, Screenful } from '../terminal.ts';

const SIZES: readonly { size: Size; bar: Bar | null }[] = [
  { size: { columns: 80, rows: 24 }, bar: null },
  { size: { columns: 120, rows: 40 }, bar: { atMost: 2 } },
];
const MEMORY_BAR: Bar = { atMost: 1.3 };

export async function screen(settings: Settings): Promise<Row[]> {
  buildProgram();
  const plain = [process.execPath, await buildPlainApp()] as const;
  const program = [process.execPath, PROGRAM, 'newton', '--solo', '--seed', 'bench'] as const;
  const frames = settings.quick ? 300 : 3000;
  const rows: Row[] = [];
  const home = makeHome();
  try {
    for (const { size, bar } of SIZES) {
      const name = `${size.columns}x${size.rows}`;
      settings.progress(name);
      const [ours, theirs] = await measurePair(program, plain, size, home, settings.repetitions, frames);
      const row = (
        what: string,
        unit: string,
        pick: (figures: Figures) => number[],
        asked: Bar | null,
      ): Row => ({
        part: 'screen',
        what: `${what}, ${name}`,
        unit,
        value: spread(pick(ours)),
        against: { what: 'plain Ink', value: spread(pick(theirs)) },
        ratio: ratios(pick(ours), pick(theirs)),
        bar: asked,
      });
      rows.push(
        row('key to frame', 'ms', figures => figures.keyMs, bar),
        row('memory after the first frames', 'MB', figures => [figures.memoryAtFirst], MEMORY_BAR),
        row(`memory after ${frames} frames`, 'MB', figures => [figures.memoryAtLast], MEMORY_BAR),
      );
    }
    return rows;
  } finally {
    home.remove();
  }
}

interface Figures {
  readonly keyMs: number[];
  readonly memoryAtFirst: number;
  readonly memoryAtLast: number;
}

async function measurePair(
  program: Command,
  plain: Command,
  size: Size,
  home: Home,
  rounds: number,
  frames: number,
): Promise<[Figures, Figures]> {
  const screens = [new Screenful(program, size, home), new Screenful(plain, size, home)] as const;
  try {
    for (const one of screens) {
      await one.firstFrame();
      await one.warmUp();
    }
    const memoryAtFirst = screens.map(one => one.residentMemory());
    const keyMs = await interleave(
      rounds,
      screens.map(one => () => one.medianKey()),
    );
    const memoryAtLast: number[] = [];
    for (const one of screens) {
      for (let i = 0; i < frames; i++) await one.hurry(keyAt(i));
      memoryAtLast.push(one.residentMemory());
    }
    const figures = (i: number): Figures => ({
      keyMs: keyMs[i]!,
      memoryAtFirst: memoryAtFirst[i]!,
      memoryAtLast: memoryAtLast[i]!,
    });
    return [figures(0), figures(1)];
  } finally {
    for (const one of screens) one.close();
  }
}
