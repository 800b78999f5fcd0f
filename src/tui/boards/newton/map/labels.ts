/**
 * The places of the map, each a plate in one row: its sign, the name, what it offers, and the scientists and cubes that
 * stand there.
 */
import type { Place, Tables } from '../../../../games/newton/rules/tables.ts';
import type { Move, PlaceIndex, View } from '../../../../games/newton/rules/types.ts';
import { widthOfText } from '../../../draw/cells.ts';
import { marked } from '../../../draw/changes.ts';
import { cut } from '../../../draw/text.ts';
import type { Theme } from '../../../theme.ts';
import type { DrawInput, TargetRect } from '../../contract.ts';
import { placeId } from '../ids.ts';
import { underCursor } from '../panel.ts';
import type { Layer } from './layer.ts';
import type { Plan } from './plan.ts';
import type { Reach } from './reach.ts';
import { offerForms, type Wording } from './wording.ts';

export function drawPlace(
  t: Tables,
  input: DrawInput<View, Move>,
  layer: Layer,
  { spots, rooms, wording }: Plan,
  place: PlaceIndex,
  reach: Reach | null,
): TargetRect[] {
  const { row, col } = spots[place]!;
  const room = rooms[place]!;
  const id = placeId(t, place);
  const name = `${signText(t, input, place, reach)} ${nameText(t, input, place, reach)}`;
  const pieces = piecesAt(input.view, input, place).length;
  const left = room - widthOfText(name) - (pieces === 0 ? 0 : pieces + 1);
  const words = cut(name + offerIn(t, input, place, wording, left), room, input.theme);
  const text =
    (input.focus === id ? underCursor(input.theme, words) : words) +
    marked(input, view => piecesText(view, input, place, room - widthOfText(words)));
  layer.text(row, col, text, reach?.has(place) === true ? 'selected' : 'panel');
  return [{ id, row, col, width: widthOfText(text), height: 1 }];
}

const KIND_HUES = {
  university: 'blue',
  city: 'yellow',
  ancient: 'orange',
  master: 'pink',
  objective: 'purple',
  village: 'green',
  start: 'green',
} as const satisfies Record<Place['kind'], string>;

function nameText(
  t: Tables,
  { theme, view }: DrawInput<View, Move>,
  place: PlaceIndex,
  reach: Reach | null,
): string {
  const { name, kind } = t.places[place]!;
  if (reach !== null && !reach.has(place) && view.seats[view.active]!.scientist !== place)
    return theme.style.dim(name);
  const isVillage = kind === 'village' || kind === 'start';
  return isVillage && reach === null ? name : theme.style.strong(name);
}

/** What is offered, in the longest form that leaves room for the pieces; the shortest where none does. */
function offerIn(
  t: Tables,
  input: DrawInput<View, Move>,
  place: PlaceIndex,
  wording: Wording,
  room: number,
): string {
  const { theme } = input;
  const hue = theme.hue[KIND_HUES[t.places[place]!.kind]];
  const offer = marked(input, view => {
    const forms = offerForms(t, view, place, wording);
    return hue(withSigns(theme, forms.find(form => form.length < room) ?? forms.at(-1)!));
  });
  return widthOfText(offer) === 0 ? '' : ` ${offer}`;
}

/** Points have their star, what leads elsewhere its arrow; texts of the wording are measured without knowing the theme. */
function withSigns({ glyph }: Theme, text: string): string {
  return text.replaceAll('*', glyph.star).replaceAll('>', glyph.right);
}

/** What getting there costs in all, else whether cubes can lie here. */
function signText(
  t: Tables,
  { theme }: DrawInput<View, Move>,
  place: PlaceIndex,
  reach: Reach | null,
): string {
  const way = reach?.get(place);
  if (way !== undefined) return totalSign(theme, way.coins);
  const sign = t.places[place]!.takesCubes ? theme.glyph.empty : theme.glyph.bullet;
  return reach === null ? sign : theme.style.dim(sign);
}

/** One cell: nobody has ten coins to spend on the way, and the text on the move says it exactly. */
export function totalSign({ color, fill, style }: Theme, coins: number): string {
  return (color ? fill.green : style.focus)(coins > 9 ? '+' : String(coins));
}

/** Scientists, then cubes, those of the player looked at first. */
function piecesAt(view: View, { subject, marks }: DrawInput<View, Move>, place: PlaceIndex): string[] {
  const seats = view.seats.map((_, i) => (subject + i) % view.seats.length);
  return [
    ...seats
      .filter(seat => view.seats[seat]!.scientist === place)
      .map(seat => marks[seat]!.chip(marks[seat]!.letter)),
    ...seats
      .filter(seat => view.seats[seat]!.cubes.includes(place))
      .map(seat => marks[seat]!.style(marks[seat]!.shape)),
  ];
}

/** All pieces, apart from the words where there is room for that; a plus for those there is no room for. */
function piecesText(view: View, input: DrawInput<View, Move>, place: PlaceIndex, room: number): string {
  const pieces = piecesAt(view, input, place);
  if (pieces.length === 0) return '';
  if (pieces.length < room) return ` ${pieces.join('')}`;
  if (pieces.length === room) return pieces.join('');
  return room < 1 ? '' : [...pieces.slice(0, room - 1), input.theme.style.strong('+')].join('');
}
