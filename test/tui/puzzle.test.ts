import { expect, it, vi } from 'vitest';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { Sitting } from './sitting.ts';

const game = registry.find(({ meta }) => meta.id === 'leonardo')!;

it('opens from the menu, is played out on the table, and stays there when it is over', async () => {
  const sitting = await Sitting.menu({ game, files: nodeFiles, size: { width: 120, height: 40 } });
  const focused = (): string => /▸ *(?<row>\S.*)/u.exec(sitting.text)?.groups?.['row'] ?? '';
  for (let i = 0; i < 20 && !focused().startsWith('Puzzles'); i++) sitting.press('down');
  expect(focused()).toMatch(/^Puzzles +0 of \d+ solved/u);
  sitting.press('enter');
  expect(focused()).toMatch(/^Leonardo da Vinci +0 of \d+ solved/u);
  sitting.press('enter');
  await vi.waitFor(() => expect(sitting.text).toContain('play your turn out'), { timeout: 10_000 });
  sitting.press('enter', 'h');
  expect(sitting.text).toContain('There are no hints in a puzzle.');
  const told = /Solved: that is the best line|Not the best: \d+\.\d points less/u;
  for (let i = 0; i < 20 && !told.test(sitting.text); i++) sitting.press('enter');
  expect(sitting.text).toMatch(told);
  sitting.press('escape');
  expect(sitting.text).toContain('The puzzle is over');
  // No moves are offered that would not be played.
  sitting.press('enter');
  expect(sitting.text).not.toMatch(/▸\d|No move fits|skip to your turn|Enter play/u);
  expect(sitting.world.read('home/puzzles.txt')).toMatch(
    /^\d{4}-\d\d-\d\d leonardo 01 (?:solved|missed)\n$/u,
  );
});
