/**
 * The boards of every moment of a game, as drawings that differ from moment to moment in few rows: a list of all rows that
 * ever stand somewhere, and for each moment which of them came where.
 */
import type { ReactElement } from 'react';
import type { AnyBoards, Rect, Size } from '../boards/contract.ts';
import { At, Lines, Screen } from '../components/lines.tsx';
import { cellsOf, textOf } from '../draw/cells.ts';
import { frameOf } from '../picture/frame.ts';
import { contextOf, type Instant, type RecordedGame, watchedAt } from '../picture/still.tsx';
import { drawRow } from '../picture/svg.ts';
import { layoutOf } from '../table/board-area.ts';
import { Boards } from '../table/frame.tsx';
import { headerLine } from '../table/header.ts';
import type { TableModel } from '../table/model.ts';
import { INITIAL_UI, type TableContext } from '../table/ui.ts';
import type { Theme } from '../theme.ts';
import { Paints } from './paints.ts';

/** A part of the screen with a drawing of its own. */
export interface BoardArea {
  readonly title: string;
  /** In cells, from the upper left corner of all of them. */
  readonly rect: Rect;
}

export interface BoardFilm {
  /** Around all areas, in cells. */
  readonly size: Size;
  readonly areas: readonly BoardArea[];
  /** SVG elements of a row of cells; the first is empty, as every row is before the first moment. */
  readonly rows: readonly string[];
  /** For each moment, pairs: a row, counted through all areas, and the index of what stands there from now on. */
  readonly moments: readonly (readonly number[])[];
  readonly paints: Paints;
}

export interface Themes {
  readonly dark: Theme;
  readonly light: Theme;
}

/** Sizes of screens, from the usual one up, until all boards of a game stand beside each other. */
const SIZES: readonly Size[] = [
  { width: 160, height: 50 },
  { width: 200, height: 60 },
  { width: 240, height: 80 },
];

export function filmOf(game: RecordedGame, themes: Themes): BoardFilm {
  const rows = new Rows();
  const moments: number[][] = [];
  let before: TableModel | null = null;
  let shown: number[] = [];
  let plan: Plan | null = null;
  for (let at = 0; at <= game.timeline.steps.length; at++) {
    const instant = watchedAt(game, at, before);
    before = instant.model;
    plan ??= planOf(instant, game.boards, themes.dark);
    const now = rowsOf(instant, plan, themes, rows);
    moments.push(now.flatMap((index, row) => (index === (shown[row] ?? 0) ? [] : [row, index])));
    shown = now;
  }
  const { areas } = plan!;
  return { size: around(areas), areas, rows: rows.drawn, moments, paints: rows.paints };
}

/** All rows there are. Most stay as they were from one moment to the next, so each is drawn once. */
class Rows {
  readonly paints = new Paints();
  readonly #indexes = new Map<string, number>([['', 0]]);
  /** By the lines they are cut out of, in both palettes, and where. */
  readonly #known = new Map<string, number>();

  get drawn(): string[] {
    return [...this.#indexes.keys()];
  }

  indexOf(dark: string, light: string, { col, width }: Rect): number {
    const key = `${col} ${width} ${dark}\n${light}`;
    let index = this.#known.get(key);
    if (index === undefined) {
      const cells = this.paints.painted(cropped(dark, col, width), cropped(light, col, width));
      const drawn = drawRow(cells, 0);
      index = this.#indexes.get(drawn) ?? this.#indexes.size;
      this.#indexes.set(drawn, index);
      this.#known.set(key, index);
    }
    return index;
  }
}

interface Plan {
  readonly size: Size;
  /** The row of the screen on which the boards begin. */
  readonly top: number;
  readonly areas: readonly BoardArea[];
}

/** The header, and every board that has a place on the largest screen that is needed. */
function planOf(instant: Instant, { panels }: AnyBoards, theme: Theme): Plan {
  const plans = SIZES.map(size => {
    const { panels: placed } = layoutOf(INITIAL_UI, alone(instant, size, theme));
    const top = Math.min(...placed.map(({ rect }) => rect.row));
    const boards = placed.map(({ panel, rect }): BoardArea => {
      const title = panels.find(({ id }) => id === panel)!.title;
      return { title, rect: { ...rect, row: rect.row - top + 1 } };
    });
    const { width } = around(boards);
    const header: BoardArea = { title: 'Where the game stands', rect: { row: 0, col: 0, width, height: 1 } };
    return { size, top, areas: [header, ...boards] };
  });
  return plans.find(({ areas }) => areas.length === panels.length + 1) ?? plans.at(-1)!;
}

function alone(instant: Instant, size: Size, theme: Theme): TableContext {
  return { ...contextOf(instant, size, theme), boardsAlone: true };
}

function around(areas: readonly BoardArea[]): Size {
  return {
    width: Math.max(...areas.map(({ rect }) => rect.col + rect.width)),
    height: Math.max(...areas.map(({ rect }) => rect.row + rect.height)),
  };
}

/** What stands in the rows of all areas, one after the other. */
function rowsOf(instant: Instant, { size, top, areas }: Plan, themes: Themes, rows: Rows): number[] {
  const [dark, light] = [themes.dark, themes.light].map(theme => {
    const context = alone(instant, size, theme);
    return frameOf(<Film context={context} width={areas[0]!.rect.width} />, size, theme);
  });
  return areas.flatMap(({ rect }, i) =>
    Array.from({ length: rect.height }, (_, row) => {
      const line = i === 0 ? 0 : rect.row + row + top - 1;
      return rows.indexOf(dark![line]!, light![line]!, rect);
    }),
  );
}

function Film({ context, width }: { readonly context: TableContext; readonly width: number }): ReactElement {
  const { size, model, theme } = context;
  return (
    <Screen size={size}>
      <At rect={{ row: 0, col: 0, width, height: 1 }}>
        <Lines lines={[headerLine(model, '', width, theme)]} />
      </At>
      <Boards ui={INITIAL_UI} context={context} />
    </Screen>
  );
}

function cropped(line: string, col: number, width: number): string {
  let at = 0;
  return textOf(
    cellsOf(line).filter(cell => {
      const inside = at >= col && at + cell.width <= col + width;
      at += cell.width;
      return inside;
    }),
  );
}
