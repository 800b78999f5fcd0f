/** The city: eight zones in the order in which the Lord visits them, as a list or as a street map. */
import { ACADEMY, COUNCIL, FIRST_SHOP, type Place, WORKSHOP, ZONES } from '../../../games/leonardo/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { type Block, beside, box } from '../../draw/shapes.ts';
import { pad, wrap } from '../../draw/text.ts';
import { zoneId } from './ids.ts';
import { edgeStyle, flow, type PanelSpec, type Scene } from './scene.ts';
import { turnLine } from './turn-track.ts';
import { cityFooter, privilegeSpot, rankingEntries, signLegend, zoneOffer, zoneTitle } from './zones.ts';

export const cityPanel: PanelSpec = {
  id: 'city',
  title: 'City',
  key: 'c',
  minimum: { width: 56, height: 11 },
  forms: [streetMap, scene => [...zoneList(scene), ...legend(scene)], zoneList],
};

const PRIVILEGES = [1, 2, 3, 4] as const;

function zoneList(scene: Scene): string[] {
  const zones = Array.from({ length: ZONES }, (_, zone) => zone);
  return [
    turnLine(scene),
    ...zones.flatMap(zone =>
      zone === COUNCIL ? [zoneLine(scene, zone), privilegeLine(scene)] : [zoneLine(scene, zone)],
    ),
    cityFooter(scene),
  ];
}

function zoneLine(scene: Scene, zone: Place): string {
  const { theme, width } = scene;
  const room = width >= 72 ? 19 : width >= 50 ? 13 : 3;
  const title = pad(zoneTitle(scene, zone), 16, theme);
  const stock = pad(zoneOffer(scene, zone, room), room + 1, theme);
  const arrow = theme.style.dim(theme.glyph.right);
  const start = `${title}${stock}${arrow}`;
  const rest = width - widthOfText(start);
  return start + rankingEntries(scene, zone, widths => sum(widths) <= rest).join('');
}

function privilegeLine(scene: Scene): string {
  const indent = '   ';
  const line = (size: 'long' | 'short'): string =>
    indent + PRIVILEGES.map(privilege => privilegeSpot(scene, privilege, size)).join('');
  const long = line('long');
  return widthOfText(long) <= scene.width ? long : line('short');
}

/** Where the footer has no room for it. */
function legend(scene: Scene): string[] {
  return scene.width >= 78 ? [] : ['', ...wrap(` ${signLegend(scene)}`, scene.width)];
}

const SHOPS = 5;

/** The Council, Workshop and Academy above the five shops, each zone with room for every player. */
function streetMap(scene: Scene): string[] | null {
  const { width, theme, view } = scene;
  if (width < 100) return null;
  const inside = Math.max(3, 1 + view.players.length);
  const shop = Math.floor((width - (SHOPS - 1)) / SHOPS);
  const upper = shop + Math.floor(shop / 4);
  const council = width - 2 * (upper + 1);
  const row = (zones: readonly Place[], each: (zone: Place) => number): string[] =>
    beside(
      zones.map(
        (zone): Block => ({ lines: zoneBox(scene, zone, each(zone), inside + 2), width: each(zone) }),
      ),
      ' ',
      theme,
    );
  const shops = Array.from({ length: SHOPS }, (_, i) => FIRST_SHOP + i);
  const last = width - (SHOPS - 1) * (shop + 1);
  return [
    turnLine(scene),
    ...row([COUNCIL, WORKSHOP, ACADEMY], zone => (zone === COUNCIL ? council : upper)),
    ...row(shops, zone => (zone === ZONES - 1 ? last : shop)),
    cityFooter(scene),
  ];
}

function zoneBox(scene: Scene, zone: Place, width: number, height: number): string[] {
  const { theme, view } = scene;
  const inner = width - 4;
  const lines = zone === COUNCIL ? councilLines(scene, inner) : offerLines(scene, zone, inner);
  const style = edgeStyle(scene, zoneId(zone), view.lord === zone ? theme.style.accent : theme.style.dim);
  return box(lines, { width, height }, theme, zoneTitle(scene, zone).trim(), style);
}

function offerLines(scene: Scene, zone: Place, inner: number): string[] {
  const stock = zoneOffer(scene, zone, inner - 1);
  return [` ${stock}`, ...rankingEntries(scene, zone, widths => Math.max(...widths) <= inner)];
}

function councilLines(scene: Scene, inner: number): string[] {
  const { theme } = scene;
  const half = Math.floor(inner / 2);
  const pair = (left: number, right: number): string =>
    pad(privilegeSpot(scene, left, 'long'), half, theme) + privilegeSpot(scene, right, 'long');
  const entries = rankingEntries(scene, COUNCIL, widths => sum(widths) <= inner);
  return [pair(1, 3), pair(2, 4), ...flow(entries, inner)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
