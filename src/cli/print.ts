/** Results on stdout: text and versioned JSON. */
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
