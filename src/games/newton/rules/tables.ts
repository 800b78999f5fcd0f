/** The component data as typed tables with numbers in place of ids: what the rules read. */
import type { Data } from '../schema.ts';
import type { ActionExtras } from './actions.ts';
import type { Operation } from './effects/operation.ts';
import type { MoveTables } from './moves.ts';
import type {
  Action,
  AncientIndex,
  Books,
  CardAction,
  CardIndex,
  Gain,
  IncomeType,
  None,
  PileIndex,
  PlaceIndex,
  RunIndex,
  SpotIndex,
  SquareIndex,
  TechnologyIndex,
  TokenSpotIndex,
  UniversityIndex,
} from './types.ts';

export interface Card {
  readonly id: string;
  readonly name: string;
  /** 0 for starting cards. */
  readonly level: number;
  readonly action: CardAction;
  /** Printed books and books of its effect. */
  readonly books: Books;
  /** Null for starting cards. */
  readonly effect: Operation | null;
  /** What its effect adds to its own basic action, and the coins to be paid for that. */
  readonly extras: ActionExtras;
  readonly extrasCoins: number;
}
export interface Master {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly books: Books;
  readonly effect: readonly Operation[];
}
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: Data['map']['places'][number]['kind'];
  /** May hold travel cubes. */
  readonly takesCubes: boolean;
  readonly neighbours: readonly PlaceIndex[];
  /** Coins for the route to each neighbour. */
  readonly costs: readonly number[];
  readonly tokenSpot: TokenSpotIndex | None;
  /** Books needed to enter: the objective place. */
  readonly books: Books | null;
}
/** A space of the technology track, or of the work track, where spaces are numbered from the start. */
export interface Space<At extends number = number> {
  readonly id: string;
  readonly kind: Data['technology-track']['spaces'][number]['kind'];
  readonly parent: At | None;
  readonly children: readonly At[];
  readonly end: boolean;
  readonly depth: number;
  readonly tokenSpot: TokenSpotIndex | None;
  readonly spot: SpotIndex | None;
  readonly books: Books | null;
}
export interface Square {
  readonly id: string;
  readonly shelf: number;
  readonly column: number;
  readonly kind: 'book' | 'glass' | 'filled';
  /** What it needs: books, a university or an ancient land. */
  readonly books: Books | null;
  readonly university: UniversityIndex | None;
  readonly ancient: AncientIndex | None;
  readonly runs: readonly RunIndex[];
  /** Points of these lines together. */
  readonly linePoints: number;
}
export interface Run {
  readonly id: string;
  readonly direction: 'row' | 'column';
  readonly squares: readonly SquareIndex[];
  /** Bit set of the squares. */
  readonly mask: number;
  readonly points: number;
}
export interface Tile {
  readonly id: string;
  readonly effect: readonly Operation[];
}
export type TokenMark = 'none' | '2+' | '3+' | '4';
export type Objective = Data['objectives']['tiles'][number];

export interface Tables {
  readonly moves: MoveTables;
  readonly cards: readonly Card[];
  /** Number of the first starting card among the cards. */
  readonly firstStartingCard: number;
  readonly cardsOfLevel: readonly (readonly CardIndex[])[];
  /** By study board. */
  readonly startingCards: readonly (readonly CardIndex[])[];
  readonly masters: readonly Master[];
  readonly places: readonly Place[];
  /** Those that may hold travel cubes. */
  readonly cubePlaces: readonly PlaceIndex[];
  readonly villages: readonly PlaceIndex[];
  readonly start: PlaceIndex;
  readonly objectivePlace: PlaceIndex;
  /** Spot of the objective on the map among the objectives. */
  readonly mapObjective: SpotIndex;
  readonly objectiveSpots: readonly SpotIndex[];
  readonly work: readonly Space[];
  readonly technology: readonly Space<TechnologyIndex>[];
  readonly technologyStart: TechnologyIndex;
  readonly squares: readonly Square[];
  /** Those with a requirement. */
  readonly bookSquares: readonly SquareIndex[];
  /** Those that ask for each university, and for each ancient land. */
  readonly squaresOfUniversity: readonly (readonly SquareIndex[])[];
  readonly squaresOfAncient: readonly (readonly SquareIndex[])[];
  /** Bit set of the squares filled from the start. */
  readonly printedSquares: number;
  readonly runs: readonly Run[];
  readonly runIndices: readonly RunIndex[];
  readonly tokens: readonly Gain[];
  readonly tokenSpots: readonly { readonly mark: TokenMark }[];
  /** How many spaces there are for each kind of tile. */
  readonly spots: { readonly specialization: number; readonly invention: number; readonly objective: number };
  readonly specializations: readonly Tile[];
  readonly inventions: readonly Tile[];
  readonly cities: readonly Tile[];
  readonly objectives: readonly Objective[];
  readonly numerals: readonly string[];
  readonly ancientNumbers: readonly number[];
  readonly piles: readonly { readonly tiles: number; readonly onLast: readonly Operation[] }[];
  /** The pile that the nth tile taken empties, by n. */
  readonly pileEmptiedBy: readonly (PileIndex | None)[];
  readonly tilesInPiles: number;
  /** The symbol printed on each study board. */
  readonly boards: readonly Action[];
  readonly cubes: number;
  /** Points for the nth cube, by n. */
  readonly cubePoints: readonly number[];
  readonly developmentCount: Readonly<Record<Action, number>>;
  readonly incomeCount: Readonly<Record<IncomeType, number>>;
  readonly incomeGain: Readonly<Record<IncomeType, Gain>>;
  /** Points of the two sides of a medical tile. */
  readonly medical: readonly [number, number];
  readonly medicalCount: number;
  /** Coins, by QUICK_ACTIONS. */
  readonly quickPrices: readonly number[];
  readonly drawers: number;
  readonly incomeSlots: number;
  readonly setup: Data['setup'];
  readonly ranks: Data['solo-ranks']['ranks'];
}
