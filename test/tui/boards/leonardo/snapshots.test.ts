/** Fixed positions as drawings on file, so that a change of a board is seen in review. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/leonardo/rules/types.ts';
import type { Frame, Size } from '../../../../src/tui/boards/contract.ts';
import { Canvas } from '../../../../src/tui/draw/canvas.ts';
import { heading } from '../../../../src/tui/draw/shapes.ts';
import type { Theme } from '../../../../src/tui/theme.ts';
import { ascii, drawing, mono } from '../../support.ts';
import { boards, inputFor, positionAt } from './positions.ts';

interface Look {
  readonly theme?: Theme;
  /** The panel in front; the one that the decision is about where it is not given. */
  readonly panel?: string;
  /** Which of the legal moves the cursor is on. */
  readonly move?: number;
  /** A spectator sees what everybody may know. */
  readonly spectator?: boolean;
}

/** A sheet as the table shows it to who decides, the column left empty. */
function sheet(state: State, width: number, height: number, look: Look = {}): string {
  const { theme = mono, move = 0, spectator = false } = look;
  const canvas = new Canvas({ width, height }, theme);
  const sample = inputFor(state, spectator ? null : state.pending!.seat, theme, { width, height });
  const choice = sample.choices[move];
  const decision = { seat: 0, turn: 0, kind: '', prompt: '', open: true, secret: false, rule: '' };
  const chosen = look.panel ?? boards.panelFor(decision, sample.view);
  for (const { panel: id, rect, frame } of boards.layout({ width, height }, chosen).panels) {
    const panel = boards.panels.find(each => each.id === id)!;
    const { lines } = panel.draw({
      ...sample,
      ...inner(rect, frame),
      focus: spectator ? null : (choice?.target ?? null),
      focused: spectator ? null : (choice?.move ?? null),
    });
    if (frame === 'title') canvas.text(rect.row, rect.col, heading(panel.title, rect.width, theme));
    canvas.block(rect.row + (frame === 'title' ? 1 : 0), rect.col, lines);
  }
  return `${drawing(canvas.lines())}\n`;
}

function inner({ width, height }: Size, frame: Frame): Size {
  return { width, height: frame === 'title' ? height - 1 : height };
}

const two = { players: 2, seed: 'two' };
const three = { players: 3, seed: 'three' };
const four = { players: 4, seed: 'four' };
const five = { players: 5, seed: 'five' };
const open = { players: 3, seed: 'three', open: 'yes', codex: 'yes' } as const;
const experienced = { players: 4, seed: 'favours', setup: 'experienced' } as const;

const PICTURES: readonly (readonly [string, () => string])[] = [
  ['city-80x21', () => sheet(positionAt(three, 4, 'placement', 7), 80, 21, { move: 3 })],
  ['city-five-80x21', () => sheet(positionAt(five, 4, 'placement', 14), 80, 21)],
  ['city-38x30-ascii', () => sheet(positionAt(four, 4, 'placement', 9), 38, 30, { theme: ascii })],
  ['crew-80x21', () => sheet(positionAt(three, 2, 'crew', 1), 80, 21, { move: 1 })],
  ['council-80x21', () => sheet(positionAt(three, 3, 'privilege', 1), 80, 21)],
  ['inventions-80x21', () => sheet(positionAt(three, 1, 'fabrication'), 80, 21)],
  ['inventions-60x21', () => sheet(positionAt(three, 1, 'fabrication'), 60, 21)],
  ['arrange-80x21', () => sheet(positionAt(four, 2, 'arrange', 1), 80, 21)],
  ['bid-80x21', () => sheet(positionAt(four, 1, 'bid'), 80, 21, { move: 3 })],
  ['laboratories-80x21', () => sheet(positionAt(three, 5, 'placement', 4), 80, 21, { panel: 'labs' })],
  [
    'face-down-80x21',
    () => sheet(positionAt(three, 5, 'placement', 4), 80, 21, { panel: 'labs', spectator: true }),
  ],
  ['favours-80x21', () => sheet(positionAt(experienced, 0, 'favour', 5), 80, 21)],
  ['players-80x21', () => sheet(positionAt(three, 5, 'placement', 4), 80, 21, { panel: 'players' })],
  ['council-100x27', () => sheet(positionAt(two, 4, 'privilege'), 100, 27)],
  ['table-120x38', () => sheet(positionAt(three, 5, 'offer', 3), 120, 38)],
  ['table-120x38-ascii', () => sheet(positionAt(three, 5, 'offer', 3), 120, 38, { theme: ascii })],
  ['table-160x48', () => sheet(positionAt(five, 4, 'placement', 9), 160, 48, { move: 2 })],
  ['table-open-200x58', () => sheet(positionAt(open, 5, 'lift'), 200, 58)],
  ['final-turn-80x21', () => sheet(positionAt(three, 9, 'placement'), 80, 21)],
  ['final-turn-120x38', () => sheet(positionAt(three, 9, 'placement'), 120, 38)],
];

describe('drawings', () => {
  it.each(PICTURES)('%s', async (name, draw) => {
    await expect(draw()).toMatchFileSnapshot(`drawings/${name}.txt`);
  });
});
