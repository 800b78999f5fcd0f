/** The map: nothing over anything else, and every route to be followed from end to end, at any size and in any deal. */
import { describe, expect, it } from 'vitest';
import { create } from '../../../../src/games/newton/index.ts';
import { makeTables } from '../../../../src/games/newton/rules/data.ts';
import { schema } from '../../../../src/games/newton/schema.ts';
import type { AnyBoards, Size } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
import { LAND, WINDOW } from '../../../../src/tui/boards/newton/map/land.ts';
import type { Path } from '../../../../src/tui/boards/newton/map/paths.ts';
import { type Plan, planner } from '../../../../src/tui/boards/newton/map/plan.ts';
import { LAID } from '../../../../src/tui/boards/newton/map/spots.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { loadBundledData } from '../../../support/data.ts';
import { ascii, mono } from '../../support.ts';
import { inputFor } from '../checks.ts';
import { faultsOf } from './map-faults.ts';

const data = schema.parse(loadBundledData('newton'));
const t = makeTables(data);
const game = create(data);
const boards: AnyBoards = createBoards(data);
const map = boards.panels.find(panel => panel.id === 'map')!;
const planOf = planner(t, data.map);

/** Every size from 78x14 to 200x60. */
const WIDTHS = Array.from({ length: 200 - 78 + 1 }, (_, i) => 78 + i);
const HEIGHTS = Array.from({ length: 60 - 14 + 1 }, (_, i) => 14 + i);

function plan(size: Size): Plan {
  const found = planOf(size);
  expect(found, `${size.width}x${size.height}`).not.toBeNull();
  return found!;
}

describe('the plan of the map', () => {
  it.each(HEIGHTS)('keeps texts at their places and leads every route past them, %i rows high', height => {
    for (const width of WIDTHS)
      expect(faultsOf(plan({ width, height }), data.map), `${width}x${height}`).toEqual([]);
  });

  it('places every town near where it really lies', () => {
    const { west, east, north, south } = data.map.drawing;
    const far = LAID.flatMap(({ width, height, places }) =>
      data.map.places.flatMap(({ id, name, drawing }) => {
        const [row, col] = places[id]!;
        const cols = Math.abs(col / width - (drawing.longitude - west) / (east - west));
        const rows = Math.abs(row / height - (north - drawing.latitude) / (north - south));
        return cols < 0.12 && rows < 0.25 ? [] : [`${name} at ${width}x${height}`];
      }),
    );
    expect(far).toEqual([]);
  });

  it('reads land and sea from the window of the map', () => {
    expect(WINDOW).toEqual(data.map.drawing);
    expect(new Set(LAND.map(row => row.length)).size).toBe(1);
  });
});

const LINES = { unicode: /^[─│╭╮╰╯╱╲╳┼]$/u, ascii: /^[-|+/\\]$/u };

/** Walks the drawn cells of a route from mark to mark; where it gets no further, what stands there. */
function stopped(lines: readonly string[], { cells, badge }: Path, sign: RegExp): string {
  for (const [i, { row, col }] of cells.entries()) {
    const before = cells[i - 1];
    if (before !== undefined && Math.max(Math.abs(before.row - row), Math.abs(before.col - col)) !== 1)
      return `a gap before ${row}, ${col}`;
    if (i === 0 || i === cells.length - 1) continue;
    const isBadge = badge !== null && badge.row === row && badge.col === col;
    const drawn = lines[row]![col]!;
    if (!(isBadge ? /^[1-9]$/u : sign).test(drawn)) return `${drawn} at ${row}, ${col}`;
  }
  return '';
}

describe('the map as drawn', () => {
  const sizes = [
    { width: 78, height: 14 },
    { width: 80, height: 20 },
    { width: 95, height: 18 },
    { width: 135, height: 24 },
    { width: 200, height: 60 },
  ];

  it.each(sizes)('has every name and a way along every route, $width x $height, in 200 deals', size => {
    const { paths } = plan(size);
    for (let seed = 0; seed < 200; seed++) {
      const players = 1 + (seed % 4);
      const state = game.setup({ players, seed: `deal ${seed}`, options: { masters: 'dealt' }, first: 0 });
      const theme = seed % 2 === 0 ? mono : ascii;
      const input = inputFor(game, boards, state, 0, theme, size);
      const lines = map.draw(input).lines.map(plain);
      const text = lines.join('\n');
      const unnamed = data.map.places.filter(({ name }) => !text.includes(name));
      expect(unnamed, `seed ${seed}`).toEqual([]);
      const sign = theme.unicode ? LINES.unicode : LINES.ascii;
      const broken = paths.map(path => stopped(lines, path, sign)).filter(each => each !== '');
      expect(broken, `seed ${seed}`).toEqual([]);
    }
  });

  it('does not move anything while the game goes on', () => {
    const size = { width: 111, height: 20 };
    const state = game.setup({ players: 2, seed: 'still', options: { masters: 'dealt' }, first: 0 });
    const rects = () =>
      map.draw(inputFor(game, boards, state, 0, mono, size)).targets.map(({ id, row }) => `${id} ${row}`);
    const before = rects();
    for (let step = 0; step < 60 && game.decision(state) !== null; step++)
      game.apply(state, game.legalMoves(state)[0]!);
    expect(rects()).toEqual(before);
  });
});
