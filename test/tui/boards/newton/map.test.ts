/** The map: nothing over anything else, and every route to be followed from end to end, at any size and in any deal. */
import { describe, expect, it } from 'vitest';
import { create } from '../../../../src/games/newton/index.ts';
import { makeTables } from '../../../../src/games/newton/rules/data.ts';
import { schema } from '../../../../src/games/newton/schema.ts';
import type { AnyBoards, Size } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
import { type Cell, type Spot, sitesOf } from '../../../../src/tui/boards/newton/map/chart.ts';
import { LAND, WINDOW } from '../../../../src/tui/boards/newton/map/land.ts';
import type { Path } from '../../../../src/tui/boards/newton/map/paths.ts';
import { type Plan, planner } from '../../../../src/tui/boards/newton/map/plan.ts';
import { LAID } from '../../../../src/tui/boards/newton/map/spots.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { loadBundledData } from '../../../support/data.ts';
import { ascii, mono } from '../../support.ts';
import { inputFor } from '../checks.ts';
import { detoursOf, faultsOf, outside } from './map-faults.ts';

const data = schema.parse(loadBundledData('newton'));
const t = makeTables(data);
const game = create(data);
const boards: AnyBoards = createBoards(data);
const map = boards.panels.find(panel => panel.id === 'map')!;
/** With a price on every route, as prices may change. */
const priced = { ...data.map, routes: data.map.routes.map(route => ({ ...route, cost: 1 })) };
const planOf = planner(t, priced);

/** Every size from 78x14 to 200x60. */
const WIDTHS = Array.from({ length: 200 - 78 + 1 }, (_, i) => 78 + i);
const HEIGHTS = Array.from({ length: 60 - 14 + 1 }, (_, i) => 14 + i);

function plan(size: Size): Plan {
  const found = planOf(size);
  expect(found, `${size.width}x${size.height}`).not.toBeNull();
  return found!;
}

describe('the plan of the map', () => {
  it.each(HEIGHTS)('keeps places, routes and prices apart, %i rows high', height => {
    for (const width of WIDTHS)
      expect(faultsOf(plan({ width, height }), data.map), `${width}x${height}`).toEqual([]);
  });

  it('leads no route a long way round', () => {
    expect(LAID.flatMap(size => detoursOf(plan(size), data.map))).toEqual([]);
  });

  it('places every town near where it really lies', () => {
    const far = LAID.flatMap(({ width, height, wording, places }) =>
      sitesOf(t, data.map, { width, height }, wording).flatMap((site, place) => {
        const { id, name } = data.map.places[place]!;
        const [row, col] = places[id]!;
        const cols = Math.max(0, col - site.col, site.col - (col + site.grip)) / width;
        const rows = Math.abs(row + 0.5 - site.row) / height;
        return cols < 0.18 && rows < 0.22 ? [] : [`${name} at ${width}x${height}: ${rows}, ${cols}`];
      }),
    );
    expect(far).toEqual([]);
  });

  it('reads land and sea from the window of the map', () => {
    expect(WINDOW).toEqual(data.map.drawing);
    expect(new Set(LAND.map(row => row.length)).size).toBe(1);
  });
});

const LINES = { unicode: ' │─╭╮╰╯', ascii: ' |-+' } as const;

/** The strokes of a line sign: north, east, south, west as bits 1, 2, 4, 8. */
const STROKES = new Map([...' ╵╶╰╷│╭├╴╯─┴╮┤┬┼'].map((sign, bits) => [sign, bits]));

function directionTo(from: Cell, to: Cell): number {
  if (to.row !== from.row) return to.row < from.row ? 1 : 4;
  return to.col > from.col ? 2 : 8;
}

/** Walks the drawn cells of a route from text to text; where it gets no further, what stands there. */
function stopped(lines: readonly string[], path: Path, from: Spot, to: Spot, unicode: boolean): string {
  const { cells, badge } = path;
  const open = outside(path, from, to);
  for (const cell of open) {
    const { row, col } = cell;
    const drawn = lines[row]![col]!;
    if (badge !== null && badge.row === row && Math.abs(badge.col - col) <= badge.arm) {
      if (drawn !== ['(', '1', ')'][col - badge.col + 1]) return `${drawn} for a price at ${row}, ${col}`;
      continue;
    }
    if (!LINES[unicode ? 'unicode' : 'ascii'].includes(drawn)) return `${drawn} at ${row}, ${col}`;
    const n = cells.findIndex(each => each.row === row && each.col === col);
    const strokes = directionTo(cell, cells[n - 1]!) | directionTo(cell, cells[n + 1]!);
    if (unicode && STROKES.get(drawn) !== strokes) return `${drawn} turns elsewhere at ${row}, ${col}`;
  }
  for (const [spot, ends] of [
    [from, cells],
    [to, cells.toReversed()],
  ] as const) {
    const next = ends.find(cell => open.includes(cell))!;
    const end = ends[ends.indexOf(next) - 1]!;
    const behind = lines[end.row]!.slice(spot.col, end.col + 1);
    // Behind a short text the line goes on to it.
    const reaches =
      next.col === end.col || next.col < end.col
        ? lines[end.row]![end.col] !== ' ' || end.col < spot.col + spot.grip
        : /\S[─-]*$/u.test(behind);
    if (!reaches) return `no text at ${end.row}, ${end.col}: ${behind}`;
  }
  return '';
}

/** Other signs, digits or prices that touch the text of a place. */
function touching(lines: readonly string[], { row, col, width }: Spot, signs: RegExp): string {
  const [before, after] = [lines[row]![col - 1] ?? ' ', lines[row]![col + width] ?? ' '];
  return signs.test(before) || signs.test(after) ? `${before} and ${after} at ${row}, ${col}` : '';
}

const DEALS = 200;

describe('the map as drawn', () => {
  const sizes = [
    { width: 78, height: 14 },
    { width: 78, height: 20 },
    { width: 86, height: 20 },
    { width: 98, height: 18 },
    { width: 135, height: 24 },
    { width: 200, height: 60 },
  ];

  it.each(sizes)(`has every name and a way along every route, $width x $height, in ${DEALS} deals`, size => {
    const pricedBoards: AnyBoards = createBoards({ ...data, map: priced });
    const pricedMap = pricedBoards.panels.find(panel => panel.id === 'map')!;
    const { paths, links, spots: plates } = plan(size);
    for (let seed = 0; seed < DEALS; seed++) {
      const players = 1 + (seed % 4);
      const state = game.setup({ players, seed: `deal ${seed}`, options: { masters: 'dealt' }, first: 0 });
      const theme = seed % 2 === 0 ? mono : ascii;
      const drawing = pricedMap.draw(inputFor(game, boards, state, 0, theme, size));
      const lines = drawing.lines.map(plain);
      const texts = drawing.targets.map(({ width }, place) => ({ ...plates[place]!, width }));
      const unnamed = texts.flatMap(({ row, col, grip }, place) => {
        const { name } = data.map.places[place]!;
        return lines[row]!.startsWith(name, col + grip - name.length) ? [] : [name];
      });
      expect(unnamed, `seed ${seed}`).toEqual([]);
      // Where a text is shorter than its room, the line goes on to it.
      const spots = plates.map((spot, place) => ({
        ...spot,
        width: Math.max(spot.width, texts[place]!.width),
      }));
      const broken = paths.map((path, i) =>
        stopped(lines, path, spots[links[i]!.from]!, spots[links[i]!.to]!, theme.unicode),
      );
      expect(
        broken.filter(each => each !== ''),
        `seed ${seed}`,
      ).toEqual([]);
      const near = texts.map(text =>
        touching(lines, text, theme.unicode ? /[○•()0-9A-Za-z]/u : /[()0-9A-Za-z]/u),
      );
      expect(
        near.filter(each => each !== ''),
        `seed ${seed}`,
      ).toEqual([]);
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
