/**
 * Makes docs/turn.svg, the moving picture of the README: one turn of a game of Newton alone, the cursor going to each move
 * that is played. `npm run moving-picture`. The screens are drawn by the functions that draw them on a terminal.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../src/app/load-game.ts';
import { openTimeline, type ReplayStep } from '../src/app/replay/timeline.ts';
import { parseMoveFile } from '../src/core/movefile.ts';
import { unwrap } from '../src/core/result.ts';
import { loadBoards } from '../src/tui/boards/load.ts';
import { cellsOf, textOf } from '../src/tui/draw/cells.ts';
import { PAGES } from '../src/tui/picture/look.ts';
import { CELL } from '../src/tui/picture/shapes.ts';
import { instantAt, type RecordedGame, stillOf } from '../src/tui/picture/still.tsx';
import { drawRow, painted, svgFrame } from '../src/tui/picture/svg.ts';
import { createTheme } from '../src/tui/theme.ts';
import { record } from './pictures/records.ts';

const SIZE = { width: 120, height: 40 };
const theme = createTheme({ ascii: false, colorLevel: 3, palette: 'dark' });

/** Seconds that a screen stands: while the cursor goes, and before a move is played. */
const GOING = 0.35;
const LOOKING = 1.6;
/** The cursor comes from so far at most. */
const MOST_STEPS = 1;

interface Screen {
  readonly lines: readonly string[];
  readonly seconds: number;
}

/** The shortest turn with a journey of two legs or more: it shows on the map. */
function turnOf(steps: readonly ReplayStep[]): readonly number[] {
  const turns = new Map<number, number[]>();
  for (const [at, { turn }] of steps.entries()) turns.set(turn, [...(turns.get(turn) ?? []), at]);
  const legs = (turn: readonly number[]) => turn.filter(at => steps[at]!.notation.startsWith('go ')).length;
  const journeys = [...turns.values()].filter(turn => legs(turn) >= 2);
  const [shortest] = journeys.toSorted((a, b) => a.length - b.length);
  if (shortest === undefined) throw new Error('nobody travels far in this game');
  return shortest;
}

function screensOf(game: RecordedGame): Screen[] {
  const positions = turnOf(game.timeline.steps);
  const going = positions.flatMap(at => {
    const instant = instantAt(game, at);
    const chosen = instant.ui.focus;
    const first = Math.max(0, chosen - MOST_STEPS);
    return Array.from({ length: chosen - first + 1 }, (_, step): Screen => {
      const focus = first + step;
      const lines = stillOf({ ...instant, ui: { ...instant.ui, focus } }, { size: SIZE, theme, board: null });
      return { lines, seconds: focus === chosen ? LOOKING : GOING };
    });
  });
  const after = stillOf(instantAt(game, positions.at(-1)! + 1), { size: SIZE, theme, board: null });
  return [...going, { lines: after, seconds: 2 * LOOKING }];
}

/** Boards and column change at different times: rows are kept in two parts. */
const PARTS = [
  { from: 0, to: 82 },
  { from: 82, to: SIZE.width },
];

/** Every part of a row that ever stands somewhere. Parts that are shown at the same times share what shows them. */
function movingRows(screens: readonly Screen[]): string[] {
  const ends = screens.map((_, i) => screens.slice(0, i + 1).reduce((sum, { seconds }) => sum + seconds, 0));
  const length = ends.at(-1)!;
  const drawn = new Map<string, string[]>();
  for (const { from: left, to: right } of PARTS) {
    for (let row = 0; row < SIZE.height; row++) {
      const times = new Map<string, { readonly from: number; readonly to: number }[]>();
      screens.forEach(({ lines, seconds }, i) => {
        const part = textOf(cellsOf(lines[row]!).slice(left, right));
        times.set(part, [...(times.get(part) ?? []), { from: ends[i]! - seconds, to: ends[i]! }]);
      });
      for (const [part, spans] of times) {
        const elements = drawRow(painted(part, theme.palette), row * CELL.height);
        if (elements === '') continue;
        const shown = times.size === 1 ? '' : shownIn(spans, length);
        const placed =
          left === 0 ? elements : `<g transform="translate(${left * CELL.width} 0)">${elements}</g>`;
        drawn.set(shown, [...(drawn.get(shown) ?? []), placed]);
      }
    }
  }
  return [...drawn].map(([shown, parts]) => {
    const hidden = shown.includes('values="hidden') ? ' visibility="hidden"' : '';
    return `<g${hidden}>${shown}${parts.join('')}</g>`;
  });
}

function shownIn(spans: readonly { readonly from: number; readonly to: number }[], length: number): string {
  const share = (time: number): string => (time / length).toFixed(4);
  const marks = spans.flatMap(({ from, to }, i) => [
    ...(spans[i - 1]?.to === from ? [] : [[share(from), 'visible']]),
    ...(spans[i + 1]?.from === to || to === length ? [] : [[share(to), 'hidden']]),
  ]);
  const all = marks[0]![0] === '0.0000' ? marks : [['0', 'hidden'], ...marks];
  const keys = all.map(([time]) => time).join(';');
  const values = all.map(([, value]) => value).join(';');
  return `<animate attributeName="visibility" calcMode="discrete" dur="${length.toFixed(2)}s" repeatCount="indefinite" keyTimes="${keys}" values="${values}"/>`;
}

const loaded = await loadGame('newton', null);
const { whole } = await record('newton');
const timeline = unwrap(openTimeline(loaded.game, parseMoveFile(whole)));
const screens = screensOf({ loaded, timeline, boards: await loadBoards(loaded), as: 0 });
/** Most text has the colour of text: said once for all, a tenth of the file is saved. */
const usual = ` fill="${PAGES.dark.foreground}"`;
const rows = movingRows(screens).join('\n').replaceAll(usual, '');
const svg = svgFrame(SIZE.width, SIZE.height, PAGES.dark.background, `<g${usual}>${rows}</g>`);
writeFileSync(join(import.meta.dirname, '../docs/turn.svg'), svg);
process.stdout.write(`docs/turn.svg: ${screens.length} screens, ${Math.round(svg.length / 1000)} kB\n`);
