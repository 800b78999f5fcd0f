/** What happens between decisions: prizes are turned up, cards are opened. [template.round] */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from './data.ts';
import { wordOf } from './effects/index.ts';
import { beginTurn } from './turns.ts';
import type { CardIndex, Emit, State } from './types.ts';

/** Lets the game run until somebody has to decide or it is over. [template.end] */
export function advance(t: Tables, state: State, emit: Emit): void {
  while (state.pending === null) {
    if (state.prize === null && !turnUp(state, emit)) return;
    const seat = nextToSeal(state);
    if (seat !== null) beginTurn(state, { kind: 'bid', seat });
    else openCards(t, state, emit);
  }
}

/** False where no prize is left. */
function turnUp(state: State, emit: Emit): boolean {
  const prize = state.pile.pop();
  if (prize === undefined) return false;
  state.round++;
  state.prize = prize;
  emit?.({ type: 'turned-up', seat: null, prize, reveals: true });
  return true;
}

/** Null where all have sealed a card. */
function nextToSeal({ players, first, sealed }: State): Seat | null {
  for (let i = 0; i < players; i++) {
    const seat = (first + i) % players;
    if (sealed[seat] === null) return seat;
  }
  return null;
}

/** [template.open] */
function openCards(t: Tables, state: State, emit: Emit): void {
  const cards: CardIndex[] = [];
  for (const [seat, player] of state.seats.entries()) {
    const card = state.sealed[seat]!;
    player.hand.splice(player.hand.indexOf(card), 1);
    player.spent.push(card);
    state.sealed[seat] = null;
    cards.push(card);
  }
  emit?.({ type: 'opened', seat: null, cards, reveals: true });
  award(t, state, winnerOf(t, cards), emit);
}

/** Null where the highest card was played twice. [template.open.ties] */
function winnerOf(t: Tables, cards: readonly CardIndex[]): Seat | null {
  const values = cards.map(card => t.cards[card]!.value);
  const highest = Math.max(...values);
  const seat = values.indexOf(highest);
  return seat === values.lastIndexOf(highest) ? seat : null;
}

/** [template.prizes] */
function award(t: Tables, state: State, seat: Seat | null, emit: Emit): void {
  const prize = state.prize!;
  state.prize = null;
  if (seat === null) {
    state.aside.push(prize);
    emit?.({ type: 'laid-aside', seat: null, prize });
    return;
  }
  state.seats[seat]!.prizes.push(prize);
  emit?.({ type: 'won', seat, prize });
  const { effect } = t.prizes[prize]!;
  wordOf(effect).carryOut(state, seat, effect);
}
