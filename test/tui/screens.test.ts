import { describe, expect, it } from 'vitest';
import { Sitting, type SittingOptions } from './sitting.ts';
import { ascii } from './support.ts';

const SIZES = [
  [40, 12],
  [60, 20],
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
] as const;

/** Bids and coins of Ann and Bob up to Ann's second coin of the second round. */
async function middle(options: SittingOptions): Promise<Sitting> {
  const sitting = await Sitting.table({
    players: 'Ann,Bob',
    curtain: 'never',
    options: { die: 'yes' },
    ...options,
  });
  return sitting.play(1, 2, 1, 1, 2, 1, 1);
}

describe('screens as drawings', () => {
  it.each(SIZES)('the table at %ix%i', async (width, height) => {
    const sitting = await middle({ size: { width, height } });
    await expect(sitting.text).toMatchFileSnapshot(`drawings/table-${width}x${height}.txt`);
  });

  it('the table in ASCII', async () => {
    const sitting = await middle({ theme: ascii });
    await expect(sitting.text).toMatchFileSnapshot('drawings/table-ascii.txt');
  });

  it.each([
    ['help', ['?']],
    ['log', ['l']],
    ['scores', ['s']],
    ['rules', ['R']],
    ['explain', ['i']],
    ['typing', [':', 'i']],
    ['boards', ['B']],
  ] as const)('%s', async (name, keys) => {
    const sitting = await middle({});
    await expect(sitting.press(...keys).text).toMatchFileSnapshot(`drawings/${name}.txt`);
  });

  it('the end', async () => {
    const sitting = await middle({});
    const { text } = sitting.playOut();
    await expect(text).toMatchFileSnapshot('drawings/end.txt');
  });

  it('the curtain', async () => {
    const sitting = await Sitting.table({ players: 'Ann,Bob' });
    await expect(sitting.text).toMatchFileSnapshot('drawings/curtain.txt');
  });

  it('the menu', async () => {
    const sitting = await Sitting.menu();
    await expect(sitting.text).toMatchFileSnapshot('drawings/menu.txt');
  });
});
