/** How likely a sensible player is to choose each move, as weights: what bots reckon with where they do not look ahead. */
import type { Seat } from '../../../core/game.ts';
import type { Card, Tables } from '../rules/data.ts';
import { chanceOf } from '../rules/die.ts';
import { experimentedByOthers } from '../rules/knowledge.ts';
import { publishable } from '../rules/publication.ts';
import { count, has } from '../rules/sets.ts';
import {
  type DiscoveryAction,
  type DiscoveryMove,
  type Move,
  NONE,
  type SpaceIndex,
  type State,
} from '../rules/types.ts';
import { PLACE_PRIOR, PRIOR } from './weights.ts';

export function priors(t: Tables, state: Readonly<State>, moves: readonly Move[]): number[] {
  const { pending, phase } = state;
  if (pending === null || phase === 'scientists') return moves.map(() => PRIOR.other);
  const { seat, kind } = pending;
  const own = kind === 'place' ? ownMarkers(t, state, seat) : NO_MARKERS;
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(Math.max(LEAST, prior(t, state, seat, own, moves[i]!)));
  return weights;
}

/** Markers of a player that lie on the board for an action: they will use what is ready for it. */
type OwnMarkers = Record<DiscoveryAction, number>;
const NO_MARKERS: Readonly<OwnMarkers> = { research: 0, experiment: 0, publish: 0 };

function ownMarkers(t: Tables, state: Readonly<State>, seat: Seat): OwnMarkers {
  const own = { research: 0, experiment: 0, publish: 0 };
  const { order, spaces } = t.boards[state.players]!;
  for (let place = 0; place < order.length; place++) {
    if (state.spaces[order[place]!] !== seat) continue;
    const { action } = spaces[place]!;
    if (action === 'research') own.research++;
    else if (action === 'experiment') own.experiment++;
    else if (action === 'publish') own.publish++;
  }
  return own;
}

/** A weight is above 0 whatever corrected data makes of it. */
const LEAST = 0.01;

function prior(t: Tables, state: Readonly<State>, seat: Seat, own: Readonly<OwnMarkers>, move: Move): number {
  switch (move.type) {
    case 'place':
      return placePrior(t, state, seat, own, move.space);
    case 'research': {
      const { prestige } = t.discoveries[move.discovery]!;
      const share = has(experimentedByOthers(state, seat), move.discovery) ? PRIOR.late : 1;
      return (prestige * share) / (1 + PRIOR.price * priceOf(move));
    }
    case 'publish': {
      const { prestige } = t.discoveries[move.discovery]!;
      return (prestige * prestige) / (1 + PRIOR.price * priceOf(move));
    }
    case 'experiment': {
      const { prestige } = t.discoveries[move.discovery]!;
      const chance = chanceOf(t, move.needs);
      return PRIOR.hopeless + (prestige * chance * chance) / (1 + PRIOR.experimentPrice * priceOf(move));
    }
    case 'influence':
      return PRIOR.influence - PRIOR.influenceLevel * state.seats[seat]!.influence[move.track]!;
    case 'reroll':
      return PRIOR.reroll;
    case 'decline':
      return PRIOR.decline;
    case 'scientist':
    case 'convert':
    case 'lift':
    case 'drop':
    case 'bury':
    case 'along':
      return PRIOR.other;
  }
}

function priceOf({ rest, cards }: DiscoveryMove): number {
  return rest + cards.length;
}

function placePrior(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  own: Readonly<OwnMarkers>,
  index: SpaceIndex,
): number {
  const me = state.seats[seat]!;
  const space = t.boards[state.players]!.bySpace[index]!;
  switch (space.action) {
    case 'rest':
      return me.rest >= PLACE_PRIOR.spareFrom ? PLACE_PRIOR.restSpare : PLACE_PRIOR.rest;
    case 'event':
      return eventPrior(t, state, seat, own, t.cards[state.events[space.event]!]!);
    case 'influence':
      return space.track === NONE
        ? PLACE_PRIOR.freeInfluence
        : PLACE_PRIOR.influence - PLACE_PRIOR.influenceLevel * me.influence[space.track]!;
    case 'research':
    case 'experiment':
    case 'publish':
      return actionPrior(t, state, seat, own, space.action, space.modifier);
  }
}

/** A card whose marker is an action, too, is looked at no less than a space for that action. */
function eventPrior(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  own: Readonly<OwnMarkers>,
  { value, act }: Card,
): number {
  const card = PLACE_PRIOR.event * value;
  return act === null ? card : Math.max(card, actionPrior(t, state, seat, own, act.action, act.by));
}

function actionPrior(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  own: Readonly<OwnMarkers>,
  action: DiscoveryAction,
  modifier: number,
): number {
  const me = state.seats[seat]!;
  switch (action) {
    case 'research':
      return PLACE_PRIOR.research + PLACE_PRIOR.modifier * modifier - own.research;
    case 'experiment': {
      const ready = count(me.researched) + own.research;
      if (ready <= own.experiment) return PLACE_PRIOR.experimentIdle;
      return PLACE_PRIOR.experiment + PLACE_PRIOR.modifier * modifier;
    }
    case 'publish': {
      const used = own.publish;
      const ready = count(publishable(t, me));
      if (ready > used) return PLACE_PRIOR.publish;
      return ready + own.experiment > used ? PLACE_PRIOR.publishHope : PLACE_PRIOR.publishIdle;
    }
  }
}
