/** The screen of a terminal as lines of styled text: what src/tui/picture draws pictures from. */
import type { IBufferCell, Terminal } from '@xterm/headless';

export function linesOf(terminal: Terminal): string[] {
  return Array.from({ length: terminal.rows }, (_, row) => lineOf(terminal, row));
}

function lineOf(terminal: Terminal, row: number): string {
  const line = terminal.buffer.active.getLine(terminal.buffer.active.viewportY + row);
  let text = '';
  for (let col = 0; col < terminal.cols; col++) {
    const cell = line?.getCell(col);
    if (cell?.getWidth() === 0) continue;
    const chars = cell?.getChars() || ' ';
    const sgr = cell === undefined ? '' : sgrOf(cell);
    text += sgr === '' ? chars : `\u001B[${sgr}m${chars}\u001B[0m`;
  }
  return text;
}

function sgrOf(cell: IBufferCell): string {
  const codes = [
    ...(cell.isBold() ? [1] : []),
    ...(cell.isDim() ? [2] : []),
    ...(cell.isInverse() ? [7] : []),
    ...(cell.isFgDefault() ? [] : colour(38, cell.getFgColor(), cell.isFgRGB())),
    ...(cell.isBgDefault() ? [] : colour(48, cell.getBgColor(), cell.isBgRGB())),
  ];
  return codes.join(';');
}

function colour(where: 38 | 48, code: number, rgb: boolean): number[] {
  return rgb ? [where, 2, code >> 16, (code >> 8) & 0xff, code & 0xff] : [where, 5, code];
}
