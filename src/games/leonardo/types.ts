/** The glossary: what a game of Leonardo da Vinci consists of, and every move and event in it. Read this first. */
import type { BaseState, Seat } from '../../core/game.ts';

/** Index into MATERIALS. The five shops follow the same order, so shop = FIRST_SHOP + material. */
export type Material = number;
export const MATERIALS = ['iron', 'glass', 'wood', 'brick', 'rope'] as const;
export type MaterialId = (typeof MATERIALS)[number];

export const METALS = ['bronze', 'copper', 'silver', 'gold'] as const;
export type MetalId = (typeof METALS)[number];

/** Number printed on an invention card, from 1; 0 is "none". */
export type Invention = number;

/** Where workers stand: the zones A to H of the city in the Lord's order, then the two own laboratories. */
export type Place = number;
export const PLACES = [
  'council',
  'workshop',
  'academy',
  'blacksmith',
  'glazier',
  'joiner',
  'brickmaker',
  'ropemaker',
  'small',
  'large',
] as const;
export type PlaceId = (typeof PLACES)[number];
export const ZONES = 8;
export const COUNCIL = 0;
export const WORKSHOP = 1;
export const ACADEMY = 2;
export const FIRST_SHOP = 3;
export const NOWHERE = -1;

/** 0 is the 3/5-space laboratory, 1 the 4/6-space one. */
export type LabIndex = number;
export const LABS = ['small', 'large'] as const;
/** The place of a laboratory is FIRST_LAB + its index. */
export const FIRST_LAB = ZONES;

export interface Lab {
  /** 0 front, 1 back, -1 while it still lies in the Workshop. */
  side: number;
  automata: number;
  /** What is being built; its exact components lie under the laboratory. 0 while it is idle. */
  invention: Invention;
  /** Position of the work marker. */
  weeks: number;
  /** The components lie face up: somebody else has completed this invention. */
  revealed: boolean;
  /** Turn in which the present work began; 0 while idle. */
  since: number;
  /** By material, what anybody could count as available when the work began: the others reason with it. */
  counted: number[];
}

/** What a player knows of the top of the invention deck from arranging it. */
export interface Knowledge {
  /** Those of the topmost `window` cards that the player has seen: from the top down, or ascending when unordered. */
  cards: Invention[];
  window: number;
  /** False once somebody else has rearranged the cards. */
  ordered: boolean;
}

/** Plan for a laboratory in phase A: an invention to start, or one of these two. */
export const KEEP = -1;
export const CANCEL = 0;

export interface Player {
  florins: number;
  /** Components in hand by material; those under laboratories are not included. */
  hand: number[];
  /** Apprentices not placed. */
  idle: number;
  /** Own apprentices still to be had in the Academy. */
  academy: number;
  /** Apprentices by place. */
  placed: number[];
  /** Where the master stands; NOWHERE while not placed. */
  master: Place;
  passed: boolean;
  labs: [Lab, Lab];
  /** Invention cards owned. */
  cards: Invention[];
  /** All inventions realised, with or without the card. */
  realised: Invention[];
  /** Favours taken at turn 0, by letter a to d. */
  favours: number[];
  /** Secret choice of phase A, by laboratory. */
  plan: [number, number];
  /** Sealed bid; -1 while there is none. */
  bid: number;
  knowledge: Knowledge;
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

export type Pending =
  | { kind: 'favour'; seat: Seat }
  /** Take components one by one: from a favour, or for `price` florins at the Council. */
  | { kind: 'component'; seat: Seat; left: number; alike: number; picked: number[]; price: number }
  | { kind: 'fabrication'; seat: Seat }
  | { kind: 'placement'; seat: Seat }
  | { kind: 'crew'; seat: Seat; place: Place }
  | { kind: 'leonardo'; seat: Seat }
  | { kind: 'privilege'; seat: Seat; first: boolean }
  | { kind: 'lift'; seat: Seat }
  | { kind: 'drop'; seat: Seat; owner: Seat; from: Place }
  /** `step` cards already lie in their new order, of `count` looked at. */
  | { kind: 'arrange'; seat: Seat; step: number; count: number }
  | { kind: 'offer'; seat: Seat }
  | { kind: 'bid'; seat: Seat };

/** An invention completed by several players in one turn. */
export interface Auction {
  invention: Invention;
  bidders: Seat[];
}

export interface State extends BaseState {
  experienced: boolean;
  codex: boolean;
  open: boolean;
  /** 0 while favours are chosen, then 1 to 9. */
  turn: number;
  phase: Phase;
  pending: Pending | null;
  /** Who is still to be asked in the present round of the phase. */
  queue: Seat[];
  /** Who holds Leonardo: first in every order of play, winner of tied bids. */
  leonardo: Seat;
  /** Zone the Lord of the City has reached; NOWHERE outside phase C. */
  lord: Place;
  /** Privileges already bought in the zone: the position of the money marker. */
  bought: number;
  /** Next privilege of the Council to be carried out, from 1; 0 while they are chosen. */
  execute: number;
  /** Who chose each of the four privileges of the Council; -1 for nobody. */
  privileges: Seat[];
  auctions: Auction[];
  /** Players present in each zone, nearest to the arrow first. */
  rows: Seat[][];
  /** Components left in the shops by material. */
  shops: number[];
  councilFlorins: number;
  bank: number;
  /** Requested inventions, face up. */
  requested: Invention[];
  /** Top card first. */
  deck: Invention[];
  /** Topmost cards of the deck that somebody has arranged. */
  arranged: number;
  /** Inventions out of the game. */
  box: Invention[];
  players: Player[];
}

/** Changes to a laboratory: bought in the Workshop, or taken as a favour. */
export const IMPROVEMENTS = [
  'flip-small',
  'take-large',
  'flip-large',
  'automaton-small',
  'automaton-large',
] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

export const FAVOURS = ['florins', 'components', 'apprentice', ...IMPROVEMENTS] as const;
export type FavourId = (typeof FAVOURS)[number];

export type PurchaseId = Improvement | 'apprentice' | MaterialId;

export type Move =
  | { readonly type: 'favour'; readonly favour: FavourId }
  | { readonly type: 'component'; readonly material: Material }
  | { readonly type: 'start'; readonly lab: LabIndex; readonly invention: Invention }
  | { readonly type: 'cancel'; readonly lab: LabIndex }
  | { readonly type: 'done' }
  | { readonly type: 'send'; readonly place: Place }
  | { readonly type: 'crew'; readonly count: number }
  | { readonly type: 'master'; readonly place: Place }
  | { readonly type: 'pass' }
  | { readonly type: 'leonardo'; readonly to: Seat }
  | { readonly type: 'privilege'; readonly privilege: number }
  | { readonly type: 'decline' }
  | { readonly type: 'lift'; readonly from: Place; readonly owner: Seat }
  | { readonly type: 'drop'; readonly to: Place }
  | { readonly type: 'order'; readonly invention: Invention }
  | { readonly type: 'buy'; readonly purchase: PurchaseId }
  | { readonly type: 'renounce' }
  | { readonly type: 'bid'; readonly florins: number };

/** `reveals` and `only` as in the contract. */
export type Event =
  | { type: 'favour'; seat: Seat; favour: FavourId }
  | { type: 'component'; seat: Seat; material: Material; price: number }
  | { type: 'turn'; turn: number }
  | { type: 'planned'; seat: Seat; lab: LabIndex; plan: number; only: Seat }
  | { type: 'chosen'; seat: Seat }
  | { type: 'cancelled'; seat: Seat; lab: LabIndex; weeks: number; reveals: true }
  /** `invention` is 0 where it stays hidden. */
  | { type: 'started'; seat: Seat; lab: LabIndex; invention: Invention; reveals: true }
  | { type: 'stood-by'; seat: Seat; reveals: true }
  | { type: 'placed'; seat: Seat; place: Place; apprentices: number; master: boolean }
  | { type: 'passed'; seat: Seat }
  | { type: 'lord'; zone: Place; ranking: Seat[] }
  | { type: 'excluded'; seat: Seat }
  | { type: 'leonardo'; seat: Seat; from: Seat; to: Seat }
  | { type: 'privilege'; seat: Seat; privilege: number }
  | { type: 'declined'; seat: Seat }
  | { type: 'moved'; seat: Seat; owner: Seat; from: Place; to: Place }
  | { type: 'council-florins'; seat: Seat; florins: number }
  | { type: 'looked'; seat: Seat; count: number }
  | { type: 'saw'; seat: Seat; inventions: Invention[]; only: Seat; reveals: true }
  | { type: 'arranged'; seat: Seat; count: number }
  | { type: 'ordered'; seat: Seat; inventions: Invention[]; only: Seat }
  | { type: 'bought'; seat: Seat; zone: Place; purchase: PurchaseId; price: number }
  | { type: 'renounced'; seat: Seat; zone: Place; why: 'choice' | 'florins' | 'use' }
  | { type: 'sold-out'; zone: Place }
  | { type: 'worked'; seat: Seat; lab: LabIndex; weeks: number; total: number }
  | {
      type: 'completed';
      seat: Seat;
      lab: LabIndex;
      invention: Invention;
      discount: number;
      florins: number;
      first: boolean;
      reveals: true;
    }
  /** Tells that no covered work was ready, which nobody else could know. */
  | { type: 'none-completed'; reveals: true }
  | { type: 'revealed'; seat: Seat; lab: LabIndex; invention: Invention; reveals: true }
  | { type: 'took-card'; seat: Seat; invention: Invention }
  | { type: 'auction'; invention: Invention; bidders: Seat[] }
  | { type: 'sealed'; seat: Seat }
  | { type: 'own-bid'; seat: Seat; florins: number; only: Seat }
  /** `winner` is -1 where all bid 0. */
  | {
      type: 'bids';
      invention: Invention;
      bids: { seat: Seat; florins: number }[];
      winner: Seat;
      reveals: true;
    }
  | { type: 'council-grows'; florins: number }
  | { type: 'requested'; inventions: Invention[]; reveals: true }
  | { type: 'ended' };

export type Emit = ((event: Event) => void) | undefined;

export interface LabView {
  side: number;
  automata: number;
  /** HIDDEN where the viewer may not know. */
  invention: Invention;
  weeks: number;
  revealed: boolean;
  since: number;
  counted: number[];
}
export const HIDDEN = -1;

export interface PlayerView {
  florins: number;
  /** Null where the viewer cannot tell hand from laboratories. */
  hand: number[] | null;
  /** Components in hand and under laboratories together, by material: taken openly, so anybody can count. */
  components: number[];
  idle: number;
  academy: number;
  placed: number[];
  master: Place;
  passed: boolean;
  labs: [LabView, LabView];
  cards: Invention[];
  realised: Invention[];
  favours: number[];
  /** The viewer's own choice; KEEP for all others. */
  plan: [number, number];
  /** The viewer's own bid; -1 for all others. */
  bid: number;
  knowledge: { cards: Invention[] | null; window: number; ordered: boolean };
}

export interface View {
  viewer: Seat | null;
  experienced: boolean;
  codex: boolean;
  open: boolean;
  turn: number;
  phase: Phase;
  pending: Pending | null;
  queue: Seat[];
  leonardo: Seat;
  lord: Place;
  bought: number;
  execute: number;
  privileges: Seat[];
  auctions: Auction[];
  rows: Seat[][];
  shops: number[];
  councilFlorins: number;
  bank: number;
  requested: Invention[];
  deckSize: number;
  arranged: number;
  box: Invention[];
  players: PlayerView[];
}
