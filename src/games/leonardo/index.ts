/**
 * Leonardo da Vinci, 2-5 players.
 *
 * What the rulebook calls a turn is a round of the contract (turn 0 of the experienced set-up is round 1), and its phases
 * map to turns and decisions like this. Turn 0: a favour with the components that belong to it is one turn. Phase A:
 * each player in one turn plans laboratory by laboratory (`start`, `cancel`, `done`); plans are secret commitments
 * against the same table and are carried out together. Phase B: a turn is a `send` with its `crew`, or `master`, or
 * `pass`. Phase C: at the Council each choice is a turn (Leonardo's holder, then privileges by rank), and so is the
 * execution of each privilege; in every other zone each offer is one, `buy` or `renounce`. Phase D runs by itself but
 * for sealed bids, a turn each. Whoever has nothing to choose is not asked.
 *
 * What is hidden from whom. Florins and components are taken and spent openly, so anybody can count them; covered
 * is only what lies under a working laboratory and therefore how components divide between it and the hand. The deck
 * is unknown except to who arranged its top. Plans and bids are the owner's until all are in. With `open`, hands
 * and laboratories lie open, since one follows from the other.
 *
 * Ambiguities are settled in rules-data/leonardo/rules.md under "Ruling". Chance ends with the set-up: afterwards
 * only the players surprise each other.
 */
import { assemble } from '../../core/assemble.ts';
import type { Game } from '../../core/game.ts';
import { evaluate } from './bot/estimate.ts';
import { FEATURES, writeFeatures } from './bot/features.ts';
import { priors } from './bot/priors.ts';
import VALUE from './bot/value.json' with { type: 'json' };
import { meta } from './meta.ts';
import { copy } from './rules/copy.ts';
import { makeTables, type Tables } from './rules/data.ts';
import { sample } from './rules/sample.ts';
import { scores } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { apply, MOVES, TOPICS } from './rules/topics/index.ts';
import type { Event, Move, Pending, State, View } from './rules/types.ts';
import { hasSecrets, view } from './rules/view.ts';
import type { Data } from './schema.ts';
import { box } from './text/box.ts';
import { EVENTS } from './text/narrate.ts';
import { outline } from './text/outline.ts';
import { stock } from './text/stock.ts';
import { things } from './text/things.ts';
import { waste } from './text/waste.ts';

export function create(data: Data): Game<State, Move, View, Event> {
  return assemble<Tables, State, Pending, Move, View, Event>(meta, makeTables(data), {
    topics: TOPICS,
    moves: MOVES,
    events: EVENTS,
    pending: state => state.pending,
    decider: (_state, pending) => pending.seat,
    setup,
    copy,
    apply,
    view,
    sample,
    hasSecrets,
    scores,
    waste,
    stock,
    outline,
    things,
    box,
    maxDecisions,
    turnLength: 1.4,
    evaluate,
    features: { names: FEATURES, write: writeFeatures, value: VALUE },
    priors,
  });
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
