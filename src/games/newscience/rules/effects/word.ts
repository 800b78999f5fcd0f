/**
 * The effect language of the event cards. Each kind of entry in the data is one word: an object that says what the
 * entry does, which cards can carry it, how it reads and what bots expect of it. index.ts holds them all, keyed by the
 * kinds that the schema knows.
 */
import type { Seat } from '../../../../core/game.ts';
import type { Forecast } from '../../bot/forecast.ts';
import type { Data } from '../../schema.ts';
import type { Board } from '../board.ts';
import type { Card, Discovery, Field, Tables } from '../data.ts';
import type { DiscoveryAction, Emit, None, SpaceSet, State, Table } from '../types.ts';

type CardData = Data['events']['events'][number];
export type CardType = CardData['type'];
export type EffectEntry = CardData['effect'][number];
export type EffectKind = EffectEntry['kind'];
export type EntryOf<K extends EffectKind> = Extract<EffectEntry, { readonly kind: K }>;

/** What a card changes as long as it holds, put together from its entries. */
export interface Modifiers {
  /** Points that it adds to every action, by discovery. */
  readonly points: Readonly<Record<DiscoveryAction, number[]>>;
  /** Points that it adds to one action, which uses it up. */
  readonly boost: Record<DiscoveryAction, number>;
  /** Influence that publications need less, by track, and on a track of the own choice. */
  readonly ease: number[];
  easeAny: number;
  borrow: boolean;
  waive: boolean;
  /** Prestige added to the first publication. */
  prestige: number;
  /** A natural 1 is thrown again by itself. */
  retry: boolean;
  /** A failed experiment can be thrown again, with this bonus. */
  reroll: boolean;
  rerollBonus: number;
  safe: boolean;
  easyTarget: boolean;
  /** How far the rest track goes, where it goes further than printed. */
  restLimit: number;
  shield: boolean;
  /** What markers on rest and influence spaces bring beyond the usual, the latter by track. */
  restYield: number;
  readonly influenceYield: number[];
  /** The energy marker on the card is one more action of this kind. */
  act: { readonly action: DiscoveryAction; readonly by: number } | null;
  /** Spaces that it closes, by number of players. */
  readonly closed: SpaceSet[];
}

/** The tables that an entry refers to. */
export interface EffectTables {
  readonly fields: readonly Field[];
  readonly discoveries: readonly Discovery[];
  readonly boards: readonly (Board | undefined)[];
}

interface BaseWord<E> {
  /** Types of card that can carry it out. */
  readonly cards: readonly CardType[];
  /** What is wrong with an entry on a card of this type, where the schema cannot see it. */
  fault(entry: E, type: CardType): string | null;
  text(entry: E): string;
  /** The same where there is little room; left out where the text is short enough. */
  brief?(entry: E): string;
  readonly expect: Expectation<E>;
}

/** In force as long as its card holds. */
export interface LastingWord<E> extends BaseWord<E> {
  readonly lasts: true;
  modify(modifiers: Modifiers, entry: E, tables: EffectTables): void;
}

/** Carried out in the event step. */
export interface MomentaryWord<E> extends BaseWord<E> {
  readonly lasts: false;
  /** Does its condition hold? Judged before the card changes anything. */
  holds(t: Tables, table: Readonly<Table>, seat: Seat | None, entry: E): boolean;
  /** The seat is NONE for an EFFECT, which nobody owns. */
  carryOut(t: Tables, state: State, seat: Seat | None, card: Card, entry: E, emit: Emit): void;
}

export type EffectWord<E> = LastingWord<E> | MomentaryWord<E>;

/** What bots expect of an entry, beside the value that the data gives to the whole card. */
interface Expectation<E> {
  /** Of a marker on a card that is still to be carried out. */
  ahead(t: Tables, forecast: Forecast, entry: E): void;
  /** Of a marker that stays on a card carried out. */
  after(forecast: Forecast, entry: E): void;
}

/** The value of the card covers it. */
export const IN_THE_VALUE: Expectation<unknown> = { ahead: () => {}, after: () => {} };

/** The plan reckons with it: see `bot/hand.ts`. */
export const IN_THE_PLAN: Expectation<unknown> = { ahead: () => {}, after: () => {} };

export const noFault = (): null => null;
export const always = (): boolean => true;

/** A word that only switches something on. */
export function flagWord(
  flag: 'borrow' | 'waive' | 'shield' | 'safe' | 'easyTarget',
  cards: readonly CardType[],
  text: string,
  brief = text,
  expect: Expectation<unknown> = IN_THE_PLAN,
): LastingWord<unknown> {
  return {
    lasts: true,
    cards,
    fault: noFault,
    text: () => text,
    brief: () => brief,
    expect,
    modify(modifiers) {
      modifiers[flag] = true;
    },
  };
}
