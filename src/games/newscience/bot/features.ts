/**
 * What a learned value is told of a state, beside the estimate, which is the first feature: how long the game still takes,
 * and what a player has in numbers and how it compares with the best rival, each also multiplied by the share of the
 * game to come.
 */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { publishedByAll } from '../rules/knowledge.ts';
import { publishable } from '../rules/publication.ts';
import { count } from '../rules/sets.ts';
import { type State, TRACKS } from '../rules/types.ts';
import { evaluate } from './estimate.ts';
import { unplacedMarkers } from './grounds.ts';

/** What a player has, counted. */
const HOLDINGS = [
  'prestige',
  'rest',
  'researched',
  'known',
  'published',
  'ready to publish',
  'influence',
  'lowest influence',
  'highest influence',
  'tracks led',
  'research markers',
  'experiment markers',
  'publish markers',
  'card in the laboratory',
] as const;

const RIVALRY = [
  'prestige ahead of the best rival',
  'known ahead',
  'published ahead',
  'ready ahead',
  'publish markers of rivals',
  'published by all',
] as const;

const COUNTED = [...HOLDINGS, ...RIVALRY];

export const FEATURES: readonly string[] = [
  'estimate',
  'share of the game to come',
  'share of the game to come, squared',
  'markers to place',
  'players',
  ...COUNTED,
  ...COUNTED.map(name => `${name}, by share to come`),
];

export function writeFeatures(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array): void {
  into[0] = evaluate(t, state, seat);
  const { rounds } = t.boards[state.players]!;
  const unplaced = unplacedMarkers(t, state, seat);
  const left = (rounds - state.round + unplaced / t.rules.energyPerPlayer) / rounds;
  into[1] = left;
  into[2] = left * left;
  into[3] = unplaced;
  into[4] = state.players;
  const from = 5;
  writeCounted(t, state, seat, into, from);
  for (let at = from; at < from + COUNTED.length; at++) into[at + COUNTED.length] = into[at]! * left;
}

function writeCounted(t: Tables, state: Readonly<State>, seat: Seat, into: Float64Array, from: number): void {
  const me = state.seats[seat]!;
  let [prestige, known, published, ready] = [0, 0, 0, 0];
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat) continue;
    const other = state.seats[rival]!;
    prestige = Math.max(prestige, other.prestige);
    known = Math.max(known, count(other.experimented));
    published = Math.max(published, count(other.published));
    ready = Math.max(ready, count(publishable(t, other)));
  }
  let [sum, low, high, led] = [0, Number.POSITIVE_INFINITY, 0, 0];
  for (const track of TRACKS) {
    const level = me.influence[track]!;
    sum += level;
    low = Math.min(low, level);
    high = Math.max(high, level);
    let best = 0;
    for (let rival = 0; rival < state.players; rival++)
      if (rival !== seat) best = Math.max(best, state.seats[rival]!.influence[track]!);
    if (level > 0 && level >= best) led++;
  }
  let [research, experiment, publish, rivals] = [0, 0, 0, 0];
  for (const space of t.boards[state.players]!.spaces) {
    const owner = state.spaces[space.index]!;
    if (owner < 0) continue;
    if (owner !== seat) rivals += space.action === 'publish' ? 1 : 0;
    else if (space.action === 'research') research++;
    else if (space.action === 'experiment') experiment++;
    else if (space.action === 'publish') publish++;
  }
  const [mine, own, readyNow] = [count(me.experimented), count(me.published), count(publishable(t, me))];
  let at = from;
  into[at++] = me.prestige;
  into[at++] = me.rest;
  into[at++] = count(me.researched);
  into[at++] = mine;
  into[at++] = own;
  into[at++] = readyNow;
  into[at++] = sum;
  into[at++] = low;
  into[at++] = high;
  into[at++] = led;
  into[at++] = research;
  into[at++] = experiment;
  into[at++] = publish;
  into[at++] = me.laboratory < 0 ? 0 : 1;
  into[at++] = me.prestige - prestige;
  into[at++] = mine - known;
  into[at++] = own - published;
  into[at++] = readyNow - ready;
  into[at++] = rivals;
  into[at++] = count(publishedByAll(state));
}
