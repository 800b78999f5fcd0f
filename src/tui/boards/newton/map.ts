/**
 * The map of Europe: land and sea, places where they really lie, routes as lines with their price in coins. While the way
 * of a scientist is chosen, what can be reached is bright and says what it costs in all; the rest steps back.
 */
import { indices } from '../../../core/grammar.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Move, PlaceIndex, View } from '../../../games/newton/rules/types.ts';
import type { Data } from '../../../games/newton/schema.ts';
import { widthOfText } from '../../draw/cells.ts';
import { fitting } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { BoardPanel, DrawInput, Drawing } from '../contract.ts';
import { placeId } from './ids.ts';
import { drawPlace, totalSign } from './map/labels.ts';
import type { Layer } from './map/layer.ts';
import { drawWay, priceSign, routeLayer } from './map/lines.ts';
import { placeList } from './map/list.ts';
import { type Plan, planner } from './map/plan.ts';
import { type Reach, reachOf } from './map/reach.ts';
import { makePanel } from './panel.ts';

/** Below this there is no room for all names: the places are listed. */
const SMALLEST = { width: 78, height: 14 } as const;

export function mapPanel(t: Tables, map: Data['map']): BoardPanel<View, Move> {
  const plans = planner(t, map);
  const planOf = ({ width, height }: DrawInput<View, Move>): Plan | null =>
    plans({ width, height: Math.max(height, SMALLEST.height) });
  const list = makePanel({
    id: 'map',
    title: 'Europe',
    key: 'm',
    minimum: SMALLEST,
    lines: input => placeList(t, input),
  });
  return {
    ...list,
    legend: input => legendText(t, input),
    contentHeight: input => (planOf(input) === null ? list.contentHeight!(input) : SMALLEST.height),
    draw(input) {
      const plan = planOf(input);
      return plan === null ? list.draw(input) : drawMap(t, input, plan);
    },
  };
}

/** Land, sea and routes by plan and theme, as nothing else changes them. */
const layers = new WeakMap<Plan, WeakMap<Theme, Layer>>();

function layerOf(theme: Theme, plan: Plan): Layer {
  const byTheme = layers.get(plan) ?? new WeakMap<Theme, Layer>();
  layers.set(plan, byTheme);
  const known = byTheme.get(theme) ?? routeLayer(theme, plan);
  byTheme.set(theme, known);
  return known.copy();
}

function drawMap(t: Tables, input: DrawInput<View, Move>, plan: Plan): Drawing {
  const layer = layerOf(input.theme, plan);
  const reach = reachOf(t, input);
  for (const index of linksOnWay(t, input, plan, reach)) drawWay(layer, input.theme, plan, index);
  const targets = indices<PlaceIndex>(t.places).flatMap(place =>
    drawPlace(t, input, layer, plan, place, reach),
  );
  const lines = layer.lines();
  return { lines: lines.slice(0, input.height), targets: targets.filter(({ row }) => row < input.height) };
}

/** The route that the move under the cursor takes; else those of the cheapest way to the place under it. */
function linksOnWay(t: Tables, input: DrawInput<View, Move>, { links }: Plan, reach: Reach | null): number[] {
  const { view, focus, focused } = input;
  const place = indices<PlaceIndex>(t.places).find(each => placeId(t, each) === focus);
  const way = place === undefined ? undefined : reach?.get(place);
  if (place === undefined || way === undefined) return [];
  const { scientist } = view.seats[view.active]!;
  const stops =
    focused?.type === 'go' && focused.to === place ? [scientist, place] : [scientist, ...way.places];
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i]!;
    const index = links.findIndex(
      link => (link.from === from && link.to === to) || (link.from === to && link.to === from),
    );
    return index < 0 ? [] : [index];
  });
}

/** What is most needed comes first; what there is no room for is left out. */
function legendText(t: Tables, input: DrawInput<View, Move>): string {
  const { theme, width, marks, subject } = input;
  const { glyph, hue } = theme;
  const mark = marks[subject]!;
  const isChosen = reachOf(t, input) !== null;
  const room = width - TITLE_CELLS;
  const price = priceSign(theme, '(2)');
  const total = isChosen ? [`${totalSign(theme, 2)} in all`] : [];
  const pieces = [`${mark.chip(mark.letter)} scientist`, `${mark.style(mark.shape)} cube`];
  const ways = `${hue.brown(glyph.horizontal)} land ${hue.blue(glyph.horizontal)} sea`;
  const places = `${glyph.empty} takes cubes  ${glyph.bullet} village`;
  const wordy = [`${price} coins to pay, else free`, ...total, ...pieces, ways, places, '+ more'];
  const terse = [`${price} coins, else free`, ...total, ...pieces, ways, places];
  const short = [`${price} coins`, ...total, ...pieces];
  if (widthOfText(wordy.join('  ')) <= room) return wordy.join('  ');
  return fitting(widthOfText(terse.slice(0, -2).join('  ')) <= room ? terse : short, room);
}

/** With the title, and around both. */
const TITLE_CELLS = 12;
