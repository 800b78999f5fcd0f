/** The map: nothing over anything else, and every route to be followed from end to end, at any size and in any deal. */
import { describe, expect, it } from 'vitest';
import { create } from '../../../../src/games/newton/index.ts';
import { makeTables } from '../../../../src/games/newton/rules/data.ts';
import { schema } from '../../../../src/games/newton/schema.ts';
import type { AnyBoards, Size } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
import { collide, isWithin } from '../../../../src/tui/boards/newton/map/chart.ts';
import { LAND, WINDOW } from '../../../../src/tui/boards/newton/map/land.ts';
import { type Plan, planner } from '../../../../src/tui/boards/newton/map/plan.ts';
import type { Path } from '../../../../src/tui/boards/newton/map/routing.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { loadBundledData } from '../../../support/data.ts';
import { ascii, mono } from '../../support.ts';
import { inputFor } from '../checks.ts';

const data = schema.parse(loadBundledData('newton'));
const t = makeTables(data);
const game = create(data);
const boards: AnyBoards = createBoards(data);
const map = boards.panels.find(panel => panel.id === 'map')!;
const planOf = planner(t, data.map);

const WIDTHS = [78, 80, 96, 111, 130, 156, 200];
const HEIGHTS = [14, 15, 17, 20, 24, 36, 60];
const SIZES = WIDTHS.flatMap(width => HEIGHTS.map(height => ({ width, height })));

function plan(size: Size): Plan {
  const found = planOf(size);
  expect(found, `${size.width}x${size.height}`).not.toBeNull();
  return found!;
}

describe('the plan of the map', () => {
  it.each(SIZES)('keeps texts, places and prices apart at $width x $height', size => {
    const { spots, paths, flaws } = plan(size);
    expect(flaws).toBe(0);
    for (const [i, spot] of spots.entries()) {
      expect(isWithin(spot, size), data.map.places[i]!.name).toBe(true);
      for (const other of spots.slice(i + 1)) expect(collide(spot, other)).toBe(false);
    }
    const badges = paths.flatMap(({ badge }) => (badge === null ? [] : [badge]));
    expect(badges).toHaveLength(data.map.routes.filter(route => route.cost > 0).length);
    for (const { row, col } of badges)
      for (const { text, ...mark } of spots) {
        expect(row === text.row && col >= text.col && col < text.col + text.width).toBe(false);
        expect(row === mark.row && col === mark.col).toBe(false);
      }
    expect(new Set(badges.map(({ row, col }) => `${row} ${col}`)).size).toBe(badges.length);
  });

  it('places every town near where it really lies', () => {
    for (const size of SIZES) {
      const { spots } = plan(size);
      for (const [i, { drawing, name }] of data.map.places.entries()) {
        const { west, east, north, south } = data.map.drawing;
        const x = (drawing.longitude - west) / (east - west);
        const y = (north - drawing.latitude) / (north - south);
        expect(Math.abs(spots[i]!.col / size.width - x), name).toBeLessThan(0.15);
        expect(Math.abs(spots[i]!.row / size.height - y), name).toBeLessThan(0.25);
      }
    }
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
    { width: 111, height: 20 },
    { width: 150, height: 36 },
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
