import { describe, expect, it } from 'vitest';
import { makeTables } from '../../../../src/games/newscience/rules/data.ts';
import type { Rect } from '../../../../src/tui/boards/contract.ts';
import { keyOf } from '../../../../src/tui/boards/newscience/tree-key.ts';
import {
  NAME_MARKS,
  PAGE_FOOT,
  PAGE_HEAD,
  planTree,
  type TreePlan,
} from '../../../../src/tui/boards/newscience/tree-plan.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../../../src/tui/boards/newscience/tree-wires.ts';
import { wrap } from '../../../../src/tui/draw/text.ts';
import { data } from '../../../games/newscience/support.ts';

const t = makeTables(data);
const WIDTHS = Array.from({ length: 200 - 78 + 1 }, (_, i) => 78 + i);
/** Boxes of three lines, the same with air between the fields, boxes of four with much of it. */
const HEIGHTS = [14, 21, 26, 34, 56];

interface Planned {
  readonly plan: TreePlan;
  readonly players: number;
  readonly height: number;
  readonly where: string;
}

/** Every plan of a tree that a screen can ask for. */
const plans: readonly Planned[] = [2, 5].flatMap(players =>
  WIDTHS.flatMap(width =>
    HEIGHTS.flatMap(height => {
      const plan = planTree(t, players, { width, height });
      return plan === null
        ? []
        : [{ plan, players, height, where: `${players} players, ${width}x${height}` }];
    }),
  ),
);

/** What stands in each cell, and the cells in which two things stand. */
function taken(plan: TreePlan): { readonly cells: Map<string, string>; readonly twice: string[] } {
  const cells = new Map<string, string>();
  const twice: string[] = [];
  const put = (rect: Rect, what: string): void => {
    for (let row = rect.row; row < rect.row + rect.height; row++)
      for (let col = rect.col; col < rect.col + rect.width; col++) {
        const key = `${row} ${col}`;
        if (cells.has(key)) twice.push(`${what} and ${cells.get(key)} at ${key}`);
        cells.set(key, what);
      }
  };
  for (const { discovery, rect } of plan.boxes) put(rect, discovery.name);
  for (const { field, rect } of plan.fields) put(rect, `field ${field}`);
  for (const { level, rect } of plan.levels) put(rect, `level ${level}`);
  const key = keyOf(plan);
  if (key !== null) put(key, 'legend');
  return { cells, twice };
}

const STEPS = [
  [NORTH, -1, 0],
  [SOUTH, 1, 0],
  [WEST, 0, -1],
  [EAST, 0, 1],
] as const;

const UPRIGHT = NORTH | SOUTH;
const LEVEL = EAST | WEST;
const ALL = UPRIGHT | LEVEL;
const byNumber = (a: number, b: number): number => a - b;

/** Which discovery stands in a cell. */
function boxCells(plan: TreePlan): Map<string, number> {
  const cells = new Map<string, number>();
  for (const { discovery, rect } of plan.boxes)
    for (let row = rect.row; row < rect.row + rect.height; row++)
      for (let col = rect.col; col < rect.col + rect.width; col++)
        cells.set(`${row} ${col}`, discovery.index);
  return cells;
}

describe('the tree at every width from 78 to 200 [newscience.tree]', () => {
  it('is there', () => {
    expect(plans).toHaveLength(2 * WIDTHS.length * HEIGHTS.length);
  });

  it('has room for every box and name, and no line on any of them', () => {
    for (const { plan, where } of plans) {
      const { cells, twice } = taken(plan);
      expect(twice, where).toEqual([]);
      const crossed = plan.wires.flatMap(({ strokes }) =>
        strokes.flatMap(({ row, col }) => cells.get(`${row} ${col}`) ?? []),
      );
      expect(crossed, where).toEqual([]);
      const outside = plan.boxes.filter(
        ({ rect }) => rect.col + rect.width > plan.width || rect.row + rect.height > plan.height,
      );
      expect(outside, where).toEqual([]);
    }
  });

  it('has lines that pass each other at right angles at most', () => {
    for (const { plan, where } of plans) {
      const seen = new Map<string, number>();
      const merged: string[] = [];
      for (const { strokes } of plan.wires)
        for (const { row, col, directions } of strokes) {
          const key = `${row} ${col}`;
          const other = seen.get(key) ?? 0;
          const isPass = (other | directions) === ALL && [UPRIGHT, LEVEL].includes(directions);
          if (other !== 0 && !isPass) merged.push(key);
          seen.set(key, other | directions);
        }
      expect(merged, where).toEqual([]);
    }
  });

  it('leads from every discovery or group to all that need it, and nowhere else [newscience.tree.prerequisites] [newscience.tree.groups]', () => {
    for (const { plan, players, where } of plans) {
      const boxes = boxCells(plan);
      const { prerequisites } = t.boards[players]!;
      for (const { source, strokes } of plan.wires) {
        const own = new Set(strokes.map(({ row, col }) => `${row} ${col}`));
        const ends = new Set<number>();
        let loose = 0;
        for (const { row, col, directions } of strokes)
          for (const [direction, down, right] of STEPS) {
            const next = `${row + down} ${col + right}`;
            if ((directions & direction) === 0 || own.has(next)) continue;
            const box = boxes.get(next);
            if (box === undefined) loose++;
            else ends.add(box);
          }
        expect(loose, where).toBe(0);
        const expected = [...new Set(boxes.values())].filter(
          index =>
            (source & (1 << index)) !== 0 || prerequisites[index]!.some(entry => (entry & source) !== 0),
        );
        expect([...ends].sort(byNumber), where).toEqual(expected.sort(byNumber));
      }
    }
  });

  it('has whole names from 92 columns on, and of 82 those of two and three players', () => {
    const roomy = plans.filter(({ plan, players, height }) =>
      players === 2 && height > 14 ? plan.width >= 82 : plan.width >= 92,
    );
    for (const { plan, where } of roomy) {
      const cut = plan.boxes.filter(({ discovery: { name }, rect }) => {
        const lines = wrap(name, rect.width - NAME_MARKS);
        return lines.join(' ') !== name || (lines.length > 1 && rect.height <= 3);
      });
      expect(cut, where).toEqual([]);
    }
  });

  it('cuts no box, and comes in pages of whole fields that have room with what is said of the others', () => {
    for (const { plan, where, height } of plans) {
      const { pages } = plan;
      expect(
        pages.flatMap(({ fields }) => fields),
        where,
      ).toEqual(plan.fields.map(({ field }) => field));
      for (const [i, { from, to }] of pages.entries()) {
        const head = i === 0 ? 0 : PAGE_HEAD;
        const foot = i === pages.length - 1 ? 0 : PAGE_FOOT;
        expect(head + to - from + foot, where).toBeLessThanOrEqual(height);
        expect(pages[i + 1]?.from ?? plan.height, where).toBe(to);
      }
      const cut = plan.boxes.filter(
        ({ rect }) =>
          !pages.some(
            ({ from, to, fields }) => rect.row >= from && rect.row + rect.height <= to && fields.length > 0,
          ),
      );
      expect(cut, where).toEqual([]);
    }
  });

  it('says what its lines mean on one page', () => {
    const single = plans.filter(({ plan: { pages, width } }) => pages.length === 1 && width >= 114);
    for (const { plan, where } of single) expect(keyOf(plan), where).not.toBeNull();
  });

  it('has no place where five columns have no room', () => {
    expect(planTree(t, 5, { width: 60, height: 40 })).toBeNull();
  });
});
