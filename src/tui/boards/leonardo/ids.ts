/** Names of the things on the boards that can be pointed at. */
import type { Seat } from '../../../core/game.ts';
import {
  type FavourId,
  FIRST_LAB,
  type Invention,
  LABS,
  type LabIndex,
  MATERIALS,
  type Material,
  PLACES,
  type Place,
} from '../../../games/leonardo/types.ts';

export const TURN = 'turn';
export const PHASE = 'phase';
export const LEONARDO = 'leonardo';
export const PRICES = 'prices';
export const DECK = 'deck';

export const zoneId = (zone: Place): string => `zone.${PLACES[zone]}`;
export const privilegeId = (privilege: number): string => `privilege.${privilege}`;
export const workersId = (zone: Place, seat: Seat): string => `workers.${PLACES[zone]}.${seat}`;
export const inventionId = (invention: Invention): string => `invention.${invention}`;
export const labId = (seat: Seat, lab: LabIndex): string => `lab.${seat}.${LABS[lab]}`;
export const materialId = (material: Material): string => `material.${MATERIALS[material]}`;
export const homeId = (seat: Seat): string => `home.${seat}`;
export const bonusId = (seat: Seat): string => `bonus.${seat}`;
export const playerId = (seat: Seat): string => `player.${seat}`;
export const favourId = (favour: FavourId): string => `favour.${favour}`;

/** A zone of the city, or a laboratory of this player. */
export function placeId(place: Place, seat: Seat): string {
  return place < FIRST_LAB ? zoneId(place) : labId(seat, place - FIRST_LAB);
}
