/** Text from the games and the players in ASCII, cell by cell, so that nothing moves. */
import { ASCII_FOR } from '../theme/glyphs.ts';
import { cellsOf, textOf } from './cells.ts';

const NEAREST: Readonly<Record<string, string>> = {
  ...ASCII_FOR,
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '½': '/',
};

export function asciiLine(line: string): string {
  if (/^[\x20-\x7E\u001B]*$/u.test(line)) return line;
  return textOf(
    cellsOf(line).map(cell =>
      /^[\x20-\x7E]$/u.test(cell.text) ? cell : { ...cell, text: nearest(cell.text, cell.width) },
    ),
  );
}

function nearest(text: string, width: number): string {
  const known = NEAREST[text];
  const letters = known ?? text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  const ascii = /^[\x20-\x7E]+$/u.test(letters) ? letters : '?';
  return ascii.slice(0, width).padEnd(width);
}
