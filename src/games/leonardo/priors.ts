/** How promising each move looks at a glance, for bots that cannot look at all of them. */
import type { Tables } from './data.ts';
import { HIGH_BID } from './evaluate.ts';
import { privilegeWorth } from './prices.ts';
import {
  CANCEL,
  COUNCIL,
  FIRST_LAB,
  type Move,
  type Place,
  type Player,
  type State,
  WORKSHOP,
} from './types.ts';

export function priors(t: Tables, state: Readonly<State>, moves: readonly Move[]): number[] {
  const { pending } = state;
  if (pending === null) return [];
  const player = state.players[pending.seat]!;
  return moves.map(move => prior(t, state, player, move));
}

function prior(t: Tables, state: Readonly<State>, player: Player, move: Move): number {
  switch (move.type) {
    case 'start':
      return state.requested.includes(move.invention) ? 4 + t.florinsFirst[move.invention]! : 0.3;
    case 'cancel':
      return player.labs[move.lab]!.weeks === 0 ? 0.3 : 0.1;
    case 'done':
      return player.plan.some(plan => plan > CANCEL) ? 4 : 2;
    case 'send':
      return placePrior(t, state, player, move.place);
    case 'master':
      return move.place >= FIRST_LAB ? 3 : 0.5 * placePrior(t, state, player, move.place);
    case 'crew':
      return crewPrior(state, player, move.count);
    case 'pass':
      return 0.2;
    case 'leonardo':
      return state.pending?.seat === move.to ? 8 : 0.5;
    case 'privilege':
      return [0, 1, 1 + state.councilFlorins, 1, 2][move.privilege]!;
    case 'decline':
      return 0.5;
    case 'buy':
      return 4;
    case 'renounce':
      return 0.5 + 0.7 * state.bought;
    case 'bid':
      return move.florins <= HIGH_BID ? 2 : 0.05;
    default:
      return 1;
  }
}

function placePrior(t: Tables, state: Readonly<State>, player: Player, place: Place): number {
  if (place >= FIRST_LAB) return 6;
  const later = t.constants.turns - state.turn;
  if (place === COUNCIL) return 1 + 0.3 * state.councilFlorins;
  const crowd = 1 + state.rows[place]!.length;
  if (place === WORKSHOP) return 0.2 + privilegeWorth(t, state, player, place, later) / (2 * crowd);
  return 0.2 + privilegeWorth(t, state, player, place, later) / crowd;
}

/** Laboratories are filled; in the city one or two apprentices are the rule. */
function crewPrior(state: Readonly<State>, player: Player, count: number): number {
  const { pending } = state;
  if (pending?.kind === 'crew' && pending.place >= FIRST_LAB) return count * count;
  return count === player.idle && count > 3 ? 0.3 : 4 / (count * count);
}
