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
  /** What it is worth if it is played now, with the sum and without; empty where that cannot be. */
  readonly value: { readonly long: string; readonly short: string };
  /** What it does, as a sentence and in few words; the sentence is taken where it has room. */
  readonly effect: { readonly long: string; readonly short: string };
  /** In the lower edge, in at most so many cells. */
  foot(width: number): string;
  /** Out of question now. */
  readonly dim: boolean;
}

/** From 8x3 on. With fewer lines than name and text need, the name gives way where the text says more. */
export function drawCard(input: PanelInput, face: CardFace, size: Size): string[] {
  const { theme } = input;
  const focused = face.id !== null && input.focus === face.id;
  const legal = face.id !== null && input.targets.has(face.id);
  const edge = focused ? theme.style.strong : legal ? theme.style.target : theme.style.rule;
  const side = edge(theme.glyph.vertical);
  const inner = size.width - 2;
  const body = bodyLines(face, inner, size.height - 2).map((line, i) => {
    const text = pad(line.text, inner, theme);
    const style = line.isName && !face.dim ? theme.style.strong : theme.style.dim;
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
  const words = face.foot(inner - 2);
  const foot = words === '' ? '' : ` ${words} `;
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

/** The fullest form that has room: name, value and effect; else without the value; at last cut. */
function bodyLines({ name, value, effect }: CardFace, width: number, height: number): BodyLine[] {
  const lines = (text: string, isName: boolean): BodyLine[] =>
    text === '' ? [] : wrap(text, width).map(line => ({ text: line, isName }));
  const forms = [
    [...lines(name, true), ...lines(value.long, false), ...lines(effect.long, false)],
    [...lines(name, true), ...lines(value.long, false), ...lines(effect.short, false)],
    [...lines(name, true), ...lines(value.short, false), ...lines(effect.short, false)],
    [...lines(name, true), ...lines(effect.long, false)],
    [...lines(name, true), ...lines(effect.short, false)],
    [{ text: name, isName: true }, ...lines(effect.short, false)],
  ];
  const fitting = forms.find(form => form.length <= height);
  if (fitting !== undefined) return fitting;
  if (height === 1) return [{ text: effect.short === '' ? name : effect.short, isName: effect.short === '' }];
  const shown = forms.at(-1)!;
  const last = shown
    .slice(height - 1)
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
