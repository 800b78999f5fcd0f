/**
 * The map of Europe. Places stand where the data puts them, scaled to the room there is; routes are dotted lines, land
 * and sea apart, with their price in the middle. Below 100 columns places go by their three-letter code.
 */
import { indices } from '../../../core/grammar.ts';
import { tokenAt } from '../../../games/newton/rules/counting.ts';
import { ancientAt, cityAt, universityAt } from '../../../games/newton/rules/map.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { NONE, type PlaceIndex, type View } from '../../../games/newton/rules/types.ts';
import type { Data } from '../../../games/newton/schema.ts';
import { Canvas, type Point } from '../../draw/canvas.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { target } from '../../draw/targets.ts';
import { wrap } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { BoardPanel, DrawInput, Size } from '../contract.ts';
import { placeId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { books, effects, gain } from './signs.ts';

type RawPlace = Data['map']['places'][number];

/** Rows below which the map is not squeezed further: it scrolls. */
const LEAST_ROWS = 12;
const NAMES_FROM = 100;
/** Narrower than this, what a place offers is listed under the map instead of beside its code. */
const OFFERS_FROM = 70;
/** Cells kept free at the right end for the marks of pieces. */
const MARGIN = 3;

export function mapPanel(t: Tables, raw: Data['map']): BoardPanel<View> {
  const rowsFor = (height: number): number =>
    Math.max(LEAST_ROWS, Math.min(height, Math.round(raw.drawing.rows * 1.5)));
  const panel = makePanel({
    id: 'map',
    title: 'Europe',
    key: 'm',
    minimum: { width: 72, height: 12 },
    lines(input, height) {
      const offers = offerLines(t, raw, input);
      const legend = legendLines(input);
      const key = height < LEAST_ROWS + offers.length + legend.length ? offers : [...offers, ...legend];
      const rows = rowsFor(height - key.length);
      return [...drawMap(t, raw, input, { width: input.width, height: rows }), ...key];
    },
  });
  // Counted, not drawn: a map is dear.
  return { ...panel, contentHeight: input => LEAST_ROWS + offerLines(t, raw, input).length };
}

function legendLines({ theme, width, marks, subject }: PanelInput): string[] {
  const { style, glyph, hue } = theme;
  const dim = style.dim;
  const parts = [
    `${dim(`${glyph.dot}${glyph.dot}`)} land`,
    `${hue.blue('~~')} sea`,
    `${hue.yellow('2')} coins`,
    `${hue.blue('III')} university`,
    `${hue.brown('A1')} ancient land`,
    `${marks[subject]!.style(marks[subject]!.shape)} scientist`,
    `${marks[subject]!.style(marks[subject]!.letter)} cube`,
  ];
  return wrap(parts.join('  '), width);
}

/** Below a narrow map: every place that offers something, by its code. */
function offerLines(t: Tables, raw: Data['map'], input: DrawInput<View>): string[] {
  if (input.width >= OFFERS_FROM) return [];
  const parts = indices<PlaceIndex>(raw.places).flatMap(place => {
    const offer = offerOf(t, input, place);
    return offer === '' ? [] : [`${codeOf(raw.places[place]!)} ${offer}`];
  });
  return wrap(parts.join('  '), input.width);
}

function isVillage(raw: RawPlace): boolean {
  return raw.kind === 'village' || raw.kind === 'start';
}

function codeOf(raw: RawPlace): string {
  const { code } = raw.drawing;
  return isVillage(raw) ? code.toLowerCase() : code;
}

function drawMap(t: Tables, raw: Data['map'], input: PanelInput, size: Size): string[] {
  const canvas = new Canvas(size, input.theme);
  const spots = spread(raw, size);
  for (const route of raw.routes) {
    const from = spots[raw.places.findIndex(place => place.id === route.a)]!;
    const to = spots[raw.places.findIndex(place => place.id === route.b)]!;
    drawRoute(canvas, input.theme, from, to, route);
  }
  for (const place of indices<PlaceIndex>(raw.places)) {
    const { row, col } = spots[place]!;
    const sign = signOf(t, raw.places[place]!, input, place);
    const label = sign + marked(input, each => piecesOn(each, input, place));
    const width = widthOfText(label);
    const start = clamp(col - Math.floor(width / 2), 0, size.width - width);
    canvas.text(row, start, label);
  }
  return canvas.lines();
}

/** Centres of the places: scaled, then moved up or down where two labels would touch. */
function spread(raw: Data['map'], size: Size): Point[] {
  const { columns } = raw.drawing;
  const heights = raw.places.map(place => place.drawing.y);
  const [north, south] = [Math.min(...heights), Math.max(...heights)];
  const width = size.width - MARGIN;
  const reach = size.width >= NAMES_FROM ? 16 : size.width >= OFFERS_FROM ? 11 : 6;
  const placed: Point[] = [];
  const free = (row: number, col: number): boolean =>
    placed.every(other => other.row !== row || Math.abs(other.col - col) >= reach);
  for (const place of raw.places) {
    const col = Math.round((place.drawing.x * (width - 1)) / (columns - 1));
    const row = Math.round(((place.drawing.y - north) * (size.height - 1)) / (south - north));
    const shift = [0, 1, -1, 2, -2].find(
      by => row + by >= 0 && row + by < size.height && free(row + by, col),
    );
    placed.push({ row: row + (shift ?? 0), col });
  }
  return placed;
}

function drawRoute(
  canvas: Canvas,
  theme: Theme,
  from: Point,
  to: Point,
  route: Data['map']['routes'][number],
): void {
  const steps = Math.max(Math.abs(to.row - from.row) * 2, Math.abs(to.col - from.col), 1);
  const at = (i: number): Point => ({
    row: Math.round(from.row + ((to.row - from.row) * i) / steps),
    col: Math.round(from.col + ((to.col - from.col) * i) / steps),
  });
  for (let i = 1; i < steps; i++) {
    const sea = route.drawing === 'sea' || (route.drawing === 'both' && i % 2 === 0);
    if (!sea && i % 2 === 1) continue;
    const { row, col } = at(i);
    canvas.text(row, col, sea ? theme.hue.blue('~') : theme.style.dim(theme.glyph.dot));
  }
  if (route.cost > 0) {
    const { row, col } = at(Math.round(steps / 2));
    canvas.text(row, col, theme.hue.yellow(String(route.cost)));
  }
}

function signOf(t: Tables, raw: RawPlace, input: PanelInput, place: PlaceIndex): string {
  const { theme } = input;
  const name = input.width >= NAMES_FROM ? raw.name : codeOf(raw);
  const offer = input.width >= OFFERS_FROM ? offerOf(t, input, place) : '';
  const shown = isVillage(raw) ? theme.style.dim(name) : theme.style.strong(name);
  return target(input, placeId(t, place), offer === '' ? shown : `${shown} ${offer}`);
}

function offerOf(t: Tables, { theme, view }: DrawInput<View>, place: PlaceIndex): string {
  const { kind, tokenSpot, books: need } = t.places[place]!;
  switch (kind) {
    case 'university':
      return theme.hue.blue(t.numerals[universityAt(view, place)]!);
    case 'ancient':
      return theme.hue.brown(`A${t.ancientNumbers[ancientAt(view, place)]}`);
    case 'city':
      return effects(theme, t.cities[cityAt(view, place)]!.effect);
    case 'master':
      return theme.hue.pink('master');
    case 'objective':
      return `${theme.glyph.diamond}${books(theme, need!)}`;
    default: {
      const token = tokenAt(view, tokenSpot);
      return token === NONE ? '' : `+${gain(theme, t.tokens[token]!)}`;
    }
  }
}

/** Cubes as letters, scientists as shapes, in the players' colours. */
function piecesOn(view: View, { marks }: PanelInput, place: PlaceIndex): string {
  return view.seats
    .map((seat, i) => {
      const mark = marks[i]!;
      const cube = seat.cubes.includes(place) ? mark.letter : '';
      return mark.style((seat.scientist === place ? mark.shape : '') + cube);
    })
    .join('');
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
