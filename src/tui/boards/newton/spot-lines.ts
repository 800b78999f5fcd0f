/** Lines of text that know which of their cells are targets, so that a drawing can tell where they stand. */
import type { Canvas } from '../../draw/canvas.ts';
import { cellsOf, widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { type Align, fill, pad, wrapIndented } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { DrawInput, Drawing, Rect, TargetRect } from '../contract.ts';

interface Spot extends Pick<Rect, 'col' | 'width'> {
  readonly id: string;
}

export interface SpotLine {
  readonly text: string;
  readonly spots: readonly Spot[];
}

export function line(text: string): SpotLine {
  return { text, spots: [] };
}

/** A thing that can be a target. */
export function target(
  input: Pick<DrawInput<unknown>, 'focus' | 'targets' | 'theme'>,
  id: string,
  text: string,
): SpotLine {
  return covered(id, spot(input, id, text));
}

/** Text that stands for a target as a whole. */
export function covered(id: string, text: string): SpotLine {
  return { text, spots: [{ id, col: 0, width: widthOfText(text) }] };
}

export function joined(parts: readonly (SpotLine | string)[], between = ''): SpotLine {
  let text = '';
  let col = 0;
  const spots: Spot[] = [];
  for (const [i, part] of parts.entries()) {
    const { text: more, spots: found } = typeof part === 'string' ? line(part) : part;
    const before = i === 0 ? '' : between;
    col += widthOfText(before);
    text += before + more;
    spots.push(...moved(found, col));
    col += widthOfText(more);
  }
  return { text, spots };
}

/** In exactly `width` cells: padded, or cut with a mark. */
export function padded(
  { text, spots }: SpotLine,
  width: number,
  theme: Theme,
  align: Align = 'left',
): SpotLine {
  const free = Math.max(0, width - widthOfText(text));
  const before = align === 'left' ? 0 : align === 'right' ? free : Math.floor(free / 2);
  return { text: pad(text, width, theme, align), spots: within(moved(spots, before), 0, width) };
}

/** Broken at spaces, with every line after the first moved in by `indent` cells. */
export function wrapped({ text, spots }: SpotLine, width: number, indent: number): SpotLine[] {
  const cells = cellsOf(text);
  let at = 0;
  let col = 0;
  const pass = (): void => {
    col += cells[at]?.width ?? 1;
    at++;
  };
  return wrapIndented(text, width, indent).map((row, i) => {
    const blank = i === 0 ? 0 : indent;
    if (i > 0) while (cells[at]?.text === ' ') pass();
    const start = col;
    for (let left = cellsOf(row).length - blank; left > 0; left--) pass();
    return { text: row, spots: moved(within(spots, start, col), blank - start) };
  });
}

/** A canvas with targets drawn on it, later ones over earlier ones: of each, what is left in sight. */
export function linesOf(canvas: Canvas, targets: readonly Omit<TargetRect, 'height'>[]): SpotLine[] {
  return canvas.lines().map((text, row) => {
    const here = targets.filter(each => each.row === row);
    return { text, spots: here.flatMap((each, i) => leftOf(each, here.slice(i + 1))) };
  });
}

/** The widest part of a spot that no other one covers. */
function leftOf(whole: Spot, others: readonly Spot[]): Spot[] {
  let parts = [whole];
  for (const { col, width } of others) {
    parts = parts.flatMap(part => [
      ...within([part], Number.NEGATIVE_INFINITY, col),
      ...within([part], col + width, Number.POSITIVE_INFINITY),
    ]);
  }
  return parts.sort((a, b) => b.width - a.width).slice(0, 1);
}

/** The lines in the room there is, and the targets that are in sight. */
export function drawing(lines: readonly SpotLine[], { width, height, theme }: DrawInput<unknown>): Drawing {
  const texts = lines.map(({ text }) => text);
  const inSight = lines.length > height ? lines.slice(0, height - 1) : lines;
  const targets = new Map<string, TargetRect>();
  for (const [row, { spots }] of inSight.entries())
    for (const { id, col, width: cells } of within(spots, 0, width))
      if (!targets.has(id)) targets.set(id, { id, row, col, width: cells, height: 1 });
  return { lines: fill(texts, width, height, theme), targets: [...targets.values()] };
}

function moved(spots: readonly Spot[], by: number): Spot[] {
  return spots.map(({ id, col, width }) => ({ id, col: col + by, width }));
}

/** What of the spots lies between two columns. */
function within(spots: readonly Spot[], from: number, to: number): Spot[] {
  return spots.flatMap(({ id, col, width }) => {
    const start = Math.max(col, from);
    const end = Math.min(col + width, to);
    return start < end ? [{ id, col: start, width: end - start }] : [];
  });
}
