/** The end of a game, over everything below the header of the table. */
import type { Rect } from '../boards/contract.ts';
import { At, Lines, useTheme } from '../components/lines.tsx';
import { heading } from '../draw/shapes.ts';
import { pageBody, type Writing } from '../overlays/page.ts';

export interface ResultProps {
  /** The page counts its last line for the keys of the table. */
  readonly rect: Rect;
  readonly write: Writing;
  readonly scroll: number;
}

export function Result({ rect, write, scroll }: ResultProps) {
  const theme = useTheme();
  return (
    <At rect={rect}>
      <Lines lines={[heading('The game is over', rect.width, theme)]} />
      <Lines lines={pageBody(write, scroll, rect, theme)} />
    </At>
  );
}
