/**
 * How the table uses its room, over positions of recorded games: nothing is cut while there is an empty block that could
 * hold it, and a larger terminal never shows less.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rect, Size } from '../../src/tui/boards/contract.ts';
import { cellsOf, plain } from '../../src/tui/draw/cells.ts';
import { layoutOf, unframedLegend } from '../../src/tui/table/board-area.ts';
import { columnSections } from '../../src/tui/table/column.ts';
import type { TableModel } from '../../src/tui/table/model.ts';
import { INITIAL_UI, type TableUi } from '../../src/tui/table/ui.ts';
import { games, hasBoards } from '../support/games.ts';
import { blankBlocks, blankCells, without } from './blanks.ts';
import { contextOf, type Position, recordedPositions, SIZES } from './positions.ts';
import { colour, tableLines } from './support.ts';

const FILES = 4;
const POSITIONS = 4;

const nameOf = ({ width, height }: Size): string => `${width}x${height}`;

/** With the cursor on the first move and on one further down. */
function cursors({ items }: TableModel): TableUi[] {
  return [...new Set([0, Math.floor(items.length / 2)])].map(focus => ({ ...INITIAL_UI, focus }));
}

/** Question, moves and explanation as they are drawn, without their frames, and without the log and the players. */
function asked(ui: TableUi, model: TableModel, size: Size, frame: readonly string[]): string[] {
  const context = contextOf(model, size, colour);
  const { kind, column } = layoutOf(ui, context);
  // A legend stands in the frame of a board that has one, and is no part of the question.
  if (kind !== 'beside') {
    const legends = Array.from({ length: size.width }, (_, room) => plain(unframedLegend(ui, context, room)));
    const longestFirst = [...new Set(legends)].sort((a, b) => b.length - a.length);
    return rowsIn(column, frame).map(line => {
      const legend = longestFirst.find(each => line.includes(each)) ?? '';
      return line.replace(legend, '');
    });
  }
  return columnSections(ui, context, column)
    .filter(({ id }) => id !== 'log' && id !== 'players')
    .flatMap(({ rect: { row, col, width, height } }) =>
      rowsIn({ row, col: col + 1, width: width - 2, height: height - 1 }, frame),
    );
}

function rowsIn({ row, col, width, height }: Rect, frame: readonly string[]): string[] {
  return frame.slice(row, row + height).map(line =>
    cellsOf(line)
      .map(({ text }) => text)
      .slice(col, col + width)
      .join(''),
  );
}

/** Where text is cut. Below the boards, where rows are few, a list may scroll; beside them it may not. */
function cuts(ui: TableUi, model: TableModel, size: Size, frame: readonly string[]): string[] {
  const { header, tabs, kind } = layoutOf(ui, contextOf(model, size, colour));
  const top = [header, ...(tabs === null ? [] : [tabs])].flatMap(rect => rowsIn(rect, frame));
  const cut = kind === 'beside' ? /…| [↑↓]$/u : /…/u;
  return [...top, ...asked(ui, model, size, frame)].filter(line => cut.test(line.trimEnd()));
}

/** The ragged edge of wrapped text in the column is no room: a line is full as soon as something stands on it. */
function writtenRows(ui: TableUi, model: TableModel, size: Size): Rect[] {
  const context = contextOf(model, size, colour);
  const { kind, column } = layoutOf(ui, context);
  if (kind !== 'beside') return [];
  return columnSections(ui, context, column).flatMap(({ rect, lines }) =>
    lines.flatMap((line, i) =>
      plain(line).trim() === '' ? [] : [{ ...rect, row: rect.row + 1 + i, height: 1 }],
    ),
  );
}

function wordsOf(lines: readonly string[]): Set<string> {
  // What says that something is left out is no part of it.
  const told = lines.map(line => line.replace(/… x shows \d+ more lines?.*|\d+ not possible ↓|\+\d+ /gu, ''));
  return new Set(told.join(' ').match(/[\p{L}\p{N}]+/gu));
}

describe.each(games.filter(hasBoards).map(entry => [entry.meta.title, entry] as const))(
  'the table of %s',
  (_, entry) => {
    const positions: Position[] = [];

    beforeAll(async () => {
      for await (const position of recordedPositions(entry, FILES, POSITIONS)) positions.push(position);
    });

    it.each(SIZES.map(size => [nameOf(size), size] as const))(
      'cuts nothing at %s while there is room',
      (_name, size) => {
        const guilty = positions.flatMap(({ name, model }) =>
          cursors(model).flatMap(ui => {
            const context = contextOf(model, size, colour);
            const frame = tableLines(ui, context);
            const cut = cuts(ui, model, size, frame);
            if (cut.length === 0) return [];
            const boards = layoutOf(ui, context).panels.map(({ rect }) => rect);
            const taken = [...boards, ...writtenRows(ui, model, size)];
            const [room] = blankBlocks(without(blankCells(frame), taken));
            return room === undefined
              ? []
              : [`${name}, move ${ui.focus}, room at ${room.row}:${room.col}, cut: ${cut.join(' | ')}`];
          }),
        );
        expect(guilty).toEqual([]);
      },
    );

    it('shows no less in a larger terminal', () => {
      const guilty = positions.flatMap(({ name, model }) =>
        cursors(model).flatMap(ui => {
          const shown = SIZES.map(size => {
            const context = contextOf(model, size, colour);
            const boards = layoutOf(ui, context).panels.map(({ panel }) => panel);
            return new Set([...boards, ...wordsOf(asked(ui, model, size, tableLines(ui, context)))]);
          });
          return SIZES.slice(1).flatMap((large, i) => {
            const missing = [...shown[i]!].filter(each => !shown[i + 1]!.has(each));
            if (missing.length === 0) return [];
            return [
              `${name}, move ${ui.focus}, ${nameOf(SIZES[i]!)} has what ${nameOf(large)} has not: ${missing.join(' ')}`,
            ];
          });
        }),
      );
      expect(guilty).toEqual([]);
    });
  },
);
