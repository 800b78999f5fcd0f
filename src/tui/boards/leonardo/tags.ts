/**
 * Where the targets of a drawing stand. A text is padded, cut, framed and set beside others long after it was written, so
 * it carries the number of its target along: as a background colour beyond those that terminals have, which everything
 * that works on cells keeps. On the finished lines the numbers are read off and wiped out.
 */
import { type Cell, cellsOf, textOf } from '../../draw/cells.ts';
import type { Drawing, TargetRect } from '../contract.ts';

/** Ids of the targets drawn so far, by number. */
export type Tags = string[];

/** Colours of a terminal have at most three digits. */
const FIRST = 1000;
const TAG = /(?:^|;)48;5;(\d{4,})/u;

export function tagged(tags: Tags, id: string, text: string): string {
  const known = tags.indexOf(id);
  const number = known < 0 ? tags.push(id) - 1 : known;
  return `\u001B[48;5;${FIRST + number}m${text}\u001B[49m`;
}

/** The smallest rectangle around all cells of a target, and lines that know nothing of it. */
export function readTags(tags: Tags, lines: readonly string[]): Drawing {
  const found = new Map<number, TargetRect>();
  const wiped = lines.map((line, row) => {
    let col = 0;
    const cells = cellsOf(line).map(cell => {
      const match = TAG.exec(cell.sgr);
      const at = col;
      col += cell.width;
      if (match === null) return cell;
      const number = Number(match[1]) - FIRST;
      const here: TargetRect = { id: tags[number]!, row, col: at, width: cell.width, height: 1 };
      found.set(number, around(found.get(number) ?? here, here));
      return { ...cell, sgr: wipe(cell, match[0]) };
    });
    return textOf(cells);
  });
  return { lines: wiped, targets: [...found.values()] };
}

function wipe({ sgr }: Cell, tag: string): string {
  return sgr.replace(tag, '').replace(/^;/u, '');
}

function around(a: TargetRect, b: TargetRect): TargetRect {
  const row = Math.min(a.row, b.row);
  const col = Math.min(a.col, b.col);
  return {
    id: a.id,
    row,
    col,
    height: Math.max(a.row + a.height, b.row + b.height) - row,
    width: Math.max(a.col + a.width, b.col + b.width) - col,
  };
}
