import { describe, expect, it } from 'vitest';
import type { DrawInput } from '../../../src/tui/boards/contract.ts';
import { Canvas } from '../../../src/tui/draw/canvas.ts';
import { cellsOf, textOf } from '../../../src/tui/draw/cells.ts';
import { beside, box } from '../../../src/tui/draw/shapes.ts';
import { drawing, type Tagging, tagged, taggedBlock, target } from '../../../src/tui/draw/targets.ts';
import { cut, pad, wrapIndented } from '../../../src/tui/draw/text.ts';
import { colour } from '../support.ts';

type Input = DrawInput<null> & Tagging;

function drawn(width: number, height: number, draw: (input: Input) => string[]) {
  const input: DrawInput<null> = {
    width,
    height,
    view: null,
    names: [],
    marks: [],
    theme: colour,
    subject: 0,
    active: null,
    focus: 'focused',
    targets: new Set(['legal']),
    choices: [],
    focused: null,
    after: null,
    previous: null,
  };
  const { lines, targets } = drawing(input, draw);
  const rects = targets.map(rect => `${rect.id} ${rect.row},${rect.col} ${rect.width}x${rect.height}`);
  return { lines, rects };
}

describe('targets', () => {
  it('stand where they are drawn, with their marks, and leave no trace in the lines', () => {
    const { lines, rects } = drawn(24, 1, input => [
      ['focused', 'legal', 'idle'].map(id => target(input, id, colour.style.strong(id))).join(''),
    ]);
    const { focus, target: mark, strong } = colour.style;
    const { targetOpen, targetClose } = colour.glyph;
    const plain = `${focus('[focused]')}${mark(targetOpen)}${strong('legal')}${mark(targetClose)} ${strong('idle')} `;
    expect(lines).toEqual([textOf(cellsOf(pad(plain, 24, colour)))]);
    expect(rects).toEqual(['focused 0,0 9x1', 'legal 0,9 7x1', 'idle 0,16 6x1']);
  });

  it('are found on blocks of colour and on grounds, which they leave as they were', () => {
    const { lines, rects } = drawn(12, 2, input => [
      colour.ground.panel(`ab${tagged(input, 'inside', colour.fill.red('cd'))}ef`),
      tagged(input, 'around', colour.ground.panel(`ab${colour.fill.red('cd')}ef`)),
    ]);
    expect(rects).toEqual(['inside 0,2 2x1', 'around 1,0 6x1']);
    const plainly = colour.ground.panel(`ab${colour.fill.red('cd')}ef`);
    for (const line of lines) expect(line).toBe(pad(textOf(cellsOf(plainly)), 12, colour));
  });

  it('are found after padding, cutting and overlaying, as far as they are in sight', () => {
    const { rects } = drawn(10, 4, input => {
      const canvas = new Canvas({ width: 10, height: 1 }, colour);
      canvas.text(0, 1, tagged(input, 'below', 'abcdef')).text(0, 5, tagged(input, 'above', 'ghi'));
      return [
        pad(tagged(input, 'right', 'ab'), 10, colour, 'right'),
        tagged(input, 'cut', `${cut(colour.style.strong('abcdefgh'), 4, colour)}ijklmnop`),
        ...canvas.lines(),
        'more',
        tagged(input, 'out of sight', 'a'),
      ];
    });
    expect(rects).toEqual(['right 0,8 2x1', 'cut 1,0 10x1', 'below 2,1 4x1', 'above 2,5 3x1']);
  });

  it('have a rectangle for each place, also side by side, and for each line of a wrapped text', () => {
    const { rects } = drawn(12, 3, input => [
      tagged(input, 'twice', 'ab') + tagged(input, 'twice', 'cd'),
      ...wrapIndented(`before ${tagged(input, 'wrapped', 'abcd efgh')}`, 12, 2),
    ]);
    expect(rects).toEqual(['twice 0,0 2x1', 'twice 0,2 2x1', 'wrapped 1,7 4x1', 'wrapped 2,2 4x1']);
  });

  it('have one rectangle for a block, whatever stands in it', () => {
    const { rects } = drawn(20, 4, input => {
      const framed = box([tagged(input, 'inner', 'ab'), 'c'], { width: 8, height: 4 }, colour);
      const blocks = [taggedBlock(input, 'frame', framed), taggedBlock(input, 'ragged', ['abc', '', 'a'])];
      return beside(
        blocks.map(lines => ({ lines, width: 8 })),
        ' ',
        colour,
      );
    });
    expect(rects).toEqual(['frame 0,0 8x4', 'ragged 0,9 3x3', 'inner 1,2 2x1']);
  });
});
