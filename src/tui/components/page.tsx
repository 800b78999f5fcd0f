/** A text over the whole screen: between a heading and the keys, scrolled where it does not fit. */
import type { Size } from '../boards/contract.ts';
import { heading } from '../draw/shapes.ts';
import type { Binding } from '../input/key-list.ts';
import { type Region, shifted } from '../input/regions.ts';
import { footerRegions } from '../overlays/help.ts';
import { pageBody, type Writing } from '../overlays/page.ts';
import { Footer } from './footer.tsx';
import { Lines, useTheme } from './lines.tsx';

export interface PageProps {
  readonly title: string;
  readonly write: Writing;
  /** Lines out of sight above. */
  readonly scroll: number;
  readonly size: Size;
  readonly bindings: readonly Binding[];
  /** What stands at the right end of the heading. */
  readonly mark?: string;
}

export function Page({ title, write, scroll, size, bindings, mark = '' }: PageProps) {
  const theme = useTheme();
  return (
    <>
      <Lines lines={[heading(title, size.width, theme, mark)]} />
      <Lines lines={pageBody(write, scroll, size, theme)} />
      <Footer bindings={bindings} message={null} width={size.width} />
    </>
  );
}

export function pageRegions(bindings: readonly Binding[], { width, height }: Size): Region[] {
  return shifted(footerRegions(bindings, width), { row: height - 1, col: 0 });
}
