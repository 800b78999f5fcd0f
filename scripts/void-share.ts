/**
 * Prints how much of the screen is empty: the share of cells in blank blocks, over positions of recorded games of each
 * game, at five sizes. `npm run void`, or `npm run void -- newton` for one game.
 */
import { createElement } from 'react';
import { registry } from '../src/registry.ts';
import { frameOf } from '../src/tui/picture/frame.ts';
import { Table } from '../src/tui/table/table.tsx';
import { INITIAL_UI } from '../src/tui/table/ui.ts';
import { createTheme } from '../src/tui/theme.ts';
import { voidShare } from '../test/tui/blanks.ts';
import { contextOf, recordedPositions, SIZES } from '../test/tui/positions.ts';

const FILES = 3;
const POSITIONS = 4;
const theme = createTheme({ ascii: false, colorLevel: 3 });
const wanted = process.argv.slice(2);

const line = (title: string, cells: readonly string[]): string =>
  title.padEnd(12) + cells.map(cell => cell.padStart(9)).join('');

console.log(
  line(
    '',
    SIZES.map(({ width, height }) => `${width}x${height}`),
  ),
);
for (const entry of registry) {
  if (wanted.length > 0 && !wanted.includes(entry.meta.id)) continue;
  const shares = SIZES.map((): number[] => []);
  for await (const { model } of recordedPositions(entry, FILES, POSITIONS)) {
    SIZES.forEach((size, i) => {
      const screen = createElement(Table, { ui: INITIAL_UI, context: contextOf(model, size, theme) });
      shares[i]!.push(voidShare(frameOf(screen, size, theme)));
    });
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(
    line(
      entry.meta.id,
      shares.map(values => `${Math.round(100 * mean(values))} %`),
    ),
  );
}
