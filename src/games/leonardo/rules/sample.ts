/**
 * A full state that a view allows: covered work, deck, plans and bids drawn from what their owners could have.
 * [leonardo.secret]
 */
import type { Seat } from '../../../core/game.ts';
import { nextBelow, nextUnit, type RngState, seedRng, shuffle } from '../../../core/rng.ts';
import { copyLab, seatOf, stateOf } from './copy.ts';
import type { Tables } from './data.ts';
import { discountFor } from './laboratories.ts';
import { isOpenForWork, startable } from './topics/fabrication.ts';
import {
  HIDDEN,
  type InventionIndex,
  LAB_INDICES,
  type Lab,
  type LabTable,
  MATERIALS,
  NONE,
  type SeatState,
  type SeatView,
  type State,
  type Table,
  type View,
} from './types.ts';

export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const deck = sampleDeck(t, view, rng);
  const seats = view.seats.map(player => sampleSeat({ t, view, player, deck, rng }));
  const state = stateOf(view, { rng, deck, seats });
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === view.viewer || seat === view.pending?.seat || view.queue.includes(seat)) continue;
    if (view.phase === 'fabrication') samplePlan(t, state, seat, rng);
    if (view.phase === 'auctions' && view.auctions[0]?.bidders.includes(seat)) sampleBid(state, seat, rng);
  }
  return state;
}

/**
 * Everything that is neither face up, up for auction, out of the game nor realised lies in the deck.
 * [leonardo.inventions.requested]
 */
export function inDeck(t: Tables, table: Readonly<Table>): InventionIndex[] {
  let elsewhere = 0;
  for (const n of table.requested) elsewhere |= 1 << n;
  for (const n of table.box) elsewhere |= 1 << n;
  for (const { realised } of table.seats) for (const n of realised) elsewhere |= 1 << n;
  return t.inventions.filter(n => (elsewhere & (1 << n)) === 0);
}

/**
 * Layer by layer as it was stacked, then what was arranged is mixed, then the viewer's own knowledge is restored.
 * [leonardo.secret.deck]
 */
function sampleDeck(t: Tables, view: View, rng: RngState): InventionIndex[] {
  const top: InventionIndex[] = [];
  const middle: InventionIndex[] = [];
  const bottom: InventionIndex[] = [];
  const room = t.middleLayer.slice();
  for (const n of shuffle(rng, inDeck(t, view))) {
    if (t.bottomGold.includes(n)) bottom.push(n);
    else if (t.middleGold.includes(n) || room[t.metal[n]!]!-- > 0) middle.push(n);
    else top.push(n);
  }
  const deck = [...top, ...shuffle(rng, middle), ...bottom];
  for (let i = view.arranged - 1; i > 0; i--) swap(deck, i, nextBelow(rng, i + 1));

  const knowledge = view.viewer === null ? null : view.seats[view.viewer]!.knowledge;
  if (knowledge?.cards && knowledge.cards.length > 0) {
    const spots = Array.from({ length: knowledge.window }, (_, i) => i);
    if (!knowledge.ordered) shuffle(rng, spots);
    for (const [i, card] of knowledge.cards.entries()) swap(deck, spots[i]!, deck.indexOf(card));
  }
  return deck;
}

function swap(deck: InventionIndex[], a: number, b: number): void {
  const held = deck[a]!;
  deck[a] = deck[b]!;
  deck[b] = held;
}

/** What is needed to guess at one player. */
interface Guess {
  readonly t: Tables;
  readonly view: View;
  readonly player: SeatView;
  readonly deck: readonly InventionIndex[];
  readonly rng: RngState;
}

type Work = Lab['invention'];

function sampleSeat(guess: Guess): SeatState {
  const { t, player, deck } = guess;
  const { cards, window, ordered } = player.knowledge;
  const seen = cards?.slice() ?? deck.slice(0, window);
  if (cards === null && !ordered) seen.sort((a, b) => a - b);
  const [small, large] = player.labs;
  const [first, second] = coveredWork(guess);
  return seatOf(player, {
    labs: [copyLab(small, first), copyLab(large, second)],
    hand: player.components.map((held, m) => held - t.recipe[first]![m]! - t.recipe[second]![m]!),
    knowledge: { cards: seen, window, ordered },
  });
}

/** Names what a player builds in the one and the other laboratory, drawn by how likely it looks. */
function coveredWork(guess: Guess): [Work, Work] {
  const [small, large] = guess.player.labs;
  if (small.invention !== HIDDEN) return [small.invention, workBeside(guess, large, small, small.invention)];
  if (large.invention !== HIDDEN) return [workBeside(guess, small, large, large.invention), large.invention];
  for (const first of likelyWork(guess, small, large, NONE)) {
    const second = likelyWork(guess, large, small, first)[0];
    if (second !== undefined) return [first, second];
  }
  throw new Error('no pair of inventions fits this view');
}

function workBeside(guess: Guess, lab: LabTable, other: LabTable, beside: Work): Work {
  if (lab.invention !== HIDDEN) return lab.invention;
  const found = likelyWork(guess, lab, other, beside)[0];
  if (found === undefined) throw new Error('no invention fits this view');
  return found;
}

/** How likely work is to be this, from the outside: requested ones far more than cards of the deck. */
const REQUESTED_WEIGHT = 12;
const DECK_WEIGHT = 0.4;
/** It would have been completed already, unless it was requested or made cheaper only now. */
const OVERDUE_WEIGHT = 0.2;

/** All inventions that fit under a laboratory beside the other one's, in random order by weight. */
function likelyWork(
  { t, view, player, deck, rng }: Guess,
  lab: LabTable,
  other: LabTable,
  beside: Work,
): InventionIndex[] {
  const choices: { n: InventionIndex; key: number }[] = [];
  const consider = (n: InventionIndex, weight: number): void => {
    if (n === beside || player.realised.includes(n) || !fits(t, lab, other, beside, n)) return;
    choices.push({ n, key: nextUnit(rng) ** (1 / weight) });
  };
  for (const n of view.requested) {
    const overdue = lab.weeks + discountFor(t, player, n) >= t.weeks[n]!;
    consider(n, overdue ? OVERDUE_WEIGHT : REQUESTED_WEIGHT);
  }
  for (const n of deck) consider(n, DECK_WEIGHT);
  return choices.sort((a, b) => b.key - a.key).map(choice => choice.n);
}

/** Could the components seen when the work began cover it, together with work under way at that moment? */
function fits(t: Tables, lab: LabTable, other: LabTable, beside: Work, n: InventionIndex): boolean {
  const recipe = t.recipe[n]!;
  const second = t.recipe[beside]!;
  const later = other.since > lab.since ? other : lab;
  for (let m = 0; m < MATERIALS.length; m++) {
    if (recipe[m]! > lab.counted[m]!) return false;
    if (recipe[m]! + second[m]! > later.counted[m]!) return false;
  }
  return true;
}

/** Somebody who has chosen already most likely put idle laboratories to work on what is requested. */
const START_CHANCE = 0.85;

function samplePlan(t: Tables, state: State, seat: Seat, rng: RngState): void {
  const player = state.seats[seat]!;
  for (const lab of LAB_INDICES) {
    if (!isOpenForWork(player, lab) || nextUnit(rng) > START_CHANCE) continue;
    const possible = startable(t, player, lab);
    const choices = state.requested.filter(n => (possible & (1 << n)) !== 0);
    if (choices.length > 0) player.plan[lab] = choices[nextBelow(rng, choices.length)]!;
  }
}

/** Bids seen in play are small against what the cards are worth. */
const TYPICAL_BID = 7;

function sampleBid(state: State, seat: Seat, rng: RngState): void {
  const player = state.seats[seat]!;
  player.bid = nextBelow(rng, Math.min(player.florins, TYPICAL_BID) + 1);
}
