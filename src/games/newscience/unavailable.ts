/** Things the deciding player may expect to do now but cannot, with the reason. */
import type { Reason, Seat } from '../../core/game.ts';
import { hasRested } from './actions/placement.ts';
import { unstarted } from './actions/research.ts';
import { boardOf, type Tables, trackIndex } from './data.ts';
import {
  activeCards,
  closedSpaces,
  EXPERIMENT,
  influenceLacking,
  influenceNeeded,
  PUBLISH,
  pointsFor,
  RESEARCH,
} from './effects.ts';
import { isShielded, knownTo, markersInUse } from './knowledge.ts';
import { members } from './masks.ts';
import { legalMoves } from './moves.ts';
import { type Move, NONE, type State, TRACKS, type WorkPending } from './types.ts';
import { capital, listing, oneOf, plural, type Words } from './words.ts';

export function unavailable(t: Tables, w: Words, s: Readonly<State>): Reason[] {
  const p = s.pending;
  if (p === null) return [];
  switch (p.kind) {
    case 'scientist':
      return s.seats.flatMap(seat =>
        seat.scientist === NONE
          ? []
          : [reason(scientistOf(t, seat.scientist), 'already chosen', 'setup.scientists')],
      );
    case 'place':
      return closedPlaces(t, w, s, p.seat);
    case 'influence':
      return TRACKS.filter(track => !p.tracks.includes(track)).map(track => {
        const full = s.seats[p.seat]!.influence[trackIndex(track)]! >= t.rules.influenceMax;
        return reason(
          capital(track),
          full ? 'you are at the top of this track' : 'the card excludes it',
          'influence',
        );
      });
    case 'move':
      return s.seats.flatMap((_, seat) =>
        p.from === null && seat !== p.seat && isShielded(t, s, seat)
          ? [reason(`Markers of ${nameOf(t, s, seat)}`, 'protected by the laboratory', 'cards.shield')]
          : [],
      );
    case 'research':
      return noResearch(t, s, p);
    case 'experiment':
      return noExperiment(t, s, p);
    case 'publish':
      return noPublication(t, s, p);
    default:
      return [];
  }
}

function reason(what: string, why: string, rule: string): Reason {
  return { what, why, rule: `newscience.${rule}` };
}

function scientistOf(t: Tables, index: number): string {
  return t.scientists[index]!.name;
}

function nameOf(t: Tables, s: Readonly<State>, seat: Seat): string {
  return scientistOf(t, s.seats[seat]!.scientist);
}

function closedPlaces(t: Tables, w: Words, s: Readonly<State>, seat: Seat): Reason[] {
  const board = boardOf(t, s.seats.length);
  const closed = closedSpaces(board.closedBy, s);
  const reasons: Reason[] = [];
  if (hasRested(board, s, seat)) reasons.push(reason('Rest', 'you may rest once a turn', 'rest'));
  else if (board.spaces.every(space => space.action !== 'rest' || s.spaces[space.index] !== NONE)) {
    reasons.push(reason('Rest', 'all rest spaces are taken', 'energy.space'));
  }
  for (const space of board.spaces) {
    if (space.action === 'rest') continue;
    const what = capital(w.space(space.id));
    const owner = s.spaces[space.index]!;
    const card = space.action === 'event' ? s.events[space.event]! : NONE;
    if (owner !== NONE) {
      reasons.push(reason(what, `taken by ${nameOf(t, s, owner)}`, 'energy.space'));
    } else if ((closed & (1 << space.index)) !== 0) {
      const by = s.events.find(
        index => index !== NONE && (board.closedBy[index]! & (1 << space.index)) !== 0,
      )!;
      reasons.push(reason(what, `closed by ${t.cards[by]!.name}`, 'cards.block'));
    } else if (space.action === 'event' && card === NONE) {
      reasons.push(reason(what, 'there is no event card this turn', 'energy.closed'));
    } else if (card !== NONE && t.cards[card]!.type === 'EFFECT') {
      reasons.push(
        reason(
          what,
          `${t.cards[card]!.name} is an EFFECT: it holds for all and has no owner`,
          'events.effect',
        ),
      );
    }
  }
  return reasons;
}

function offered(t: Tables, s: Readonly<State>): Set<string> {
  return new Set(legalMoves(t, s).flatMap((move: Move) => ('discovery' in move ? [move.discovery] : [])));
}

function noResearch(t: Tables, s: Readonly<State>, p: WorkPending): Reason[] {
  const me = s.seats[p.seat]!;
  if (markersInUse(me) >= t.rules.discoveryMarkers) {
    return [
      reason('Any research', `all ${t.rules.discoveryMarkers} discovery markers are in use`, 'markers'),
    ];
  }
  const known = knownTo(s, p.seat);
  const active = activeCards(t, s, p.seat);
  const open = offered(t, s);
  const { prerequisites } = boardOf(t, s.seats.length);
  return members(unstarted(t, s, p.seat)).flatMap(d => {
    const { id, name, research } = t.discoveries[d]!;
    if (open.has(id)) return [];
    const missing = prerequisites[d]!.filter(entry => (entry & known) === 0).map(entry =>
      oneOf(members(entry).map(member => t.discoveries[member]!.name)),
    );
    if (missing.length > 0) {
      return [reason(name, `you do not know ${listing(missing)}`, 'tree.prerequisites')];
    }
    const points = pointsFor(t, me, active, p.modifier, RESEARCH, d);
    return [reason(name, shortOf(research, points, me.rest), 'research.points')];
  });
}

function shortOf(needed: number, points: number, rest: number): string {
  return `needs ${plural(needed, 'point')}, you have ${points} and ${rest} rest`;
}

function noExperiment(t: Tables, s: Readonly<State>, p: WorkPending): Reason[] {
  const me = s.seats[p.seat]!;
  const open = offered(t, s);
  const active = activeCards(t, s, p.seat);
  const hopeless = members(me.researched).flatMap(d => {
    const { id, name } = t.discoveries[d]!;
    const points = pointsFor(t, me, active, p.modifier, EXPERIMENT, d);
    const why = `even the highest throw fails with ${plural(points, 'point')} and ${me.rest} rest`;
    return open.has(id) ? [] : [reason(name, why, 'experiment.points')];
  });
  return [
    ...hopeless,
    reason('Other discoveries', 'an experiment needs your marker in the research zone', 'experiment'),
  ];
}

function noPublication(t: Tables, s: Readonly<State>, p: WorkPending): Reason[] {
  const me = s.seats[p.seat]!;
  const open = offered(t, s);
  const active = activeCards(t, s, p.seat);
  const short = members(me.experimented).flatMap(d => {
    const discovery = t.discoveries[d]!;
    if (open.has(discovery.id)) return [];
    if (influenceLacking(me, discovery, active) > 0) {
      const needed = TRACKS.flatMap((track, i) => {
        const level = influenceNeeded(discovery, i, active);
        return level > me.influence[i]! ? [`${track} ${level} (you have ${me.influence[i]})`] : [];
      });
      return [reason(discovery.name, `needs ${listing(needed)}`, 'publish.influence')];
    }
    const points = pointsFor(t, me, active, p.modifier, PUBLISH, d);
    return [reason(discovery.name, shortOf(discovery.publish, points, me.rest), 'publish.points')];
  });
  return [
    ...short,
    reason('Other discoveries', 'only your own successful experiments can be published', 'publish'),
  ];
}
