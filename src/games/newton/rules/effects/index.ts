/**
 * The effect language: all its words, and an effect as a whole read, carried out, told and valued. Words use what
 * stands here, since effects set off others; so they are loaded from here alone.
 */
import { listed } from '../../../../core/words.ts';
import type { Prospects } from '../../bot/prospects.ts';
import type { Tables } from '../tables.ts';
import type { CardIndex, Cause, Emit, SeatTable, State, Table } from '../types.ts';
import { ACT, LESSON_THEN_ACT, PLACE_CUBE, PLAY_MASTER, REMOVE_TILES } from './deeds.ts';
import { MODIFY, REPEAT } from './on-card.ts';
import type { Operation, OperationName, OperationWord, OperationWords, RawOperation } from './operation.ts';
import { BOOKS, EXCHANGE, GAIN } from './resources.ts';
import { MEDICAL, TAKE_DEVELOPMENT, TAKE_INCOME } from './tiles.ts';

/** Every word that the data may use. */
const OPERATIONS: OperationWords = {
  gain: GAIN,
  exchange: EXCHANGE,
  books: BOOKS,
  modify: MODIFY,
  'repeat-lightning': REPEAT,
  act: ACT,
  'lesson-then-act': LESSON_THEN_ACT,
  'place-cube': PLACE_CUBE,
  'remove-tiles': REMOVE_TILES,
  'play-master': PLAY_MASTER,
  'take-development': TAKE_DEVELOPMENT,
  'take-income': TAKE_INCOME,
  medical: MEDICAL,
};

/** The word of an operation. TypeScript does not see that the word under its name is the one that takes it. */
function wordOf(name: OperationName): OperationWord<OperationName> {
  return OPERATIONS[name] as unknown as OperationWord<OperationName>;
}

export function readOperation(raw: RawOperation): Operation {
  return wordOf(raw.op).read(raw);
}

/** Carries out an effect for the active player. Of several decisions the first listed is taken first. */
export function resolve(t: Tables, state: State, effect: readonly Operation[], by: Cause, emit: Emit): void {
  const base = state.pending.length;
  for (const op of effect) wordOf(op.op).perform(t, state, op, by, emit);
  if (state.pending.length - base > 1) state.pending.push(...state.pending.splice(base).reverse());
}

export function operationText(t: Tables, op: Operation): string {
  return wordOf(op.op).text(t, op);
}

export function effectText(t: Tables, effect: readonly Operation[]): string {
  return listed(effect.map(op => operationText(t, op)));
}

/** An effect carried out now. */
export function effectWorth(prospects: Prospects, effect: readonly Operation[]): number {
  let worth = 0;
  for (const op of effect) worth += wordOf(op.op).worth(prospects, op);
  return worth;
}

/** Anchor of the rule of a card's effect. */
export function ruleOfEffect(effect: Operation): string {
  return wordOf(effect.op).onCard.rule(effect);
}

/** Can the effect of this card be carried out now? Standing and attached effects never are. */
export function isUsable(t: Tables, table: Table, seat: SeatTable, effect: Operation): boolean {
  return wordOf(effect.op).onCard.possible(t, table, seat, effect);
}

/** An immediate effect of another card on the desk; a repeat is never repeated. [newton.effects.repeat] */
export function isRepeatable(t: Tables, table: Table, seat: SeatTable, other: CardIndex): boolean {
  const { effect } = t.cards[other]!;
  return (
    effect !== null &&
    effect.op !== 'repeat-lightning' &&
    other !== table.cardInPlay.card &&
    wordOf(effect.op).onCard.immediate &&
    isUsable(t, table, seat, effect)
  );
}

export function whyUnusable(t: Tables, table: Table, seat: SeatTable, effect: Operation): string {
  return wordOf(effect.op).onCard.impossible(t, table, seat, effect);
}

/** What a card's effect brings in a typical turn to come. */
export function worthToCome(prospects: Prospects, effect: Operation): number {
  return wordOf(effect.op).onCard.worth(prospects, effect);
}
