/** The signs of the game, the same on every panel: workers, automata, florins, components, metals. */
import {
  MATERIAL_INDICES,
  MATERIALS,
  type MaterialIndex,
  type MetalIndex,
} from '../../../games/leonardo/rules/types.ts';
import type { Hue, Style, Theme } from '../../theme.ts';

const UNICODE = { apprentice: '•', master: '♔', automaton: '⚙', florin: 'ƒ', space: '□', socket: '◇' };
const ASCII: typeof UNICODE = {
  apprentice: 'o',
  master: 'M',
  automaton: 'A',
  florin: 'f',
  space: '_',
  socket: 'a',
};

/** `socket` is a free space made for an automaton. */
export type Signs = Readonly<typeof UNICODE>;

export function signsOf(theme: Theme): Signs {
  return theme.unicode ? UNICODE : ASCII;
}

const MATERIAL_HUES: readonly Hue[] = ['blue', 'teal', 'green', 'red', 'purple'];

export function materialStyle(theme: Theme, material: MaterialIndex): Style {
  return theme.hue[MATERIAL_HUES[material]!];
}

/** I, G, W, B, R. */
export function materialLetter(theme: Theme, material: MaterialIndex): string {
  return materialStyle(theme, material)(MATERIALS[material]![0]!.toUpperCase());
}

/** "GWW" */
export function recipeLetters(theme: Theme, counts: readonly number[]): string {
  return MATERIAL_INDICES.map(m => materialLetter(theme, m).repeat(counts[m]!)).join('');
}

/** Silver has the terminal's own colour. */
const METAL_HUES: readonly (Hue | null)[] = ['brown', 'orange', null, 'yellow'];

export function metalStyle(theme: Theme, metal: MetalIndex): Style {
  const hue = METAL_HUES[metal] ?? null;
  return hue === null ? text => text : theme.hue[hue];
}

/** "•••♔" */
export function figures(signs: Signs, apprentices: number, master: boolean): string {
  return signs.apprentice.repeat(apprentices) + (master ? signs.master : '');
}
