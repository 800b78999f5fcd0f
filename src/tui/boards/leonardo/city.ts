/** The city: eight places in the order in which the Lord visits them, as boxes in two rows or as a list. */
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import { COUNCIL, type PlaceIndex, ZONE_INDICES } from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { cityLegend, cityLines } from './city-lines.ts';
import { closedCity } from './closed-city.ts';
import { COUNCIL_LINES, councilLines, privilegeLines } from './council.ts';
import { zoneId } from './ids.ts';
import { type PanelInput, type PanelSpec, shares } from './panel.ts';
import { rankingLines, stockLine, zoneBox } from './zone-box.ts';

export const cityPanel: PanelSpec = {
  id: 'city',
  title: 'City of Florence',
  tab: 'City',
  key: 'c',
  minimum: { width: 56, height: 13 },
  legend: cityLegend,
  forms: [
    input => boxes(input, { below: 4, people: input.view.players }),
    input => boxes(input, { below: 3, people: input.view.players }),
    input => boxes(input, { below: 2, people: input.view.players }),
    input => boxes(input, { below: 1, people: input.view.players }),
    input => boxes(input, { below: 2, people: Math.min(3, input.view.players) }),
    input => boxes(input, { below: 1, people: Math.min(3, input.view.players) }),
    list,
  ],
};

interface Density {
  /** Lines under the boxes. */
  readonly below: number;
  /** Lines for workers in a box; where more are there, the last line has several. */
  readonly people: number;
}

export const BOXES_FROM = 78;
/** From this width on the five shops stand in a row of their own. */
const STREETS_FROM = 98;

function boxes(input: PanelInput, { below, people }: Density): string[] | null {
  const { width, t, view } = input;
  if (width < BOXES_FROM) return null;
  if (cityIsClosed(t, view)) return closedCity(input);
  const cut = width >= STREETS_FROM ? 3 : 4;
  const upper = 2 + Math.max(COUNCIL_LINES, 1 + people);
  return [
    ...row(input, ZONE_INDICES.slice(0, cut), upper),
    ...row(input, ZONE_INDICES.slice(cut), 3 + people),
    ...cityLines(input, below),
  ];
}

/** Places side by side; the Council is wider than the others, and with it the place below it in rows of four. */
function row(input: PanelInput, zones: readonly PlaceIndex[], height: number): string[] {
  const { width, theme } = input;
  const isWider = zones.includes(COUNCIL) || zones.length === 4;
  const extra = isWider ? Math.floor(width / (zones.length === 3 ? 6 : 11)) : 0;
  const widths = shares(width - extra, zones.length);
  const blocks = zones.map((zone, i) => {
    const each = widths[i]! + (i === 0 ? extra : 0);
    const inner = each - 2;
    const lines =
      zone === COUNCIL
        ? councilLines(input, inner, height - 2)
        : [stockLine(input, zone, inner), ...rankingLines(input, zone, inner, height - 3)];
    return { lines: zoneBox(input, zone, { width: each, height }, lines), width: each };
  });
  return beside(blocks, ' ', theme);
}

/** Where it is narrow: a line for each place, and below it who is there. */
function list(input: PanelInput): string[] {
  const { t, view, width } = input;
  if (cityIsClosed(t, view)) return closedCity(input);
  const lines = ZONE_INDICES.flatMap(zone => {
    const name = target(input, zoneId(zone), t.zoneNames[zone]!);
    const people =
      view.rows[zone]!.length === 0 && !isArriving(input, zone)
        ? []
        : rankingLines(input, zone, width - 3, view.players).map(line => `   ${line}`);
    const privileges = zone === COUNCIL ? privilegeLines(input, width - 3).map(line => `   ${line}`) : [];
    return [name + stockLine(input, zone, width - 18), ...privileges, ...people];
  });
  return [...lines, ...cityLines(input, 4)];
}

function isArriving({ focused }: PanelInput, zone: PlaceIndex): boolean {
  return (focused?.type === 'send' || focused?.type === 'master') && focused.place === zone;
}
