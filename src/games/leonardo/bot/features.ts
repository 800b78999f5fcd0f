/**
 * What a learned value is told of a state, beside the estimate, which is the first feature: how long the game still takes,
 * and what a player has in numbers, each also multiplied by the turns to come. None of them changes between naming a place
 * and the number of apprentices sent there, so that both halves of a decision are judged alike.
 */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { planned, spacesOf } from '../rules/laboratories.ts';
import { typesOwned } from '../rules/scoring.ts';
import { LAB_INDICES, MATERIALS, NONE, type SeatState, type State } from '../rules/types.ts';
import { evaluate } from './estimate.ts';
import { turnsToCome } from './prospects.ts';
import { USUAL_OF_A_KIND } from './weights.ts';
import { peopleOf } from './worth.ts';

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

/** The most that any rival has. */
const RIVALS = ['florins of a rival', 'people of a rival', 'cards of a rival'] as const;

const COUNTED = [...HOLDINGS, ...RIVALS];

export const FEATURES: readonly string[] = [
  'estimate',
  'turns to come',
  'turns to come, squared',
  'players',
  'experienced',
  ...COUNTED,
  ...COUNTED.map(name => `${name}, by turns to come`),
];

export function writeFeatures(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array): void {
  into[0] = evaluate(t, state, seat);
  const later = turnsToCome(t, state);
  into[1] = later;
  into[2] = later * later;
  into[3] = state.players;
  into[4] = state.experienced ? 1 : 0;
  const from = 5;
  writeHoldings(t, state.seats[seat]!, into, from);
  writeRivals(t, state, seat, into, from + HOLDINGS.length);
  for (let at = from; at < from + COUNTED.length; at++) into[at + COUNTED.length] = into[at]! * later;
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
  let held = 0;
  for (let m = 0; m < MATERIALS.length; m++) held += Math.min(player.hand[m]!, USUAL_OF_A_KIND);
  into[from] = player.florins;
  into[from + 1] = peopleOf(t, player);
  into[from + 2] = spaces;
  into[from + 3] = automata;
  into[from + 4] = labs;
  into[from + 5] = idle;
  into[from + 6] = player.cards.length;
  into[from + 7] = typesOwned(t, player.cards);
  into[from + 8] = player.realised.length;
  into[from + 9] = held;
  into[from + 10] = weeks;
  into[from + 11] = pay;
}

function writeRivals(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array, from: number): void {
  let [florins, people, cards] = [0, 0, 0];
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat) continue;
    const other = state.seats[rival]!;
    florins = Math.max(florins, other.florins);
    people = Math.max(people, peopleOf(t, other));
    cards = Math.max(cards, other.cards.length);
  }
  into[from] = florins;
  into[from + 1] = people;
  into[from + 2] = cards;
}
