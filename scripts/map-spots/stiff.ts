/** The columns of a map that cannot be moved apart: between two routes that end above or below the same name. */
import type { Link, Spot } from '../../src/tui/boards/newton/map/chart.ts';
import type { Route } from './router.ts';

export function stiffColumns(
  spots: readonly Spot[],
  links: readonly Link[],
  routes: readonly Route[],
  width: number,
): number[] {
  const stiff = new Set<number>();
  for (const place of spots.keys()) {
    const columns = links.flatMap(({ from, to }, i) => {
      const route = routes[i]!;
      const ends = [...(from === place ? [route] : []), ...(to === place ? [route.toReversed()] : [])];
      return ends.flatMap(([end, next]) => (Math.abs(next! - end!) === width ? [end! % width] : []));
    });
    for (let col = Math.min(...columns); col < Math.max(...columns); col++) stiff.add(col);
  }
  return [...stiff].sort((a, b) => a - b);
}
