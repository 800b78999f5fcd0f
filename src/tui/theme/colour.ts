/** Colours as numbers: how bright they are, how well one stands out from another, and what comes near them in fewer colours. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** From `#RRGGBB`. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance as WCAG 2 defines it: 0 for black, 1 for white. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast as WCAG 2 defines it: from 1 to 21. Text wants 4.5, lines and borders want 3. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Steps of a channel in the cube of 6x6x6 colours, codes 16 to 231. */
const STEPS = [0, 95, 135, 175, 215, 255] as const;
/** Greys follow the cube, from 8 upwards in tens. */
const GREYS = { first: 232, darkest: 8, step: 10, count: 24 } as const;

/** The colour of a code from 16 on; the sixteen before are the terminal's own and known to nobody else. */
export function rgbOf256(code: number): Rgb {
  if (code >= GREYS.first) {
    const grey = GREYS.darkest + GREYS.step * (code - GREYS.first);
    return [grey, grey, grey];
  }
  const index = code - 16;
  return [STEPS[Math.floor(index / 36)]!, STEPS[Math.floor(index / 6) % 6]!, STEPS[index % 6]!];
}

export function nearest256(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(nearestStep);
  const cube = 16 + 36 * red! + 6 * green! + blue!;
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const step = Math.round((mean - GREYS.darkest) / GREYS.step);
  const grey = GREYS.first + Math.min(GREYS.count - 1, Math.max(0, step));
  return distance(rgb, rgbOf256(grey)) < distance(rgb, rgbOf256(cube)) ? grey : cube;
}

function nearestStep(channel: number): number {
  let best = 0;
  for (let i = 1; i < STEPS.length; i++) {
    if (Math.abs(STEPS[i]! - channel) < Math.abs(STEPS[best]! - channel)) best = i;
  }
  return best;
}

/** Squared, as only the order counts. */
export function distance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
