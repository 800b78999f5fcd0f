/**
 * Estimates for bots. Prestige is earned with energy markers, so everything is priced in them: a marker to come is
 * worth W.rate, and a discovery is worth its prestige less the markers it still needs. Markers that lie on the board
 * have been paid for: they take the discoveries they are meant for one step further.
 */
import type { Seat } from '../../core/game.ts';
import { type Board, boardOf, type Card, type Tables, trackIndex } from './data.ts';
import { activeCards, EXPERIMENT, PUBLISH, pointsFor, RESEARCH } from './effects.ts';
import { experimentedByOthers, publishedByAll } from './knowledge.ts';
import { count, lowest } from './masks.ts';
import { scores } from './scoring.ts';
import { type ActionName, type Mask, type Move, NONE, type SeatState, type State, TRACKS } from './types.ts';

/** Found by fitting estimates to final scores, and in games of greedy players against each other. */
const W = {
  /** Prestige that a step of work is worth: the price of one energy marker. */
  rate: 0.85,
  /** Worth of a marker still to be placed, as a share of the rate. */
  marker: 0.6,
  /** Price of a point of rest and of a step of influence that a plan still needs, in markers. */
  restPrice: 0.7,
  influencePrice: 0.6,
  /** Worth of a point of rest kept, and of a level of influence up to 3. */
  rest: 0.6,
  influence: 0.15,
  laboratory: 0.5,
  card: 0.68,
  order: 0.1,
  /** How early a lead on a track, or in publications, is taken for granted. */
  sharpTrack: 0.4,
  sharpTrackLate: 1.5,
  sharpPublished: 0.45,
  /** Share of the prerequisites' price that one discovery has to bear. */
  missing: 0.6,
  /** Share of what a plan promises that players make of it. */
  plan: 0.6,
  /** Publications a player gets, against an even share of the spaces. */
  room: 1.3,
  tail: 0.05,
};

/** Share of a discovery's worth that a rival leaves, by the rival's progress and the own stage. */
const RIVALRY = [
  [1, 1, 1],
  [0.8, 0.95, 1],
  [0.4, 0.7, 0.85],
  [0.12, 0.45, 0.7],
  [0.05, 0.1, 0.35],
] as const;
const BEGUN = 1;
const KNOWN = 2;
const READY = 3;
const IMMINENT = 4;

/** Markers that a player has on the board, unresolved, and what they will have brought. */
interface Outlook {
  research: number;
  experiment: number;
  publish: number;
  rest: number;
  influence: number[];
  cards: number;
}

export function evaluate(t: Tables, s: Readonly<State>, seat: Seat): number {
  if (s.phase === 'over') return scores(t, s)[seat]!.total;
  if (s.phase === 'scientists') return 0;
  const me = s.seats[seat]!;
  const board = boardOf(t, s.seats.length);
  const turnsLeft = board.turns - s.turn;
  const future = turnsLeft / board.turns;
  const active = activeCards(t, s, seat);
  const outlook = lookAt(t, s, board, seat);
  const markers = turnsLeft * t.rules.energyPerPlayer + unplaced(t, s, seat);
  let value = me.prestige + outlook.cards + markers * W.rate * W.marker;
  value += W.rest * outlook.rest * Math.min(1, future * 3);
  if (me.laboratory !== NONE) value += t.cards[me.laboratory]!.value * W.laboratory * Math.min(1, future * 2);
  value += W.order * (s.seats.length - s.order.indexOf(seat)) * Math.min(1, future * 3);
  value += worthOfInfluence(t, s, seat, outlook, future);
  value += worthOfPublishing(t, s, seat, future);
  return value + worthOfDiscoveries(t, s, board, seat, active, outlook, markers);
}

function unplaced(t: Tables, s: Readonly<State>, seat: Seat): number {
  if (s.phase !== 'placement') return 0;
  const done = Math.floor(s.placed / s.seats.length);
  const placedThisRound = s.order.indexOf(seat) < s.placed % s.seats.length ? 1 : 0;
  return t.rules.energyPerPlayer - done - placedThisRound;
}

function lookAt(t: Tables, s: Readonly<State>, board: Board, seat: Seat): Outlook {
  const me = s.seats[seat]!;
  const outlook: Outlook = {
    research: 0,
    experiment: 0,
    publish: 0,
    rest: me.rest,
    influence: [...me.influence],
    cards: 0,
  };
  for (const space of board.spaces) {
    if (s.spaces[space.index] !== seat) continue;
    if (space.action === 'rest') outlook.rest++;
    else if (space.action === 'event') lookAtCard(t, s, space.event, me, outlook);
    else if (space.action !== 'influence') outlook[space.action]++;
    else if (space.track === NONE) outlook.cards += 0.8;
    else if (outlook.influence[space.track]! < t.rules.influenceMax) outlook.influence[space.track]!++;
  }
  const p = s.pending;
  if (p === null || p.seat !== seat) return outlook;
  if (p.kind === 'research' || p.kind === 'experiment' || p.kind === 'publish') outlook[p.kind]++;
  else if (p.kind === 'influence') outlook.cards += 0.8;
  return outlook;
}

function lookAtCard(
  t: Tables,
  s: Readonly<State>,
  event: number,
  me: Readonly<SeatState>,
  outlook: Outlook,
): void {
  const index = s.events[event]!;
  if (index === NONE) return;
  const card = t.cards[index]!;
  const resolved = me.played.includes(index);
  if (resolved && card.act !== null) outlook[card.act.step]++;
  else if (!resolved)
    outlook.cards += card.value * W.card * (card.type === 'KEEP' && me.laboratory !== NONE ? 0.6 : 1);
}

/** Use for publications, and the bonus of the end for leading a track. */
function worthOfInfluence(
  t: Tables,
  s: Readonly<State>,
  seat: Seat,
  outlook: Outlook,
  future: number,
): number {
  let worth = 0;
  const sharp = W.sharpTrack + W.sharpTrackLate * (1 - future) ** 2;
  for (let track = 0; track < TRACKS.length; track++) {
    const level = outlook.influence[track]!;
    let rival = 0;
    for (let other = 0; other < s.seats.length; other++) {
      if (other !== seat) rival = Math.max(rival, s.seats[other]!.influence[track]!);
    }
    worth += W.influence * Math.min(level, 3) * Math.min(1, future * 1.5);
    worth += t.rules.influenceLeaderBonus * chanceToLead(level - rival, sharp);
  }
  return worth;
}

function worthOfPublishing(t: Tables, s: Readonly<State>, seat: Seat, future: number): number {
  let rival = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (other !== seat) rival = Math.max(rival, count(s.seats[other]!.published));
  }
  const ahead = count(s.seats[seat]!.published) - rival;
  return t.rules.mostPublishedBonus * chanceToLead(ahead, W.sharpPublished + (1 - future) ** 2);
}

/** Ties count as leading, so being level is better than even. */
function chanceToLead(ahead: number, sharp: number): number {
  return 1 / (1 + Math.exp(-sharp * (ahead * 1.5 + 0.75)));
}

interface Item {
  /** A marker on the board publishes it. */
  taken: boolean;
  readonly prestige: number;
  /** 2 experimented, 1 researched, 0 open to research, -1 prerequisites missing. */
  readonly stage: number;
  readonly chance: number;
  readonly toResearch: number;
  readonly ready: boolean;
  /** Research can be paid for, and no rival is about to publish it. */
  readonly open: boolean;
  readonly worth: number;
}

function worthOfDiscoveries(
  t: Tables,
  s: Readonly<State>,
  board: Board,
  seat: Seat,
  active: readonly Card[],
  outlook: Outlook,
  markers: number,
): number {
  const items = listItems(t, s, board, seat, active, outlook, markers);
  let { research, experiment, publish } = outlook;
  let value = 0;
  // Markers on the board go to the items they help most, publications first.
  for (const item of items) {
    if (publish === 0) break;
    if (!item.ready || item.stage < 0) continue;
    if (item.stage < 2 && experiment === 0) continue;
    if (item.stage < 1 && (research === 0 || !item.open)) continue;
    publish--;
    if (item.stage < 2) experiment--;
    if (item.stage < 1) research--;
    value += item.stage === 2 ? item.prestige : item.chance * item.prestige + (1 - item.chance) * item.worth;
    item.taken = true;
  }
  const left: number[] = [];
  for (const item of items) {
    if (item.taken) continue;
    if (experiment > 0 && (item.stage === 1 || (item.stage === 0 && item.open && research > 0))) {
      experiment--;
      if (item.stage === 0) research--;
      value += W.rate * (item.stage === 0 ? 1 + item.toResearch : 1);
    } else if (research > 0 && item.stage === 0 && item.open) {
      research--;
      value += W.rate * item.toResearch;
    }
    if (item.worth > 0) left.push(item.worth);
  }
  left.sort((a, b) => b - a);
  const room =
    (W.room * board.publishSpaces.length * (markers + 1)) / (t.rules.energyPerPlayer * s.seats.length);
  for (let i = 0; i < left.length; i++) value += W.plan * left[i]! * Math.max(W.tail, Math.min(1, room - i));
  return value;
}

/** What can still be published, the best first. */
function listItems(
  t: Tables,
  s: Readonly<State>,
  board: Board,
  seat: Seat,
  active: readonly Card[],
  outlook: Outlook,
  markers: number,
): Item[] {
  const me = s.seats[seat]!;
  const published = publishedByAll(s);
  const rivals = experimentedByOthers(s, seat);
  const threats = listThreats(t, s, board, seat);
  const known = published | me.experimented;
  const toKnow = new Array<number>(t.discoveries.length).fill(0);
  const items: Item[] = [];
  for (const d of board.byLevel) {
    const bit = 1 << d;
    if ((published & bit) !== 0) continue;
    const discovery = t.discoveries[d]!;
    const target = (rivals & bit) !== 0 ? discovery.next : discovery.first;
    const needs = Math.max(2, target - pointsFor(t, me, active, 0.7, EXPERIMENT, d));
    const chance = Math.max(0.15, (7 - needs) / 6);
    const short = discovery.research - pointsFor(t, me, active, 0.5, RESEARCH, d);
    const toResearch = 1 + W.restPrice * Math.max(0, short);
    let missing = 0;
    for (const entry of board.prerequisites[d]!)
      if ((entry & known) === 0) missing += cheapest(entry, toKnow);
    let stage = missing > 0 ? -1 : 0;
    if ((me.experimented & bit) !== 0) stage = 2;
    else if ((me.researched & bit) !== 0) stage = 1;
    toKnow[d] = stage === 2 ? 0 : 1 / chance + (stage === 1 ? 0 : toResearch + missing);
    let lacking = 0;
    for (let track = 0; track < TRACKS.length; track++) {
      lacking += Math.max(0, discovery.influence[track]! - outlook.influence[track]!);
    }
    const shortPublish = Math.max(0, discovery.publish - pointsFor(t, me, active, 0.5, PUBLISH, d));
    const toPublish = 1 + W.restPrice * shortPublish + W.influencePrice * lacking;
    const own = lacking === 0 && shortPublish <= outlook.rest + 0.5;
    const effort =
      toPublish + (stage === 2 ? 0 : 1 / chance) + (stage > 0 ? 0 : toResearch + W.missing * missing);
    const time = Math.max(0, Math.min(1, (markers + 2 - effort) / 3));
    const rivalry = RIVALRY[threats[d]!]![Math.max(0, stage)]!;
    const worth = Math.max(0, discovery.prestige * rivalry - W.rate * effort) * time;
    const open = short <= outlook.rest + 0.5 && threats[d]! < READY;
    items.push({
      open,
      taken: false,
      prestige: discovery.prestige,
      stage,
      chance,
      toResearch,
      ready: own,
      worth,
    });
  }
  return items.sort((a, b) => b.prestige * b.chance + b.stage - (a.prestige * a.chance + a.stage));
}

/** How far rivals have come with each discovery: the furthest of them counts. */
function listThreats(t: Tables, s: Readonly<State>, board: Board, seat: Seat): number[] {
  const threats = new Array<number>(t.discoveries.length).fill(0);
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    const rival = s.seats[other]!;
    const imminent = board.publishSpaces.some(space => s.spaces[space] === other) ? IMMINENT : READY;
    raise(threats, rival.researched, BEGUN);
    raise(threats, rival.experimented, KNOWN);
    raise(threats, publishable(t, rival), imminent);
  }
  return threats;
}

function raise(threats: number[], discoveries: Mask, threat: number): void {
  for (let left = discoveries; left !== 0; left &= left - 1) {
    const d = lowest(left);
    if (threats[d]! < threat) threats[d] = threat;
  }
}

function cheapest(entry: number, toKnow: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let left = entry; left !== 0; left &= left - 1) least = Math.min(least, toKnow[lowest(left)]!);
  return least;
}

export function priors(t: Tables, s: Readonly<State>, moves: readonly Move[]): number[] {
  const p = s.pending;
  if (p === null || s.phase === 'scientists') return moves.map(() => 1);
  return moves.map(move => prior(t, s, p.seat, move));
}

function prior(t: Tables, s: Readonly<State>, seat: Seat, move: Move): number {
  const me = s.seats[seat]!;
  switch (move.type) {
    case 'place':
      return placePrior(t, s, seat, move.space);
    case 'research': {
      const { index, prestige } = t.discoveries[t.discoveryIndex[move.discovery]!]!;
      const late = (experimentedByOthers(s, seat) & (1 << index)) !== 0 ? 0.3 : 1;
      return (prestige * late) / (1 + 0.3 * (move.rest + move.cards.length));
    }
    case 'publish': {
      const { prestige } = t.discoveries[t.discoveryIndex[move.discovery]!]!;
      return (prestige * prestige) / (1 + 0.3 * (move.rest + move.cards.length));
    }
    case 'experiment': {
      const chance = Math.max(0, 7 - move.needs) / 6;
      const { prestige } = t.discoveries[t.discoveryIndex[move.discovery]!]!;
      return 0.1 + (prestige * chance * chance) / (1 + 0.15 * (move.rest + move.cards.length));
    }
    case 'influence':
      return 5 - 0.8 * me.influence[trackIndex(move.track)]!;
    case 'reroll':
      return 4;
    case 'decline':
      return 0.15;
    default:
      return 1;
  }
}

function placePrior(t: Tables, s: Readonly<State>, seat: Seat, id: string): number {
  const me = s.seats[seat]!;
  const board = boardOf(t, s.seats.length);
  const space = board.spaces[board.spaceIndex[id]!]!;
  switch (space.action) {
    case 'rest':
      return me.rest >= 2 ? 0.4 : 1.5;
    case 'event':
      return 0.7 * t.cards[s.events[space.event]!]!.value;
    case 'influence':
      return space.track === NONE ? 1.5 : 2 - 0.35 * me.influence[space.track]!;
    case 'research':
      return 3 + 0.5 * space.modifier - ownMarkers(s, board, seat, 'research');
    case 'experiment': {
      const tried = ownMarkers(s, board, seat, 'experiment');
      const ready = count(me.researched) + ownMarkers(s, board, seat, 'research');
      return ready > tried ? 4 + 0.5 * space.modifier : 0.3;
    }
    case 'publish': {
      const used = ownMarkers(s, board, seat, 'publish');
      const ready = count(publishable(t, me));
      if (ready > used) return 8;
      return ready + ownMarkers(s, board, seat, 'experiment') > used ? 1.5 : 0.2;
    }
  }
}

function ownMarkers(s: Readonly<State>, board: Board, seat: Seat, action: ActionName): number {
  let own = 0;
  for (const space of board.spaces) if (space.action === action && s.spaces[space.index] === seat) own++;
  return own;
}

/** Own experiments for which the influence is there. */
function publishable(t: Tables, me: Readonly<SeatState>): Mask {
  let ready = 0;
  for (let left = me.experimented; left !== 0; left &= left - 1) {
    const { influence } = t.discoveries[lowest(left)]!;
    let enough = true;
    for (let track = 0; track < TRACKS.length; track++) {
      if (influence[track]! > me.influence[track]!) enough = false;
    }
    if (enough) ready |= left & -left;
  }
  return ready;
}
