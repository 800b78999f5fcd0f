/** Names of the things on Newton's boards that moves are about and `i` explains. */
import type { Tables } from '../../../games/newton/data.ts';
import type { Action, IncomeSlot, TileFamily } from '../../../games/newton/types.ts';

export const placeId = (t: Tables, place: number): string => `place.${t.places[place]!.id}`;
export const techId = (t: Tables, space: number): string => `technology.${t.technology[space]!.id}`;
export const workId = (t: Tables, space: number): string => `work.${t.work[space]!.id}`;
export const cardId = (t: Tables, card: number): string => `card.${t.cards[card]!.id}`;
export const masterId = (t: Tables, master: number): string => `master.${t.masters[master]!.id}`;
export const squareId = (t: Tables, square: number): string => `square.${t.squares[square]!.id}`;
export const deckId = (level: number): string => `deck.${level}`;
export const actionId = (action: Action): string => `action.${action}`;
export const tileId = (family: TileFamily, tile: Action | IncomeSlot): string => `tile.${family}.${tile}`;
export const objectiveId = (spot: number): string => `objective.${spot}`;
export const PURSE = 'purse';
