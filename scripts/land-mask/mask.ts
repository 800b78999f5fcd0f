/** Which points of a grid lie on land, by the coastlines of a TopoJSON file. */
type Point = readonly [x: number, y: number];

/** As much of TopoJSON as the land files of world-atlas use. */
export interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  /** Lines as differences from point to point. */
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly number[][])[] }[] };
  };
}

/** In degrees. */
interface Window {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

const COLUMNS = 224;
const ROWS = 128;

/** The grid as rows of hexadecimal digits, four points each. */
export function landMask(world: Topology, { west, east, north, south }: Window): string[] {
  const rings = ringsOf(world);
  return Array.from({ length: ROWS }, (_, row) => {
    const y = north - ((row + 0.5) * (north - south)) / ROWS;
    const crossings = rings.flatMap(ring => crossingsOf(ring, y)).sort((a, b) => a - b);
    const onLand = (column: number): boolean => {
      const x = west + ((column + 0.5) * (east - west)) / COLUMNS;
      return crossings.filter(crossing => crossing < x).length % 2 === 1;
    };
    return Array.from({ length: COLUMNS / 4 }, (_, digit) =>
      [0, 1, 2, 3].reduce((bits, bit) => bits * 2 + Number(onLand(digit * 4 + bit)), 0).toString(16),
    ).join('');
  });
}

function ringsOf({ transform, arcs, objects }: Topology): Point[][] {
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
  // A negative number stands for the arc of its complement, backwards.
  const line = (arc: number): Point[] => (arc < 0 ? lines[~arc]!.toReversed() : lines[arc]!);
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap(polygon => polygon.map(ring => ring.flatMap(line))),
  );
}

/** Where the edges of a ring cross a parallel. */
function crossingsOf(ring: readonly Point[], y: number): number[] {
  return ring.flatMap(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)];
  });
}
