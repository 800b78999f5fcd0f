/**
 * Pictures of real screens: the built program in a pseudo-terminal, played by a robot.
 *
 *   npm run pictures                          those of README and documentation, into docs/pictures
 *   npm run pictures -- --to DIR [PATTERN]    every screen at five sizes, dark and light; or those whose names match
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { svgOf } from '../src/tui/picture/svg.ts';
import type { PaletteName } from '../src/tui/theme.ts';
import { SIZES } from '../test/tui/positions.ts';
import { Robot } from '../test/tui/robot.ts';
import { linesOf } from './pictures/screen-lines.ts';
import { type PicturedScreen, playSome, screensIn } from './pictures/screens.ts';

const root = join(import.meta.dirname, '..');
const program = join(root, 'bin/boardgames.js');
const PAGES: readonly PaletteName[] = ['dark', 'light'];

/** What is committed: enough to see the program by, and small. */
const DOCUMENTED = [
  ...['menu-80x24', 'newton-welcome-100x30', 'newton-80x24', 'newton-120x40', 'newton-160x50-light'],
  ...[
    'newscience-120x40',
    'newscience-160x50',
    'leonardo-80x24',
    'leonardo-120x40',
    'newton-result-100x30',
    'hosted-120x40',
  ],
];

interface Picture {
  readonly name: string;
  readonly page: PaletteName;
  readonly columns: number;
  readonly rows: number;
}

function picturesOf(screen: string): Picture[] {
  return PAGES.flatMap(page =>
    SIZES.map(({ width: columns, height: rows }) => {
      const name = `${screen}-${columns}x${rows}${page === 'dark' ? '' : `-${page}`}`;
      return { name, page, columns, rows };
    }),
  );
}

async function take(screen: PicturedScreen, pictures: readonly Picture[], homes: string): Promise<void> {
  for (const { name, page, columns, rows } of pictures) {
    const home = mkdtempSync(join(homes, 'home-'));
    if (screen.experienced === true) cpSync(join(homes, 'experienced'), home, { recursive: true });
    const command = [process.execPath, program, ...screen.args, '--theme', page] as const;
    const robot = new Robot([], { columns, rows, home, command, env: { COLORTERM: 'truecolor' } });
    try {
      if ((await screen.reach(robot)) === false) continue;
      writeFileSync(join(folder, `${name}.svg`), svgOf(linesOf(robot.terminal), page));
      process.stdout.write(`${name}.svg\n`);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${name}: ${error}\n`);
    } finally {
      robot.close();
    }
  }
}

const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
const folder = values.to ?? join(root, 'docs/pictures');
const scratch = mkdtempSync(join(tmpdir(), 'boardgames-pictures-'));
const pattern = new RegExp(positionals[0] ?? '', 'u');
const isWanted = ({ name }: Picture): boolean =>
  values.to === undefined ? DOCUMENTED.includes(name) : pattern.test(name);
if (values.to === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  await playSome(join(scratch, 'experienced'), program);
  for (const screen of await screensIn(scratch, name => picturesOf(name).some(isWanted))) {
    await take(screen, picturesOf(screen.name).filter(isWanted), scratch);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
