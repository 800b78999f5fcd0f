/** A recorded game as an asciicast, version 2: the screens of one onlooker, with a marker at each round. */

import { type Cell, cellsOf, textOf } from '../draw/cells.ts';
import { PAGES, TERMINAL_COLOURS } from '../picture/look.ts';
import { instantAt, type RecordedGame, type StillWishes, stillOf } from '../picture/still.tsx';

/** Seconds that a screen stands: longer where there is more to read, within bounds. */
const PAUSE = { least: 0.8, most: 3, perCharacter: 0.02 } as const;
/** The result stands for a while. */
const LAST = 5;

const CLEAR = '\u001B[?25l\u001B[0m\u001B[2J';

export function castOf(game: RecordedGame, wishes: StillWishes): string {
  const { timeline, loaded } = game;
  const { width, height } = wishes.size;
  const { background, foreground } = PAGES[wishes.theme.palette];
  const lines: unknown[] = [
    {
      version: 2,
      width,
      height,
      title: loaded.game.meta.title,
      env: { TERM: 'xterm-256color' },
      theme: { fg: foreground, bg: background, palette: TERMINAL_COLOURS.join(':') },
    },
  ];
  let time = 0;
  let before: readonly string[] = [];
  let told = 0;
  let round = '';
  for (let at = 0; at <= timeline.steps.length; at++) {
    const instant = instantAt(game, at);
    const { log } = instant.model;
    // What an undo took back is read once more.
    const news = log.slice(Math.min(told, log.length)).reduce((sum, { text }) => sum + text.length, 0);
    told = log.length;
    if (at > 0) time += Math.min(PAUSE.most, PAUSE.least + PAUSE.perCharacter * news);
    const seconds = Math.round(time * 100) / 100;
    if (instant.model.round !== round) {
      round = instant.model.round;
      lines.push([seconds, 'm', round]);
    }
    const shown = stillOf(instant, wishes);
    lines.push([seconds, 'o', (at === 0 ? CLEAR : '') + changes(before, shown)]);
    before = shown;
  }
  lines.push([Math.round((time + LAST) * 100) / 100, 'o', '']);
  return lines.map(line => `${JSON.stringify(line)}\n`).join('');
}

/** What is not as it was, each stretch of a row written to its place. */
function changes(before: readonly string[], lines: readonly string[]): string {
  return lines
    .map((line, row) => (line === before[row] ? '' : rowChanges(before[row] ?? '', line, row)))
    .join('');
}

/** Stretches nearer to each other than this are one: to move the cursor takes as much. */
const GAP = 12;

function rowChanges(before: string, line: string, row: number): string {
  const old = placed(cellsOf(before));
  const stretches: { from: number; readonly at: number; to: number }[] = [];
  const cells = cellsOf(line);
  let at = 0;
  cells.forEach((cell, i) => {
    const last = stretches.at(-1);
    // Cells are shared: the same character in the same style is the same object.
    if (old.get(at) !== cell) {
      if (last !== undefined && i - last.to < GAP) last.to = i + 1;
      else stretches.push({ from: i, at, to: i + 1 });
    }
    at += cell.width;
  });
  return stretches
    .map(({ from, at: col, to }) => `\u001B[${row + 1};${col + 1}H${textOf(cells.slice(from, to))}`)
    .join('');
}

function placed(cells: readonly Cell[]): Map<number, Cell> {
  let at = 0;
  return new Map(
    cells.map(cell => {
      const place = [at, cell] as const;
      at += cell.width;
      return place;
    }),
  );
}
