/** From the shell to an answer, against a Node that does nothing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveFile } from '../files.ts';
import { interleave } from '../interleave.ts';
import type { Settings } from '../part.ts';
import { buildProgram, makeHome, PROGRAM, timeOf } from '../program.ts';
import type { Bar, Row } from '../report.ts';
import { ratios, spread } from '../stats.ts';
import { Screenful } from '../terminal.ts';

export async function startup(settings: Settings): Promise<Row[]> {
  buildProgram();
  const home = makeHome();
  try {
    const short = join(home.folder, 'short.moves');
    writeFileSync(short, await moveFile({ game: 'newton', players: 2 }, { decisions: 20, repeats: 0 }));
    const firstFrame = async (): Promise<number> => {
      const size = { columns: 120, rows: 40 };
      const screen = new Screenful(
        [process.execPath, PROGRAM, 'newton', '--solo', '--seed', 'bench'],
        size,
        home,
      );
      try {
        return await screen.firstFrame();
      } finally {
        screen.close();
      }
    };
    const commands: readonly { what: string; run: () => Promise<number>; bar: Bar | null }[] = [
      { what: '--version', run: () => timeOf([PROGRAM, '--version'], home), bar: { atMost: 1.6 } },
      { what: '--help', run: () => timeOf([PROGRAM, '--help'], home), bar: null },
      { what: 'verify, short file', run: () => timeOf([PROGRAM, 'verify', short], home), bar: null },
      { what: 'first frame of newton --solo', run: firstFrame, bar: { atMost: 4.5 } },
    ];
    settings.progress(`${commands.length} commands`);
    const [nothing, ...figures] = await interleave(settings.repetitions * 2, [
      () => timeOf(['-e', '0'], home),
      ...commands.map(command => command.run),
    ]);
    return commands.map(({ what, bar }, i) => ({
      part: 'startup',
      what,
      unit: 'ms',
      value: spread(figures[i]!),
      against: { what: 'node -e 0', value: spread(nothing!) },
      ratio: ratios(figures[i]!, nothing!),
      bar,
    }));
  } finally {
    home.remove();
  }
}
