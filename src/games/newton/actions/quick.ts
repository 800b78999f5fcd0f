/** Quick actions: bought with coins at any moment of the own turn. [newton.quick] */
import type { Tables } from '../data.ts';
import { activePlayer, addStudents } from '../effects.ts';
import { topFrame } from '../frames.ts';
import type { Emit, Frame, Move, SeatTable, State, Table } from '../types.ts';

/** May the action of the card played be raised by 1 now? [newton.quick.boost] */
export function mayBoost(t: Tables, table: Table, frame: Frame): boolean {
  if (table.turn.boosted || table.seats[table.active]!.coins < t.setup.quickActions.boost.coins) return false;
  return frame.kind === 'turn' ? !table.turn.acted : 'own' in frame && frame.own;
}

export function mayHire(t: Tables, seat: SeatTable): boolean {
  return seat.coins >= t.setup.quickActions.student.coins && seat.students.length < t.setup.students;
}

export function mayBuyPotion(t: Tables, seat: SeatTable): boolean {
  return seat.coins >= t.setup.quickActions.potion.coins;
}

export function mayReveal(t: Tables, state: State): boolean {
  const { decks } = state;
  return (
    activePlayer(state).coins >= t.setup.quickActions.reveal.coins &&
    (decks[0]!.length > 0 || decks[1]!.length > 0 || decks[2]!.length > 0)
  );
}

/** Offers what may make a difference now: a student only to technology, cards only to lessons. [newton.quick.when] */
export function addQuickMoves(t: Tables, state: State, frame: Frame, moves: Move[]): void {
  const player = activePlayer(state);
  if (player.coins === 0) return;
  const { kind } = frame;
  if (mayBoost(t, state, frame)) moves.push({ type: 'boost' });
  if (kind !== 'lessons' && mayBuyPotion(t, player)) moves.push({ type: 'potion' });
  if ((kind === 'turn' || kind === 'technology') && mayHire(t, player)) moves.push({ type: 'hire' });
  if ((kind === 'turn' || kind === 'lessons') && mayReveal(t, state)) moves.push({ type: 'reveal' });
}

export function legalDeck(state: State, moves: Move[]): void {
  for (let level = 1; level <= state.decks.length; level++)
    if (state.decks[level - 1]!.length > 0) moves.push({ type: 'deck', level });
}

/** Turns up cards beside those that lie there already. [newton.quick.reveal] */
export function applyDeck(t: Tables, state: State, level: number, emit: Emit): void {
  const prices = t.setup.quickActions.reveal;
  const deck = state.decks[level - 1]!;
  state.pending.pop();
  activePlayer(state).coins -= prices.coins;
  const cards = deck.splice(0, prices.cards);
  state.rows[level - 1]!.push(...cards);
  state.known[level - 1] = Math.min(state.known[level - 1]!, deck.length);
  emit?.({ type: 'revealed', seat: state.active, level, cards, reveals: true });
}

/** Carries out a quick action; false where the move is none. */
export function applyQuickMove(t: Tables, state: State, move: Move, emit: Emit): boolean {
  const player = activePlayer(state);
  const prices = t.setup.quickActions;
  switch (move.type) {
    case 'boost': {
      const frame = topFrame(state.pending)!;
      player.coins -= prices.boost.coins;
      state.turn.boosted = true;
      if ('own' in frame) frame.value++;
      emit?.({ type: 'bought', seat: state.active, what: 'boost', coins: prices.boost.coins });
      return true;
    }
    case 'potion':
      player.coins -= prices.potion.coins;
      player.potions++;
      emit?.({ type: 'bought', seat: state.active, what: 'potion', coins: prices.potion.coins });
      return true;
    case 'hire':
      player.coins -= prices.student.coins;
      addStudents(t, player, 1);
      emit?.({ type: 'bought', seat: state.active, what: 'student', coins: prices.student.coins });
      return true;
    case 'reveal':
      state.pending.push({ kind: 'reveal' });
      return true;
    default:
      return false;
  }
}
