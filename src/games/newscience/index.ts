/**
 * The New Science, 2-5 players. `rules/types.ts` is the glossary, read first.
 *
 * Rounds, turns, decisions. What the rules call a turn is a round here: the players place three energy markers each, one
 * decision per marker, in turn order; then the spaces are resolved from left to right (`rules/flow.ts`). A turn is one
 * such placement, one choice of a scientist, or the resolution of one marker by its owner with all that it leads to. A
 * player is asked only where something is to be chosen: the target of a research, an experiment or a publication
 * together with the rest and the cards spent on it, a track, a marker to move, a second throw. Rest that cannot help is
 * not offered, so every listed way differs. An action may always be declined; one without any target is lost without a
 * question. A PLAY card is carried out entry by entry (`Table.playing`), a publication with its prerequisites step by
 * step (`Table.along`), so both can stop for a decision and go on after it.
 *
 * Hidden. Only the order of the event stack and the cards left out of it. A card can show its owner the next events;
 * `State.seen` keeps who has looked at which card, and that fact is public while the card is not. There are no secret
 * choices.
 *
 * Ambiguities, each with its reason in rules.md: EFFECT cards take no energy and hold from their reveal; targets are
 * chosen when an action is resolved; a natural 1 fails; a failed experiment keeps its research marker; published
 * discoveries need no marker from the supply; prerequisites published along count as published, and of a group the
 * publisher picks one member; limited cards are used in the same choice as the rest, before the die.
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

/** Each marker needs a placement and at most this many decisions when it is resolved. */
const DECISIONS_PER_MARKER = 6;

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
    maxDecisions: (t, players) =>
      players * (1 + t.boards[players]!.rounds * t.rules.energyPerPlayer * (1 + DECISIONS_PER_MARKER)),
    turnLength: 1,
    evaluate,
    features: { names: FEATURES, write: writeFeatures, value: VALUE },
    priors,
  });
}
