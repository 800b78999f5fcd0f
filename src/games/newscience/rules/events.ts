/** The event step: EFFECTs that act once, KEEPs for the laboratory, PLAYs carried out entry by entry. [newscience.events] */
import type { Seat } from '../../../core/game.ts';
import type { BoardSpace } from './board.ts';
import { emptyLaboratory } from './cards.ts';
import type { Card, Tables } from './data.ts';
import { carryOut, unmetConditions } from './effects/index.ts';
import { type Emit, NONE, type State } from './types.ts';

export function resolveEvent(t: Tables, state: State, space: BoardSpace, emit: Emit): void {
  const index = state.events[space.event]!;
  if (index === NONE) return;
  const card = t.cards[index]!;
  const seat = state.spaces[space.index]!;
  if (card.type === 'EFFECT') {
    // What lasts has been in force since the reveal. [newscience.events.effect]
    for (const entry of card.effect) carryOut(t, state, NONE, card, entry, emit);
  } else if (seat !== NONE) {
    state.turn++;
    if (card.type === 'KEEP') keep(t, state, seat, space, card, emit);
    else play(t, state, seat, space, card, emit);
  }
}

/** The laboratory holds one card: the old one leaves the game. [newscience.events.keep] */
function keep(t: Tables, state: State, seat: Seat, space: BoardSpace, card: Card, emit: Emit): void {
  const me = state.seats[seat]!;
  state.spaces[space.index] = NONE;
  state.events[space.event] = NONE;
  emit?.({ type: 'kept', seat, card: card.index, replaced: me.laboratory });
  emptyLaboratory(t, state, seat, emit);
  me.laboratory = card.index;
}

/** [newscience.events.play] */
function play(t: Tables, state: State, seat: Seat, space: BoardSpace, card: Card, emit: Emit): void {
  emit?.({ type: 'played', seat, card: card.index });
  state.seats[seat]!.played.push(card.index);
  state.playing.space = space.index;
  state.playing.entry = 0;
  state.playing.skip = unmetConditions(t, state, seat, card);
  state.playing.track = NONE;
}

/** Carries on with the PLAY card until it is done or its owner has to choose. */
export function continuePlay(t: Tables, state: State, emit: Emit): void {
  const { playing } = state;
  const space = t.boards[state.players]!.bySpace[playing.space]!;
  const card = t.cards[state.events[space.event]!]!;
  const seat = state.spaces[space.index]!;
  while (playing.entry < card.effect.length) {
    const entry = playing.entry++;
    if ((playing.skip & (1 << entry)) === 0) carryOut(t, state, seat, card, card.effect[entry]!, emit);
    if (state.pending !== null) return;
  }
  playing.space = NONE;
  playing.entry = 0;
  playing.skip = 0;
  playing.track = NONE;
  // A marker that is an action of its own as well stays until that action. [newscience.cards.act]
  if (card.act === null) state.spaces[space.index] = NONE;
}
