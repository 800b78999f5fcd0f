/**
 * The effect language that cards, masters, tiles and tokens share. An effect is a list of operations; schema.ts says
 * how each is written in the data, and what it means.
 */

import type { Prospects } from '../../bot/prospects.ts';
import type { Data } from '../../schema.ts';
import type { ActionExtras } from '../actions.ts';
import type { Tables } from '../tables.ts';
import type { Action, Books, Cause, Emit, Gain, IncomeType, SeatTable, State, Table } from '../types.ts';

export type RawOperation = Data['cities']['tiles'][number]['effect'][number];
export type OperationName = RawOperation['op'];
type RawOf<Name extends OperationName> = Extract<RawOperation, { op: Name }>;

/** What a gain or an action can be counted by. */
export type Counter = NonNullable<RawOf<'gain'>['per']>;
/** What changes the basic action of the card it stands on. */
export type Modifier = RawOf<'modify'>['rule'];
/** What an objective counts. */
export type ObjectiveCounter = Data['objectives']['tiles'][number]['per'];

/** An operation with every field present. */
export type Operation =
  | { readonly op: 'gain'; readonly gain: Gain; readonly per: Counter | null }
  | {
      readonly op: 'exchange';
      readonly coins: number;
      readonly potions: number;
      readonly cards: number;
      readonly gain: Gain;
    }
  | { readonly op: 'books'; readonly books: Books }
  | { readonly op: 'modify'; readonly rule: Modifier; readonly coins: number }
  | { readonly op: 'repeat-lightning' }
  | {
      readonly op: 'act';
      readonly action: Action | 'any';
      readonly value: number;
      readonly extras: ActionExtras;
      readonly per: Counter | null;
    }
  | { readonly op: 'lesson-then-act'; readonly value: number; readonly bonus: number }
  | { readonly op: 'place-cube'; readonly on: 'university' | 'ancient' | 'any'; readonly coins: number }
  | { readonly op: 'remove-tiles'; readonly count: number }
  | { readonly op: 'play-master' }
  | { readonly op: 'take-development'; readonly type: Action | 'any' }
  | { readonly op: 'take-income'; readonly type: IncomeType | 'any' }
  | { readonly op: 'medical' };
export type OperationOf<Name extends OperationName> = Extract<Operation, { op: Name }>;

/** One word of the language, complete: what is missing does not compile. */
export interface OperationWord<Name extends OperationName> {
  /** From the form it has in the data. */
  read(raw: RawOf<Name>): OperationOf<Name>;
  /** Carried out for the active player. Gains come at once, decisions go onto the stack. */
  perform(t: Tables, state: State, op: OperationOf<Name>, by: Cause, emit: Emit): void;
  /** In words, for the player who gets it. */
  text(t: Tables, op: OperationOf<Name>): string;
  /** Points that it is worth now. */
  worth(prospects: Prospects, op: OperationOf<Name>): number;
  /** What becomes of it on an action card. */
  readonly onCard: OnCard<OperationOf<Name>>;
}

export interface OnCard<Op extends Operation> {
  /** Anchor of its rule. */
  rule(op: Op): string;
  /** Does it happen once, in the turn of its card? Such an effect may be repeated by another card. [newton.effects] */
  readonly immediate: boolean;
  /** Can it be used now? What works by itself never is. */
  possible(t: Tables, table: Table, seat: SeatTable, op: Op): boolean;
  /** Why it cannot. */
  impossible(t: Tables, table: Table, seat: SeatTable, op: Op): string;
  /** Points that it is worth in a typical turn to come. */
  worth(prospects: Prospects, op: Op): number;
}

export type OperationWords = { readonly [Name in OperationName]: OperationWord<Name> };
