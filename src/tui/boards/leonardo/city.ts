/** The city: eight zones in the order in which the Lord visits them, as a list or as a street map. */
import {
  ACADEMY,
  COUNCIL,
  type PlaceIndex,
  PRIVILEGE_INDICES,
  SHOPS,
  WORKSHOP,
  ZONE_INDICES,
} from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { type Block, beside, box } from '../../draw/shapes.ts';
import { pad, wrap } from '../../draw/text.ts';
import { zoneId } from './ids.ts';
import { edgeStyle, flow, type PanelInput, type PanelSpec } from './panel.ts';
import { turnLine } from './turn-track.ts';
import {
  cityFooter,
  privilegeSpot,
  rankingEntries,
  signLegend,
  zoneBoxTitle,
  zoneOffer,
  zoneTitle,
} from './zones.ts';

export const cityPanel: PanelSpec = {
  id: 'city',
  title: 'City',
  key: 'c',
  minimum: { width: 56, height: 11 },
  forms: [streetMap, input => [...zoneList(input), ...legend(input)], zoneList],
};

function zoneList(input: PanelInput): string[] {
  return [
    turnLine(input),
    ...ZONE_INDICES.flatMap(zone =>
      zone === COUNCIL ? [zoneLine(input, zone), privilegeLine(input)] : [zoneLine(input, zone)],
    ),
    cityFooter(input),
  ];
}

function zoneLine(input: PanelInput, zone: PlaceIndex): string {
  const { theme, width } = input;
  const room = width >= 72 ? 19 : width >= 50 ? 13 : 3;
  const title = pad(zoneTitle(input, zone), 16, theme);
  const stock = pad(zoneOffer(input, zone, room), room + 1, theme);
  const arrow = theme.style.dim(theme.glyph.right);
  const start = `${title}${stock}${arrow}`;
  const rest = width - widthOfText(start);
  return start + rankingEntries(input, zone, widths => sum(widths) <= rest).join('');
}

function privilegeLine(input: PanelInput): string {
  const indent = '   ';
  const line = (size: 'long' | 'short'): string =>
    indent + PRIVILEGE_INDICES.map(privilege => privilegeSpot(input, privilege, size)).join('');
  const long = line('long');
  return widthOfText(long) <= input.width ? long : line('short');
}

/** Where the footer has no room for it. */
function legend(input: PanelInput): string[] {
  return input.width >= 78 ? [] : ['', ...wrap(` ${signLegend(input)}`, input.width)];
}

/** The Council, Workshop and Academy above the five shops, each zone with room for every player. */
function streetMap(input: PanelInput): string[] | null {
  const { width, theme, view } = input;
  if (width < 100) return null;
  const inside = Math.max(3, 1 + view.players);
  const shop = Math.floor((width - (SHOPS.length - 1)) / SHOPS.length);
  const upper = shop + Math.floor(shop / 4);
  const council = width - 2 * (upper + 1);
  const row = (zones: readonly PlaceIndex[], each: (zone: PlaceIndex) => number): string[] =>
    beside(
      zones.map(
        (zone): Block => ({ lines: zoneBox(input, zone, each(zone), inside + 2), width: each(zone) }),
      ),
      ' ',
      theme,
    );
  const last = width - (SHOPS.length - 1) * (shop + 1);
  return [
    turnLine(input),
    ...row([COUNCIL, WORKSHOP, ACADEMY], zone => (zone === COUNCIL ? council : upper)),
    ...row(SHOPS, zone => (zone === SHOPS.at(-1) ? last : shop)),
    cityFooter(input),
  ];
}

function zoneBox(input: PanelInput, zone: PlaceIndex, width: number, height: number): string[] {
  const { theme, view } = input;
  const inner = width - 4;
  const lines = zone === COUNCIL ? councilLines(input, inner) : offerLines(input, zone, inner);
  const style = edgeStyle(input, zoneId(zone), view.lord === zone ? theme.style.accent : theme.style.dim);
  return box(lines, { width, height }, theme, zoneBoxTitle(input, zone), style);
}

function offerLines(input: PanelInput, zone: PlaceIndex, inner: number): string[] {
  const stock = zoneOffer(input, zone, inner - 1);
  return [` ${stock}`, ...rankingEntries(input, zone, widths => Math.max(...widths) <= inner)];
}

function councilLines(input: PanelInput, inner: number): string[] {
  const { theme } = input;
  const half = Math.floor(inner / 2);
  const [first, second, third, fourth] = PRIVILEGE_INDICES.map(index => privilegeSpot(input, index, 'long'));
  const entries = rankingEntries(input, COUNCIL, widths => sum(widths) <= inner);
  return [pad(first!, half, theme) + third, pad(second!, half, theme) + fourth, ...flow(entries, inner)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
