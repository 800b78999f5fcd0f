/**
 * What a learned value is told of a state. The first feature is the estimate; then come its terms, how long the game
 * still takes, and what a player has in numbers, each also multiplied by the turns to come. None of them changes between
 * naming a place and the number of apprentices sent there, so that both halves of a decision are judged alike.
 */
import type { Seat } from '../../../core/game.ts';
import { sumInOrder } from '../../../core/statistics.ts';
import { freeComponents } from '../rules/components.ts';
import type { Tables } from '../rules/data.ts';
import { planned, spacesOf } from '../rules/laboratories.ts';
import { typesOwned } from '../rules/scoring.ts';
import { LAB_INDICES, NONE, type SeatState, type State } from '../rules/types.ts';
import { TERMS, termsOf } from './estimate.ts';
import { lookAhead } from './prospects.ts';
import { peopleOf, usable } from './worth.ts';

/** What a player has, counted. */
const HOLDINGS = [
  'florins',
  'people',
  'spaces',
  'automata',
  'laboratories',
  'idle laboratories',
  'cards',
  'types',
  'realised',
  'usable components',
  'weeks done',
  'florins of planned work',
] as const;

const RIVALRY = [
  'florins ahead of the best rival',
  'people ahead',
  'cards ahead',
  'rivals at the same work',
] as const;

const COUNTED = [...HOLDINGS, ...RIVALRY];

export const FEATURES: readonly string[] = [
  'estimate',
  ...TERMS.map(name => `term: ${name}`),
  'turns to come',
  'turns to come, squared',
  'players',
  'experienced',
  ...COUNTED,
  ...COUNTED.map(name => `${name}, by turns to come`),
];

export function writeFeatures(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array): void {
  const terms = termsOf(t, state, seat);
  const { later } = lookAhead(t, state, state.seats[seat]!);
  let at = 0;
  into[at++] = sumInOrder(terms);
  for (let i = 0; i < TERMS.length; i++) into[at++] = terms[i]!;
  into[at++] = later;
  into[at++] = later * later;
  into[at++] = state.players;
  into[at++] = state.experienced ? 1 : 0;
  writeHoldings(t, state.seats[seat]!, into, at);
  writeRivalry(t, state, seat, into, at + HOLDINGS.length);
  for (let i = 0; i < COUNTED.length; i++, at++) into[at + COUNTED.length] = into[at]! * later;
}

function writeHoldings(t: Tables, player: Readonly<SeatState>, into: Float64Array, from: number): void {
  let [spaces, automata, labs, idle, weeks, pay] = [0, 0, 0, 0, 0, 0];
  for (const index of LAB_INDICES) {
    const lab = player.labs[index]!;
    const work = planned(player, index);
    spaces += spacesOf(t, player, index);
    automata += lab.automata;
    if (lab.side >= 0) {
      labs++;
      if (work === NONE) idle++;
    }
    weeks += lab.weeks;
    pay += t.florinsFirst[work]!;
  }
  let at = from;
  into[at++] = player.florins;
  into[at++] = peopleOf(t, player);
  into[at++] = spaces;
  into[at++] = automata;
  into[at++] = labs;
  into[at++] = idle;
  into[at++] = player.cards.length;
  into[at++] = typesOwned(t, player.cards);
  into[at++] = player.realised.length;
  into[at++] = usable(freeComponents(t, player));
  into[at++] = weeks;
  into[at++] = pay;
}

function writeRivalry(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array, from: number): void {
  const own = state.seats[seat]!;
  let [florins, people, cards, same] = [0, 0, 0, 0];
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat) continue;
    const other = state.seats[rival]!;
    florins = Math.max(florins, other.florins);
    people = Math.max(people, peopleOf(t, other));
    cards = Math.max(cards, other.cards.length);
    for (const mine of LAB_INDICES)
      for (const theirs of LAB_INDICES) {
        const work = planned(own, mine);
        if (work !== NONE && planned(other, theirs) === work) same++;
      }
  }
  into[from] = own.florins - florins;
  into[from + 1] = peopleOf(t, own) - people;
  into[from + 2] = own.cards.length - cards;
  into[from + 3] = same;
}
