import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../../../src/games/newscience/rules/types.ts';
import type { DrawInput, TargetRect } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import {
  cardIndex,
  data,
  discoveryIndex,
  four,
  game,
  keep,
  NAMES,
  put,
  resolve,
  reveal,
  spaceIndex,
} from '../../../games/newscience/support.ts';
import { colour } from '../../support.ts';

const boards = createBoards(data);

/** What stands in the rectangles of a panel, by target. */
function drawn(s: State, id: string, width: number, height: number): Record<string, string[]> {
  const names = NAMES.slice(0, s.players);
  const input: DrawInput<ReturnType<typeof game.view>, Move> = {
    width,
    height,
    view: game.view(s, 0),
    names,
    marks: colour.marks(names),
    theme: colour,
    subject: 0,
    active: 0,
    focus: null,
    targets: new Set(),
    choices: [],
    focused: null,
    after: null,
    previous: null,
  };
  const { lines, targets } = boards.panels.find(panel => panel.id === id)!.draw(input);
  const textIn = ({ row, col, width: cells }: TargetRect): string =>
    plain(lines[row]!).slice(col, col + cells);
  const found: Record<string, string[]> = {};
  for (const rect of targets) found[rect.id] = [...(found[rect.id] ?? []), textIn(rect)];
  return found;
}

describe('targets stand where they are drawn', () => {
  it('on the tree, drawn as boxes or as a list', () => {
    const astrology = `discovery.${discoveryIndex('astrology')}`;
    expect(drawn(four(), 'tree', 140, 45)[astrology]?.[0]).toMatch(/^▌Astrology +$/);
    expect(drawn(four(), 'tree', 80, 40)[astrology]?.[0]).toMatch(/^▌Astrology +$/);
    expect(drawn(four(), 'tree', 40, 120)[astrology]).toEqual([' Astrology ']);
    expect(Object.keys(drawn(four(), 'tree', 140, 45))).toHaveLength(29);
  });

  it('among the actions and events', () => {
    const s = reveal(four(), 'tycho-brahe');
    const found = drawn(s, 'actions', 100, 20);
    expect(found[`space.${spaceIndex('research-1')}`]).toEqual([' +1 free ']);
    expect(found[`space.${spaceIndex('influence-religion')}`]?.[0]).toMatch(/^ religion \d→\d $/);
    expect(found[`space.${spaceIndex('event-1')}`]?.[0]).toMatch(/^ Tycho Brahe +$/);
    expect(found[`event.${cardIndex('tycho-brahe')}`]?.[0]).toMatch(/^ play now: nobody yet/);
  });

  it('among the players, once for each line that names them', () => {
    const s = keep(four(), 0, 'jesuit-network');
    const found = drawn(s, 'players', 100, 20);
    expect(found).toMatchObject({ rest: [' rest '], 'track.1': [' religion '] });
    expect(found[`event.${cardIndex('jesuit-network')}`]?.map(part => part.trim()).join(' ')).toBe(
      'Jesuit Network',
    );
    expect(drawn(s, 'players', 40, 30)['track.1']).toEqual([' religion ']);
  });

  it('only as far as they are in sight', () => {
    const whole = drawn(four(), 'tree', 40, 120);
    const cut = drawn(four(), 'tree', 40, 6);
    expect(Object.keys(cut).length).toBeLessThan(4);
    expect(Object.keys(cut).every(id => id in whole)).toBe(true);
  });

  it('on the cards of the stack that the viewer has seen', () => {
    const s = reveal(four(), 'accademia-dei-lincei');
    put(s, 0, 'event-1');
    resolve(s);
    expect(Object.keys(drawn(s, 'actions', 100, 20)).filter(id => id.startsWith('stack.'))).toEqual([
      'stack.1',
      'stack.2',
    ]);
  });
});
