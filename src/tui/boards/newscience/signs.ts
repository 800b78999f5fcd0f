/** The signs all panels of The New Science share. */
import type { Discovery } from '../../../games/newscience/rules/data.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import {
  type Action,
  type DiscoveryIndex,
  TRACKS,
  type TrackIndex,
  type View,
} from '../../../games/newscience/rules/types.ts';
import { trackName } from '../../../games/newscience/text/words.ts';
import type { Hue, Style, Theme } from '../../theme.ts';
import type { DrawInput } from '../contract.ts';

/** By track. */
const TRACK_HUES: readonly Hue[] = ['red', 'purple', 'yellow', 'teal'];

export function trackStyle(theme: Theme, track: TrackIndex): Style {
  return theme.hue[TRACK_HUES[track]!];
}

/** Levels of influence as letters with numbers, those of 0 left out: `G1R2`. */
export function influence(theme: Theme, levels: readonly number[]): string {
  return TRACKS.filter(track => levels[track]! > 0)
    .map(track => trackStyle(theme, track)(`${trackName(track).charAt(0).toUpperCase()}${levels[track]}`))
    .join('');
}

const ACTION_HUES: Readonly<Record<Action, Hue>> = {
  rest: 'green',
  event: 'pink',
  influence: 'yellow',
  research: 'blue',
  experiment: 'orange',
  publish: 'purple',
};

export function actionStyle(theme: Theme, action: Action): Style {
  return theme.hue[ACTION_HUES[action]];
}

export function prestige(theme: Theme, points: number): string {
  return theme.hue.orange(`${points}${theme.glyph.star}`);
}

/** Cost of research, targets of the experiment, cost of publishing: `1 4/3 1`, each in the colour of its action. */
export function costs(theme: Theme, discovery: Discovery): string {
  return [
    actionStyle(theme, 'research')(String(discovery.research)),
    actionStyle(theme, 'experiment')(`${discovery.first}/${discovery.next}`),
    actionStyle(theme, 'publish')(String(discovery.publish)),
  ].join(' ');
}

const ZONES = [
  { zone: 'researched', letter: 'r' },
  { zone: 'experimented', letter: 'e' },
  { zone: 'published', letter: 'p' },
] as const;

/** Markers on a discovery: r, e or p for the zone, then the letters of the players there. */
export function markersOn({ marks }: DrawInput<View>, view: View, discovery: DiscoveryIndex): string {
  return ZONES.flatMap(({ zone, letter }) => {
    const there = view.seats.flatMap((seat, i) => (has(seat[zone], discovery) ? [marks[i]!] : []));
    return there.length === 0 ? [] : [letter + there.map(mark => mark.style(mark.letter)).join('')];
  }).join(' ');
}
