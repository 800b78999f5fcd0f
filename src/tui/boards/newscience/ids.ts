/** Names of the things on the boards of The New Science that moves are about and `i` explains. */
import type { Track } from '../../../games/newscience/types.ts';

export const discoveryId = (id: string): string => `discovery.${id}`;
export const spaceId = (id: string): string => `space.${id}`;
export const eventId = (id: string): string => `event.${id}`;
export const trackId = (track: Track): string => `track.${track}`;
export const scientistId = (id: string): string => `scientist.${id}`;
export const stackId = (position: number): string => `stack.${position}`;
export const REST = 'rest';
