/** Turn and phase, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { printedTurn } from '../../../games/leonardo/rules/turns.ts';
import { NOWHERE, type View } from '../../../games/leonardo/rules/types.ts';
import type { Headline, Resource } from '../contract.ts';
import { PHASE_NAMES, phaseName } from './facts.ts';

/** The turns after the bar are those without the city. */
export function headline({ constants }: Tables, view: View): Headline {
  const { turns, cityTurns } = constants;
  const name = phaseName(view);
  return {
    progress: [{ label: 'turn', at: printedTurn(view), of: turns, bar: cityTurns }],
    phases: name === null ? null : { names: PHASE_NAMES, at: PHASE_NAMES.indexOf(name) },
  };
}

export function resources(view: View, seat: Seat): Resource[] {
  const { florins, idle, master, hand } = view.seats[seat]!;
  const home = master === NOWHERE ? 1 : 0;
  const known = isCounted(view, seat);
  const purse: Resource = { id: 'florins', amount: florins, text: plural(florins, 'florin'), hue: 'yellow' };
  return [
    ...(known ? [purse] : []),
    { id: 'apprentices', amount: idle, text: plural(idle, 'apprentice'), hue: 'teal' },
    { id: 'master', amount: home, text: home === 1 ? 'master at home' : 'master out', hue: 'teal' },
    ...(known && hand !== null ? [partsOf(hand)] : []),
  ];
}

/** All together: which they are stands with the laboratories. */
function partsOf(hand: readonly number[]): Resource {
  const amount = hand.reduce((sum, count) => sum + count, 0);
  return { id: 'parts', amount, text: `${plural(amount, 'part')} in hand`, hue: 'blue' };
}
