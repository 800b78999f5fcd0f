import { describe, expect, it } from 'vitest';
import { create } from '../../../../src/games/newton/index.ts';
import { schema } from '../../../../src/games/newton/schema.ts';
import type { AnyBoards } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { loadBundledData } from '../../../support/data.ts';
import { ascii, drawing, mono } from '../../support.ts';
import { checkBoards, inputFor, positionsOf } from '../checks.ts';

const data = schema.parse(loadBundledData('newton'));
const game = create(data);
const boards: AnyBoards = createBoards(data);

checkBoards(game, boards, [
  { players: 1, seed: 'alone', options: { masters: 'dealt' } },
  { players: 2, seed: 'two', options: { masters: 'draft' } },
  { players: 4, seed: 'four', options: { masters: 'dealt' } },
]);

describe('drawings on file', () => {
  const state = positionsOf(game, { players: 3, seed: 'drawing', options: { masters: 'dealt' } }, 150)[2]!;

  it.each(boards.panels.map(panel => panel.id))('%s', async id => {
    const panel = boards.panels.find(each => each.id === id)!;
    const shown = [
      { theme: mono, width: 80, height: 15 },
      { theme: ascii, width: 80, height: 15 },
      { theme: mono, width: 120, height: 32 },
    ].map(({ theme, ...size }) => drawing(panel.draw(inputFor(game, boards, state, 0, theme, size)).lines));
    await expect(`${shown.join('\n\n')}\n`).toMatchFileSnapshot(`drawings/${id}.txt`);
  });
});

describe('the legend of the bookshelf', () => {
  const positions = positionsOf(game, { players: 1, seed: 'legend', options: { masters: 'dealt' } }, 1);
  const shelf = boards.panels.find(panel => panel.id === 'shelf')!;
  const legends = positions.map(state => {
    const input = inputFor(game, boards, state, 0, mono, { width: 80, height: 15 });
    const isAsked = [...input.targets].some(id => id.startsWith('square.'));
    return { isAsked, legend: plain(shelf.legend?.(input) ?? '') };
  });

  it('names the marks of squares exactly where some can be chosen, and the arrows of rows elsewhere', () => {
    expect(new Set(legends.map(({ isAsked }) => isAsked))).toEqual(new Set([true, false]));
    for (const { isAsked, legend } of legends) {
      expect(legend.includes('‹› can be chosen')).toBe(isAsked);
      expect(legend.includes('↑ row above')).toBe(!isAsked);
    }
  });
});

describe('rectangles', () => {
  const states = positionsOf(game, { players: 2, seed: 'rectangles', options: { masters: 'dealt' } }, 61);

  it.each([
    [38, 14],
    [80, 15],
    [120, 40],
  ])('hold what is focused, at %i columns and %i lines', (width, height) => {
    for (const state of states)
      for (const panel of boards.panels) {
        const input = inputFor(game, boards, state, 0, ascii, { width, height });
        const { targets, lines } = panel.draw(input);
        for (const { id, row, col, width: cells } of targets) {
          expect(row).toBeLessThan(height);
          expect(col + cells).toBeLessThanOrEqual(width);
          const focused = panel.draw({ ...input, focus: id }).lines;
          const changed = focused.flatMap((line, i) => (line === lines[i] ? [] : [i]));
          expect(changed, id).toContain(row);
        }
        const found = new Set(targets.map(each => each.id));
        const out = boards.targets(input.view).filter(each => each.panel === panel.id && !found.has(each.id));
        for (const { id } of out) expect(panel.draw({ ...input, focus: id }).lines, id).toEqual(lines);
      }
  });
});
