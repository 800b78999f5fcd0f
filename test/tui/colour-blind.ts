/**
 * How colours differ for eyes of four kinds: Machado, Oliveira and Fernandes' model of colour blindness (2009, severity
 * 1), and distances in OKLab, times a hundred.
 */
import { rgbOf } from '../../src/tui/theme/colour.ts';

type Triple = readonly [number, number, number];

/** The colours that this is measured against: known to be told apart. */
export const OKABE_ITO = ['#56B4E9', '#E69F00', '#009E73', '#CC79A7', '#D55E00'] as const;

const EYES: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

/** Of every pair, for every kind of eye. */
export function differences(colours: readonly string[]): number[] {
  return EYES.flatMap(eye => {
    const seen = colours.map(hex => lab(times(eye, linear(hex)).map(clamp)));
    return seen.flatMap((a, i) =>
      seen.slice(i + 1).map(b => 100 * Math.hypot(...a.map((x, k) => x - b[k]!))),
    );
  });
}

function linear(hex: string): number[] {
  return rgbOf(hex).map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function times(rows: readonly Triple[], vector: readonly number[]): number[] {
  return rows.map(row => row.reduce((sum, factor, i) => sum + factor * vector[i]!, 0));
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function lab(rgb: readonly number[]): number[] {
  const cones: readonly Triple[] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const axes: readonly Triple[] = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return times(axes, times(cones, rgb).map(Math.cbrt));
}
