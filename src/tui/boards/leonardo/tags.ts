/**
 * Where the targets of a drawing stand. A text is padded, cut, framed and set beside others long after it was written, so
 * it carries the number of its target along: as a background colour beyond those that terminals have, which everything
 * that works on cells keeps. On the finished lines the numbers are read off and wiped out.
 */
import { type Cell, cellsOf, textOf } from '../../draw/cells.ts';
import type { Drawing } from '../contract.ts';

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

/** Around all cells of a target. */
interface Bounds {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The rectangles of the targets, and lines that know nothing of them. */
export function readTags(tags: Tags, lines: readonly string[]): Drawing {
  const found: (Bounds | undefined)[] = [];
  const styles = new Map<string, { readonly number: number; readonly sgr: string } | null>();
  const wiped = lines.map((line, row) => {
    if (!line.includes('48;5;')) return line;
    let col = 0;
    const cells = cellsOf(line).map((cell): Cell => {
      const { text, width, sgr } = cell;
      let style = styles.get(sgr);
      if (style === undefined) {
        style = readStyle(sgr);
        styles.set(sgr, style);
      }
      const at = col;
      col += width;
      if (style === null) return cell;
      found[style.number] = around(found[style.number], row, at, width);
      return { text, width, sgr: style.sgr };
    });
    return textOf(cells);
  });
  const targets = found.flatMap((bounds, number) => {
    if (bounds === undefined) return [];
    const { top, left, bottom, right } = bounds;
    return [{ id: tags[number]!, row: top, col: left, width: right - left, height: bottom - top }];
  });
  return { lines: wiped, targets };
}

/** The number in a style and the style without it. */
function readStyle(sgr: string): { number: number; sgr: string } | null {
  const match = TAG.exec(sgr);
  if (match === null) return null;
  return { number: Number(match[1]) - FIRST, sgr: sgr.replace(match[0], '').replace(/^;/u, '') };
}

function around(bounds: Bounds | undefined, row: number, col: number, width: number): Bounds {
  if (bounds === undefined) return { top: row, left: col, bottom: row + 1, right: col + width };
  bounds.left = Math.min(bounds.left, col);
  bounds.right = Math.max(bounds.right, col + width);
  bounds.bottom = row + 1;
  return bounds;
}
