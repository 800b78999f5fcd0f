/** The column beside the boards and the strip below them: heights that add up, moves that stand where they can be clicked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../src/tui/draw/cells.ts';
import { layoutOf } from '../../src/tui/table/board-area.ts';
import { columnSections } from '../../src/tui/table/column.ts';
import { explain } from '../../src/tui/table/explanation.ts';
import { sharedOut } from '../../src/tui/table/heights.ts';
import { moveList } from '../../src/tui/table/move-list.ts';
import { latest, logPage } from '../../src/tui/table/pages.ts';
import { tableRegions } from '../../src/tui/table/regions.ts';
import { stripOf } from '../../src/tui/table/strip.ts';
import { INITIAL_UI } from '../../src/tui/table/ui.ts';
import { games, hasBoards } from '../support/games.ts';
import { contextOf, type Position, recordedPositions, SIZES } from './positions.ts';
import { expectSize, mono, tableLines } from './support.ts';

const sum = (heights: Readonly<Record<string, number>>): number =>
  Object.values(heights).reduce((total, height) => total + height, 0);

describe('the rows of the column', () => {
  const needs = { lesson: 0, question: 12, explanation: 6, players: 4 };

  it('add up at every height, whatever is needed', () => {
    for (let height = 10; height <= 60; height++) {
      for (const question of [4, 12, 30, 80]) {
        for (const explanation of [3, 7, 20]) {
          for (const players of [0, 4, 7]) {
            const heights = sharedOut(height, { ...needs, question, explanation, players });
            expect(sum(heights), JSON.stringify({ height, question, explanation, players })).toBe(height);
            expect(Math.min(...Object.values(heights))).toBeGreaterThanOrEqual(0);
            expect(heights.question).toBeGreaterThanOrEqual(Math.min(question, 10));
          }
        }
      }
    }
  });

  it('go to the explanation, which cannot be scrolled, as long as a few moves are in sight', () => {
    expect(sharedOut(30, { ...needs, question: 40, explanation: 18 })).toMatchObject({
      ...{ question: 12, explanation: 18, players: 0, log: 0 },
    });
    expect(sharedOut(24, { ...needs, question: 40, explanation: 18 })).toMatchObject({
      ...{ question: 10, explanation: 14, players: 0, log: 0 },
    });
    expect(sharedOut(12, { ...needs, question: 40 })).toMatchObject({ question: 12, explanation: 0 });
  });

  it('go to moves and explanation first, then to the players, and the log takes the rest', () => {
    expect(sharedOut(16, needs)).toMatchObject({ question: 10, explanation: 6, players: 0, log: 0 });
    expect(sharedOut(18, needs)).toMatchObject({ question: 12, explanation: 6, players: 0, log: 0 });
    expect(sharedOut(22, needs)).toMatchObject({ question: 12, explanation: 6, players: 4, log: 0 });
    expect(sharedOut(40, needs)).toMatchObject({ question: 13, explanation: 9, players: 4, log: 14 });
  });
});

describe.each(games.filter(hasBoards).map(entry => [entry.meta.title, entry] as const))(
  'the table of %s',
  (_, entry) => {
    const positions: Position[] = [];

    beforeAll(async () => {
      for await (const position of recordedPositions(entry, 2, 3)) positions.push(position);
    });

    it('leaves what comes into reach behind a move to its explanation', () => {
      for (const { name, model } of positions) {
        const context = contextOf(model, { width: 120, height: 40 }, mono);
        for (const [focus, item] of model.items.entries()) {
          expect(item.text, name).not.toMatch(/\]$/u);
          if (item.kind === 'blocked' || item.ahead === null) continue;
          const told = explain({ ...INITIAL_UI, focus }, context).paragraphs;
          expect(told, name).toContainEqual({ kind: 'follows', text: `Then ${item.ahead}.` });
        }
      }
    });

    it('cuts no line of the log to mark that there is more above', () => {
      for (const { name, model } of positions)
        for (const width of [33, 60]) {
          const lines = logPage(model.log, -1, mono.marks(model.names), width, mono);
          const shown = latest(lines, width, 4, mono).join('\n');
          expect(shown, name).not.toContain(mono.glyph.ellipsis);
        }
    });

    it('begins a list that scrolls with a move, not in the middle of a sentence', () => {
      for (const { name, model } of positions) {
        const context = contextOf(model, { width: 80, height: 24 }, mono);
        for (const [focus, item] of model.items.entries()) {
          const size = { width: 34, height: 7 };
          const { lines, regions, hidden } = moveList({ ...INITIAL_UI, focus }, context, size);
          if (hidden === 0 || item.kind === 'blocked' || lines.at(-1)!.trimEnd().endsWith('↓') === false)
            continue;
          const [first] = regions;
          const begins = /^[ ▸] *(?:\d+|×) /u.test(plain(lines[0]!));
          expect(begins || first?.rect.row !== 0, `${name}, ${item.notation}: ${lines[0]}`).toBe(true);
        }
      }
    });

    it('fills the column at every height, from its first row to its last', () => {
      for (const { name, model } of positions.slice(0, 2)) {
        for (let height = 10; height <= 60; height++) {
          const rect = { row: 1, col: 80, width: 37, height };
          const sections = columnSections(INITIAL_UI, contextOf(model, { width: 120, height }, mono), rect);
          let row = rect.row;
          for (const section of sections) {
            expect(section.rect.row, `${name} at ${height}`).toBe(row);
            expect(section.rect.height).toBeGreaterThan(2);
            row += section.rect.height;
          }
          expect(row).toBe(rect.row + height);
        }
      }
    });

    it('fills the strip at every height and width', () => {
      for (const { model } of positions.slice(0, 2)) {
        for (let height = 7; height <= 30; height++) {
          for (const width of [60, 80, 101]) {
            const rect = { row: 10, col: 0, width, height };
            expectSize(
              stripOf(INITIAL_UI, contextOf(model, { width, height: 40 }, mono), rect).lines,
              width,
              height,
            );
          }
        }
      }
    });

    it('has every move that is seen under the mouse', () => {
      for (const { name, model } of positions) {
        for (const size of SIZES) {
          const context = contextOf(model, size, mono);
          const frame = tableLines(INITIAL_UI, context).map(plain);
          const items = tableRegions(INITIAL_UI, context).flatMap(({ rect, hit }) =>
            hit.type === 'item' ? [{ index: hit.index, rect }] : [],
          );
          expect(items.length, name).toBeGreaterThan(0);
          for (const { index, rect } of items) {
            const drawn = [...frame[rect.row]!].slice(rect.col, rect.col + rect.width).join('');
            const item = model.items[index]!;
            const words = new Set(
              `suggested ${item.text} ${item.kind === 'blocked' ? item.reason : ''}`.match(/[\p{L}]+/gu),
            );
            const seen = drawn.replace(/\d+ not possible ↓$/u, '').match(/[\p{L}]+/gu) ?? [];
            expect(
              seen.filter(word => !words.has(word)),
              `${name}, ${drawn}`,
            ).toEqual([]);
          }
        }
      }
    });

    it('has every board that is in sight under the mouse, and the column beside it', () => {
      for (const { model } of positions) {
        for (const size of SIZES) {
          const context = contextOf(model, size, mono);
          const { panels, column } = layoutOf(INITIAL_UI, context);
          const regions = tableRegions(INITIAL_UI, context);
          for (const { panel, rect } of panels) {
            expect(regions).toContainEqual({ rect, hit: { type: 'panel', panel } });
          }
          const list = regions.find(({ hit }) => hit.type === 'list');
          expect(list?.rect).toMatchObject({ col: column.col, width: column.width });
        }
      }
    });
  },
);
