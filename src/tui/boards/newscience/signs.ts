/** The signs all panels of The New Science share. */
import type { Discovery } from '../../../games/newscience/data.ts';
import type { ActionName, View } from '../../../games/newscience/types.ts';
import type { Hue, Style, Theme } from '../../theme.ts';
import type { DrawInput } from '../contract.ts';

const TRACK_LETTERS = ['G', 'R', 'E', 'S'] as const;
const TRACK_HUES: readonly Hue[] = ['red', 'purple', 'yellow', 'teal'];

export function trackStyle(theme: Theme, track: number): Style {
  return theme.hue[TRACK_HUES[track]!];
}

/** Levels of influence as letters with numbers, those of 0 left out: `G1R2`. */
export function influence(theme: Theme, levels: readonly number[]): string {
  return levels
    .map((level, track) => (level > 0 ? trackStyle(theme, track)(`${TRACK_LETTERS[track]}${level}`) : ''))
    .join('');
}

const ACTION_HUES: Readonly<Record<ActionName, Hue>> = {
  rest: 'green',
  event: 'pink',
  influence: 'yellow',
  research: 'blue',
  experiment: 'orange',
  publish: 'purple',
};

export function actionStyle(theme: Theme, action: ActionName): Style {
  return theme.hue[ACTION_HUES[action]];
}

export function prestige(theme: Theme, points: number): string {
  return theme.hue.orange(`${points}${theme.glyph.star}`);
}

/** Cost of research, targets of the experiment, cost of publishing: `1 4/3 1`, each in the colour of its step. */
export function costs(theme: Theme, discovery: Discovery): string {
  return [
    theme.hue.blue(String(discovery.research)),
    theme.hue.orange(`${discovery.first}/${discovery.next}`),
    theme.hue.purple(String(discovery.publish)),
  ].join(' ');
}

const ZONES = [
  { zone: 'researched', letter: 'r' },
  { zone: 'experimented', letter: 'e' },
  { zone: 'published', letter: 'p' },
] as const;

/** Markers on a discovery: r, e or p for the zone, then the letters of the players there. */
export function markersOn(input: DrawInput<View>, view: View, id: string): string {
  return ZONES.flatMap(({ zone, letter }) => {
    const there = view.seats.flatMap((seat, i) => (seat[zone].includes(id) ? [input.marks[i]!] : []));
    return there.length === 0 ? [] : [letter + there.map(mark => mark.style(mark.letter)).join('')];
  }).join(' ');
}
