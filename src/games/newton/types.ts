/**
 * The words of Newton. Things of the box are small integers, the place of the thing in the tables of data.ts: cards,
 * masters, places of the map, spaces of the technology track, squares of the bookshelf, tiles, tokens. The state holds
 * nothing that the tables know.
 */
import type { BaseEvent, BaseMove, BaseState, BaseView, Seat } from '../../core/game.ts';

export const ACTIONS = ['work', 'technology', 'travel', 'lessons', 'study'] as const;
/** The five basic actions. */
export type Action = (typeof ACTIONS)[number];
export type CardAction = Action | 'joker';

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

/** What brought something: a kind of component and its number. */
export interface Cause {
  readonly from: 'token' | 'invention' | 'specialization' | 'card' | 'city' | 'master' | 'pile';
  readonly item: number;
}

/** What everybody at the table sees of a player. */
export interface SeatTable {
  board: number;
  coins: number;
  potions: number;
  /** By POINT_SOURCES. */
  points: number[];
  /** Action cards in the hand: taken openly, so known to all. */
  hand: number[];
  /** Cards played this round, from left to right. */
  desk: number[];
  /** Cards under the desk, one from each finished round. */
  tucked: number[];
  /** Cards out of the game. */
  discarded: number[];
  /** Masters on the table. */
  played: number[];
  /** Space of the marker on the work track. */
  work: number;
  /** Spaces of the students on the technology track; the others wait in the reserve. */
  students: number[];
  /** Place of the scientist. */
  scientist: number;
  /** Places with a travel cube, in the order of placing. */
  cubes: number[];
  /** Bonus tokens taken. */
  tokens: number[];
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
  masters: number[];
}

export interface PlayerView extends SeatTable {
  /** Null where the viewer may not see them. */
  masters: number[] | null;
  mastersInHand: number;
}

/** The turn in progress. */
export interface Turn {
  /** The card played, -1 before. */
  card: number;
  /** Its basic action has been taken up or given up. */
  acted: boolean;
  effectUsed: boolean;
  /** The quick action +1 was paid. */
  boosted: boolean;
}

/** A basic action in progress. `own`: that of the card played, which may be boosted. `value`: what is left of it. */
interface ActionFrame {
  value: number;
  own: boolean;
}
export interface WorkFrame extends ActionFrame {
  kind: 'work';
  /** Coins are earned. */
  paid: boolean;
  ignorePrerequisite: boolean;
}
export interface TechnologyFrame extends ActionFrame {
  kind: 'technology';
  /** The student on the move, by its number in `students`; -1 before the first step. */
  student: number;
  /** Bit set of students that have moved in this action. */
  moved: number;
  split: boolean;
  ignorePrerequisite: boolean;
  doubleTokens: boolean;
}
export interface TravelFrame extends ActionFrame {
  kind: 'travel';
  /** Steps taken. */
  steps: number;
  freeRoutes: boolean;
  /** May cubes be placed on the way, and has that been paid for? */
  cubesOnTheWay: 'no' | 'for-coins' | 'yes';
}
export interface LessonsFrame extends ActionFrame {
  kind: 'lessons';
  split: boolean;
  /** Above 0: the basic action of the card taken follows, at visible symbols + this. */
  thenAct: number;
}
export interface StudyFrame extends ActionFrame {
  kind: 'study';
  /** Tiles placed so far. */
  placed: number;
  /** Further tiles: none, one for coins, or as many as the value allows. */
  more: 'no' | 'for-coins' | 'yes';
  ignoreRequirement: 'no' | 'for-coins' | 'yes';
}

/** A pending decision of the active player. */
export type Frame =
  /** Keep a master: solo choice or draft. */
  | { kind: 'keep' }
  /** Play a card. */
  | { kind: 'play' }
  /** Play a card without its basic action. */
  | { kind: 'aside' }
  /** Basic action, special effect, quick actions or the end of the turn. */
  | { kind: 'turn' }
  | WorkFrame
  | TechnologyFrame
  | TravelFrame
  | LessonsFrame
  | StudyFrame
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
  | { kind: 'discard'; card: number }
  /** From which deck are cards turned up? */
  | { kind: 'reveal' }
  /** Choose the card that goes under the desk. */
  | { kind: 'tuck' };
export type FrameKind = Frame['kind'];

/** All that lies open on the table. */
export interface Table {
  phase: 'masters' | 'actions' | 'end-of-round' | 'over';
  /** 1 to 6. */
  round: number;
  /** Turns that each player has had in this round, 0 to 4. */
  turnsDone: number;
  first: Seat;
  /** Who decides. */
  active: Seat;
  turn: Turn;
  /** Place of each city tile, university tile, ancient-land tile. */
  cities: number[];
  universities: number[];
  ancients: number[];
  /** Tile on each such space, in the order of the tables' spots. */
  specializations: number[];
  inventions: number[];
  objectives: number[];
  /** Token on each spot, -1 where there is none. */
  tokens: number[];
  /** Face-up action cards of levels 1 to 3. */
  rows: number[][];
  /** Tiles left in the stock. */
  developmentStock: Record<Action, number>;
  incomeStock: Record<IncomeType | 'medical', number>;
  seats: SeatTable[];
  /** Stack of pending decisions; the last is the one to take. Empty once the game is over. */
  pending: Frame[];
}

/** How the masters were handed out; kept, because players remember what they passed on. */
export interface Deal {
  draft: boolean;
  /** The cards each seat began with. */
  packs: number[][];
  /** The cards each seat kept, in order. */
  picks: number[][];
}

export interface State extends Table, BaseState {
  seats: Player[];
  /** Face-down action cards of levels 1 to 3; the first is drawn next. */
  decks: number[][];
  /** How many cards at the bottom of each deck were put there openly. */
  known: number[];
  deal: Deal;
}

export interface DeckView {
  /** Cards nobody has seen, on top. */
  unseen: number;
  /** Cards below them, put there openly, the first drawn first. */
  bottom: number[];
}

export interface View extends Table, BaseView {
  seats: PlayerView[];
  decks: DeckView[];
  deal: {
    draft: boolean;
    /** Masters the viewer had to choose from, choice by choice. */
    seen: number[][];
    picks: number[];
  };
}

/** Moves, named as in the notation. `stop` leaves what remains of an action or an offer. */
export type Move = BaseMove &
  (
    | { readonly type: 'keep'; readonly master: number }
    | { readonly type: 'play'; readonly card: number }
    | { readonly type: 'aside' }
    | { readonly type: 'do'; readonly action: Action }
    | { readonly type: 'effect' }
    | { readonly type: 'end' }
    | { readonly type: 'boost' }
    | { readonly type: 'reveal' }
    | { readonly type: 'deck'; readonly level: number }
    | { readonly type: 'potion' }
    | { readonly type: 'hire' }
    | { readonly type: 'advance'; readonly spaces: number }
    | { readonly type: 'student'; readonly from: number; readonly to: number }
    | { readonly type: 'go'; readonly to: number }
    | { readonly type: 'cube' }
    | { readonly type: 'take'; readonly card: number }
    | { readonly type: 'shelve'; readonly square: number; readonly ignore: boolean }
    | { readonly type: 'stop' }
    | { readonly type: 'master'; readonly master: number }
    | { readonly type: 'visit'; readonly place: number }
    | { readonly type: 'tile'; readonly tile: Action | IncomeType }
    | { readonly type: 'replace'; readonly tile: Action | IncomeType }
    | { readonly type: 'jump'; readonly to: number }
    | { readonly type: 'repeat'; readonly card: number }
    | { readonly type: 'discard'; readonly card: number }
    | { readonly type: 'tuck'; readonly card: number }
  );
export type MoveType = Move['type'];

/** What happened. `seat` is the player it happened to. */
export type Event = BaseEvent &
  (
    | { readonly type: 'kept'; readonly seat: Seat; readonly master: number; readonly only: Seat }
    | { readonly type: 'chose'; readonly seat: Seat }
    | { readonly type: 'packs-passed'; readonly reveals: true }
    | { readonly type: 'round'; readonly round: number; readonly first: Seat }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'acts'; readonly seat: Seat; readonly action: Action; readonly value: number }
    | { readonly type: 'nothing'; readonly seat: Seat; readonly kind: FrameKind }
    | {
        readonly type: 'gained';
        readonly seat: Seat;
        readonly gain: Gain;
        readonly paid: { readonly coins: number; readonly potions: number };
        readonly by: Cause;
      }
    | {
        readonly type: 'bought';
        readonly seat: Seat;
        readonly what: 'boost' | 'potion' | 'student';
        readonly coins: number;
      }
    | {
        readonly type: 'revealed';
        readonly seat: Seat;
        readonly level: number;
        readonly cards: readonly number[];
        readonly reveals: true;
      }
    | {
        readonly type: 'worked';
        readonly seat: Seat;
        readonly spaces: number;
        readonly coins: number;
        readonly potions: number;
      }
    | {
        readonly type: 'stepped';
        readonly seat: Seat;
        readonly from: number;
        readonly to: number;
        readonly potions: number;
      }
    | {
        readonly type: 'travelled';
        readonly seat: Seat;
        readonly to: number;
        readonly coins: number;
        readonly potions: number;
      }
    | { readonly type: 'jumped'; readonly seat: Seat; readonly to: number; readonly coins: number }
    | { readonly type: 'token'; readonly seat: Seat; readonly token: number; readonly doubled: boolean }
    | {
        readonly type: 'cube';
        readonly seat: Seat;
        readonly place: number;
        readonly coins: number;
        readonly points: number;
      }
    | { readonly type: 'objective'; readonly seat: Seat; readonly tile: number }
    | { readonly type: 'took'; readonly seat: Seat; readonly card: number }
    | {
        readonly type: 'shelved';
        readonly seat: Seat;
        readonly square: number;
        readonly coins: number;
        readonly potions: number;
      }
    | { readonly type: 'discovered'; readonly seat: Seat; readonly run: number }
    | { readonly type: 'tiles-removed'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'master'; readonly seat: Seat; readonly master: number; readonly reveals: true }
    | {
        readonly type: 'tile';
        readonly seat: Seat;
        readonly tile: Action | IncomeSlot;
        readonly family: TileFamily;
        readonly replaced: Action | IncomeSlot | null;
      }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'tucked'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'income'; readonly seat: Seat; readonly discoveries: number; readonly gain: Gain }
    | { readonly type: 'new-rows'; readonly rows: readonly (readonly number[])[]; readonly reveals: true }
    | { readonly type: 'over' }
  );
export type Emit = ((event: Event) => void) | undefined;
