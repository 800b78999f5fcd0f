/** A turn: play a card, then its basic action, its special effect and quick actions in any order. [newton.turn] */

import type { Reason } from '../../../../core/game.ts';
import { takeOut } from '../../../../core/lists.ts';
import { capital } from '../../../../core/words.ts';
import { cardFace } from '../../text/components.ts';
import { purseText } from '../../text/words.ts';
import {
  actionInPlay,
  applyEffect,
  cardInPlay,
  mayUseEffect,
  unusedGain,
  valueOfAction,
} from '../card-in-play.ts';
import { activePlayer, symbols } from '../counting.ts';
import { operationText, ruleOfEffect, whyUnusable } from '../effects/index.ts';
import { DO, EFFECT, END } from '../moves.ts';
import type { Tables } from '../tables.ts';
import {
  ACTIONS,
  type Action,
  type ActionPending,
  type CardIndex,
  type Emit,
  type Move,
  type PendingOf,
  type State,
} from '../types.ts';
import { valueOfAnyAction } from './any-action.ts';
import { BASIC_ACTIONS, basicActionOf } from './basic-actions.ts';
import { addQuickMoves, applyQuickMove, unavailableQuick } from './quick.ts';
import { nothingUnavailable, replacePending, topic, topPending, type Words } from './topic.ts';

/** A basic action that costs nothing is taken up at once; a joker's, and one that costs, is chosen first. [newton.turn] */
function playCard(t: Tables, state: State, card: CardIndex, emit: Emit): void {
  const player = activePlayer(state);
  takeOut(player.hand, card);
  player.desk.push(card);
  state.cardInPlay.card = card;
  replacePending(state, { kind: 'turn' });
  emit?.({ type: 'played', seat: state.active, card });
  const { action } = t.cards[card]!;
  if (action === 'joker') return;
  const begun = actionInPlay(t, state, action);
  if (basicActionOf(begun).possible(t, state, begun, 'nothing')) takeUp(state, begun, emit);
}

function takeUp(state: State, begun: ActionPending, emit: Emit): void {
  state.cardInPlay.acted = true;
  state.pending.push(begun);
  emit?.({ type: 'acts', seat: state.active, action: begun.kind, value: begun.value });
}

export const play = topic<PendingOf<'play'>>({
  rule: 'newton.turn',
  secret: false,
  open: true,
  legal(t, state, _pending, moves) {
    for (const card of activePlayer(state).hand) moves.push(t.moves.play[card]!);
  },
  apply(t, state, _pending, move, emit) {
    if (move.type === 'play') playCard(t, state, move.card, emit);
  },
  prompt: (t, state) =>
    `Turn ${state.turnsDone + 1} of ${t.setup.turnsPerRound}: which card do you play? You have ${purseText(activePlayer(state))}`,
  unavailable: nothingUnavailable,
});

/** Adds the basic actions that the card in play still allows. [newton.joker] */
function addActions(t: Tables, state: State, moves: Move[]): void {
  if (state.cardInPlay.acted) return;
  const { action } = cardInPlay(t, state);
  if (action !== 'joker') {
    if (isPossible(t, state, action)) moves.push(DO[action]);
    return;
  }
  for (const each of ACTIONS) if (isPossible(t, state, each)) moves.push(DO[each]);
}

function isPossible(t: Tables, state: State, action: Action): boolean {
  const begun = actionInPlay(t, state, action);
  return begun.value > 0 && basicActionOf(begun).possible(t, state, begun, 'purse');
}

export const turn = topic<PendingOf<'turn'>>({
  rule: 'newton.turn.order',
  secret: false,
  open: true,
  legal(t, state, pending, moves) {
    addActions(t, state, moves);
    if (mayUseEffect(t, state)) moves.push(EFFECT);
    addQuickMoves(t, state, pending, moves);
    moves.push(END);
  },
  apply(t, state, pending, move, emit) {
    if (applyQuickMove(t, state, pending, move, emit)) return;
    if (move.type === 'do') takeUp(state, actionInPlay(t, state, move.action), emit);
    else if (move.type === 'effect') applyEffect(t, state, emit);
    else if (move.type === 'end') {
      if (unusedGain(t, state) !== null) applyEffect(t, state, emit);
      state.pending.pop();
    }
  },
  prompt(t, state) {
    const { acted } = state.cardInPlay;
    const { action, name } = cardInPlay(t, state);
    const purse = `You have ${purseText(activePlayer(state))}`;
    if (!acted && action === 'joker') return `Joker: which basic action do you choose? ${purse}`;
    return `${acted ? 'Anything else' : `What do you do with ${name}`}? ${purse}`;
  },
  unavailable: (t, state, pending) => [
    ...unavailableAction(t, state),
    ...unavailableEffect(t, state),
    ...unavailableQuick(t, state, pending),
  ],
});

/** A joker's other actions speak for themselves. */
function unavailableAction(t: Tables, state: State): Reason[] {
  const { action } = cardInPlay(t, state);
  if (action === 'joker' || state.cardInPlay.acted || isPossible(t, state, action)) return [];
  return [{ what: capital(action), why: BASIC_ACTIONS[action].impossible, rule: `newton.${action}` }];
}

function unavailableEffect(t: Tables, state: State): Reason[] {
  const { effect } = cardInPlay(t, state);
  if (effect === null || state.cardInPlay.effectUsed || mayUseEffect(t, state)) return [];
  return [
    {
      what: `The effect: ${operationText(t, effect)}`,
      why: whyUnusable(t, state, activePlayer(state), effect),
      rule: ruleOfEffect(effect),
    },
  ];
}

export const turnMoves: Pick<Words, 'play' | 'do' | 'effect' | 'end'> = {
  play: {
    notate: (t, move) => `play ${t.cards[move.card]!.id}`,
    group: 'Cards in your hand',
    describe(t, { card }, view) {
      const { action, level, name } = t.cards[card]!;
      const shows = cardFace(t, card);
      if (action === 'joker')
        return `Play ${level === 0 ? 'Joker' : `${name} [level ${level}], joker`}: any action, its visible symbols + 1 as value; ${shows}`;
      const value = symbols(t, activePlayer(view), action) + 1;
      const what = level === 0 ? capital(action) : `${name} [level ${level}], ${action}`;
      return `Play ${what}, value ${value}: ${BASIC_ACTIONS[action].allows(value)}; ${shows}`;
    },
  },
  do: {
    notate: (_t, move) => `do ${move.action}`,
    group: 'Basic action',
    describe(t, { action }, view) {
      const pending = topPending(view);
      const value =
        pending?.kind === 'any-action'
          ? valueOfAnyAction(t, activePlayer(view), pending, action)
          : valueOfAction(t, view, action);
      return `${capital(action)}, value ${value}: ${BASIC_ACTIONS[action].allows(value)}`;
    },
  },
  effect: {
    notate: () => 'effect',
    group: 'Special effect',
    isExtra(t, _move, view) {
      const { effect } = cardInPlay(t, view);
      return effect !== null && (effect.op === 'exchange' || ('coins' in effect && effect.coins > 0));
    },
    describe: (t, _move, view) => `Use the card's effect: ${operationText(t, cardInPlay(t, view).effect!)}`,
  },
  end: {
    notate: () => 'end',
    group: 'Finish',
    describe(t, _move, view) {
      const gain = unusedGain(t, view);
      if (gain !== null) return `End your turn (and take ${operationText(t, gain)})`;
      return view.cardInPlay.acted ? 'End your turn' : 'End your turn without the basic action';
    },
  },
};
