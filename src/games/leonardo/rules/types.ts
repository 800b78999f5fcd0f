/** The glossary: what a game of Leonardo da Vinci consists of, and every move and event in it. Read this first. */
import type { BaseState, BaseTable, BaseView, Seat } from '../../../core/game.ts';
import { type Index, indices } from '../../../core/grammar.ts';

// The things of the box: their ids as data files and notation write them, and their numbers as all else does.

export const MATERIALS = ['iron', 'glass', 'wood', 'brick', 'rope'] as const;
export type MaterialId = (typeof MATERIALS)[number];
export type MaterialIndex = Index<'material'>;
export const MATERIAL_INDICES = indices<MaterialIndex>(MATERIALS);

export const METALS = ['bronze', 'copper', 'silver', 'gold'] as const;
export type MetalIndex = Index<'metal'>;
export const METAL_INDICES = indices<MetalIndex>(METALS);

/** The number printed on an invention card, from 1. */
export type InventionIndex = Index<'invention'>;
/** In place of an invention: an idle laboratory. The tables have a row for it that costs and brings nothing. */
export const NONE = 0;
/** In place of an invention: one that the viewer may not know. */
export const HIDDEN = -1;

/** The zones A to H of the city in the order in which the Lord visits them. */
export const ZONES = [
  'council',
  'workshop',
  'academy',
  'blacksmith',
  'glazier',
  'joiner',
  'brickmaker',
  'ropemaker',
] as const;
export type ZoneId = (typeof ZONES)[number];

/** The laboratory with 3 or 5 spaces, and the one with 4 or 6. */
export const LABS = ['small', 'large'] as const;
export type LabIndex = Index<'lab'>;
export const LAB_INDICES = indices<LabIndex>(LABS);
export const SMALL = LAB_INDICES[0]!;
export const LARGE = LAB_INDICES[1]!;

/** Where workers stand: a zone, or one of the two own laboratories. */
export const PLACES = [...ZONES, ...LABS] as const;
export type PlaceIndex = Index<'place'>;
export const PLACE_INDICES = indices<PlaceIndex>(PLACES);
export const ZONE_INDICES = PLACE_INDICES.slice(0, ZONES.length);
export const COUNCIL = ZONE_INDICES[0]!;
export const WORKSHOP = ZONE_INDICES[1]!;
export const ACADEMY = ZONE_INDICES[2]!;
const FIRST_SHOP = 3;
/** By material. */
export const SHOPS = ZONE_INDICES.slice(FIRST_SHOP);
/** By laboratory. */
export const LAB_PLACES = PLACE_INDICES.slice(ZONES.length);
/** In place of a place: a master at home, or the Lord outside the city. */
export const NOWHERE = -1;

/** Undefined for a zone. */
export function labAt(place: PlaceIndex): LabIndex | undefined {
  return place < ZONES.length ? undefined : LAB_INDICES[place - ZONES.length];
}

/** What the shop in a zone sells; undefined for a zone that is none. */
export function materialAt(zone: PlaceIndex): MaterialIndex | undefined {
  return zone < FIRST_SHOP ? undefined : MATERIAL_INDICES[zone - FIRST_SHOP];
}

/** Changes to a laboratory: bought in the Workshop, or taken as a favour. */
const IMPROVEMENTS = [
  'flip-small',
  'take-large',
  'flip-large',
  'automaton-small',
  'automaton-large',
] as const;
export type ImprovementId = (typeof IMPROVEMENTS)[number];

/** Favours as the data lists them: an automaton may go to either laboratory. */
export const FAVOUR_ROWS = [
  'florins',
  'components',
  'apprentice',
  'flip-small',
  'take-large',
  'flip-large',
  'automaton',
] as const;
export type FavourRowId = (typeof FAVOUR_ROWS)[number];
export const FAVOURS = ['florins', 'components', 'apprentice', ...IMPROVEMENTS] as const;
export type FavourId = (typeof FAVOURS)[number];
export type FavourIndex = Index<'favour'>;
export const FAVOUR_INDICES = indices<FavourIndex>(FAVOURS);
export const FAVOUR_LETTERS = ['a', 'b', 'c', 'd'] as const;

export const PURCHASES = [...IMPROVEMENTS, 'apprentice', ...MATERIALS] as const;
export type PurchaseId = (typeof PURCHASES)[number];
export type PurchaseIndex = Index<'purchase'>;
export const PURCHASE_INDICES = indices<PurchaseIndex>(PURCHASES);

/** The privileges 1 to 4 of the Council. */
export const PRIVILEGES = ['move-apprentice', 'take-florins', 'arrange-deck', 'buy-component'] as const;
export type PrivilegeId = (typeof PRIVILEGES)[number];
export type PrivilegeIndex = Index<'privilege'>;
export const PRIVILEGE_INDICES = indices<PrivilegeIndex>(PRIVILEGES);
/** In place of the seat that holds a privilege. */
export const NOBODY = -1;

// The table: what State and View share, then what only the one or the other holds.

export interface LabTable {
  /** 0 front, 1 back, -1 while it still lies in the Workshop. */
  side: number;
  automata: number;
  /** What is being built; its exact components lie under the laboratory. */
  invention: InventionIndex | typeof NONE | typeof HIDDEN;
  /** Position of the work marker. */
  weeks: number;
  /** The components lie face up: somebody else has completed this invention. */
  revealed: boolean;
  /** Round in which the present work began; 0 while idle. */
  since: number;
  /** By material, what anybody could count as available when the work began: the others reason with it. */
  counted: number[];
}

export interface Lab extends LabTable {
  invention: InventionIndex | typeof NONE;
}

/** Plan for a laboratory in phase A: an invention to start, or one of these two. */
export type Plan = InventionIndex | typeof CANCEL | typeof KEEP;
export const CANCEL = 0;
export const KEEP = -1;

/** In place of a sealed bid. */
export const NO_BID = -1;

/**
 * What everybody at the table sees of a player, but for plan and bid: in a view those of others look as if there were
 * none.
 */
export interface SeatTable {
  florins: number;
  /** Apprentices not placed. */
  idle: number;
  /** Own apprentices still to be had in the Academy. */
  academy: number;
  /** Apprentices by place. */
  placed: number[];
  /** Where the master stands. */
  master: PlaceIndex | typeof NOWHERE;
  passed: boolean;
  labs: [LabTable, LabTable];
  /** Invention cards owned. */
  cards: InventionIndex[];
  /** All inventions realised, with or without the card. */
  realised: InventionIndex[];
  /** Favours taken at turn 0, by letter. */
  favours: number[];
  /** Secret choice of phase A, by laboratory. */
  plan: [Plan, Plan];
  bid: number;
}

/** What a player knows of the top of the invention deck from arranging it. */
export interface Knowledge {
  /** Those of the topmost `window` cards that the player has seen: from the top down, or ascending when unordered. */
  cards: InventionIndex[];
  window: number;
  /** False once somebody else has rearranged the cards. */
  ordered: boolean;
}

export interface SeatState extends SeatTable {
  labs: [Lab, Lab];
  /** Components in hand by material; those under laboratories are not included. */
  hand: number[];
  knowledge: Knowledge;
}

export interface SeatView extends SeatTable {
  /** Null where the viewer cannot tell hand from laboratories. */
  hand: number[] | null;
  /** Components in hand and under laboratories together, by material: taken openly, so anybody can count. */
  components: number[];
  /** `cards` is null where they are somebody else's secret. */
  knowledge: Omit<Knowledge, 'cards'> & { cards: InventionIndex[] | null };
}

export type Phase =
  | 'favours'
  | 'fabrication'
  | 'placement'
  | 'council'
  | 'offers'
  | 'laboratories'
  | 'auctions'
  | 'over';

/** An invention completed by several players in one turn. */
export interface Auction {
  invention: InventionIndex;
  bidders: Seat[];
}

/** What the rulebook calls a turn is a `round` here and in files; `printedTurn` gives the number on the board. */
export interface Table extends BaseTable {
  /** Counts every turn of a player over the whole game, in the sense of `Decision.turn`. */
  turn: number;
  experienced: boolean;
  codex: boolean;
  open: boolean;
  /** What others own is counted for everybody. [leonardo.secret.counted] */
  counted: boolean;
  phase: Phase;
  pending: Pending | null;
  /** Who is still to be asked in the present step of the phase. */
  queue: Seat[];
  /** Who holds Leonardo: first in phases A, B and D, winner of tied bids. */
  leonardo: Seat;
  /** Zone the Lord of the City has reached; NOWHERE outside phase C. */
  lord: PlaceIndex | typeof NOWHERE;
  /** Privileges already bought in the zone: the position of the money marker. */
  bought: number;
  /** How many privileges of the Council have come to be carried out; 0 while they are chosen. */
  executed: number;
  /** Who chose each privilege of the Council; NOBODY where none did. */
  privileges: Seat[];
  auctions: Auction[];
  /** Players present in each zone, nearest to the arrow first. */
  rows: Seat[][];
  /** Components left in the shops by material. */
  shops: number[];
  councilFlorins: number;
  bank: number;
  /** Requested inventions, face up. */
  requested: InventionIndex[];
  /** Topmost cards of the deck that somebody has arranged. */
  arranged: number;
  /** Inventions out of the game. */
  box: InventionIndex[];
  seats: SeatTable[];
}

export interface State extends Table, BaseState {
  /** Top card first. */
  deck: InventionIndex[];
  seats: SeatState[];
}

export interface View extends Table, BaseView {
  deckSize: number;
  seats: SeatView[];
}

export type Pending =
  | { kind: 'favour'; seat: Seat }
  /** Take components one by one: with a favour, or for `price` florins at the Council. */
  | { kind: 'component'; seat: Seat; left: number; alike: number; picked: number[]; price: number }
  | { kind: 'fabrication'; seat: Seat }
  | { kind: 'placement'; seat: Seat }
  | { kind: 'crew'; seat: Seat; place: PlaceIndex }
  | { kind: 'leonardo'; seat: Seat }
  | { kind: 'privilege'; seat: Seat; first: boolean }
  | { kind: 'lift'; seat: Seat }
  | { kind: 'drop'; seat: Seat; owner: Seat; from: PlaceIndex }
  /** `placed` cards already lie in their new order, of `count` looked at. */
  | { kind: 'arrange'; seat: Seat; placed: number; count: number }
  | { kind: 'offer'; seat: Seat; zone: PlaceIndex }
  | { kind: 'bid'; seat: Seat };
export type PendingOf<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

export type Move =
  | { readonly type: 'favour'; readonly favour: FavourIndex }
  | { readonly type: 'component'; readonly material: MaterialIndex }
  | { readonly type: 'start'; readonly lab: LabIndex; readonly invention: InventionIndex }
  | { readonly type: 'cancel'; readonly lab: LabIndex }
  | { readonly type: 'done' }
  | { readonly type: 'send'; readonly place: PlaceIndex }
  | { readonly type: 'crew'; readonly count: number }
  | { readonly type: 'master'; readonly place: PlaceIndex }
  | { readonly type: 'pass' }
  | { readonly type: 'leonardo'; readonly to: Seat }
  | { readonly type: 'privilege'; readonly privilege: PrivilegeIndex }
  | { readonly type: 'decline' }
  | { readonly type: 'lift'; readonly from: PlaceIndex; readonly owner: Seat }
  | { readonly type: 'drop'; readonly to: PlaceIndex }
  | { readonly type: 'order'; readonly invention: InventionIndex }
  | { readonly type: 'buy'; readonly purchase: PurchaseIndex }
  | { readonly type: 'renounce' }
  | { readonly type: 'bid'; readonly florins: number };
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** `seat`, `reveals` and `only` as in the contract. */
export type Event =
  | { type: 'favour'; seat: Seat; favour: FavourIndex }
  | { type: 'component'; seat: Seat; material: MaterialIndex; price: number }
  | { type: 'round'; seat: null; printedTurn: number }
  | { type: 'planned'; seat: Seat; lab: LabIndex; plan: Exclude<Plan, typeof KEEP>; only: Seat }
  | { type: 'chosen'; seat: Seat }
  | { type: 'cancelled'; seat: Seat; lab: LabIndex; weeks: number; reveals: true }
  | {
      type: 'started';
      seat: Seat;
      lab: LabIndex;
      invention: InventionIndex | typeof HIDDEN;
      reveals: true;
    }
  | { type: 'stood-by'; seat: Seat; reveals: true }
  | { type: 'placed'; seat: Seat; place: PlaceIndex; apprentices: number; master: boolean }
  | { type: 'passed'; seat: Seat }
  | { type: 'lord'; seat: null; zone: PlaceIndex; ranking: Seat[] }
  | { type: 'excluded'; seat: Seat }
  | { type: 'leonardo'; seat: Seat; from: Seat; to: Seat }
  | { type: 'privilege'; seat: Seat; privilege: PrivilegeIndex }
  | { type: 'declined'; seat: Seat }
  | { type: 'moved'; seat: Seat; owner: Seat; from: PlaceIndex; to: PlaceIndex }
  | { type: 'council-florins'; seat: Seat; florins: number }
  | { type: 'looked'; seat: Seat; count: number }
  | { type: 'saw'; seat: Seat; inventions: InventionIndex[]; only: Seat; reveals: true }
  | { type: 'arranged'; seat: Seat; count: number }
  | { type: 'ordered'; seat: Seat; inventions: InventionIndex[]; only: Seat }
  | { type: 'bought'; seat: Seat; zone: PlaceIndex; purchase: PurchaseIndex; price: number }
  | { type: 'renounced'; seat: Seat; zone: PlaceIndex; why: 'choice' | 'florins' | 'use' }
  | { type: 'sold-out'; seat: null; zone: PlaceIndex }
  | { type: 'worked'; seat: Seat; lab: LabIndex; weeks: number; total: number }
  | {
      type: 'completed';
      seat: Seat;
      lab: LabIndex;
      invention: InventionIndex;
      discount: number;
      florins: number;
      first: boolean;
      reveals: true;
    }
  /** Tells that no covered work was ready, which nobody else could know. */
  | { type: 'none-completed'; seat: null; reveals: true }
  | { type: 'revealed'; seat: Seat; lab: LabIndex; invention: InventionIndex; reveals: true }
  | { type: 'took-card'; seat: Seat; invention: InventionIndex }
  | { type: 'auction'; seat: null; invention: InventionIndex; bidders: Seat[] }
  | { type: 'sealed'; seat: Seat }
  | { type: 'own-bid'; seat: Seat; florins: number; only: Seat }
  /** `seat` is the winner; null where all bid 0. */
  | {
      type: 'bids';
      seat: Seat | null;
      invention: InventionIndex;
      bids: { seat: Seat; florins: number }[];
      reveals: true;
    }
  | { type: 'council-grows'; seat: null; florins: number }
  | { type: 'requested'; seat: null; inventions: InventionIndex[]; reveals: true }
  | { type: 'ended'; seat: null };
