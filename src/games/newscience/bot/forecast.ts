/** What a player will have once the markers on the board are resolved, and which of them are open for discoveries. */
import type { Tables } from '../rules/data.ts';
import { levelAfter } from '../rules/gains.ts';
import { type DiscoveryAction, TRACKS, type TrackIndex } from '../rules/types.ts';
import { WORTH } from './weights.ts';

export interface Forecast extends Readonly<Record<DiscoveryAction, OpenMarkers>> {
  rest: number;
  /** By track. */
  readonly influence: number[];
  /** Worth of all that has no number of its own. */
  extras: number;
}

/** Markers that are discovery actions of one kind. */
export interface OpenMarkers {
  markers: number;
  /** Bonus of the best space among them. */
  modifier: number;
}

export function expectMarker(open: OpenMarkers, modifier: number): void {
  open.modifier = open.markers === 0 ? modifier : Math.max(open.modifier, modifier);
  open.markers++;
}

export function expectInfluence(t: Tables, { influence }: Forecast, track: TrackIndex, by: number): void {
  influence[track] = levelAfter(t, influence[track]!, by);
}

/** On a track of the own choice: at least as good as on the lowest. */
export function expectFreeInfluence(t: Tables, forecast: Forecast, by: number): void {
  const { influence } = forecast;
  expectInfluence(t, forecast, TRACKS[influence.indexOf(Math.min(...influence))]!, by);
  forecast.extras += WORTH.freeChoice * by;
}
