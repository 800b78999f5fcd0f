/** How likely a sensible player is to choose each move, as weights: what bots imagine of play they do not look into. */
import type { Seat } from '../../core/game.ts';
import { type Board, boardOf, type Tables, trackIndex } from './data.ts';
import { experimentedByOthers, publishable } from './knowledge.ts';
import { count } from './masks.ts';
import { type ActionName, type Move, NONE, type State } from './types.ts';

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
