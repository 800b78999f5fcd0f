/** Turn and phase, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { TRACK_IDS, type View } from '../../../games/newscience/rules/types.ts';
import type { Headline, Resource } from '../contract.ts';

const PHASES = ['scientists', 'placement', 'resolution'] as const;
const PHASE_NAMES = ['scientists', 'place', 'resolve'] as const;

export function headline(t: Tables, view: View): Headline {
  const turn = { label: 'turn', at: view.round, of: t.boards[view.players]!.rounds };
  const at = (PHASES as readonly string[]).indexOf(view.phase);
  return { progress: [turn], phases: at < 0 ? null : { names: PHASE_NAMES, at } };
}

const HUES = ['red', 'purple', 'yellow', 'teal'] as const;

export function resources(view: View, seat: Seat): Resource[] {
  const { influence, rest } = view.seats[seat]!;
  return [
    ...TRACK_IDS.map((track, i) => {
      const amount = influence[i]!;
      return { id: track, amount, text: `${track} ${amount}`, hue: HUES[i]! };
    }),
    { id: 'rest', amount: rest, text: `rest ${rest}`, hue: 'grey' },
  ];
}
