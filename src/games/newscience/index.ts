/**
 * The New Science, 2-5 players.
 *
 * Turns and decisions. Each turn the players place three energy markers each, one decision per marker, in turn order.
 * Then the spaces are resolved by `flow.ts` from left to right; a player is asked only where something is to be
 * chosen: the target of a research, an experiment or a publication together with the rest and the cards spent on it,
 * a track, a marker to move, a second throw. Rest that cannot help is not offered, so every listed way differs. An
 * action may always be declined; one without any target is lost without a question. A PLAY card is carried out entry
 * by entry (`State.playing`), a publication with its prerequisites step by step (`State.along`), so both can stop for
 * a decision and go on after it.
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
import type { Game, RawData } from '../../core/game.ts';
import { boardOf, buildTables } from './data.ts';
import { ask, describe, group } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { meta } from './meta.ts';
import { apply, legalMoves } from './moves.ts';
import { narrate } from './narrate.ts';
import { notate } from './notation.ts';
import { outline } from './outline.ts';
import { priors } from './priors.ts';
import { scores } from './scoring.ts';
import { setup } from './setup.ts';
import { type Event, type Move, NONE, type State, type View } from './types.ts';
import { unavailable } from './unavailable.ts';
import { hasSecrets, sample, view } from './view.ts';
import { makeWords } from './words.ts';

/** Each marker needs a placement and at most this many decisions when it is resolved. */
const DECISIONS_PER_MARKER = 6;

export function create(data: RawData): Game<State, Move, View, Event> {
  const t = buildTables(data);
  const w = makeWords(t);
  return {
    meta,
    setup: config => setup(t, config),
    decision: s => {
      const p = s.pending;
      if (p === null) return null;
      const me = s.seats[p.seat]!;
      const { prompt, rule } = ask(t, w, p, {
        rest: me.rest,
        marker: 1 + Math.floor(s.placed / s.seats.length),
        bonus: me.scientist === NONE ? [0, 0, 0] : t.scientists[me.scientist]!.bonus,
      });
      return { seat: p.seat, kind: p.kind, prompt, secret: false, rule };
    },
    legalMoves: s => legalMoves(t, s),
    apply: (s, move, emit) => apply(t, s, move, emit),
    view: (s, viewer) => view(t, s, viewer),
    sample: (v, seed) => sample(t, v, seed),
    hasSecrets,
    scores: s => scores(t, s),
    notate,
    describe: (move, v, names) => describe(t, w, move, v, names),
    group,
    narrate: (event, names) => narrate(t, w, event, names),
    outline: (v, names) => outline(t, w, v, names),
    unavailable: s => unavailable(t, w, s),
    round: s => s.turn,
    roundName: round => `Turn ${round}`,
    maxDecisions: players =>
      players * (1 + boardOf(t, players).turns * t.rules.energyPerPlayer * (1 + DECISIONS_PER_MARKER)),
    evaluate: (s, seat) => evaluate(t, s, seat),
    priors: (s, moves) => priors(t, s, moves),
  };
}
