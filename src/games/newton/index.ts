/**
 * Newton for one to four players, with the official solo mode.
 *
 * Turns and decisions. A turn is: play a card, then its basic action, its special effect and quick actions in any
 * order, then end the turn. Each of these is one decision of the `turn` record; actions in progress, and whatever tiles
 * and masters set off, lie above it on the stack `pending` and are finished first. Movement is decided step by step,
 * work by the number of spaces. A basic action that costs nothing begins as soon as its card is played; it is left out
 * by choosing so before the card. Actions with nothing left to decide end by themselves.
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
import type { Game, RawData } from '../../core/game.ts';
import { type Data, makeTables } from './data.ts';
import { apply, legalMoves } from './decide.ts';
import { describe, group } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { meta } from './meta.ts';
import { narrate } from './narrate.ts';
import { notate } from './notation.ts';
import { outline } from './outline.ts';
import { priors } from './priors.ts';
import { decision, unavailable } from './prompts.ts';
import { scores } from './scoring.ts';
import { setup } from './setup.ts';
import type { Event, Move, State, View } from './types.ts';
import { hasSecrets, sample, view } from './view.ts';

/** Generous: random games take about 120 decisions a player. */
const DECISIONS_PER_PLAYER = 1500;

/** The data must fit the schema in schema.ts. */
export function create(data: RawData): Game<State, Move, View, Event> {
  const t = makeTables(data as Data);
  return {
    meta,
    setup: config => setup(t, config),
    decision: state => decision(t, state),
    legalMoves: state => legalMoves(t, state),
    apply: (state, move, emit) => apply(t, state, move, emit),
    view,
    sample: (known, seed) => sample(t, known, seed),
    hasSecrets,
    scores: state => scores(t, state),
    notate: move => notate(t, move),
    describe: (move, known) => describe(t, move, known),
    group,
    narrate: (event, names) => narrate(t, event, names),
    outline: (known, names) => outline(t, known, names),
    unavailable: state => unavailable(t, state),
    round: state => state.round,
    maxDecisions: players => players * DECISIONS_PER_PLAYER,
    evaluate: (state, seat) => evaluate(t, state, seat),
    priors: (state, moves) => priors(t, state, moves),
  };
}
