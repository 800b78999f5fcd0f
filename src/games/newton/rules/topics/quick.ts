/** Quick actions: bought with coins beside other decisions of the own turn. [newton.quick] */
import type { Reason } from '../../../../core/game.ts';
import { plural } from '../../../../core/words.ts';
import { tooDear } from '../../text/words.ts';
import { isUnderWay } from '../actions.ts';
import { activePlayer } from '../counting.ts';
import { addStudents } from '../gains.ts';
import type { Tables } from '../tables.ts';
import {
  type ActionPending,
  type Emit,
  type Move,
  type PendingOf,
  QUICK_ACTIONS,
  type QuickAction,
  type State,
  type Table,
} from '../types.ts';
import { nothingUnavailable, topic, type Words } from './topic.ts';

/** The decisions beside which they may be bought. */
type QuickPending = PendingOf<'turn'> | ActionPending;

type Hindrance = Required<Pick<Reason, 'why' | 'rule'>>;

interface QuickWord {
  readonly move: Move;
  /** In the words of somebody who misses it. */
  readonly what: string;
  readonly rule: string;
  /** Can it make a difference beside this decision? [newton.quick.when] */
  matters(table: Table, pending: QuickPending): boolean;
  /** What else but coins stands in the way. */
  hindrance(t: Tables, state: State, pending: QuickPending): Hindrance | null;
  buy(t: Tables, state: State, pending: QuickPending, emit: Emit): void;
}

const ONCE_A_TURN: Hindrance = { why: 'it is bought at most once a turn', rule: 'newton.quick.boost' };
const FIXED_VALUE: Hindrance = {
  why: 'actions of tiles and masters have a fixed value',
  rule: 'newton.fixed-actions',
};
const NO_STUDENT: Hindrance = { why: 'all yours are on the track', rule: 'newton.quick.student' };
const NO_DECK: Hindrance = { why: 'the decks are empty', rule: 'newton.quick.reveal' };

const QUICK: Readonly<Record<QuickAction, QuickWord>> = {
  boost: {
    move: { type: 'boost' },
    what: '+1 to the value',
    rule: 'newton.quick.boost',
    matters: (table, pending) => pending.kind !== 'turn' || !table.cardInPlay.acted,
    hindrance(_t, state, pending) {
      if (pending.kind !== 'turn' && !pending.own) return FIXED_VALUE;
      return state.cardInPlay.boosted ? ONCE_A_TURN : null;
    },
    buy(t, state, pending, emit) {
      const coins = pay(t, state, 'boost');
      state.cardInPlay.boosted = true;
      if (pending.kind !== 'turn') pending.value++;
      emit?.({ type: 'bought', seat: state.active, what: 'boost', coins });
    },
  },
  /** [newton.quick.potion] */
  potion: {
    move: { type: 'potion' },
    what: 'Buying a potion',
    rule: 'newton.quick.potion',
    matters: (_table, pending) => pending.kind !== 'lessons',
    hindrance: () => null,
    buy(t, state, _pending, emit) {
      const coins = pay(t, state, 'potion');
      activePlayer(state).potions++;
      emit?.({ type: 'bought', seat: state.active, what: 'potion', coins });
    },
  },
  hire: {
    move: { type: 'hire' },
    what: 'A new student',
    rule: 'newton.quick.student',
    matters: (_table, pending) => pending.kind === 'turn' || pending.kind === 'technology',
    hindrance: (t, state) => (activePlayer(state).students.length < t.setup.students ? null : NO_STUDENT),
    buy(t, state, _pending, emit) {
      const coins = pay(t, state, 'hire');
      addStudents(t, activePlayer(state), 1);
      emit?.({ type: 'bought', seat: state.active, what: 'student', coins });
    },
  },
  reveal: {
    move: { type: 'reveal' },
    what: 'Turning up cards',
    rule: 'newton.quick.reveal',
    matters: (_table, pending) => pending.kind === 'turn' || pending.kind === 'lessons',
    hindrance(_t, { decks }) {
      for (const deck of decks) if (deck.length > 0) return null;
      return NO_DECK;
    },
    buy(_t, state) {
      state.pending.push({ kind: 'reveal' });
    },
  },
};

/** In the order in which they are listed. */
const QUICK_WORDS: readonly QuickWord[] = QUICK_ACTIONS.map(quick => QUICK[quick]);

/** In coins. */
function priceOf(t: Tables, quick: QuickAction): number {
  return t.quickPrices[QUICK_ACTIONS.indexOf(quick)]!;
}

function pay(t: Tables, state: State, quick: QuickAction): number {
  const coins = priceOf(t, quick);
  activePlayer(state).coins -= coins;
  return coins;
}

/** Can it be bought beside this decision? */
export function mayBuy(t: Tables, state: State, pending: QuickPending, quick: QuickAction): boolean {
  return (
    activePlayer(state).coins >= priceOf(t, quick) &&
    isOnOffer(t, state, pending, QUICK[quick], isBefore(pending))
  );
}

/** Before the first step of a card's own action everything can be bought that could be bought without it. */
function isBefore(pending: QuickPending): boolean {
  return pending.kind !== 'turn' && pending.own && !isUnderWay(pending);
}

/** For whoever has the coins; `before` says whether the card's own action is still to begin. */
function isOnOffer(
  t: Tables,
  state: State,
  pending: QuickPending,
  word: QuickWord,
  before: boolean,
): boolean {
  return (before || word.matters(state, pending)) && word.hindrance(t, state, pending) === null;
}

export function addQuickMoves(t: Tables, state: State, pending: QuickPending, moves: Move[]): void {
  const { coins } = activePlayer(state);
  const before = isBefore(pending);
  for (let i = 0; i < QUICK_WORDS.length; i++) {
    const word = QUICK_WORDS[i]!;
    if (coins >= t.quickPrices[i]! && isOnOffer(t, state, pending, word, before)) moves.push(word.move);
  }
}

/** Carries out a quick action; false where the move is none. */
export function applyQuickMove(
  t: Tables,
  state: State,
  pending: QuickPending,
  move: Move,
  emit: Emit,
): boolean {
  switch (move.type) {
    case 'boost':
    case 'potion':
    case 'hire':
    case 'reveal':
      QUICK[move.type].buy(t, state, pending, emit);
      return true;
    default:
      return false;
  }
}

export function unavailableQuick(t: Tables, state: State, pending: QuickPending): Reason[] {
  const player = activePlayer(state);
  return QUICK_ACTIONS.flatMap(quick => {
    const word = QUICK[quick];
    const { what, rule } = word;
    if (!word.matters(state, pending)) return [];
    const other = word.hindrance(t, state, pending);
    if (other !== null) return [{ what, ...other }];
    const price = priceOf(t, quick);
    return player.coins < price ? [{ what, why: tooDear(price, player), rule }] : [];
  });
}

/** Turns up cards beside those that lie there already. [newton.quick.reveal] */
export const reveal = topic<PendingOf<'reveal'>>({
  rule: 'newton.quick.reveal',
  secret: false,
  open: true,
  legal(_t, state, _pending, moves) {
    for (let level = 1; level <= state.decks.length; level++)
      if (state.decks[level - 1]!.length > 0) moves.push({ type: 'deck', level });
  },
  apply(t, state, _pending, move, emit) {
    if (move.type !== 'deck') return;
    const { level } = move;
    const deck = state.decks[level - 1]!;
    state.pending.pop();
    pay(t, state, 'reveal');
    const cards = deck.splice(0, t.setup.quickActions.reveal.cards);
    state.rows[level - 1]!.push(...cards);
    state.known[level - 1] = Math.min(state.known[level - 1]!, deck.length);
    emit?.({ type: 'revealed', seat: state.active, level, cards, reveals: true });
  },
  prompt: () => 'From which deck do you turn up cards?',
  unavailable: nothingUnavailable,
});

export const quickMoves: Pick<Words, QuickAction | 'deck'> = {
  boost: {
    notate: () => 'boost',
    group: 'Quick actions',
    isExtra: () => true,
    describe: t => `${priceText(t, 'boost')}: +1 to the value of this action (once a turn)`,
  },
  potion: {
    notate: () => 'potion',
    group: 'Quick actions',
    isExtra: () => true,
    describe: t =>
      `${priceText(t, 'potion')}: buy a potion (replaces a missing book; ${t.setup.potionsForPlace} replace a missing university or ancient land)`,
  },
  hire: {
    notate: () => 'hire',
    group: 'Quick actions',
    isExtra: () => true,
    describe: t => `${priceText(t, 'hire')}: a new student at the start of the technology track`,
  },
  reveal: {
    notate: () => 'reveal',
    group: 'Quick actions',
    isExtra: () => true,
    describe: t =>
      `${priceText(t, 'reveal')}: turn up ${plural(t.setup.quickActions.reveal.cards, 'more card')} from a deck`,
  },
  deck: {
    notate: (_t, move) => `deck ${move.level}`,
    group: 'Decks',
    describe: (_t, move) => `From the deck of level ${move.level}`,
  },
};

function priceText(t: Tables, quick: QuickAction): string {
  return `Pay ${plural(priceOf(t, quick), 'coin')}`;
}
