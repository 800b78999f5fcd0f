/** Round and turn, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { View } from '../../../games/newton/rules/types.ts';
import type { Headline, Resource } from '../contract.ts';

export function headline({ setup }: Tables, view: View): Headline {
  const round = { label: 'round', at: view.round, of: setup.rounds };
  if (view.phase !== 'actions') return { progress: [round], phases: null };
  const turn = { label: 'turn', at: view.turnsDone + 1, of: setup.turnsPerRound };
  return { progress: [round, turn], phases: null };
}

export function resources(view: View, seat: Seat): Resource[] {
  const { coins, potions } = view.seats[seat]!;
  return [
    { id: 'coins', amount: coins, text: plural(coins, 'coin'), hue: 'yellow' },
    { id: 'potions', amount: potions, text: plural(potions, 'potion'), hue: 'purple' },
  ];
}
