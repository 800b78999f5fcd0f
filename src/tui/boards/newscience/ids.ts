/** Names of the things on the boards of The New Science that moves are about and `i` explains. */
import type {
  CardIndex,
  DiscoveryIndex,
  ScientistIndex,
  SpaceIndex,
  TrackIndex,
} from '../../../games/newscience/rules/types.ts';

export const discoveryId = (discovery: DiscoveryIndex): string => `discovery.${discovery}`;
export const spaceId = (space: SpaceIndex): string => `space.${space}`;
export const eventId = (card: CardIndex): string => `event.${card}`;
export const trackId = (track: TrackIndex): string => `track.${track}`;
export const scientistId = (scientist: ScientistIndex): string => `scientist.${scientist}`;
export const stackId = (position: number): string => `stack.${position}`;
export const REST = 'rest';
