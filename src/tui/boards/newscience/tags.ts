/**
 * Where the targets of a drawing stand. A text is padded, cut, wrapped and set beside others long after it was written, so
 * it carries the number of its target along: as a background colour beyond those that terminals have, which everything
 * that works on cells keeps. On the finished lines the numbers are read off and wiped out.
 */
import { type Cell, cellsOf, textOf } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import type { DrawInput, Drawing, TargetRect } from '../contract.ts';

/** Ids of the targets drawn so far, by number. */
export type Tags = string[];

export interface Tagging extends Pick<DrawInput<unknown>, 'focus' | 'targets' | 'theme'> {
  /** Grows while the panel is drawn. */
  readonly tags: Tags;
}

/** Colours of a terminal have at most three digits. */
const FIRST = 1000;
const TAG = /(?:^|;)48;5;(\d{4,})/u;

/** A thing that can be a target, with the marks of cursor and legal moves on its sides. */
export function target(input: Tagging, id: string, text: string): string {
  return tagged(input, id, spot(input, id, text));
}

/** The same without the blanks that keep the place of the marks. */
export function closeTarget(input: Tagging, id: string, text: string): string {
  return tagged(input, id, spot(input, id, text).trim());
}

function tagged({ tags }: Tagging, id: string, text: string): string {
  const known = tags.indexOf(id);
  const number = known < 0 ? tags.push(id) - 1 : known;
  return `\u001B[48;5;${FIRST + number}m${text}\u001B[49m`;
}

/** The lines without tags, and a rectangle for every run of cells that belongs to a target. */
export function readTags(tags: Tags, lines: readonly string[]): Drawing {
  const targets: TargetRect[] = [];
  const wiped = lines.map((line, row) => {
    let col = 0;
    let last: string | null = null;
    const cells = cellsOf(line).map((cell): Cell => {
      const tag = TAG.exec(cell.sgr);
      const id = tag === null ? null : tags[Number(tag[1]) - FIRST]!;
      const { width } = cell;
      if (id !== null && id === last) targets.push(widened(targets.pop()!, width));
      else if (id !== null) targets.push({ id, row, col, width, height: 1 });
      last = id;
      col += width;
      return tag === null ? cell : { ...cell, sgr: cell.sgr.replace(tag[0], '').replace(/^;/u, '') };
    });
    return textOf(cells);
  });
  return { lines: wiped, targets };
}

function widened(rect: TargetRect, by: number): TargetRect {
  return { ...rect, width: rect.width + by };
}
