/** What five players need to see where their boards are narrowest: most of all beside the moves of a terminal of 120x40. */
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { mono } from '../../support.ts';
import { boards, type Config, inputFor, positionsOf } from './positions.ts';

const FIVE: Config = { players: 5, seed: 'five' };

function drawn(id: string, config: Config, size: { width: number; height: number }): string[][] {
  const panel = boards.panels.find(each => each.id === id)!;
  return positionsOf(config, 61).map(state =>
    panel.draw(inputFor(state, state.pending?.seat ?? 0, mono, size)).lines.map(plain),
  );
}

describe('with five players', () => {
  it('every part that an invention takes is on its card', () => {
    for (const lines of drawn('inventions', FIVE, { width: 79, height: 12 })) {
      if (lines[0]!.includes('Sealed bids')) continue;
      const [letters = '', words = ''] = lines.slice(2);
      expect(letters + words).not.toContain('…');
    }
  });

  it('nothing that is counted of the others is cut', () => {
    for (const lines of drawn('players', FIVE, { width: 41, height: 9 }))
      expect(lines.join('\n')).not.toContain('…');
  });

  it('laboratories are told where components are not counted', () => {
    const all = drawn('players', { ...FIVE, counted: 'no' }, { width: 41, height: 9 });
    expect(all.flat().filter(line => line.includes('not counted'))).toEqual([]);
    expect(all.some(lines => lines.filter(line => /small|large/u.test(line)).length >= 4)).toBe(true);
  });

  it('all players are in sight where there are three lines for each', () => {
    for (const open of ['no', 'yes'] as const)
      for (const lines of drawn('players', { ...FIVE, open }, { width: 76, height: 15 })) {
        const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'].filter(name =>
          lines.some(line => line.includes(` ${name} `)),
        );
        expect(names).toHaveLength(5);
      }
  });

  it('a title says what the letters mean, not a line of the panel, too', () => {
    for (const width of [79, 115, 153])
      for (const lines of drawn('inventions', FIVE, { width, height: 20 }))
        expect(lines.join('\n')).not.toContain('you lack it');
    expect(drawn('inventions', FIVE, { width: 80, height: 14 })[0]!.join('\n')).toContain('(W): you lack it');
  });
});
