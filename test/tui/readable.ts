/** Can every sign of a drawing be read on what it stands on? Measured cell by cell, from the codes that were written. */
import { cellsOf } from '../../src/tui/draw/cells.ts';
import { contrast, nearest256, type Rgb, rgbOf, rgbOf256 } from '../../src/tui/theme/colour.ts';
import { PALETTES, type PaletteName } from '../../src/tui/theme/palettes.ts';

/** The colour after 38 or 48 in SGR parameters, in true colour or 256. */
function colourIn(sgr: string, which: 38 | 48): Rgb | null {
  const [, red, green, blue] = new RegExp(`\\b${which};2;(\\d+);(\\d+);(\\d+)`, 'u').exec(sgr) ?? [];
  if (red !== undefined) return [Number(red), Number(green), Number(blue)];
  const code = new RegExp(`\\b${which};5;(\\d+)`, 'u').exec(sgr)?.[1];
  return code === undefined ? null : rgbOf256(Number(code));
}

/**
 * What cannot be read, as `sign: SGR`. Lines and borders, which have the palette's colour for them, are asked for 3:1,
 * everything else for 4.5:1. The terminal's own text on its own background is its own business, but not on one of ours.
 */
export function unreadable(lines: readonly string[], name: PaletteName): string[] {
  const { pages, color } = PALETTES[name];
  const rule = rgbOf(color.rule.hex);
  const rules = [rule, rgbOf256(nearest256(rule))].map(String);
  const found = new Set<string>();
  for (const cell of lines.flatMap(cellsOf)) {
    if (cell.text === ' ') continue;
    const text = colourIn(cell.sgr, 38);
    const ground = colourIn(cell.sgr, 48);
    if (text === null && ground === null) continue;
    const behind = ground === null ? pages.map(rgbOf) : [ground];
    const least = rules.includes(String(text)) ? 3 : 4.5;
    const fits = text !== null && behind.every(one => contrast(text, one) >= least);
    if (!fits) found.add(`${cell.text}: ${cell.sgr}`);
  }
  return [...found];
}
