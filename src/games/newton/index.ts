/**
 * Newton for one to four players, with the official solo mode.
 *
 * Turns and decisions. A turn is: play a card, then its basic action, its special effect and quick actions in any
 * order, then end the turn. Each of these is one decision of the topic `turn`; actions in progress, and whatever tiles
 * and masters set off, lie above it on the stack `pending` and are finished first. Movement is decided step by step,
 * work by the number of spaces. A basic action that costs nothing begins as soon as its card is played; it is left out
 * by choosing so before the card. Actions with nothing left to decide end by themselves. Each master kept before the
 * first round, and each card put under a desk at the end of a round, is a turn of its own.
 *
 * Hidden: the masters in a hand, the unseen cards of the three decks, the generator. Action cards are taken openly, so
 * hands are public, and so is the order of cards put back under a deck. In the draft each seat chooses in turn from its
 * own pack; nobody sees the choice, and everybody remembers the packs that passed through his hands.
 *
 * Ambiguities are settled in rules-data/newton/rules.md under `Ruling`; the code cites the anchors. The main ones: work
 * pays the full value where the marker cannot go on; quick actions are offered wherever they can make a difference; a
 * free gain of a card is taken at the end of the turn at the latest; tiles and masters act at their fixed value, and
 * what they offer may be declined.
 */
import type { Game } from '../../core/game.ts';
import { evaluate } from './bot/estimate.ts';
import { priors } from './bot/priors.ts';
import { meta } from './meta.ts';
import { copy } from './rules/copy.ts';
import { makeTables } from './rules/data.ts';
import { sample } from './rules/sample.ts';
import { ranks, scores } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { apply, legalMoves } from './rules/topics/index.ts';
import type { Event, Move, State, View } from './rules/types.ts';
import { hasSecrets, view } from './rules/view.ts';
import type { Data } from './schema.ts';
import { describe, group, isExtra, notate } from './text/describe.ts';
import { narrate } from './text/narrate.ts';
import { outline } from './text/outline.ts';
import { decision, mover } from './text/prompt.ts';
import { things } from './text/things.ts';
import { unavailable } from './text/unavailable.ts';

/** Generous: random games take about 120 decisions a player. */
const DECISIONS_PER_PLAYER = 1500;

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
    sample: (known, seed) => sample(t, known, seed),
    hasSecrets: (state, seat) => hasSecrets(t, state, seat),
    scores: known => scores(t, known),
    ranks: players => ranks(t, players),
    notate: move => notate(t, move),
    describe: (move, known, names) => describe(t, move, known, names),
    group: move => group(t, move),
    isExtra: (move, view) => isExtra(t, move, view),
    narrate: (event, names) => narrate(t, event, names),
    outline: (known, names) => outline(t, known, names),
    things: (known, names) => things(t, known, names),
    unavailable: state => unavailable(t, state),
    maxDecisions: players => players * DECISIONS_PER_PLAYER,
    turnLength: 3.3,
    evaluate: (state, seat) => evaluate(t, state, seat),
    priors: (state, moves) => priors(t, state, moves),
  };
}
