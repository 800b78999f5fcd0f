/**
 * Leonardo da Vinci, 2-5 players.
 *
 * How a turn maps to decisions. Phase A: each player in turn plans laboratory by laboratory (`start`, `cancel`,
 * `done`); plans are secret commitments against the same table and are carried out together. Phase B: `send` names
 * a place and `crew` says how many apprentices, or `master`, or `pass`. Phase C: the Council asks for Leonardo's
 * holder, then for privileges by rank, then carries them out; in every other zone each offer is a `buy` or
 * `renounce`. Phase D runs by itself but for sealed bids. Whoever has nothing to choose is not asked.
 *
 * What is hidden from whom. Florins and components are taken and spent openly, so anybody can count them; covered
 * is only what lies under a working laboratory and therefore how components divide between it and the hand. The deck
 * is unknown except to who arranged its top. Plans and bids are the owner's until all are in. With `open`, hands
 * and laboratories lie open, since one follows from the other.
 *
 * Ambiguities are settled in rules-data/leonardo/rules.md under "Ruling". Chance ends with the set-up: afterwards
 * only the players surprise each other.
 */
import type { Game, RawData } from '../../core/game.ts';
import { applyBid, legalBids } from './actions/completion.ts';
import * as council from './actions/council.ts';
import { applyFabrication, legalFabrication } from './actions/fabrication.ts';
import { applyComponent, applyFavour, legalComponents, legalFavours } from './actions/favours.ts';
import { applyOffer, legalOffer } from './actions/offers.ts';
import { applyCrew, applyPlacement, legalCrew, legalPlacement } from './actions/placement.ts';
import { type Data, makeTables, type Tables } from './data.ts';
import { decision } from './decision.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { advance } from './flow.ts';
import { meta } from './meta.ts';
import { narrate } from './narrate.ts';
import { group, notate } from './notation.ts';
import { outline } from './outline.ts';
import { priors } from './priors.ts';
import { sample } from './sample.ts';
import { scores } from './scoring.ts';
import { setup } from './setup.ts';
import type { Emit, Event, Move, Pending, State, View } from './types.ts';
import { unavailable } from './unavailable.ts';
import { hasSecrets, view } from './view.ts';

/** The data fits `schema`: whoever reads it from disk has checked that. */
export function create(data: RawData): Game<State, Move, View, Event> {
  const t = makeTables(data as Data);
  return {
    meta,
    setup: config => setup(t, config),
    decision: state => decision(t, state),
    legalMoves: state => legalMoves(t, state),
    apply: (state, move, emit) => {
      applyMove(t, state, state.pending!, move, emit);
      if (state.pending === null) advance(t, state, emit);
    },
    view: (state, viewer) => view(t, state, viewer),
    sample: (seen, seed) => sample(t, seen, seed),
    hasSecrets,
    scores: state => scores(t, state),
    notate: move => notate(t, move),
    describe: (move, seen, names) => describe(t, move, seen, names),
    group,
    narrate: (event, names) => narrate(t, event, names),
    outline: (seen, names) => outline(t, seen, names),
    unavailable: state => unavailable(t, state),
    round: state => state.turn + (state.experienced ? 1 : 0),
    roundName: (round, options) => `Turn ${options['setup'] === 'experienced' ? round - 1 : round}`,
    maxDecisions: players => maxDecisions(t, players),
    evaluate: (state, seat) => evaluate(t, state, seat),
    priors: (state, moves) => priors(t, state, moves),
  };
}

function legalMoves(t: Tables, state: Readonly<State>): Move[] {
  const moves: Move[] = [];
  const { pending } = state;
  if (pending === null) return moves;
  switch (pending.kind) {
    case 'favour':
      legalFavours(t, state, state.players[pending.seat]!, moves);
      break;
    case 'component':
      legalComponents(state, pending, moves);
      break;
    case 'fabrication':
      legalFabrication(t, state, pending.seat, moves);
      break;
    case 'placement':
      legalPlacement(t, state, pending.seat, moves);
      break;
    case 'crew':
      legalCrew(t, state, pending, moves);
      break;
    case 'leonardo':
      council.legalLeonardo(state, moves);
      break;
    case 'privilege':
      council.legalPrivilege(t, state, pending, moves);
      break;
    case 'lift':
      council.legalLift(t, state, pending.seat, moves);
      break;
    case 'drop':
      council.legalDrop(t, state, pending, moves);
      break;
    case 'arrange':
      council.legalArrange(t, state, pending, moves);
      break;
    case 'offer':
      legalOffer(t, state, pending.seat, moves);
      break;
    case 'bid':
      legalBids(state, pending.seat, moves);
      break;
  }
  return moves;
}

function applyMove(t: Tables, state: State, pending: Pending, move: Move, emit: Emit): void {
  switch (move.type) {
    case 'favour':
      applyFavour(t, state, pending, move, emit);
      return;
    case 'component':
      applyComponent(state, pending as Pending & { kind: 'component' }, move, emit);
      return;
    case 'start':
    case 'cancel':
    case 'done':
      applyFabrication(t, state, pending, move, emit);
      return;
    case 'send':
    case 'master':
    case 'pass':
      applyPlacement(t, state, pending, move, emit);
      return;
    case 'crew':
      applyCrew(state, pending as Pending & { kind: 'crew' }, move, emit);
      return;
    case 'leonardo':
      council.applyLeonardo(state, pending, move, emit);
      return;
    case 'privilege':
    case 'decline':
      council.applyPrivilege(state, pending, move, emit);
      return;
    case 'lift':
      council.applyLift(state, pending, move);
      return;
    case 'drop':
      council.applyDrop(state, pending as Pending & { kind: 'drop' }, move, emit);
      return;
    case 'order':
      council.applyArrange(state, pending as Pending & { kind: 'arrange' }, move, emit);
      return;
    case 'buy':
    case 'renounce':
      applyOffer(t, state, pending, move, emit);
      return;
    case 'bid':
      applyBid(state, pending, move, emit);
  }
}

/** By phase: favours with four components; plans; workers sent one by one; Council; offers; bids of two auctions. */
function maxDecisions(t: Tables, players: number): number {
  const favours = 5 * (t.counts[players]?.favours ?? 0) * players;
  const plans = 5 * players;
  const placements = (2 * t.constants.apprentices + 3) * players;
  const privileges = players + 8;
  const offers = 7 * (t.constants.prices.length + players);
  const bids = 2 * players;
  return favours + t.constants.turns * (plans + placements + privileges + offers + bids);
}
