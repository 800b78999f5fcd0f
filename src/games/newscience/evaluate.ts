/**
 * Estimates for bots: what a player has, what the bonuses of the end are likely to bring, and what a plan for the rest of
 * the game promises.
 */
import type { Seat } from '../../core/game.ts';
import { type Board, boardOf, type Tables, trackIndex } from './data.ts';
import { count } from './masks.ts';
import { type Outlook, type Steps, worthOfPlan } from './plan.ts';
import { scores } from './scoring.ts';
import { NONE, type SeatState, type State, TRACKS } from './types.ts';

/** Found by letting players with slightly different weights play each other, over all player counts. */
const W = {
  /** Worth of a point of rest kept, and of a level of influence up to 3. */
  rest: 0.53,
  influence: 0.12,
  /** Worth of cards, as a share of the value in the data: kept in the laboratory, or about to be taken. */
  laboratory: 0.49,
  card: 0.13,
  /** Worth of a place in the turn order. */
  order: 0.095,
  /** How early a lead on a track, or in publications, is taken for granted. */
  sharpTrack: 0.39,
  sharpTrackLate: 0.62,
  sharpPublished: 0.45,
};

/** Worth of a step of influence on a track of the own choice. */
const FREE_INFLUENCE = 0.8;
/** Share of a KEEP card's value that is left where it replaces another. */
const REPLACEMENT = 0.6;

export function evaluate(t: Tables, s: Readonly<State>, seat: Seat): number {
  if (s.phase === 'over') return scores(t, s)[seat]!.total;
  if (s.phase === 'scientists') return 0;
  const me = s.seats[seat]!;
  const board = boardOf(t, s.seats.length);
  const turnsLeft = board.turns - s.turn;
  const future = turnsLeft / board.turns;
  const outlook = lookAt(t, s, board, seat);
  let value = me.prestige + outlook.cards;
  value += W.rest * outlook.rest * Math.min(1, future * 3);
  if (me.laboratory !== NONE) value += t.cards[me.laboratory]!.value * W.laboratory * Math.min(1, future * 2);
  value += W.order * (s.seats.length - s.order.indexOf(seat)) * Math.min(1, future * 3);
  value += worthOfInfluence(t, s, seat, outlook, future);
  value += worthOfPublishing(t, s, seat, future);
  return value + worthOfPlan(t, s, board, seat, outlook);
}

function lookAt(t: Tables, s: Readonly<State>, board: Board, seat: Seat): Outlook {
  const me = s.seats[seat]!;
  const outlook: Outlook = {
    research: { markers: 0, modifier: 0 },
    experiment: { markers: 0, modifier: 0 },
    publish: { markers: 0, modifier: 0 },
    rest: me.rest,
    influence: [...me.influence],
    cards: 0,
  };
  for (const space of board.spaces) {
    if (s.spaces[space.index] !== seat) continue;
    if (space.action === 'rest') outlook.rest++;
    else if (space.action === 'event') lookAtCard(t, s, space.event, me, outlook);
    else if (space.action !== 'influence') addMarker(outlook[space.action], space.modifier);
    else if (space.track === NONE) outlook.cards += FREE_INFLUENCE;
    else gainInfluence(t, outlook, space.track, 1);
  }
  const p = s.pending;
  if (p === null || p.seat !== seat) return outlook;
  if (p.kind === 'research' || p.kind === 'experiment' || p.kind === 'publish')
    addMarker(outlook[p.kind], p.modifier);
  else if (p.kind === 'influence') outlook.cards += FREE_INFLUENCE;
  return outlook;
}

function addMarker(steps: Steps, modifier: number): void {
  steps.modifier = steps.markers === 0 ? modifier : Math.max(steps.modifier, modifier);
  steps.markers++;
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
  if (me.played.includes(index)) {
    if (card.act !== null) addMarker(outlook[card.act.step], card.act.by);
    return;
  }
  for (const entry of card.effect) {
    if (entry.kind !== 'influence' || entry.who !== 'self' || entry.if !== undefined) continue;
    if (entry.track === 'any') {
      outlook.cards += FREE_INFLUENCE * entry.by;
    } else {
      const track = entry.track === 'lowest' ? lowestTrack(outlook) : trackIndex(entry.track);
      gainInfluence(t, outlook, track, entry.by);
    }
  }
  const replaces = card.type === 'KEEP' && me.laboratory !== NONE;
  outlook.cards += card.value * W.card * (replaces ? REPLACEMENT : 1);
}

function gainInfluence(t: Tables, { influence }: Outlook, track: number, by: number): void {
  influence[track] = Math.min(t.rules.influenceMax, influence[track]! + by);
}

function lowestTrack({ influence }: Outlook): number {
  return influence.indexOf(Math.min(...influence));
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
