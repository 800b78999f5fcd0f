/** The lines of the tree on its drawing: heavy ones from what the player knows, all in the colour of their field. */
import { knownTo } from '../../../games/newscience/rules/knowledge.ts';
import type { Canvas } from '../../draw/canvas.ts';
import type { Theme } from '../../theme.ts';
import type { PanelInput } from './panel.ts';
import { fieldStyle } from './signs.ts';
import type { TreePlan, Wire } from './tree-plan.ts';
import { EAST, NORTH, SOUTH, type Stroke, WEST } from './tree-wires.ts';

/** By the directions in which a line leaves a cell: north 1, east 2, south 4, west 8. */
const LIGHT = ' │─└││┌├─┘─┴┐┤┬┼';
const HEAVY = ' ┃━┗┃┃┏┣━┛━┻┓┫┳╋';
const ASCII = ' |-+||++-+-+++++';

/** Signs of a line that is known, and of one that is not. */
export function lineSigns({ unicode }: Theme): { readonly known: string; readonly unknown: string } {
  return unicode ? { known: '━━', unknown: '──' } : { known: '', unknown: '--' };
}

/** Where lines of both weights pass each other: that of the upright one first. */
const PASSES = { light: { light: '┼', heavy: '┿' }, heavy: { light: '╂', heavy: '╋' } } as const;

/**
 * Where two lines pass each other, the upright one goes over the other, of which there is more to see on both sides.
 * Where there is not, as before the edge of a box, both are drawn.
 */
export function drawWires({ theme, view, subject }: PanelInput, { wires }: TreePlan, canvas: Canvas): void {
  const known = knownTo(view, subject);
  const weightOf = ({ source }: Wire): 'light' | 'heavy' => ((source & known) === 0 ? 'light' : 'heavy');
  /** The line that runs along a row through a cell. */
  const along = new Map<string, Wire>();
  /** All cells of a line. */
  const cells = new Set<string>();
  for (const [i, wire] of wires.entries())
    for (const { row, col, directions } of wire.strokes) {
      cells.add(`${i} ${row} ${col}`);
      if (directions === (EAST | WEST)) along.set(`${row} ${col}`, wire);
    }
  const signOf = (wire: Wire, { row, col, directions }: Stroke): string => {
    if (!theme.unicode) return ASCII[directions]!;
    const other = directions === (NORTH | SOUTH) ? along.get(`${row} ${col}`) : undefined;
    if (other !== undefined) {
      const isSeen = (at: number): boolean => cells.has(`${wires.indexOf(other)} ${row} ${at}`);
      if (!isSeen(col - 1) || !isSeen(col + 1)) return PASSES[weightOf(wire)][weightOf(other)];
    }
    return (weightOf(wire) === 'light' ? LIGHT : HEAVY)[directions]!;
  };
  for (const isAlong of [true, false])
    for (const wire of wires) {
      const isPale = weightOf(wire) === 'light' && !theme.unicode;
      const style = isPale ? theme.style.rule : fieldStyle(theme, wire.field);
      for (const stroke of wire.strokes)
        if ((stroke.directions === (EAST | WEST)) === isAlong)
          canvas.text(stroke.row, stroke.col, style(signOf(wire, stroke)));
    }
}
