/** A screen as text: with its colours for terminals, or without for everything else. */
import { plain } from '../draw/cells.ts';

export function ansiOf(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('');
}

export function textOfLines(lines: readonly string[]): string {
  return lines.map(line => `${plain(line).trimEnd()}\n`).join('');
}
