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
import { assemble } from '../../core/assemble.ts';
import type { Game } from '../../core/game.ts';
import { evaluate } from './bot/estimate.ts';
import { FEATURES, writeFeatures } from './bot/features.ts';
import { writeGrounds } from './bot/grounds.ts';
import { priors } from './bot/priors.ts';
import { meta } from './meta.ts';
import { copy } from './rules/copy.ts';
import { makeTables } from './rules/data.ts';
import { sample } from './rules/sample.ts';
import { ranks, scores } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import type { Tables } from './rules/tables.ts';
import { apply, MOVES, TOPICS } from './rules/topics/index.ts';
import { topPending } from './rules/topics/topic.ts';
import type { Event, Move, Pending, State, View } from './rules/types.ts';
import { hasSecrets, view } from './rules/view.ts';
import type { Data } from './schema.ts';
import { box } from './text/box.ts';
import { EVENTS } from './text/narrate.ts';
import { outline } from './text/outline.ts';
import { stock } from './text/stock.ts';
import { things } from './text/things.ts';
import { waste } from './text/waste.ts';

/** Generous: random games take about 120 decisions a player. */
const DECISIONS_PER_PLAYER = 1500;

export function create(data: Data): Game<State, Move, View, Event> {
  return assemble<Tables, State, Pending, Move, View, Event>(meta, makeTables(data), {
    topics: TOPICS,
    moves: MOVES,
    events: EVENTS,
    pending: state => topPending(state) ?? null,
    decider: state => state.active,
    setup,
    copy,
    apply,
    view,
    sample,
    hasSecrets,
    scores,
    ranks,
    waste,
    stock,
    outline,
    things,
    box,
    maxDecisions: (_t, players) => players * DECISIONS_PER_PLAYER,
    turnLength: 3.3,
    evaluate,
    features: { names: FEATURES, write: writeFeatures },
    writeGrounds,
    priors,
  });
}
