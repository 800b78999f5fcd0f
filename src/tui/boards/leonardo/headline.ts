/** Turn and phase, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { printedTurn } from '../../../games/leonardo/rules/turns.ts';
import type { View } from '../../../games/leonardo/rules/types.ts';
import type { Headline, Resource } from '../contract.ts';
import { phaseLetter } from './facts.ts';

const PHASES = ['start', 'place', 'city', 'complete'] as const;

export function headline({ constants }: Tables, view: View): Headline {
  const turn = { label: 'turn', at: printedTurn(view), of: constants.turns };
  const letter = phaseLetter(view);
  const at = letter === null ? -1 : 'ABCD'.indexOf(letter);
  return { progress: [turn], phases: at < 0 ? null : { names: PHASES, at } };
}

export function resources(view: View, seat: Seat): Resource[] {
  const { florins, idle } = view.seats[seat]!;
  return [
    { id: 'florins', amount: florins, text: plural(florins, 'florin'), hue: 'yellow' },
    { id: 'apprentices', amount: idle, text: `${plural(idle, 'apprentice')} at home`, hue: 'teal' },
  ];
}
