/** How the points grew, as a chart and as a table of the same numbers. */
import type { RoundPoints } from '../../app/points.ts';
import type { Names } from '../../core/game.ts';
import { escaped } from '../picture/svg.ts';

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 90;
const TOP = 12;
const BOTTOM = 26;
/** Labels of the axis that would be nearer to each other are left out. */
const LABEL_GAP = 30;
/** Lines of more points than this are drawn without dots. */
const MOST_DOTS = 30;

export interface ChartSeries {
  readonly name: string;
  /** Shape and letter, so that colour is not needed to tell them apart. */
  readonly mark: string;
  readonly paint: string;
}

/** How far from the left edge, from 0 to 1, and how high. */
type Point = readonly [at: number, value: number];

/** A sign over a point that leads to a moment of the game. */
export interface PlotMark {
  readonly point: Point;
  readonly sign: string;
  readonly move: number;
  readonly about: string;
}

export interface Plot {
  readonly about: string;
  readonly lines: readonly { readonly series: ChartSeries; readonly points: readonly Point[] }[];
  /** Below the axis, from left to right. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  readonly marks: readonly PlotMark[];
}

/** Lines that are level with others are told apart by their dashes. */
const DASHES = ['none', '9 4', '2 4', '12 3 2 3', '5 5'] as const;

export function plotOf({ about, lines, labels, marks }: Plot): string {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const x = (at: number): number => Math.round(LEFT + (WIDTH - LEFT - RIGHT) * at);
  const y = (value: number): number =>
    Math.round(TOP + ((HEIGHT - TOP - BOTTOM) * (most - value)) / Math.max(1, most - least));
  const grid = ticks(least, most).map(
    tick =>
      `<path class="grid" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}"/><text x="${LEFT - 6}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
  );
  let free = 0;
  const axis = labels.flatMap(({ at, text }) => {
    if (x(at) < free) return [];
    free = x(at) + LABEL_GAP;
    return `<text x="${x(at)}" y="${HEIGHT - 6}" text-anchor="middle">${escaped(text)}</text>`;
  });
  const ends = spread(
    lines.map(({ points }) => y(points.at(-1)?.[1] ?? least)),
    15,
  );
  const drawn = lines.map(({ series: { name, mark, paint }, points }, i) => {
    const places = points.map(([at, value]) => [x(at), y(value)] as const);
    const dots =
      places.length > MOST_DOTS ? [] : places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3"/>`);
    return (
      `<g fill="${paint}" stroke="${paint}"><polyline fill="none" stroke-width="2" stroke-dasharray="${DASHES[i % DASHES.length]}" points="${places.map(place => place.join(',')).join(' ')}"/>${dots.join('')}` +
      `<text stroke="none" x="${WIDTH - RIGHT + 8}" y="${ends[i]! + 4}">${escaped(`${mark} ${name}`)}</text></g>`
    );
  });
  // The moments that they lead to are listed elsewhere, too: the keyboard need not stop at each of them here.
  const signs = marks.map(({ point: [at, value], sign, move, about: told }) => {
    const place = `x="${x(at)}" y="${Math.max(TOP, y(value) - 6)}"`;
    return `<a href="#move-${move}" tabindex="-1"><title>${escaped(told)}</title><text class="mark" text-anchor="middle" ${place}>${escaped(sign)}</text></a>`;
  });
  const shapes = [...grid, ...axis, ...drawn, ...signs].join('');
  return `<div class="chart"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(about)}">${shapes}</svg></div>`;
}

export function chartOf(rounds: readonly RoundPoints[], series: readonly ChartSeries[]): string {
  const at = (i: number): number => i / Math.max(1, rounds.length - 1);
  return plotOf({
    about: 'Points by round; the table below has the numbers',
    lines: series.map((one, seat) => ({
      series: one,
      points: rounds.flatMap(({ points }, i): Point[] => {
        const value = points[seat] ?? null;
        return value === null ? [] : [[at(i), value]];
      }),
    })),
    labels: rounds.map(({ round }, i) => ({ at: at(i), text: String(round) })),
    marks: [],
  });
}

export function chartTable(rounds: readonly RoundPoints[], names: Names): string {
  const head = names.map(name => `<th scope="col">${escaped(name)}</th>`).join('');
  const rows = rounds.map(({ name, points }) => {
    const cells = points.map(value => `<td>${value ?? '?'}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr><th scope="col">After</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Round numbers, about four of them. */
function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find(size => (most - least) / size <= 4) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Heights moved apart until no two are nearer than this. */
function spread(heights: readonly number[], gap: number): number[] {
  const moved = [...heights];
  const order = [...moved.keys()].sort((a, b) => moved[a]! - moved[b]!);
  order.forEach((at, i) => {
    const above = order[i - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at]!, moved[above]! + gap);
  });
  const over = Math.max(0, Math.max(...moved) - (HEIGHT - BOTTOM));
  return moved.map(height => height - over);
}
