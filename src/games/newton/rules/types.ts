/**
 * The words of Newton. A thing of the box is its place in the tables of tables.ts: cards, masters, places of the map,
 * spaces of the technology track, squares of the bookshelf, tiles, tokens. The state holds nothing that the tables know.
 */
import type { BaseEvent, BaseState, BaseTable, BaseView, Seat } from '../../../core/game.ts';
import type * as grammar from '../../../core/grammar.ts';
import type { Index } from '../../../core/grammar.ts';

export type CardIndex = Index<'card'>;
export type MasterIndex = Index<'master'>;
export type PlaceIndex = Index<'place'>;
/** A space of the technology track. The work track has no forks: a space there is its distance from the start. */
export type TechnologyIndex = Index<'technology'>;
export type SquareIndex = Index<'square'>;
/** A row or column of the bookshelf that pays once it is full. */
export type RunIndex = Index<'run'>;
export type CityIndex = Index<'city'>;
export type UniversityIndex = Index<'university'>;
export type AncientIndex = Index<'ancient'>;
export type SpecializationIndex = Index<'specialization'>;
export type InventionIndex = Index<'invention'>;
export type ObjectiveIndex = Index<'objective'>;
/** A special space among those of its kind: specialization, invention or objective. */
export type SpotIndex = Index<'spot'>;
export type TokenIndex = Index<'token'>;
export type TokenSpotIndex = Index<'token spot'>;
export type PileIndex = Index<'pile'>;
export type BoardIndex = Index<'board'>;

/** Stands where there is no such thing; a number, so that lists of numbers stay such. */
export const NONE = -1;
export type None = typeof NONE;

export const ACTIONS = ['work', 'technology', 'travel', 'lessons', 'study'] as const;
/** The five basic actions. */
export type Action = (typeof ACTIONS)[number];
export type CardAction = Action | 'joker';

export const QUICK_ACTIONS = ['boost', 'potion', 'hire', 'reveal'] as const;
/** What is bought beside other decisions of a turn. */
export type QuickAction = (typeof QUICK_ACTIONS)[number];

export const COLOURS = ['blue', 'green', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
/** Numbers of blue, green and orange books and of books of free choice. */
export type Books = [blue: number, green: number, orange: number, any: number];

export const INCOME_TYPES = ['points', 'coins', 'potion'] as const;
export type IncomeType = (typeof INCOME_TYPES)[number];
/** What lies in an income slot of the bookshelf: an income tile, or the medical tile with its lower or higher side. */
export type IncomeSlot = IncomeType | 'medical' | 'medical-turned';
export type TileFamily = 'development' | 'income';

/** Where points of the running game come from; objectives and masters are added by scoring.ts. */
export const POINT_SOURCES = [
  'tokens',
  'inventions',
  'effects',
  'cubes',
  'piles',
  'discoveries',
  'incomes',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export interface Gain {
  readonly coins: number;
  readonly potions: number;
  readonly points: number;
  readonly students: number;
}

/** What brought something. */
export type Cause =
  | { readonly from: 'token'; readonly token: TokenIndex }
  | { readonly from: 'invention'; readonly tile: InventionIndex }
  | { readonly from: 'specialization'; readonly tile: SpecializationIndex }
  | { readonly from: 'card'; readonly card: CardIndex }
  | { readonly from: 'city'; readonly tile: CityIndex }
  | { readonly from: 'master'; readonly master: MasterIndex }
  | { readonly from: 'pile'; readonly pile: PileIndex };

/** What everybody at the table sees of a player. */
export interface SeatTable {
  board: BoardIndex;
  coins: number;
  potions: number;
  /** By POINT_SOURCES. */
  points: number[];
  /** Action cards in the hand: taken openly, so known to all. */
  hand: CardIndex[];
  /** Cards played this round, from left to right. */
  desk: CardIndex[];
  /** Cards under the desk, one from each finished round. */
  tucked: CardIndex[];
  /** Cards out of the game. */
  discarded: CardIndex[];
  /** Masters on the table. */
  played: MasterIndex[];
  /** Space of the marker on the work track. */
  work: number;
  /** Spaces of the students on the technology track; the others wait in the reserve. */
  students: TechnologyIndex[];
  /** Place of the scientist. */
  scientist: PlaceIndex;
  /** Places with a travel cube, in the order of placing. */
  cubes: PlaceIndex[];
  /** Bonus tokens taken. */
  tokens: TokenIndex[];
  /** Bookshelf tiles that have left the piles; they come off in order. */
  tiles: number;
  /** Those among them that went out of the game instead of onto the shelf. */
  tilesRemoved: number;
  /** Bit set of filled squares, the printed one included. */
  shelf: number;
  drawers: Action[];
  incomes: IncomeSlot[];
}

export interface Player extends SeatTable {
  /** Masters in the hand: hidden from the others. */
  masters: MasterIndex[];
}

export interface PlayerView extends SeatTable {
  /** Null where the viewer may not see them. */
  masters: MasterIndex[] | null;
  mastersInHand: number;
}

/** The card that the active player plays this turn, and what has come of it. */
interface CardInPlay {
  /** NONE until the player has chosen it. */
  card: CardIndex | None;
  /** Its basic action has been taken up or given up. */
  acted: boolean;
  effectUsed: boolean;
  /** The quick action +1 was paid. */
  boosted: boolean;
}

/** What a step may cost: nothing, what the purse holds, or whatever could still be got. */
export type Means = 'nothing' | 'purse' | 'anything';

/** Something that an action lets a player do: never, for the coins that the card in play asks for, or for nothing. */
export type Offer = 'no' | 'for-coins' | 'yes';

/** A basic action in progress. `own`: that of the card in play, which may be boosted. `value`: what is left of it. */
interface BasicActionPending {
  value: number;
  own: boolean;
}
export interface WorkPending extends BasicActionPending {
  kind: 'work';
  /** Coins are earned. */
  paid: boolean;
  ignorePrerequisite: boolean;
}
export interface TechnologyPending extends BasicActionPending {
  kind: 'technology';
  /** The student on the move, by its number in `students`; NONE before the first step. */
  student: number;
  /** Bit set of students that have moved in this action. */
  moved: number;
  split: boolean;
  ignorePrerequisite: boolean;
  doubleTokens: boolean;
}
export interface TravelPending extends BasicActionPending {
  kind: 'travel';
  /** Steps taken. */
  steps: number;
  freeRoutes: boolean;
  /** May cubes be placed on the way? Once paid for, they may. */
  cubesOnTheWay: Offer;
}
export interface LessonsPending extends BasicActionPending {
  kind: 'lessons';
  split: boolean;
  /** Above 0: the basic action of the card taken follows, at visible symbols + this. */
  thenAct: number;
}
export interface StudyPending extends BasicActionPending {
  kind: 'study';
  /** Tiles placed so far. */
  placed: number;
  /** Further tiles: none, one for coins, or as many as the value allows. */
  more: Offer;
  ignoreRequirement: Offer;
}
export type ActionPending = WorkPending | TechnologyPending | TravelPending | LessonsPending | StudyPending;

/** A decision that the active player has to take. */
export type Pending =
  /** Keep a master: solo choice or draft. */
  | { kind: 'keep' }
  /** Play a card. */
  | { kind: 'play' }
  /** Basic action, special effect, quick actions or the end of the turn. */
  | { kind: 'turn' }
  | ActionPending
  /** A basic action of free choice; `symbols`: the visible ones are added to the value. */
  | { kind: 'any-action'; value: number; symbols: boolean }
  | { kind: 'master' }
  | { kind: 'place-cube'; on: 'university' | 'ancient' | 'any'; coins: number }
  /** Take a development or income tile of free choice. */
  | { kind: 'choose-tile'; family: TileFamily }
  /** All slots are full: which tile goes back for the new one? */
  | { kind: 'replace-tile'; tile: Action | IncomeSlot; family: TileFamily }
  | { kind: 'jump'; coins: number }
  | { kind: 'repeat' }
  /** Discard a card for the effect of this card. */
  | { kind: 'discard'; card: CardIndex }
  /** From which deck are cards turned up? */
  | { kind: 'reveal' }
  /** Choose the card that goes under the desk. */
  | { kind: 'tuck' };
export type PendingKind = Pending['kind'];
export type PendingOf<K extends PendingKind> = Extract<Pending, { kind: K }>;

/** All that lies open on the table. */
export interface Table extends BaseTable {
  phase: 'masters' | 'actions' | 'end-of-round' | 'over';
  /** Counts the turns of the whole game: each master kept, each card played, each card put under a desk. */
  turn: number;
  /** Turns that each player has had in this round, 0 to 4. */
  turnsDone: number;
  first: Seat;
  /** Who decides. */
  active: Seat;
  cardInPlay: CardInPlay;
  /** Place of each city tile, university tile, ancient-land tile. */
  cities: PlaceIndex[];
  universities: PlaceIndex[];
  ancients: PlaceIndex[];
  /** Tile on each such space, by its spot. */
  specializations: SpecializationIndex[];
  inventions: InventionIndex[];
  objectives: ObjectiveIndex[];
  /** By token spot. */
  tokens: (TokenIndex | None)[];
  /** Face-up action cards of levels 1 to 3. */
  rows: CardIndex[][];
  /** Tiles left in the stock. */
  developmentStock: Record<Action, number>;
  incomeStock: Record<IncomeType | 'medical', number>;
  seats: SeatTable[];
  /** Stack of pending decisions; the last is the one to take. Empty once the game is over. */
  pending: Pending[];
}

/** How the masters were handed out; kept, because players remember what they passed on. */
export interface Deal {
  draft: boolean;
  /** The cards each seat began with. */
  packs: MasterIndex[][];
  /** The cards each seat kept, in order. */
  picks: MasterIndex[][];
}

export interface State extends Table, BaseState {
  seats: Player[];
  /** Face-down action cards of levels 1 to 3; the first is drawn next. */
  decks: CardIndex[][];
  /** How many cards at the bottom of each deck were put there openly. */
  known: number[];
  deal: Deal;
}

interface DeckView {
  /** Cards nobody has seen, on top. */
  unseen: number;
  /** Cards below them, put there openly, the first drawn first. */
  bottom: CardIndex[];
}

export interface View extends Table, BaseView {
  seats: PlayerView[];
  decks: DeckView[];
  deal: {
    draft: boolean;
    /** Masters the viewer had to choose from, choice by choice. */
    seen: MasterIndex[][];
    picks: MasterIndex[];
  };
}

type Word<Type extends string, Fields = unknown> = { readonly type: Type } & Readonly<Fields>;

/** Moves, named as in the notation. `stop` leaves what remains of an action or an offer. */
export type Move =
  | Word<'keep', { master: MasterIndex }>
  | Word<'play', { card: CardIndex }>
  | Word<'do', { action: Action }>
  | Word<'effect'>
  | Word<'end'>
  | Word<'boost'>
  | Word<'reveal'>
  | Word<'deck', { level: number }>
  | Word<'potion'>
  | Word<'hire'>
  | Word<'advance', { spaces: number }>
  | Word<'student', { from: TechnologyIndex; to: TechnologyIndex }>
  | Word<'go', { to: PlaceIndex }>
  | Word<'cube'>
  | Word<'take', { card: CardIndex }>
  | Word<'shelve', { square: SquareIndex; ignore: boolean }>
  | Word<'stop'>
  | Word<'master', { master: MasterIndex }>
  | Word<'visit', { place: PlaceIndex }>
  | Word<'tile', { tile: Action | IncomeType }>
  | Word<'replace', { tile: Action | IncomeType }>
  | Word<'jump', { to: PlaceIndex }>
  | Word<'repeat', { card: CardIndex }>
  | Word<'discard', { card: CardIndex }>
  | Word<'tuck', { card: CardIndex }>;
export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

/** What happened to a player, or at the table. */
type Happened<Type extends string, Fields = unknown> = Word<Type, Fields & { seat: Seat }>;
type AtTheTable<Type extends string, Fields = unknown> = Word<Type, Fields & { seat: null }>;

export type Event = BaseEvent &
  (
    | Happened<'kept', { master: MasterIndex; only: Seat }>
    | Happened<'chose'>
    | AtTheTable<'packs-passed', { reveals: true }>
    | AtTheTable<'round', { round: number; first: Seat }>
    | Happened<'played', { card: CardIndex }>
    | Happened<'passed'>
    | Happened<'acts', { action: Action; value: number }>
    | Happened<'nothing', { kind: PendingKind }>
    | Happened<
        'gained',
        { gain: Gain; paid: { readonly coins: number; readonly potions: number }; by: Cause }
      >
    | Happened<'bought', { what: 'boost' | 'potion' | 'student'; coins: number }>
    | Happened<'revealed', { level: number; cards: readonly CardIndex[]; reveals: true }>
    | Happened<'worked', { spaces: number; coins: number; potions: number }>
    | Happened<'stepped', { from: TechnologyIndex; to: TechnologyIndex; potions: number }>
    | Happened<'travelled', { to: PlaceIndex; coins: number; potions: number }>
    | Happened<'jumped', { to: PlaceIndex; coins: number }>
    | Happened<'token', { token: TokenIndex; doubled: boolean }>
    | Happened<'cube', { place: PlaceIndex; coins: number; points: number }>
    | Happened<'objective', { tile: ObjectiveIndex }>
    | Happened<'took', { card: CardIndex }>
    | Happened<'shelved', { square: SquareIndex; coins: number; potions: number }>
    | Happened<'discovered', { run: RunIndex }>
    | Happened<'tiles-removed', { count: number }>
    | Happened<'master', { master: MasterIndex; reveals: true }>
    | Happened<
        'tile',
        { tile: Action | IncomeSlot; family: TileFamily; replaced: Action | IncomeSlot | null }
      >
    | Happened<'discarded', { card: CardIndex }>
    | Happened<'tucked', { card: CardIndex }>
    | Happened<'income', { discoveries: number; gain: Gain }>
    | AtTheTable<'new-rows', { rows: readonly (readonly CardIndex[])[]; reveals: true }>
    | AtTheTable<'over'>
  );
export type Emit = grammar.Emit<Event>;
