import type { Names } from '../../core/game.ts';
import { inkOn, type Palette } from './palettes.ts';
import { block, type ColorLevel, inColour, type Style } from './sgr.ts';

/** How a player is shown: a colour, a letter and a shape, any one of which is enough. */
export interface PlayerMark {
  readonly letter: string;
  readonly shape: string;
  /** Text in the player's colour. */
  readonly style: Style;
  /** Text on a block of the player's colour. */
  readonly chip: Style;
  /** Shape and letter in the player's colour: two cells. */
  readonly text: string;
}

export function marksOf(
  names: Names,
  palette: Palette,
  shapes: readonly string[],
  level: ColorLevel,
): PlayerMark[] {
  const letters = lettersOf(names);
  return names.map((_, seat) => {
    const letter = letters[seat]!;
    const shape = shapes[seat % shapes.length]!;
    const colour = palette.players[seat % palette.players.length]!;
    const style = inColour(colour, level);
    const chip = block(colour, inkOn(colour), level);
    return { letter, shape, style, chip, text: style(shape + letter) };
  });
}

/** A letter of the name for each player, the first that nobody before has; else the number of the seat. */
function lettersOf(names: Names): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = name.replace(/^bot:/u, '').toUpperCase().match(/[A-Z]/gu) ?? [];
    const letter = letters.find(candidate => !taken.has(candidate)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
