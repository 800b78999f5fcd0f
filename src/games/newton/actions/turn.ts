/** A turn: play a card, then its basic action, its special effect and quick actions in any order. [newton.turn] */
import { symbols } from '../books.ts';
import type { Card, Tables } from '../data.ts';
import { activePlayer, resolve, slotsOf, typesInStock } from '../effects.ts';
import { cardAction, plainAction } from '../frames.ts';
import {
  ACTIONS,
  type Action,
  type Emit,
  type Frame,
  INCOME_TYPES,
  type IncomeType,
  type Move,
  type SeatTable,
  type State,
  type Table,
} from '../types.ts';
import * as lessons from './lessons.ts';
import { addQuickMoves } from './quick.ts';
import * as study from './study.ts';
import * as technology from './technology.ts';
import * as travel from './travel.ts';
import * as work from './work.ts';

/** Value of a basic action of the card played: visible symbols, a joker's 1, the paid 1. [newton.action.value] */
export function valueOfCardAction(t: Tables, table: Table, action: Action): number {
  const joker = t.cards[table.turn.card]!.action === 'joker' ? 1 : 0;
  return symbols(t, table.seats[table.active]!, action) + joker + (table.turn.boosted ? 1 : 0);
}

/** Is there anything to do in this action, as things stand? */
export function actionPossible(t: Tables, state: State, frame: Frame): boolean {
  switch (frame.kind) {
    case 'technology':
      return technology.possible(t, state, frame, false);
    case 'travel':
      return travel.possible(t, state, frame, false);
    case 'lessons':
      return lessons.possible(state, frame);
    case 'study':
      return study.possible(t, state, frame, false);
    default:
      return true;
  }
}

/** Is there anything to do in this action now, or could a quick action within it open something? [newton.quick.when] */
export function canGoOn(t: Tables, state: State, frame: Frame): boolean {
  if (actionPossible(t, state, frame)) return true;
  switch (frame.kind) {
    case 'technology':
      return technology.quickHelps(t, state, frame);
    case 'travel':
      return travel.quickHelps(t, state, frame);
    case 'lessons':
      return lessons.quickHelps(t, state, frame);
    case 'study':
      return study.quickHelps(t, state, frame);
    default:
      return false;
  }
}

/** Is there anything to do in this action that costs neither coins nor potions? */
export function hasFreeOption(t: Tables, state: State, frame: Frame): boolean {
  switch (frame.kind) {
    case 'work':
      return work.hasFreeOption(t, activePlayer(state), frame);
    case 'technology':
      return technology.possible(t, state, frame, true);
    case 'travel':
      return travel.possible(t, state, frame, true);
    case 'study':
      return study.possible(t, state, frame, true);
    default:
      return actionPossible(t, state, frame);
  }
}

function ownAction(t: Tables, state: State, action: Action): Frame {
  return cardAction(t.cards[state.turn.card]!, action, valueOfCardAction(t, state, action));
}

/** Can the effect of this card be carried out now? Standing and attached effects never are. */
export function effectUsable(t: Tables, table: Table, seat: SeatTable, card: Card): boolean {
  const { effect } = card;
  if (effect === null) return false;
  switch (effect.op) {
    case 'books':
      return false;
    case 'modify':
      return (
        effect.rule === 'village-jump' &&
        seat.coins >= effect.coins &&
        t.villages.some(village => travel.isFreeVillage(t, table, village))
      );
    case 'exchange':
      return seat.coins >= effect.coins && seat.potions >= effect.potions && seat.hand.length >= effect.cards;
    case 'repeat-lightning':
      return seat.desk.some(other => isRepeatable(t, table, seat, other));
    default:
      return true;
  }
}

/** An immediate effect of another card on the desk; a repeat is never repeated. [newton.effects.repeat] */
function isRepeatable(t: Tables, table: Table, seat: SeatTable, other: number): boolean {
  const card = t.cards[other]!;
  return (
    card.lightning &&
    card.effect?.op !== 'repeat-lightning' &&
    other !== table.turn.card &&
    effectUsable(t, table, seat, card)
  );
}

/** The basic action may be left out; that is chosen before the card. [newton.turn.leave-out] */
export function legalPlay(state: State, frame: Frame, moves: Move[]): void {
  for (const card of activePlayer(state).hand) moves.push({ type: 'play', card });
  if (frame.kind === 'play') moves.push({ type: 'aside' });
}

export function applyAside(state: State): void {
  state.turn.acted = true;
  state.pending.pop();
  state.pending.push({ kind: 'aside' });
}

/** A basic action that costs nothing is taken up at once; a joker's, and one that costs, is chosen first. */
export function applyPlay(t: Tables, state: State, card: number, emit: Emit): void {
  const player = activePlayer(state);
  player.hand.splice(player.hand.indexOf(card), 1);
  player.desk.push(card);
  state.turn.card = card;
  state.pending.pop();
  state.pending.push({ kind: 'turn' });
  emit?.({ type: 'played', seat: state.active, card });
  const { action } = t.cards[card]!;
  if (state.turn.acted || action === 'joker') return;
  if (hasFreeOption(t, state, ownAction(t, state, action))) applyDo(t, state, action, emit);
}

export function legalTurn(t: Tables, state: State, frame: Frame, moves: Move[]): void {
  const { turn } = state;
  if (!turn.acted) {
    const { action } = t.cards[turn.card]!;
    if (action !== 'joker') addAction(t, state, action, moves);
    else for (const chosen of ACTIONS) addAction(t, state, chosen, moves);
  }
  addEffect(t, state, moves);
  addQuickMoves(t, state, frame, moves);
  moves.push({ type: 'end' });
}

/** The special effect comes before or after the basic action, not in the middle of it. [newton.turn.order] */
export function addEffect(t: Tables, state: State, moves: Move[]): void {
  const { turn } = state;
  if (!turn.effectUsed && effectUsable(t, state, activePlayer(state), t.cards[turn.card]!))
    moves.push({ type: 'effect' });
}

function addAction(t: Tables, state: State, action: Action, moves: Move[]): void {
  const frame = ownAction(t, state, action);
  if ('own' in frame && frame.value > 0 && actionPossible(t, state, frame))
    moves.push({ type: 'do', action });
}

export function applyDo(t: Tables, state: State, action: Action, emit: Emit): void {
  state.turn.acted = true;
  state.pending.push(ownAction(t, state, action));
  emit?.({ type: 'acts', seat: state.active, action, value: valueOfCardAction(t, state, action) });
}

export function applyEffect(t: Tables, state: State, emit: Emit): void {
  state.turn.effectUsed = true;
  const { card } = state.turn;
  resolve(t, state, [t.cards[card]!.effect!], { from: 'card', item: card }, emit);
}

/** A gain that costs nothing is not forgotten. [newton.turn.end] */
export function takeUnusedGain(t: Tables, state: State, emit: Emit): void {
  if (!state.turn.effectUsed && t.cards[state.turn.card]!.effect?.op === 'gain') applyEffect(t, state, emit);
}

export function legalRepeat(t: Tables, state: State, moves: Move[]): void {
  const player = activePlayer(state);
  for (const card of player.desk)
    if (isRepeatable(t, state, player, card)) moves.push({ type: 'repeat', card });
}

export function applyRepeat(t: Tables, state: State, card: number, emit: Emit): void {
  state.pending.pop();
  resolve(t, state, [t.cards[card]!.effect!], { from: 'card', item: card }, emit);
}

export function legalDiscard(state: State, moves: Move[]): void {
  for (const card of activePlayer(state).hand) moves.push({ type: 'discard', card });
}

/** Out of the game, whatever card it is. [newton.effects.discard] */
export function applyDiscard(
  t: Tables,
  state: State,
  frame: Extract<Frame, { kind: 'discard' }>,
  card: number,
  emit: Emit,
): void {
  const player = activePlayer(state);
  state.pending.pop();
  player.hand.splice(player.hand.indexOf(card), 1);
  player.discarded.push(card);
  emit?.({ type: 'discarded', seat: state.active, card });
  const effect = t.cards[frame.card]!.effect;
  if (effect?.op === 'exchange')
    resolve(
      t,
      state,
      [{ op: 'gain', gain: effect.gain, per: null }],
      { from: 'card', item: frame.card },
      emit,
    );
}

type AnyActionFrame = Extract<Frame, { kind: 'any-action' }>;

/** Value of an action of free choice from a master. */
export function valueOfAnyAction(t: Tables, seat: SeatTable, frame: AnyActionFrame, action: Action): number {
  return frame.value + (frame.symbols ? symbols(t, seat, action) : 0);
}

export function legalAnyAction(t: Tables, state: State, frame: AnyActionFrame, moves: Move[]): void {
  for (const action of ACTIONS) {
    const value = valueOfAnyAction(t, activePlayer(state), frame, action);
    if (canGoOn(t, state, plainAction(action, value))) moves.push({ type: 'do', action });
  }
}

export function applyAnyAction(
  t: Tables,
  state: State,
  frame: AnyActionFrame,
  action: Action,
  emit: Emit,
): void {
  const value = valueOfAnyAction(t, activePlayer(state), frame, action);
  state.pending.pop();
  state.pending.push(plainAction(action, value));
  emit?.({ type: 'acts', seat: state.active, action, value });
}

export function legalTile(state: State, frame: Extract<Frame, { kind: 'choose-tile' }>, moves: Move[]): void {
  for (const tile of typesInStock(state, frame.family)) moves.push({ type: 'tile', tile });
}

/** Own tiles that may go back; the medical tile never does. [newton.tiles.replace] */
export function legalReplace(
  state: State,
  frame: Extract<Frame, { kind: 'replace-tile' }>,
  moves: Move[],
): void {
  const slots = slotsOf(activePlayer(state), frame.family);
  const types: readonly (Action | IncomeType)[] = frame.family === 'development' ? ACTIONS : INCOME_TYPES;
  for (const tile of types) if (slots.includes(tile)) moves.push({ type: 'replace', tile });
}
