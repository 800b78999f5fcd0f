/** Drawings, each in its place on the screen. */
import type { Rect } from '../boards/contract.ts';
import { At, Lines } from './lines.tsx';

export interface Part {
  readonly rect: Rect;
  readonly lines: readonly string[];
}

export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ rect, lines }) => (
    <At key={`${rect.row} ${rect.col}`} rect={rect}>
      <Lines lines={lines} />
    </At>
  ));
}
