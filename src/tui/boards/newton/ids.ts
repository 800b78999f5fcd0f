/** Names of the things on Newton's boards that moves are about and `i` explains. */
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type {
  Action,
  CardIndex,
  IncomeSlot,
  MasterIndex,
  PlaceIndex,
  SpotIndex,
  SquareIndex,
  TechnologyIndex,
} from '../../../games/newton/rules/types.ts';

export const placeId = (t: Tables, place: PlaceIndex): string => `place.${t.places[place]!.id}`;
export const techId = (t: Tables, space: TechnologyIndex): string => `technology.${t.technology[space]!.id}`;
export const workId = (t: Tables, space: number): string => `work.${t.work[space]!.id}`;
export const cardId = (t: Tables, card: CardIndex): string => `card.${t.cards[card]!.id}`;
export const masterId = (t: Tables, master: MasterIndex): string => `master.${t.masters[master]!.id}`;
export const squareId = (t: Tables, square: SquareIndex): string => `square.${t.squares[square]!.id}`;
export const deckId = (level: number): string => `deck.${level}`;
export const actionId = (action: Action): string => `action.${action}`;
export const developmentId = (action: Action): string => `tile.development.${action}`;
/** Both sides of the medical tile are one thing. */
export const incomeId = (slot: IncomeSlot): string =>
  `tile.income.${slot === 'medical-turned' ? 'medical' : slot}`;
export const objectiveId = (spot: SpotIndex): string => `objective.${spot}`;
export const PURSE = 'purse';
