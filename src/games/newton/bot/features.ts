/**
 * What a learned value is told of a state. The first feature is the estimate; then come its terms, how much of the game is
 * still to come, and what a player has built up in numbers, each also multiplied by the rounds to come: whatever is built
 * pays again and again.
 */
import type { Seat } from '../../../core/game.ts';
import { sumInOrder } from '../../../core/statistics.ts';
import { finishedRuns, visited } from '../rules/counting.ts';
import type { Tables } from '../rules/tables.ts';
import { ACTIONS, type CardIndex, type Player, type State } from '../rules/types.ts';
import { TERMS, termsOf } from './estimate.ts';

/** What a player has, counted. */
const HOLDINGS = [
  'coins',
  'potions',
  'cards',
  'cards taken',
  'levels of the cards',
  'books on all cards',
  ...ACTIONS.map(action => `cards for ${action}`),
  ...ACTIONS.map(action => `lasting symbols for ${action}`),
  'masters in hand',
  'masters played',
  'cubes',
  'universities',
  'ancient lands',
  'bonus tokens',
  'tiles',
  'lines finished',
  'points of a round',
  'students',
  'spaces of the students',
  'spaces of the marker',
  'development tiles',
  'income tiles',
] as const;

export const FEATURES: readonly string[] = [
  'estimate',
  ...TERMS.map(name => `term: ${name}`),
  'turns to come',
  'turns to come, squared',
  'alone',
  'players',
  ...HOLDINGS,
  ...HOLDINGS.map(name => `${name}, by rounds to come`),
];

export function writeFeatures(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array): void {
  const player = state.seats[seat]!;
  const terms = termsOf(t, state, seat);
  const rounds = t.setup.rounds - state.round;
  const turns = rounds * t.setup.turnsPerRound + t.setup.turnsPerRound - player.desk.length;
  let at = 0;
  into[at++] = sumInOrder(terms);
  for (let i = 0; i < TERMS.length; i++) into[at++] = terms[i]!;
  into[at++] = turns;
  into[at++] = turns * turns;
  into[at++] = state.players === 1 ? 1 : 0;
  into[at++] = state.players;
  writeHoldings(t, state, player, into, at);
  const later = turns / t.setup.turnsPerRound;
  for (let i = 0; i < HOLDINGS.length; i++, at++) into[at + HOLDINGS.length] = into[at]! * later;
}

function writeHoldings(
  t: Tables,
  state: Readonly<State>,
  player: Readonly<Player>,
  into: Float64Array,
  from: number,
): void {
  let at = from;
  into[at++] = player.coins;
  into[at++] = player.potions;
  into[at++] = player.hand.length + player.desk.length;
  const [taken, levels, books] = [at++, at++, at++];
  into[taken] = 0;
  into[levels] = 0;
  into[books] = 0;
  const [cards, symbols] = [at, at + ACTIONS.length];
  at += 2 * ACTIONS.length;
  into.fill(0, cards, at);
  const count = (card: CardIndex): void => {
    const { level, books: shown, action } = t.cards[card]!;
    into[levels]! += level;
    if (level > 0) into[taken]!++;
    into[books]! += shown[0] + shown[1] + shown[2] + shown[3];
    for (let i = 0; i < ACTIONS.length; i++)
      if (action === ACTIONS[i] || action === 'joker') into[cards + i]!++;
  };
  player.hand.forEach(count);
  player.desk.forEach(count);
  for (let i = 0; i < ACTIONS.length; i++) {
    let lasting = t.boards[player.board] === ACTIONS[i] ? 1 : 0;
    for (const card of player.tucked) if (t.cards[card]!.action === ACTIONS[i]) lasting++;
    for (const drawer of player.drawers) if (drawer === ACTIONS[i]) lasting++;
    into[symbols + i] = lasting;
  }
  into[at++] = player.masters.length;
  into[at++] = player.played.length;
  into[at++] = player.cubes.length;
  into[at++] = visited(player, state.universities);
  into[at++] = visited(player, state.ancients);
  into[at++] = player.tokens.length;
  into[at++] = player.tiles;
  into[at++] = finishedRuns(t, player);
  into[at++] = pointsOfRound(t, player);
  into[at++] = player.students.length;
  let depth = 0;
  for (const space of player.students) depth += t.technology[space]!.depth;
  into[at++] = depth;
  into[at++] = player.work;
  into[at++] = player.drawers.length;
  into[at++] = player.incomes.length;
}

/** What the lines and tiles pay at the end of every round. */
function pointsOfRound(t: Tables, player: Readonly<Player>): number {
  let points = 0;
  for (const run of t.runs) if ((player.shelf & run.mask) === run.mask) points += run.points;
  for (const slot of player.incomes) {
    if (slot === 'medical') points += t.medical[0];
    else if (slot === 'medical-turned') points += t.medical[1];
    else points += t.incomeGain[slot].points;
  }
  return points;
}
