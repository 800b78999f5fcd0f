/** Lessons: take a face-up action card. [newton.lessons] */
import { symbols } from '../books.ts';
import type { Tables } from '../data.ts';
import { activePlayer } from '../effects.ts';
import { plainAction } from '../frames.ts';
import type { Emit, LessonsFrame, Move, State } from '../types.ts';
import { mayBoost, mayReveal } from './quick.ts';

export function legal(state: State, frame: LessonsFrame, moves: Move[]): void {
  for (let level = 1; level <= Math.min(frame.value, state.rows.length); level++)
    for (const card of state.rows[level - 1]!) moves.push({ type: 'take', card });
}

export function possible(state: State, frame: LessonsFrame): boolean {
  for (let level = 1; level <= Math.min(frame.value, state.rows.length); level++)
    if (state.rows[level - 1]!.length > 0) return true;
  return false;
}

export function quickHelps(t: Tables, state: State, frame: LessonsFrame): boolean {
  return mayBoost(t, state, frame) || (frame.value > 0 && mayReveal(t, state));
}

export function apply(t: Tables, state: State, frame: LessonsFrame, card: number, emit: Emit): void {
  const player = activePlayer(state);
  const { level, action } = t.cards[card]!;
  const row = state.rows[level - 1]!;
  row.splice(row.indexOf(card), 1);
  player.hand.push(card);
  emit?.({ type: 'took', seat: state.active, card });
  frame.value -= level;
  if (frame.split && frame.value > 0) return;
  state.pending.pop();
  if (frame.thenAct === 0) return;
  if (action === 'joker') state.pending.push({ kind: 'any-action', value: frame.thenAct, symbols: true });
  else state.pending.push(plainAction(action, symbols(t, player, action) + frame.thenAct));
}
