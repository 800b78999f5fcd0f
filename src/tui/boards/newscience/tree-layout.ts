/** Where the drawing data puts the discoveries, their groups and the lines between them. */
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import type { View } from '../../../games/newscience/rules/types.ts';
import type { Data } from '../../../games/newscience/schema.ts';

type Drawn = Data['tree']['drawing']['five-fields'];

/** Left edge and width. */
export interface Span {
  readonly x: number;
  readonly w: number;
}

export interface TreeLayout extends Pick<Drawn, 'width' | 'height' | 'columnW' | 'gap' | 'frames'> {
  readonly labels: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly nodes: readonly { readonly discovery: Discovery; readonly x: number; readonly y: number }[];
  readonly edges: readonly TreeEdge[];
}

/** A line between two discoveries or frames. */
export interface TreeEdge {
  readonly from: Span;
  readonly to: Span;
  readonly y: number;
  /** Where it changes to another line on the way. */
  readonly cross: { readonly lane: number; readonly toY: number } | null;
}

/** The smallest layout with a place for everything in play. */
export type TreeLayouts = (view: View) => TreeLayout;

export function makeLayouts(t: Tables, { drawing }: Data['tree']): TreeLayouts {
  const three = makeLayout(t, drawing['three-fields']);
  const five = makeLayout(t, drawing['five-fields']);
  const shown = three.nodes.reduce((set, { discovery }) => set | (1 << discovery.index), 0);
  return view => ((t.boards[view.players]!.inPlay & ~shown) === 0 ? three : five);
}

function makeLayout(t: Tables, drawn: Drawn): TreeLayout {
  const { width, height, columnW, gap, frames } = drawn;
  return {
    width,
    height,
    columnW,
    gap,
    frames,
    labels: [...drawn.labels, ...drawn.levelLabels],
    nodes: drawn.nodes.map(({ id, x, y }) => ({
      discovery: t.discoveries.find(each => each.id === id)!,
      x,
      y,
    })),
    edges: drawn.edges.map(edge => ({
      from: spanOf(drawn, edge.from),
      to: spanOf(drawn, edge.to),
      y: edge.y,
      cross: edge.kind === 'cross' ? { lane: edge.lane, toY: edge.toY } : null,
    })),
  };
}

/** The place of a discovery or of the frame of a group. */
function spanOf({ frames, nodes, columnX, columnW }: Drawn, id: string): Span {
  const frame = frames.find(each => each.group === id);
  if (frame !== undefined) return { x: frame.x, w: frame.w };
  const { x } = nodes.find(each => each.id === id)!;
  const column = columnX.findIndex(start => Math.abs(start - x) <= 1);
  return { x, w: columnW[Math.max(0, column)]! };
}
