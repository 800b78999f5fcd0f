/** Results on stdout: text, tables and versioned JSON. */
import { printable, UNSAFE } from '../core/text.ts';
import type { Io } from './io.ts';

export function printLines(io: Io, lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${printable(line)}\n`);
}

/** One document of a documented shape: docs/json.md. */
export function printJson(io: Io, format: string, content: Readonly<Record<string, unknown>>): void {
  printJsonLine(io, { format: `boardgames/${format}`, ...content });
}

/** JSON keeps every character; those that must not reach a terminal are written as escapes. */
export function printJsonLine(io: Io, content: Readonly<Record<string, unknown>>): void {
  const escaped = JSON.stringify(content).replace(UNSAFE, escapeUnits);
  io.stdout.write(`${escaped}\n`);
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** The last moment of the calendar, in milliseconds from 1970; as far back it begins. */
const END_OF_TIME = 8.64e15;

/** A file may claim to have been written at a time that no calendar has: it gets the nearest one. */
export function isoTime(milliseconds: number): string {
  return new Date(Math.max(-END_OF_TIME, Math.min(END_OF_TIME, milliseconds))).toISOString();
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
