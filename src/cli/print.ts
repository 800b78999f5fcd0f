/** Results on stdout: text, tables and versioned JSON. */
import { printable } from '../core/text.ts';
import type { Io } from './io.ts';

export function printLines(io: Io, lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${printable(line)}\n`);
}

/** One document of a documented shape: docs/json.md. */
export function printJson(io: Io, format: string, content: Readonly<Record<string, unknown>>): void {
  io.stdout.write(`${JSON.stringify({ format: `boardgames/${format}`, ...content })}\n`);
}

/** Columns of text, each as wide as its widest cell; the last one runs free. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map(row =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
