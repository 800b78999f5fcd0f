/** A full state that a view allows: covered work, deck, plans and bids drawn from what their owners could have. */
import type { Seat } from '../../core/game.ts';
import { clone } from '../../core/json.ts';
import { nextBelow, nextUnit, type RngState, seedRng, shuffle } from '../../core/rng.ts';
import { discountFor } from './actions/completion.ts';
import { canStart, isOpenForWork } from './actions/fabrication.ts';
import type { Tables } from './data.ts';
import {
  HIDDEN,
  type Invention,
  type LabView,
  MATERIALS,
  METALS,
  type Player,
  type PlayerView,
  type State,
  type View,
} from './types.ts';

export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const deck = sampleDeck(t, view, rng);
  const players = view.players.map((player, seat) => samplePlayer(t, view, player, seat, deck, rng));
  const state: State = {
    rng,
    experienced: view.experienced,
    codex: view.codex,
    open: view.open,
    turn: view.turn,
    phase: view.phase,
    pending: clone(view.pending),
    queue: view.queue.slice(),
    leonardo: view.leonardo,
    lord: view.lord,
    bought: view.bought,
    execute: view.execute,
    privileges: view.privileges.slice(),
    auctions: clone(view.auctions),
    rows: view.rows.map(row => row.slice()),
    shops: view.shops.slice(),
    councilFlorins: view.councilFlorins,
    bank: view.bank,
    requested: view.requested.slice(),
    deck,
    arranged: view.arranged,
    box: view.box.slice(),
    players,
  };
  for (const seat of state.players.keys()) {
    if (seat === view.viewer || seat === view.pending?.seat || view.queue.includes(seat)) continue;
    if (view.phase === 'fabrication') samplePlan(t, state, seat, rng);
    if (view.phase === 'auctions' && view.auctions[0]?.bidders.includes(seat)) sampleBid(state, seat, rng);
  }
  return state;
}

/** Layer by layer as it was stacked, then what was arranged is mixed, then the viewer's own knowledge is restored. */
function sampleDeck(t: Tables, view: View, rng: RngState): Invention[] {
  const gone = new Set([...view.requested, ...view.box, ...view.players.flatMap(player => player.realised)]);
  const left = shuffle(
    rng,
    t.inventions.filter(n => !gone.has(n)),
  );
  const top: Invention[] = [];
  const middle: Invention[] = [];
  const bottom: Invention[] = [];
  const room = METALS.map(metal => t.constants.middleLayer[metal] ?? 0);
  for (const n of left) {
    if (t.constants.bottomGold.includes(n)) bottom.push(n);
    else if (t.constants.middleGold.includes(n) || room[t.metal[n]!]!-- > 0) middle.push(n);
    else top.push(n);
  }
  const deck = [...top, ...shuffle(rng, middle), ...bottom];
  for (let i = view.arranged - 1; i > 0; i--) swap(deck, i, nextBelow(rng, i + 1));

  const knowledge = view.viewer === null ? null : view.players[view.viewer]!.knowledge;
  if (knowledge?.cards && knowledge.cards.length > 0) {
    const spots = Array.from({ length: knowledge.window }, (_, i) => i);
    if (!knowledge.ordered) shuffle(rng, spots);
    for (const [i, card] of knowledge.cards.entries()) swap(deck, spots[i]!, deck.indexOf(card));
  }
  return deck;
}

function swap(deck: Invention[], a: number, b: number): void {
  const held = deck[a]!;
  deck[a] = deck[b]!;
  deck[b] = held;
}

function samplePlayer(
  t: Tables,
  view: View,
  from: PlayerView,
  seat: Seat,
  deck: readonly Invention[],
  rng: RngState,
): Player {
  const { cards, window, ordered } = from.knowledge;
  const seen = cards?.slice() ?? deck.slice(0, window);
  if (cards === null && !ordered) seen.sort((a, b) => a - b);
  const [small, large] = from.labs;
  const work =
    seat === view.viewer ? [small.invention, large.invention] : coveredWork(t, view, from, deck, rng);
  return {
    florins: from.florins,
    hand: from.components.map((held, m) => held - t.recipe[work[0]!]![m]! - t.recipe[work[1]!]![m]!),
    idle: from.idle,
    academy: from.academy,
    placed: from.placed.slice(),
    master: from.master,
    passed: from.passed,
    labs: [
      { ...small, invention: work[0]!, counted: small.counted.slice() },
      { ...large, invention: work[1]!, counted: large.counted.slice() },
    ],
    cards: from.cards.slice(),
    realised: from.realised.slice(),
    favours: from.favours.slice(),
    plan: [from.plan[0], from.plan[1]],
    bid: from.bid,
    knowledge: { cards: seen, window, ordered },
  };
}

/** Names what a player builds: the one or two laboratories' inventions, drawn by how likely they look. */
function coveredWork(
  t: Tables,
  view: View,
  player: PlayerView,
  deck: readonly Invention[],
  rng: RngState,
): [Invention, Invention] {
  const [small, large] = player.labs;
  if (small.invention !== HIDDEN) return [small.invention, draw(t, view, player, large, small, deck, rng)];
  if (large.invention !== HIDDEN) return [draw(t, view, player, small, large, deck, rng), large.invention];
  const firstChoices = weighted(t, view, player, small, { ...large, invention: 0 }, deck, rng);
  for (const first of firstChoices) {
    const second = weighted(t, view, player, large, { ...small, invention: first }, deck, rng)[0];
    if (second !== undefined) return [first, second];
  }
  throw new Error('no pair of inventions fits this view');
}

function draw(
  t: Tables,
  view: View,
  player: PlayerView,
  lab: LabView,
  other: LabView,
  deck: readonly Invention[],
  rng: RngState,
): Invention {
  if (lab.invention !== HIDDEN) return lab.invention;
  const found = weighted(t, view, player, lab, other, deck, rng)[0];
  if (found === undefined) throw new Error('no invention fits this view');
  return found;
}

/** How likely work is to be this, from the outside: requested ones far more than cards of the deck. */
const REQUESTED_WEIGHT = 12;
const DECK_WEIGHT = 0.4;
/** It would have been completed already, unless it was requested or made cheaper only now. */
const OVERDUE_WEIGHT = 0.2;

/** All inventions that fit under a laboratory beside the other one's, in random order by weight. */
function weighted(
  t: Tables,
  view: View,
  player: PlayerView,
  lab: LabView,
  other: LabView,
  deck: readonly Invention[],
  rng: RngState,
): Invention[] {
  const choices: { n: Invention; key: number }[] = [];
  const consider = (n: Invention, weight: number) => {
    if (n === other.invention || player.realised.includes(n) || !fits(t, lab, other, n)) return;
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
function fits(t: Tables, lab: LabView, other: LabView, n: Invention): boolean {
  const recipe = t.recipe[n]!;
  const second = other.invention > 0 ? t.recipe[other.invention]! : t.recipe[0]!;
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
  const player = state.players[seat]!;
  for (let lab = 0; lab < 2; lab++) {
    if (!isOpenForWork(player, lab) || nextUnit(rng) > START_CHANCE) continue;
    const choices = state.requested.filter(n => canStart(t, player, lab, n));
    if (choices.length > 0) player.plan[lab] = choices[nextBelow(rng, choices.length)]!;
  }
}

/** Bids seen in play are small against what the cards are worth. */
const TYPICAL_BID = 7;

function sampleBid(state: State, seat: Seat, rng: RngState): void {
  const player = state.players[seat]!;
  player.bid = nextBelow(rng, Math.min(player.florins, TYPICAL_BID) + 1);
}
