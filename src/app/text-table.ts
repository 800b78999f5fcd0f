/** Text in columns, each as wide as a terminal shows its widest cell. */
import { widthOfText } from './text-width.ts';

type Rows = readonly (readonly string[])[];

/** The width that each column needs. */
export function columnWidths(rows: Rows): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOfText(cell));
  }
  return widths;
}

/** Lines of cells two blanks apart: names to the left and, where numbers follow them, those to the right. */
export function textTable(rows: Rows, { numbers = false } = {}): string[] {
  const widths = columnWidths(rows);
  return rows.map(row => {
    const cells = row.map((cell, i) => {
      const free = ' '.repeat(widths[i]! - widthOfText(cell));
      return numbers && i > 0 ? free + cell : cell + free;
    });
    return cells.join('  ').trimEnd();
  });
}
