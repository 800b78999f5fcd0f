/** A thing of the table in a frame, with words in its edges: places, cards, laboratories. */
import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { cut, fill } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import type { Size } from '../contract.ts';
import type { PanelInput } from './panel.ts';

export interface Edges {
  readonly title: string;
  readonly topRight?: string;
  readonly bottomLeft?: string;
  readonly bottomRight?: string;
}

/** What does not fit at the right is left out. The whole frame stands for the target: its title has the marks of cursor and legal moves. */
export function framed(
  input: PanelInput,
  id: string,
  lines: readonly string[],
  size: Size,
  edges: Edges,
  usual: Style,
): string[] {
  const { theme, focus } = input;
  const { glyph } = theme;
  const edge = focus === id ? theme.style.target : usual;
  const inner = size.width - 2;
  const rule = (start: string, right: string): string => {
    const end = widthOfText(start) + widthOfText(right) > inner ? '' : right;
    const room = inner - widthOfText(end);
    const left = cut(start, room, theme);
    return left + edge(glyph.horizontal.repeat(Math.max(0, room - widthOfText(left)))) + end;
  };
  const side = edge(glyph.vertical);
  const title = spot(input, id, edges.title);
  const body = fill(lines, inner, Math.max(0, size.height - 2), theme);
  return taggedBlock(input, id, [
    edge(glyph.topLeft) + rule(title, edges.topRight ?? '') + edge(glyph.topRight),
    ...body.map(line => side + line + side),
    edge(glyph.bottomLeft) + rule(edges.bottomLeft ?? '', edges.bottomRight ?? '') + edge(glyph.bottomRight),
  ]);
}
