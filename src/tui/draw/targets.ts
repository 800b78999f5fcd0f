/**
 * Where the targets of a drawing stand: the one way in which all boards find the rectangles of their targets. A text is
 * padded, cut, wrapped, framed and set beside others long after it was written, so it carries a number along: as a
 * colour of underlines, which nothing else sets and everything that works on cells keeps, whatever background it is laid
 * on. On the finished lines the numbers are read off and wiped out.
 *
 * Every place where a target is drawn has a rectangle of its own: a target may stand in several lines of a panel, and
 * one box around them all would cut across its neighbours. So would one around a text that was wrapped, which has a
 * rectangle in each of its lines; a block keeps its shape and has one.
 */
import type { DrawInput, Drawing, TargetRect } from '../boards/contract.ts';
import { cellsOf, inStyle, textOf, widthOfText } from './cells.ts';
import { spot } from './spot.ts';
import { fill } from './text.ts';

export interface Tagging {
  /** The target of every place drawn so far, by the number of the place. Grows while a panel is drawn. */
  readonly tags: string[];
}

/** A thing that can be a target, with the marks of cursor and legal moves on its sides. */
export function target(
  input: Tagging & Pick<DrawInput<unknown>, 'focus' | 'targets' | 'theme'>,
  id: string,
  text: string,
): string {
  return tagged(input, id, spot(input, id, text));
}

/** Text that stands for a target as it is. */
export function tagged({ tags }: Tagging, id: string, text: string): string {
  return withNumber(tags.push(id) - 1, text);
}

/** A framed thing or a few lines that stand for a target as a whole, filled up to the longest of them. */
export function taggedBlock({ tags }: Tagging, id: string, lines: readonly string[]): string[] {
  const number = tags.push(id) - 1;
  const widths = lines.map(widthOfText);
  const width = Math.max(...widths);
  return lines.map((line, i) => withNumber(number, line + ' '.repeat(width - widths[i]!)));
}

/** What a panel draws, in the room there is, and the rectangles of the targets that are in sight. */
export function drawing<I extends DrawInput<unknown>>(
  input: I,
  draw: (input: I & Tagging) => readonly string[],
): Drawing {
  const tags: string[] = [];
  const { width, height, theme } = input;
  return readTags(tags, fill(draw({ ...input, tags }), width, height, theme));
}

/** Parts of a colour have at most three digits. */
const FIRST = 1000;
const TAG = /(?:^|;)58;5;(\d{4,})/u;
/** What ends a number: that of a target within this one, or the end of all styles. */
const RESET = /\u001B\[(?:0|59)?m/gu;

function withNumber(number: number, text: string): string {
  const tag = `\u001B[58;5;${FIRST + number}m`;
  return `${tag}${text.replaceAll(RESET, reset => reset + tag)}\u001B[59m`;
}

/** The cells of a place in one line, later a rectangle of lines. */
type Growing = { -readonly [K in keyof TargetRect]: TargetRect[K] };

function readTags(tags: readonly string[], lines: readonly string[]): Drawing {
  const targets: Growing[] = [];
  /** By the number of the place: its last rectangle, and its cells in the line that is read. */
  const above: (Growing | undefined)[] = [];
  const wiped = lines.map((line, row) => {
    if (!line.includes('58;5;')) return line;
    const here = new Map<number, Growing>();
    const cells = cellsOf(line);
    let col = 0;
    for (const [i, cell] of cells.entries()) {
      const style = cell.sgr === '' ? null : styleOf(cell.sgr);
      if (style !== null) {
        const { number, sgr } = style;
        const rect = here.get(number);
        if (rect === undefined)
          here.set(number, { id: tags[number]!, row, col, width: cell.width, height: 1 });
        else rect.width = col + cell.width - rect.col;
        cells[i] = inStyle(cell, sgr);
      }
      col += cell.width;
    }
    for (const [number, rect] of here) {
      const last = above[number];
      if (last?.col === rect.col && last.width === rect.width && last.row + last.height === row)
        last.height++;
      else {
        targets.push(rect);
        above[number] = rect;
      }
    }
    return textOf(cells);
  });
  return { lines: wiped, targets };
}

interface TaggedStyle {
  readonly number: number;
  /** The style without the number. */
  readonly sgr: string;
}

/** Texts use few styles, so each is taken apart once; null for one without a number. */
const styles = new Map<string, TaggedStyle | null>();

function styleOf(sgr: string): TaggedStyle | null {
  let style = styles.get(sgr);
  if (style === undefined) {
    const match = TAG.exec(sgr);
    style =
      match === null
        ? null
        : { number: Number(match[1]) - FIRST, sgr: sgr.replace(match[0], '').replace(/^;/u, '') };
    styles.set(sgr, style);
  }
  return style;
}
