/** Fixed positions as drawings on file, so that a change of a board is seen in review. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/leonardo/rules/types.ts';
import { Canvas } from '../../../../src/tui/draw/canvas.ts';
import { heading } from '../../../../src/tui/draw/shapes.ts';
import type { Theme } from '../../../../src/tui/theme.ts';
import { ascii, drawing, mono } from '../../support.ts';
import { boards, inputFor, positionAt } from './positions.ts';

/** The boards as the table shows them to who decides, with the cursor on the first thing a move is about. */
function table(state: State, width: number, height: number, theme: Theme, chosen?: string): string {
  const seat = state.pending?.seat ?? 0;
  const canvas = new Canvas({ width, height }, theme);
  const sample = inputFor(state, seat, theme, { width, height });
  const [focus = null] = sample.targets;
  const home = boards.targets(sample.view).find(target => target.id === focus)?.panel;
  for (const { panel: id, rect } of boards.layout({ width, height }, chosen ?? home ?? 'city').panels) {
    const panel = boards.panels.find(each => each.id === id)!;
    const input = { ...sample, focus, width: rect.width, height: rect.height - 1 };
    canvas.text(rect.row, rect.col, heading(panel.title, rect.width, theme));
    canvas.block(rect.row + 1, rect.col, panel.draw(input).lines);
  }
  return `${drawing(canvas.lines())}\n`;
}

const three = { players: 3, seed: 'three' };
const four = { players: 4, seed: 'four' };
const experienced = { players: 4, seed: 'favours', setup: 'experienced' } as const;

const PICTURES: readonly (readonly [string, () => string])[] = [
  ['city-80x12', () => table(positionAt(three, 4, 'placement', 7), 80, 12, mono, 'city')],
  ['city-38x14-ascii', () => table(positionAt(four, 4, 'placement', 9), 38, 14, ascii, 'city')],
  ['council-80x12', () => table(positionAt(three, 3, 'privilege', 1), 80, 12, mono)],
  ['inventions-80x12', () => table(positionAt(three, 1, 'fabrication'), 80, 12, mono)],
  ['arrange-80x12', () => table(positionAt(four, 2, 'arrange', 1), 80, 12, mono)],
  ['bid-80x12', () => table(positionAt(four, 1, 'bid'), 80, 12, mono)],
  ['laboratories-80x12', () => table(positionAt(three, 4, 'fabrication'), 80, 12, mono)],
  ['workshop-80x12', () => table(positionAt(three, 1, 'offer'), 80, 12, mono, 'labs')],
  ['favours-80x12', () => table(positionAt(experienced, 0, 'favour', 5), 80, 12, mono)],
  ['players-80x12', () => table(positionAt(three, 5, 'placement', 4), 80, 12, mono, 'players')],
  ['table-100x16', () => table(positionAt(four, 4, 'placement', 9), 100, 16, mono)],
  ['table-82x22', () => table(positionAt(four, 5, 'offer', 3), 82, 22, mono)],
  ['table-82x22-ascii', () => table(positionAt(four, 5, 'offer', 3), 82, 22, ascii)],
  ['table-111x32', () => table(positionAt(three, 5, 'placement', 8), 111, 32, mono)],
  ['final-turn-82x22', () => table(positionAt(three, 9, 'placement'), 82, 22, mono)],
];

describe('drawings', () => {
  it.each(PICTURES)('%s', async (name, draw) => {
    await expect(draw()).toMatchFileSnapshot(`drawings/${name}.txt`);
  });
});
