/** Names of the things on the boards that can be pointed at. */
import type { Seat } from '../../../core/game.ts';
import {
  FAVOURS,
  type FavourIndex,
  type InventionIndex,
  LABS,
  type LabIndex,
  labAt,
  MATERIALS,
  type MaterialIndex,
  type PlaceIndex,
  type PrivilegeIndex,
  ZONES,
} from '../../../games/leonardo/rules/types.ts';

export const LEONARDO = 'leonardo';
export const PRICES = 'prices';
export const DECK = 'deck';

export const zoneId = (zone: PlaceIndex): string => `zone.${ZONES[zone]}`;
export const privilegeId = (privilege: PrivilegeIndex): string => `privilege.${privilege + 1}`;
export const workersId = (zone: PlaceIndex, seat: Seat): string => `workers.${ZONES[zone]}.${seat}`;
export const inventionId = (invention: InventionIndex): string => `invention.${invention}`;
export const labId = (seat: Seat, lab: LabIndex): string => `lab.${seat}.${LABS[lab]}`;
export const materialId = (material: MaterialIndex): string => `material.${MATERIALS[material]}`;
export const homeId = (seat: Seat): string => `home.${seat}`;
export const bonusId = (seat: Seat): string => `bonus.${seat}`;
export const playerId = (seat: Seat): string => `player.${seat}`;
export const bidId = (amount: number): string => `bid.${amount}`;
export const favourId = (favour: FavourIndex): string => `favour.${FAVOURS[favour]}`;

/** A zone of the city, or a laboratory of this player. */
export function placeId(place: PlaceIndex, seat: Seat): string {
  const lab = labAt(place);
  return lab === undefined ? zoneId(place) : labId(seat, lab);
}
