/**
 * Goofspiel, 2 players. `rules/types.ts` is the glossary, read first.
 *
 * Rounds, turns, decisions. A round is one prize. In it everybody seals a card, one decision each; when all have, the cards
 * are opened by themselves (`rules/flow.ts`). The winner of the herald then takes a card back, one decision more. Each of these
 * is a turn of its own, so a turn is never longer than one decision.
 *
 * Hidden. The order of the pile, and a sealed card until all are opened: it stays in `hand`, where everybody may count it, and
 * `State.sealed` knows which one it is. Sealing is a secret choice that follows another in time but not in knowledge. All
 * points lie open.
 *
 * Ambiguities are settled in rules.md under `Ruling`. Chance ends with the set-up: afterwards only the players and the
 * pile surprise each other.
 */
import { assemble } from '../../core/assemble.ts';
import type { Game } from '../../core/game.ts';
import { evaluate } from './bot/estimate.ts';
import { priors } from './bot/priors.ts';
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
import { things } from './text/things.ts';

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
    outline,
    things,
    box,
    maxDecisions: (t, players) => t.prizes.length * (players + 1),
    turnLength: 1,
    evaluate,
    priors,
  });
}
