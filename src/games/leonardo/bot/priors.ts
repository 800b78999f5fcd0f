/** How promising each move looks at first sight, for bots that cannot look at all of them. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { printedTurn } from '../rules/turns.ts';
import {
  CANCEL,
  COUNCIL,
  KEEP,
  labAt,
  type Move,
  type MoveOf,
  type PlaceIndex,
  PRIVILEGES,
  type PrivilegeId,
  type SeatState,
  type State,
  WORKSHOP,
} from '../rules/types.ts';
import { HIGH_BID, PRIOR } from './weights.ts';
import { bestPurchase } from './worth.ts';

export function priors(t: Tables, state: Readonly<State>, moves: readonly Move[]): number[] {
  const { pending } = state;
  if (pending === null) return [];
  const byPlace: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(prior(t, state, pending.seat, moves[i]!, byPlace));
  return weights;
}

/** What is found out about a place for apprentices is kept in `byPlace` for the master. */
function prior(t: Tables, state: Readonly<State>, seat: Seat, move: Move, byPlace: number[]): number {
  const player = state.seats[seat]!;
  switch (move.type) {
    case 'start':
      return state.requested.includes(move.invention)
        ? PRIOR.startRequested + t.florinsFirst[move.invention]!
        : PRIOR.startEarly;
    case 'cancel':
      return player.labs[move.lab]!.weeks === 0 ? PRIOR.cancelFresh : PRIOR.cancelWork;
    case 'done':
      return player.plan.some(plan => plan !== KEEP && plan !== CANCEL) ? PRIOR.doneWithStart : PRIOR.done;
    case 'send':
      byPlace[move.place] = placePrior(t, state, seat, move.place);
      return byPlace[move.place]!;
    case 'master':
      return labAt(move.place) === undefined
        ? PRIOR.masterCity * (byPlace[move.place] ?? placePrior(t, state, seat, move.place))
        : PRIOR.masterLaboratory;
    case 'crew':
      return crewPrior(state, player, move);
    case 'pass':
      return PRIOR.pass;
    case 'leonardo':
      return seat === move.to ? PRIOR.ownLeonardo : PRIOR.othersLeonardo;
    case 'privilege':
      return PRIVILEGE_PRIORS[PRIVILEGES[move.privilege]!](state);
    case 'decline':
      return PRIOR.decline;
    case 'buy':
      return PRIOR.buy;
    case 'renounce':
      return PRIOR.renounce + PRIOR.renouncePerPurchase * state.bought;
    case 'bid':
      return move.florins <= HIGH_BID ? PRIOR.bid : PRIOR.highBid;
    case 'favour':
    case 'component':
    case 'lift':
    case 'drop':
    case 'order':
      return PRIOR.usual;
  }
}

const PRIVILEGE_PRIORS: Readonly<Record<PrivilegeId, (state: Readonly<State>) => number>> = {
  'move-apprentice': () => PRIOR.usual,
  'take-florins': ({ councilFlorins }) => PRIOR.usual + councilFlorins,
  'arrange-deck': () => PRIOR.usual,
  'buy-component': () => PRIOR.buyComponent,
};

function placePrior(t: Tables, state: Readonly<State>, seat: Seat, place: PlaceIndex): number {
  if (labAt(place) !== undefined) return PRIOR.laboratory;
  if (place === COUNCIL) return PRIOR.council + PRIOR.councilFlorin * state.councilFlorins;
  const later = t.constants.turns - printedTurn(state);
  const crowd = (1 + state.rows[place]!.length) * (place === WORKSHOP ? PRIOR.workshopCrowd : 1);
  return PRIOR.zone + bestPurchase(t, state, seat, place, later) / crowd;
}

/** Laboratories are filled. */
function crewPrior(
  { pending }: Readonly<State>,
  player: Readonly<SeatState>,
  { count }: MoveOf<'crew'>,
): number {
  if (pending?.kind === 'crew' && labAt(pending.place) !== undefined) return count * count;
  return count === player.idle && count >= PRIOR.largeCrew
    ? PRIOR.wholeCrew
    : PRIOR.smallCrew / (count * count);
}
