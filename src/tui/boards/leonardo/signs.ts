/** The signs and colours of the game, the same on every panel: workers, components, metals. */
import {
  MATERIAL_INDICES,
  MATERIALS,
  type MaterialIndex,
  type MetalIndex,
} from '../../../games/leonardo/rules/types.ts';
import type { Hue, Style, Theme } from '../../theme.ts';

const MATERIAL_HUES: readonly Hue[] = ['blue', 'teal', 'green', 'red', 'purple'];

export function materialStyle(theme: Theme, material: MaterialIndex): Style {
  return theme.hue[MATERIAL_HUES[material]!];
}

/** In hand, missing, or a part that nobody has to bring any more. */
export type PartState = 'held' | 'missing' | 'plain';

/** " G ": a block of its colour where it is in hand, in brackets where it is missing. */
export function partChip(theme: Theme, material: MaterialIndex, state: PartState): string {
  const letter = MATERIALS[material]![0]!.toUpperCase();
  if (state === 'missing') return theme.style.dim(`(${letter})`);
  if (state === 'plain') return theme.hue[MATERIAL_HUES[material]!](` ${letter} `);
  return theme.color
    ? theme.fill[MATERIAL_HUES[material]!](` ${letter} `)
    : theme.style.strong(` ${letter} `);
}

/** "glass, 2 wood" */
export function partWords(theme: Theme, counts: readonly number[], between = ', '): string {
  return MATERIAL_INDICES.flatMap(m => {
    const count = counts[m]!;
    if (count === 0) return [];
    return [materialStyle(theme, m)(count === 1 ? MATERIALS[m]! : `${count} ${MATERIALS[m]}`)];
  }).join(between);
}

/** "glass, wood": what is needed, beside letters that tell how much of it. */
export function partNames(theme: Theme, counts: readonly number[]): string {
  return partWords(
    theme,
    counts.map(count => Math.min(count, 1)),
  );
}

const METAL_HUES: readonly Hue[] = ['brown', 'orange', 'grey', 'yellow'];

export function metalStyle(theme: Theme, metal: MetalIndex): Style {
  return theme.hue[METAL_HUES[metal]!];
}

/** A block of the metal's colour: the tab of a card with its number. */
export function metalTab(theme: Theme, metal: MetalIndex, text: string): string {
  return theme.color ? theme.fill[METAL_HUES[metal]!](text) : theme.style.strong(text);
}

/** From this many on, apprentices are counted and not drawn one by one. */
const MANY = 6;

/** "♙♙♙♚", "7♙♚" */
export function figures({ glyph }: Theme, apprentices: number, master: boolean): string {
  const people =
    apprentices < MANY ? glyph.apprentice.repeat(apprentices) : `${apprentices}${glyph.apprentice}`;
  return people + (master ? glyph.master : '');
}

/** "2ƒ", "free" */
export function price({ glyph }: Theme, florins: number): string {
  return florins === 0 ? 'free' : `${florins}${glyph.florin}`;
}
