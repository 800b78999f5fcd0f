/** The places of the map: a mark, the name, what it offers, and the cubes and scientists that stand there. */
import type { Place, Tables } from '../../../../games/newton/rules/tables.ts';
import type { Move, PlaceIndex, View } from '../../../../games/newton/rules/types.ts';
import { widthOfText } from '../../../draw/cells.ts';
import { marked } from '../../../draw/changes.ts';
import { cut } from '../../../draw/text.ts';
import type { Style, Theme } from '../../../theme.ts';
import type { DrawInput, TargetRect } from '../../contract.ts';
import { placeId } from '../ids.ts';
import { underCursor } from '../panel.ts';
import type { Spot } from './chart.ts';
import type { Layer } from './layer.ts';
import type { Plan } from './plan.ts';
import type { Reach } from './reach.ts';
import { offerText, type Wording } from './wording.ts';

export function drawPlace(
  t: Tables,
  input: DrawInput<View, Move>,
  layer: Layer,
  { spots, wording }: Plan,
  place: PlaceIndex,
  reach: Reach | null,
): TargetRect[] {
  const spot = spots[place]!;
  const id = placeId(t, place);
  const focused = input.focus === id;
  const shown = placeText(t, input, place, wording, spot.text.width, reach);
  const text = focused ? underCursor(input.theme, shown) : shown;
  const width = widthOfText(text);
  const col = textStart(spot, width);
  layer.text(spot.text.row, col, text);
  const mark = markText(t, input, place, reach);
  // Beside its text the mark may go on saying what it costs to get there.
  const isBeside = spot.text.row === spot.row;
  layer.text(spot.row, spot.col, focused && !isBeside ? underCursor(input.theme, ' ') : mark);
  if (!isBeside)
    return [
      { id, row: spot.row, col: spot.col, width: 1, height: 1 },
      { id, row: spot.text.row, col, width, height: 1 },
    ];
  return [{ id, row: spot.row, col: Math.min(col, spot.col), width: width + 1, height: 1 }];
}

/** The first cell of a text that is shorter than the room for it: next to the mark. */
function textStart({ side, col, text }: Spot, width: number): number {
  const spare = text.width - width;
  if (side.endsWith('right')) return text.col;
  if (side.endsWith('left')) return text.col + spare;
  return text.col + Math.max(0, Math.min(spare, col - text.col - Math.floor(width / 2)));
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

/** Name, offer and pieces in at most so many cells. */
function placeText(
  t: Tables,
  input: DrawInput<View, Move>,
  place: PlaceIndex,
  wording: Wording,
  width: number,
  reach: Reach | null,
): string {
  const { theme } = input;
  const { name, kind } = t.places[place]!;
  const isDim =
    reach !== null && !reach.has(place) && input.view.seats[input.view.active]!.scientist !== place;
  const isVillage = kind === 'village' || kind === 'start';
  const bright: Style = isVillage && reach === null ? text => text : theme.style.strong;
  const offer = marked(input, view =>
    theme.hue[KIND_HUES[kind]](starred(theme, offerText(t, view, place, wording))),
  );
  const words = (isDim ? theme.style.dim : bright)(name) + (widthOfText(offer) === 0 ? '' : ` ${offer}`);
  const room = width - widthOfText(words);
  return cut(words + marked(input, view => piecesText(view, input, place, room, reach)), width, theme);
}

/** Points have their star; texts of the wording are measured without knowing the theme. */
function starred({ glyph }: Theme, text: string): string {
  return text.replaceAll('*', glyph.star);
}

/** The mark: what getting there costs in all, else the first of the pieces here, else whether cubes can lie here. */
function markText(t: Tables, input: DrawInput<View, Move>, place: PlaceIndex, reach: Reach | null): string {
  const { theme } = input;
  const way = reach?.get(place);
  if (way !== undefined) return (theme.color ? theme.fill.green : theme.style.focus)(String(way.coins % 10));
  return marked(input, view => {
    const [piece] = piecesAt(view, input, place);
    if (piece !== undefined) return piece;
    const sign = t.places[place]!.takesCubes ? theme.glyph.empty : theme.glyph.bullet;
    return reach === null ? sign : theme.style.dim(sign);
  });
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

/** The pieces that are not on the mark; a plus for those there is no room for. */
function piecesText(
  view: View,
  input: DrawInput<View, Move>,
  place: PlaceIndex,
  room: number,
  reach: Reach | null,
): string {
  const rest = piecesAt(view, input, place).slice(reach?.has(place) === true ? 0 : 1);
  if (rest.length <= room) return rest.join('');
  return room < 1 ? '' : [...rest.slice(0, room - 1), input.theme.style.strong('+')].join('');
}
