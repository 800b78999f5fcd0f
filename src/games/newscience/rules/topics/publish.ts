/** The publish action, and the prerequisites that are published along. [newscience.publish] */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { listed } from '../../../../core/words.ts';
import { discoveryName, oneOf, reason, trackName } from '../../text/words.ts';
import { activeCards, spendCards } from '../cards.ts';
import type { Tables } from '../data.ts';
import { prestigeFor } from '../gains.ts';
import { helperCards, pickedCards, pointsFor, restNeeded } from '../points.ts';
import { influenceLacking, influenceNeeded, publishedAlong } from '../publication.ts';
import { has, lowest, members } from '../sets.ts';
import {
  type DiscoveryIndex,
  type DiscoveryMove,
  type DiscoveryPending,
  type Emit,
  type Event,
  type Move,
  NONE,
  type Pending,
  type State,
  type Table,
  TRACKS,
  type View,
} from '../types.ts';
import { DECLINE } from './decline.ts';
import {
  discoveriesIn,
  discoveryMove,
  meansText,
  notateDiscovery,
  priceText,
  shortText,
} from './discovery.ts';

type AlongPending = Extract<Pending, { kind: 'along' }>;

/**
 * Lists the publications that this action can pay for into `moves`; with null it only says whether there is one.
 * [newscience.publish.points] [newscience.publish.influence]
 */
export function listPublications(
  t: Tables,
  table: Readonly<Table>,
  { seat, modifier }: DiscoveryPending,
  moves: Move[] | null,
): boolean {
  const me = table.seats[seat]!;
  if (me.experimented === 0) return false;
  const active = activeCards(t, table, seat);
  const helpers = helperCards(me, active, 'publish');
  for (let left = me.experimented; left !== 0; left &= left - 1) {
    const discovery = lowest(left);
    if (influenceLacking(me, t.discoveries[discovery]!, active) > 0) continue;
    const lacking =
      t.discoveries[discovery]!.publish - pointsFor(t, me, active, modifier, 'publish', discovery);
    for (let pick = 0; pick < 1 << helpers.length; pick++) {
      const rest = restNeeded(helpers, pick, 'publish', lacking);
      if (rest > me.rest) continue;
      if (moves === null) return true;
      moves.push(discoveryMove('publish', discovery, rest, pickedCards(helpers, pick), 0));
    }
  }
  return moves !== null && moves.length > 0;
}

/** Who else has a marker on a discovery and would take it back. [newscience.publish.returned] */
function othersOn(table: Readonly<Table>, seat: Seat, discovery: DiscoveryIndex): Seat[] {
  const others: Seat[] = [];
  for (let other = 0; other < table.players; other++) {
    const { researched, experimented } = table.seats[other]!;
    if (other !== seat && has(researched | experimented, discovery)) others.push(other);
  }
  return others;
}

/** The marker moves to the publish zone; the others take theirs back. */
function makePublic(state: State, seat: Seat, discovery: DiscoveryIndex, emit: Emit): void {
  const bit = 1 << discovery;
  const me = state.seats[seat]!;
  me.experimented &= ~bit;
  me.published |= bit;
  for (const other of othersOn(state, seat, discovery)) {
    const they = state.seats[other]!;
    they.researched &= ~bit;
    they.experimented &= ~bit;
    emit?.({ type: 'marker-returned', seat: other, discovery });
  }
}

export const publish: Topic<Tables, State, DiscoveryPending<'publish'>, Move, Event> = {
  rule: 'newscience.publish',
  secret: false,
  open: true,
  legal(t, state, pending, moves) {
    listPublications(t, state, pending, moves);
    moves.push(DECLINE);
  },
  apply(t, state, { seat }, move, emit) {
    if (move.type !== 'publish') return;
    const { discovery, rest, cards } = move;
    const me = state.seats[seat]!;
    me.rest -= rest;
    spendCards(t, state, seat, cards, emit);
    const prestige = prestigeFor(t, me, t.discoveries[discovery]!);
    const used = me.played.filter(card => t.cards[card]!.prestige !== 0 && !me.spent.includes(card));
    spendCards(t, state, seat, used, emit);
    me.prestige += prestige;
    emit?.({ type: 'published', seat, discovery, rest, prestige, total: me.prestige });
    makePublic(state, seat, discovery, emit);
    state.along.seat = seat;
    state.along.published = 1 << discovery;
  },
  prompt: (t, state, pending) => `What do you publish? ${meansText(t, state, pending)}`,
  unavailable(t, state, pending) {
    const { seat, modifier } = pending;
    const me = state.seats[seat]!;
    const moves: Move[] = [];
    listPublications(t, state, pending, moves);
    const active = activeCards(t, state, seat);
    const short = members(me.experimented & ~discoveriesIn(moves)).map(index => {
      const discovery = t.discoveries[index]!;
      if (influenceLacking(me, discovery, active) > 0) {
        const needed = TRACKS.flatMap(track => {
          const level = influenceNeeded(discovery, track, active);
          const own = me.influence[track]!;
          return level > own ? [`${trackName(track)} ${level} (you have ${own})`] : [];
        });
        return reason(discovery.name, `needs ${listed(needed)}`, 'publish.influence');
      }
      const points = pointsFor(t, me, active, modifier, 'publish', index);
      return reason(discovery.name, shortText(discovery.publish, points, me.rest), 'publish.points');
    });
    const other = 'only your own successful experiments can be published';
    return [...short, reason('Other discoveries', other, 'publish')];
  },
};

export const publishMove: MoveWord<Tables, View, DiscoveryMove<'publish'>> = {
  notate: notateDiscovery,
  group: 'Publish',
  describe(t, move, view, names) {
    const { discovery } = move;
    const seat = view.pending?.seat ?? 0;
    const losers = othersOn(view, seat, discovery).map(other => names[other]!);
    const returned = losers.length > 0 ? `; ${listed(losers)} must take a marker back` : '';
    const { discoveries, choices } = publishedAlong(t, view, seat, 1 << discovery);
    const others = [
      ...discoveries.map(other => discoveryName(t, other)),
      ...choices.map(choice => oneOf(t, choice)),
    ];
    const along = others.length > 0 ? `; publishes ${listed(others)} along for nothing` : '';
    const prestige = prestigeFor(t, view.seats[seat]!, t.discoveries[discovery]!);
    return `Publish ${discoveryName(t, discovery)} for ${prestige} prestige${priceText(t, move)}${along}${returned}`;
  },
};

/** Publishes what goes along with the publication, and stops where a member of a group has to be chosen. */
export function continueAlong(t: Tables, state: State, emit: Emit): void {
  const { seat, published } = state.along;
  const { discoveries, choices } = publishedAlong(t, state, seat, published);
  for (const discovery of discoveries) publishOneAlong(state, discovery, emit);
  const choice = choices.at(-1);
  if (choice === undefined) {
    state.along.seat = NONE;
    state.along.published = 0;
  } else {
    state.pending = { kind: 'along', seat, choices: choice };
  }
}

function publishOneAlong(state: State, discovery: DiscoveryIndex, emit: Emit): void {
  const { along } = state;
  along.published |= 1 << discovery;
  emit?.({ type: 'published-along', seat: along.seat, discovery });
  makePublic(state, along.seat, discovery, emit);
}

/** One member of a group is published along. [newscience.publish.along.groups] */
export const along: Topic<Tables, State, AlongPending, Move, Event> = {
  rule: 'newscience.publish.along.groups',
  secret: false,
  open: true,
  legal(_, _state, { choices }, moves) {
    for (const discovery of members(choices)) moves.push({ type: 'along', discovery });
  },
  apply(_, state, _pending, move, emit) {
    if (move.type === 'along') publishOneAlong(state, move.discovery, emit);
  },
  prompt: () => 'Which member of the group is published along?',
  unavailable: () => [],
};

export const alongMove: MoveWord<Tables, View, Extract<Move, { type: 'along' }>> = {
  notate: (t, { discovery }) => `along ${t.discoveries[discovery]!.id}`,
  group: 'Publish',
  describe: (t, { discovery }) =>
    `Publish ${discoveryName(t, discovery)} along, without prestige; the other members stay yours`,
};
