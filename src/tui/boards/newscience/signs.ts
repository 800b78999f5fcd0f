/** The signs and colours all panels of The New Science share. */
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import type { FieldIndex, TrackIndex, View } from '../../../games/newscience/rules/types.ts';
import { trackName } from '../../../games/newscience/text/words.ts';
import type { Hue, Style, Theme } from '../../theme.ts';

/** By track. */
export const TRACK_HUES: readonly Hue[] = ['red', 'purple', 'yellow', 'teal'];
/** By field. */
const FIELD_HUES: readonly Hue[] = ['blue', 'yellow', 'red', 'green', 'purple'];

export function trackStyle(theme: Theme, track: TrackIndex): Style {
  return theme.hue[TRACK_HUES[track]!];
}

export function fieldStyle(theme: Theme, field: FieldIndex): Style {
  return theme.hue[FIELD_HUES[field % FIELD_HUES.length]!];
}

/** What matters now stands on a brighter ground; without backgrounds, its weight and its marks have to do. */
export function raised(theme: Theme): Style {
  return theme.ground.panel(' ') === ' ' ? text => text : theme.ground.selected;
}

/** The name of a track with its first letter large, shortened to so many letters. */
export function trackLabel(track: TrackIndex, letters?: number): string {
  const name = trackName(track);
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, letters);
}

/**
 * Influence that is needed: on a block where the player has it, else as bare text. Its word tells which; on the tree
 * colours are for fields and players.
 */
export function influenceChip(theme: Theme, text: string, isThere: boolean): string {
  return isThere ? theme.fill.grey(text) : text;
}

export function prestige(theme: Theme, points: number): string {
  return theme.hue.orange(`${theme.glyph.star}${points}`);
}

/** How long the game can go on. */
export function turnsLeft(t: Tables, { players, round }: View): string {
  const left = t.boards[players]!.rounds - round;
  return left === 0 ? 'the last turn' : `at most ${plural(left, 'more turn')}`;
}

export function fieldName(t: Tables, field: FieldIndex): string {
  return t.fields[field]!.name;
}
