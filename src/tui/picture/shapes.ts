/**
 * Box drawing and block elements as shapes. Fonts leave gaps between them, or have them from another font with other
 * widths; drawn, they meet exactly.
 */

export const CELL = { width: 9, height: 18 } as const;

/** The middle of a cell, on half pixels, so that a line of one pixel is sharp. */
const MIDDLE = { x: 4.5, y: 9.5 } as const;

export interface Shape {
  /** Lines are stroked with this width; null for an area. */
  readonly stroke: number | null;
  /** How much of it covers what is below: shades are half there. */
  readonly opacity: number;
  /** An SVG path for a cell whose upper left corner is here. */
  path(x: number, y: number): string;
}

const LIGHT = 1;
const HEAVY = 3;

/** Arms of a cell in the order left, right, up, down: 0 none, 1 light, 2 heavy. */
type Arms = readonly [number, number, number, number];

const ARMS: Readonly<Record<string, Arms>> = {
  '─': [1, 1, 0, 0],
  '│': [0, 0, 1, 1],
  '┌': [0, 1, 0, 1],
  '┐': [1, 0, 0, 1],
  '└': [0, 1, 1, 0],
  '┘': [1, 0, 1, 0],
  '├': [0, 1, 1, 1],
  '┤': [1, 0, 1, 1],
  '┬': [1, 1, 0, 1],
  '┴': [1, 1, 1, 0],
  '┼': [1, 1, 1, 1],
  '╴': [1, 0, 0, 0],
  '╶': [0, 1, 0, 0],
  '╵': [0, 0, 1, 0],
  '╷': [0, 0, 0, 1],
  '━': [2, 2, 0, 0],
  '┃': [0, 0, 2, 2],
  '┏': [0, 2, 0, 2],
  '┓': [2, 0, 0, 2],
  '┗': [0, 2, 2, 0],
  '┛': [2, 0, 2, 0],
  '┣': [0, 2, 2, 2],
  '┫': [2, 0, 2, 2],
  '┳': [2, 2, 0, 2],
  '┻': [2, 2, 2, 0],
  '╋': [2, 2, 2, 2],
  '╸': [2, 0, 0, 0],
  '╺': [0, 2, 0, 0],
  '╹': [0, 0, 2, 0],
  '╻': [0, 0, 0, 2],
};

const { width: W, height: H } = CELL;
const { x: X, y: Y } = MIDDLE;

/** Paths as pen strokes: `M` and `L` with places in the cell, filled in where it stands. */
type Pen = readonly (readonly ['M' | 'L', number, number])[];

const LINES: Readonly<Record<string, Pen>> = {
  '╱': pen([0, H], [W, 0]),
  '╲': pen([0, 0], [W, H]),
  '╳': [...pen([0, H], [W, 0]), ...pen([0, 0], [W, H])],
  '┄': [...pen([0, Y], [2, Y]), ...pen([3.5, Y], [5.5, Y]), ...pen([7, Y], [9, Y])],
  '═': [...pen([0, Y - 2], [W, Y - 2]), ...pen([0, Y + 2], [W, Y + 2])],
};

function pen(...points: readonly (readonly [number, number])[]): Pen {
  return points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y]);
}

/** Rounded corners: from one edge over the middle to another. */
const ROUND: Readonly<Record<string, readonly [readonly [number, number], readonly [number, number]]>> = {
  '╭': [
    [X, H],
    [W, Y],
  ],
  '╮': [
    [0, Y],
    [X, H],
  ],
  '╯': [
    [0, Y],
    [X, 0],
  ],
  '╰': [
    [X, 0],
    [W, Y],
  ],
};

/** Areas: left, top, width and height in the cell, and how dense. */
const AREAS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  '█': [0, 0, W, H, 1],
  '▌': [0, 0, W / 2, H, 1],
  '▐': [W / 2, 0, W / 2, H, 1],
  '▀': [0, 0, W, H / 2, 1],
  '▄': [0, H / 2, W, H / 2, 1],
  ...Object.fromEntries(
    ['▁', '▂', '▃', '▅', '▆', '▇'].map((sign, i) => {
      const eighths = i < 3 ? i + 1 : i + 2;
      const height = (H * eighths) / 8;
      return [sign, [0, H - height, W, height, 1] as const];
    }),
  ),
  '░': [0, 0, W, H, 0.25],
  '▒': [0, 0, W, H, 0.5],
  '▓': [0, 0, W, H, 0.75],
};

const shapes = new Map<string, readonly Shape[]>();

/** The shapes of a sign; none where it is left to the font. */
export function shapesOf(sign: string): readonly Shape[] {
  let found = shapes.get(sign);
  if (found === undefined) {
    found = make(sign);
    shapes.set(sign, found);
  }
  return found;
}

function make(sign: string): readonly Shape[] {
  const arms = ARMS[sign];
  if (arms !== undefined) return fromArms(arms);
  const line = LINES[sign];
  if (line !== undefined) {
    const path = (x: number, y: number): string =>
      line.map(([command, dx, dy]) => `${command}${x + dx} ${y + dy}`).join('');
    return [{ stroke: LIGHT, opacity: 1, path }];
  }
  const round = ROUND[sign];
  if (round !== undefined) {
    const [[fromX, fromY], [toX, toY]] = round;
    const path = (x: number, y: number): string =>
      `M${x + fromX} ${y + fromY}Q${x + X} ${y + Y} ${x + toX} ${y + toY}`;
    return [{ stroke: LIGHT, opacity: 1, path }];
  }
  const area = AREAS[sign];
  if (area === undefined) return [];
  const [left, top, width, height, opacity] = area;
  const path = (x: number, y: number): string => `M${x + left} ${y + top}h${width}v${height}h${-width}z`;
  return [{ stroke: null, opacity, path }];
}

/** Opposite arms of one weight are one line; the others end past the middle by half the width of what they meet. */
function fromArms([left, right, up, down]: Arms): readonly Shape[] {
  const across = (Math.max(up, down) === 2 ? HEAVY : LIGHT) / 2;
  const along = (Math.max(left, right) === 2 ? HEAVY : LIGHT) / 2;
  const flat = (from: number, to: number): Pen => pen([from, Y], [to, Y]);
  const upright = (from: number, to: number): Pen => pen([X, from], [X, to]);
  const strokes = (weight: number): Pen => [
    ...(left === weight && right === weight ? flat(0, W) : []),
    ...(left === weight && right !== weight ? flat(0, X + across) : []),
    ...(right === weight && left !== weight ? flat(X - across, W) : []),
    ...(up === weight && down === weight ? upright(0, H) : []),
    ...(up === weight && down !== weight ? upright(0, Y + along) : []),
    ...(down === weight && up !== weight ? upright(Y - along, H) : []),
  ];
  return [
    { stroke: LIGHT, lines: strokes(1) },
    { stroke: HEAVY, lines: strokes(2) },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ stroke, lines }) => ({
      stroke,
      opacity: 1,
      path: (x, y) => lines.map(([command, dx, dy]) => `${command}${x + dx} ${y + dy}`).join(''),
    }));
}
