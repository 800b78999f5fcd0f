/**
 * How the table uses its room, over positions of recorded games: nothing is cut while there is an empty block that could
 * hold it, and a larger terminal never shows less.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rect, Size } from '../../src/tui/boards/contract.ts';
import { plain } from '../../src/tui/draw/cells.ts';
import { layoutOf } from '../../src/tui/table/board-area.ts';
import { columnSections } from '../../src/tui/table/column.ts';
import type { TableModel } from '../../src/tui/table/model.ts';
import { stripOf } from '../../src/tui/table/strip.ts';
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

/** Question, moves and explanation, without the log and the players. */
function asked(ui: TableUi, model: TableModel, size: Size): string[] {
  const context = contextOf(model, size, colour);
  const { kind, column } = layoutOf(ui, context);
  if (kind !== 'beside') return stripOf(ui, context, column).lines.map(plain);
  return columnSections(ui, context, column)
    .filter(({ id }) => id !== 'log' && id !== 'players')
    .flatMap(({ title, mark, lines }) => [title, mark, ...lines].map(plain));
}

/** Where text is cut. Below the boards a list may scroll, beside them it may not. */
function cuts(ui: TableUi, model: TableModel, size: Size, frame: readonly string[]): string[] {
  const { header, tabs, kind } = layoutOf(ui, contextOf(model, size, colour));
  const top = [header.row, ...(tabs === null ? [] : [tabs.row])].map(row => frame[row]!);
  const cut = kind === 'beside' ? /…|more lines| [↑↓]$/u : /…|more lines/u;
  return [...top.map(plain), ...asked(ui, model, size)].filter(line => cut.test(line.trimEnd()));
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
  const told = lines.map(line => line.replace(/… \d+ more lines/u, ''));
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
        cursors(model).flatMap(ui =>
          SIZES.slice(1).flatMap((large, i) => {
            const small = SIZES[i]!;
            const shown = wordsOf(asked(ui, model, large));
            const words = [...wordsOf(asked(ui, model, small))].filter(word => !shown.has(word));
            const inSight = (size: Size): string[] =>
              layoutOf(ui, contextOf(model, size, colour)).panels.map(({ panel }) => panel);
            const boards = inSight(small).filter(id => !inSight(large).includes(id));
            if (words.length + boards.length === 0) return [];
            return [
              `${name}, move ${ui.focus}, ${nameOf(small)} has what ${nameOf(large)} has not: ${[...boards, ...words].join(' ')}`,
            ];
          }),
        ),
      );
      expect(guilty).toEqual([]);
    });
  },
);
