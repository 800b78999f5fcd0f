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
import type { Game } from '../../core/game.ts';
import { evaluate } from './bot/estimate.ts';
import { priors } from './bot/priors.ts';
import { meta } from './meta.ts';
import { copy } from './rules/copy.ts';
import { makeTables } from './rules/data.ts';
import { sample } from './rules/sample.ts';
import { scores } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { apply, legalMoves } from './rules/topics/index.ts';
import type { Event, Move, State, View } from './rules/types.ts';
import { hasSecrets, view } from './rules/view.ts';
import type { Data } from './schema.ts';
import { describe, group, notate } from './text/describe.ts';
import { narrate } from './text/narrate.ts';
import { outline } from './text/outline.ts';
import { decision, mover } from './text/prompt.ts';
import { things } from './text/things.ts';
import { unavailable } from './text/unavailable.ts';

export function create(data: Data): Game<State, Move, View, Event> {
  const t = makeTables(data);
  return {
    meta,
    setup: config => setup(t, config),
    decision: state => decision(t, state),
    mover: state => mover(state),
    copy: state => copy(state),
    legalMoves: state => legalMoves(t, state),
    apply: (state, move, emit) => apply(t, state, move, emit),
    view: (state, viewer) => view(t, state, viewer),
    sample: (view, seed) => sample(t, view, seed),
    hasSecrets: (state, seat) => hasSecrets(t, state, seat),
    scores: view => scores(t, view),
    notate: move => notate(t, move),
    describe: (move, view, names) => describe(t, move, view, names),
    group: move => group(t, move),
    narrate: (event, names) => narrate(t, event, names),
    outline: (view, names) => outline(t, view, names),
    things: (view, names) => things(t, view, names),
    unavailable: state => unavailable(t, state),
    maxDecisions: players => t.prizes.length * (players + 1),
    turnLength: 1,
    evaluate: (state, seat) => evaluate(t, state, seat),
    priors: (state, moves) => priors(t, state, moves),
  };
}
