/** A part of the screen in its frame. */
import type { Frame, Rect } from '../boards/contract.ts';
import { widthOfText } from '../draw/cells.ts';
import { framed, heading } from '../draw/shapes.ts';
import type { Theme } from '../theme.ts';
import { At, Lines, useTheme } from './lines.tsx';

export interface PanelProps {
  readonly rect: Rect;
  readonly frame: Frame;
  readonly title: string;
  /** At the right end of the title. */
  readonly legend?: string;
  /** The panel that matters now is marked in its frame. */
  readonly marked?: boolean;
  readonly padding?: 0 | 1;
  readonly lines: readonly string[];
}

export function Panel(props: PanelProps) {
  const theme = useTheme();
  return (
    <At rect={props.rect}>
      <Lines lines={panelLines(props, theme)} />
    </At>
  );
}

function panelLines(props: PanelProps, theme: Theme): readonly string[] {
  const { rect, frame, title, legend = '', marked = false, padding = 0, lines } = props;
  switch (frame) {
    case 'box':
      return framed(lines, rect, theme, {
        title: marked ? theme.style.accent(title) : title,
        right: legend,
        edge: marked ? theme.style.accent : theme.style.rule,
        padding,
      });
    case 'title': {
      const fits = widthOfText(title) + widthOfText(legend) + 8 <= rect.width;
      const style = marked ? theme.style.accent : theme.style.title;
      return [heading(title, rect.width, theme, fits ? legend : '', style), ...lines];
    }
    case 'none':
      return lines;
  }
}
