import { describe, expect, it } from 'vitest';
import { create } from '../../../../src/games/newton/index.ts';
import { schema } from '../../../../src/games/newton/schema.ts';
import type { AnyBoards } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
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
