/** A card as a box: the action on a coloured tab in its upper edge, name and text inside, its books in the lower edge. */
import { widthOfText } from '../../draw/cells.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { cut, pad, wrap } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import type { Size } from '../contract.ts';
import type { PanelInput } from './panel.ts';

export interface CardFace {
  /** Null for something that no move is about. */
  readonly id: string | null;
  /** In at most so many cells. */
  head(width: number): string;
  readonly fill: Style;
  readonly hue: Style;
  readonly name: string;
  readonly text: string;
  /** In the lower edge. */
  readonly foot: string;
  /** Out of question now. */
  readonly dim: boolean;
}

/** From 8x3 on. With fewer lines than name and text need, the name gives way where the text says more. */
export function drawCard(input: PanelInput, face: CardFace, size: Size): string[] {
  const { theme } = input;
  const focused = face.id !== null && input.focus === face.id;
  const legal = face.id !== null && input.targets.has(face.id);
  const edge = focused || legal ? theme.style.target : theme.style.rule;
  const side = edge(theme.glyph.vertical);
  const inner = size.width - 2;
  const body = bodyLines(face, inner, size.height - 2).map((line, i) => {
    const text = pad(line.text, inner, theme);
    const style = face.dim ? theme.style.dim : line.isName ? theme.style.strong : theme.style.dim;
    return side + (focused && i === 0 ? theme.style.focus(text) : style(text)) + side;
  });
  while (body.length < size.height - 2) body.push(side + ' '.repeat(inner) + side);
  const lines = [top(input, face, inner, edge), ...body, bottom(input, face, inner, edge)];
  return face.id === null ? lines : taggedBlock(input, face.id, lines);
}

function top({ theme, focus }: PanelInput, face: CardFace, inner: number, edge: Style): string {
  const { glyph } = theme;
  const corner = face.id !== null && focus === face.id ? glyph.cursor : glyph.topLeft;
  const word = face.head(inner);
  const head = word === '' ? '' : cut(word.length + 2 <= inner ? ` ${word} ` : word, inner, theme);
  const tab = face.dim ? face.hue(head) : face.fill(head);
  return edge(corner) + tab + edge(glyph.horizontal.repeat(inner - widthOfText(head)) + glyph.topRight);
}

function bottom({ theme }: PanelInput, face: CardFace, inner: number, edge: Style): string {
  const { glyph } = theme;
  const foot = face.foot === '' ? '' : cut(` ${face.foot} `, inner, theme);
  return (
    edge(glyph.bottomLeft) +
    foot +
    edge(glyph.horizontal.repeat(inner - widthOfText(foot)) + glyph.bottomRight)
  );
}

interface BodyLine {
  readonly text: string;
  readonly isName: boolean;
}

function bodyLines({ name, text }: CardFace, width: number, height: number): BodyLine[] {
  const effect = wrap(text, width).map(line => ({ text: line, isName: false }));
  if (text === '')
    return wrap(name, width)
      .slice(0, height)
      .map(line => ({ text: line, isName: true }));
  if (height === 1) return [{ text, isName: false }];
  const title = wrap(name, width);
  const titles = title.length + effect.length <= height ? title : [name];
  const shown = [...titles.map(line => ({ text: line, isName: true })), ...effect];
  if (shown.length <= height) return shown;
  const last = effect
    .slice(height - 2)
    .map(line => line.text)
    .join(' ');
  return [...shown.slice(0, height - 1), { text: last, isName: false }];
}

/** Cards side by side, as wide as there is room, at most `most`; in further rows where they would get narrower than `least`. */
export function cardRows(
  input: PanelInput,
  faces: readonly CardFace[],
  { width, height }: Size,
  { least, most }: { readonly least: number; readonly most: number },
): string[] {
  if (faces.length === 0) return [];
  const perRow = cardsPerRow(faces.length, width, least);
  const each = Math.min(most, Math.floor(width / perRow));
  const rows: string[] = [];
  for (let at = 0; at < faces.length; at += perRow) {
    const drawn = faces.slice(at, at + perRow).map(face => drawCard(input, face, { width: each, height }));
    for (let line = 0; line < height; line++) rows.push(drawn.map(card => card[line]!).join(''));
  }
  return rows;
}

function cardsPerRow(count: number, width: number, least: number): number {
  return Math.max(1, Math.min(count, Math.floor(width / least)));
}

/** How many rows `cardRows` makes of so many cards. */
export function rowCount(count: number, width: number, least: number): number {
  return count === 0 ? 0 : Math.ceil(count / cardsPerRow(count, width, least));
}
