/** A framed box over the screen: a question, a text field, a few sentences. */
import type { ReactNode } from 'react';
import type { Rect } from '../boards/contract.ts';
import { box } from '../draw/shapes.ts';
import { insideDialog } from '../overlays/box.ts';
import { At, Lines, useTheme } from './lines.tsx';

export interface DialogProps {
  readonly title: string;
  /** As `dialogRect` finds it, so that the mouse is told of the same place. */
  readonly rect: Rect;
  readonly children: ReactNode;
}

export function Dialog({ title, rect, children }: DialogProps) {
  const theme = useTheme();
  return (
    <>
      <At rect={rect}>
        <Lines lines={box([], rect, theme, title, theme.style.accent)} />
      </At>
      <At rect={insideDialog(rect)}>{children}</At>
    </>
  );
}
