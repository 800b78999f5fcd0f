/** What the boards tell the rest of the screen: where they stand, how far the game is, what a throw looks like. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/newscience/rules/types.ts';
import type { Moment } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import {
  data,
  dice,
  duel,
  four,
  game,
  mask,
  NAMES,
  play,
  put,
  resolve,
  seatOf,
  setup,
} from '../../../games/newscience/support.ts';
import { ascii, drawing, mono } from '../../support.ts';

const boards = createBoards(data);

describe('the layout', () => {
  const placed = (width: number, height: number, chosen = 'tree'): Record<string, string> =>
    Object.fromEntries(
      boards
        .layout({ width, height }, chosen)
        .panels.map(({ panel, rect, frame }) => [panel, `${frame} ${rect.width}x${rect.height}`]),
    );

  it('shows one board of 80x24 and 100x30, and the table from 120x40 on', () => {
    expect(placed(80, 21)).toEqual({ tree: 'none 80x14' });
    expect(placed(80, 21, 'players')).toEqual({ players: 'none 80x14' });
    expect(placed(100, 27, 'actions')).toEqual({ actions: 'title 100x18' });
    expect(placed(120, 38)).toEqual({ tree: 'title 82x22', actions: 'title 82x10', players: 'title 82x6' });
    expect(placed(160, 48)).toEqual({
      tree: 'title 115x27',
      actions: 'title 115x13',
      players: 'title 115x8',
    });
    expect(Object.keys(placed(200, 58))).toHaveLength(3);
  });

  it('moves nothing when another board is chosen that is in sight', () => {
    for (const [width, height] of [
      [120, 38],
      [160, 48],
      [200, 58],
    ] as const)
      for (const chosen of ['actions', 'players'])
        expect(placed(width, height, chosen)).toEqual(placed(width, height));
  });
});

describe('the headline', () => {
  const phase = (s: State): string | undefined => {
    const { phases } = boards.headline(game.view(s, 0));
    return phases?.names[phases.at];
  };

  it('names the part of the turn that is on [newscience.turn] [newscience.resolution]', () => {
    expect(phase(setup(2, 'names', 'chosen'))).toBe('choose scientists');
    const s = duel();
    expect(phase(s)).toBe('place');
    expect(boards.headline(game.view(s, 0)).progress).toEqual([{ label: 'turn', at: s.round, of: 19 }]);
    put(s, 0, 'research-1');
    resolve(s);
    expect(phase(s)).toBe('research');
    s.phase = 'over';
    expect(phase(s)).toBeUndefined();
  });

  it('counts influence and rest in words', () => {
    const s = duel('newton');
    expect(boards.resources(game.view(s, 0), 0).map(({ text }) => text)).toEqual([
      'government 1',
      'religion 1',
      'enterprise 1',
      'science 2',
      'rest 0',
    ]);
  });
});

describe('a throw of the die', () => {
  function thrown(value: number): Moment {
    const s = four('newton');
    seatOf(s, 0).researched = mask('astrology');
    put(s, 0, 'experiment-3');
    resolve(s);
    const events = play(dice(s, value), 'experiment astrology');
    const moments = events.flatMap(event => boards.moment?.(event, game.view(s, 0), NAMES) ?? []);
    expect(moments).toHaveLength(1);
    return moments[0]!;
  }

  const lines = (moment: Moment, theme = mono): string =>
    drawing(moment.draw({ width: 50, names: NAMES, marks: theme.marks(NAMES), theme }));

  it('is seen as a die, with what it needed [newscience.experiment]', () => {
    expect(lines(thrown(5))).toBe(
      [
        '┌───────┐   Ann experiments on Astrology',
        '│ ●   ● │   needs 2 or more, the die shows 5',
        '│   ●   │   Success!',
        '│ ●   ● │',
        '└───────┘',
      ].join('\n'),
    );
    expect(lines(thrown(5), ascii)).toMatch(/^[\x20-\x7E\n]+$/);
  });

  it('fails with a 1, and says so [newscience.experiment.critical]', () => {
    expect(lines(thrown(1))).toContain('It fails. A 1 always fails.');
  });

  it('is all that is shown as a moment', () => {
    const s = duel();
    put(s, 0, 'influence-science');
    for (const event of resolve(s)) expect(boards.moment?.(event, game.view(s, 0), NAMES)).toBeNull();
  });
});
