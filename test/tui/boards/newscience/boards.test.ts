import { describe, expect, it } from 'vitest';
import { create } from '../../../../src/games/newscience/index.ts';
import { schema } from '../../../../src/games/newscience/schema.ts';
import type { AnyBoards } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import { loadBundledData } from '../../../support/data.ts';
import { ascii, drawing, mono } from '../../support.ts';
import { checkBoards, inputFor, positionsOf } from '../checks.ts';

const data = schema.parse(loadBundledData('newscience'));
const game = create(data);
const boards: AnyBoards = createBoards(data);

checkBoards(game, boards, [
  { players: 2, seed: 'two', options: { scientists: 'chosen' } },
  { players: 3, seed: 'three', options: { scientists: 'dealt' } },
  { players: 5, seed: 'five', options: { scientists: 'chosen' } },
]);

describe('drawings on file', () => {
  const state = positionsOf(game, { players: 4, seed: 'drawing', options: { scientists: 'dealt' } }, 150)[1]!;

  it.each(boards.panels.map(panel => panel.id))('%s', async id => {
    const panel = boards.panels.find(each => each.id === id)!;
    const shown = [
      { theme: mono, width: 80, height: 20 },
      { theme: ascii, width: 80, height: 15 },
      { theme: mono, width: 111, height: 30 },
    ].map(({ theme, ...size }) => drawing(panel.draw(inputFor(game, boards, state, 0, theme, size)).lines));
    await expect(`${shown.join('\n\n')}\n`).toMatchFileSnapshot(`drawings/${id}.txt`);
  });
});
