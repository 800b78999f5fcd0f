/** Turn and phase, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { ACTIONS, TRACKS, type View } from '../../../games/newscience/rules/types.ts';
import { trackName } from '../../../games/newscience/text/words.ts';
import type { Headline, Resource } from '../contract.ts';
import { resolving } from './phase.ts';
import { TRACK_HUES } from './signs.ts';

const PHASES = ['place', 'rest', 'events', 'influence', 'research', 'experiment', 'publish'] as const;

export function headline(t: Tables, view: View): Headline {
  const turn = { label: 'turn', at: view.round, of: t.boards[view.players]!.rounds };
  return { progress: [turn], phases: phasesOf(t, view) };
}

function phasesOf(t: Tables, view: View): Headline['phases'] {
  if (view.phase === 'over') return null;
  if (view.phase === 'scientists') return { names: ['choose scientists', ...PHASES], at: 0 };
  const action = resolving(t, view);
  return { names: PHASES, at: action === null ? 0 : 1 + ACTIONS.indexOf(action) };
}

export function resources(view: View, seat: Seat): Resource[] {
  const { influence, rest } = view.seats[seat]!;
  return [
    ...TRACKS.map(track => {
      const amount = influence[track]!;
      const name = trackName(track);
      const brief = `${name.slice(0, 3)} ${amount}`;
      return { id: name, amount, text: `${name} ${amount}`, brief, hue: TRACK_HUES[track]!, vital: true };
    }),
    { id: 'rest', amount: rest, text: `rest ${rest}`, hue: 'green' },
  ];
}
