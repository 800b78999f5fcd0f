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

export interface ChartSeries {
  readonly name: string;
  /** Shape and letter, so that colour is not needed to tell them apart. */
  readonly mark: string;
  readonly paint: string;
}

/** Lines that are level with others are told apart by their dashes. */
const DASHES = ['none', '9 4', '2 4', '12 3 2 3', '5 5'] as const;

export function chartOf(rounds: readonly RoundPoints[], series: readonly ChartSeries[]): string {
  const values = rounds.flatMap(({ points }) => points.flatMap(value => value ?? []));
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const x = (i: number): number =>
    Math.round(LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, rounds.length - 1));
  const y = (value: number): number =>
    Math.round(TOP + ((HEIGHT - TOP - BOTTOM) * (most - value)) / Math.max(1, most - least));
  const grid = ticks(least, most).map(
    tick =>
      `<path class="grid" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}"/><text x="${LEFT - 6}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
  );
  const every = Math.ceil(rounds.length / 12);
  const labels = rounds.flatMap(({ round }, i) =>
    i % every === 0 ? `<text x="${x(i)}" y="${HEIGHT - 6}" text-anchor="middle">${round}</text>` : [],
  );
  const ends = spread(
    series.map((_, seat) => y(lastKnown(rounds, seat) ?? least)),
    15,
  );
  const lines = series.map(({ name, mark, paint }, seat) => {
    const known = rounds.flatMap(({ points }, i) => {
      const value = points[seat] ?? null;
      return value === null ? [] : [`${x(i)},${y(value)}`];
    });
    const dots = known.map(
      point => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3"/>`,
    );
    return (
      `<g fill="${paint}" stroke="${paint}"><polyline fill="none" stroke-width="2" stroke-dasharray="${DASHES[seat % DASHES.length]}" points="${known.join(' ')}"/>${dots.join('')}` +
      `<text stroke="none" x="${WIDTH - RIGHT + 8}" y="${ends[seat]! + 4}">${escaped(`${mark} ${name}`)}</text></g>`
    );
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Points by round; the table below has the numbers">${[...grid, ...labels, ...lines].join('')}</svg>`;
}

export function chartTable(rounds: readonly RoundPoints[], names: Names): string {
  const head = names.map(name => `<th scope="col">${escaped(name)}</th>`).join('');
  const rows = rounds.map(({ name, points }) => {
    const cells = points.map(value => `<td>${value ?? '?'}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr><th scope="col">After</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function lastKnown(rounds: readonly RoundPoints[], seat: number): number | null {
  return rounds.findLast(({ points }) => (points[seat] ?? null) !== null)?.points[seat] ?? null;
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
