import { describe, expect, it } from 'vitest';
import { indices } from '../../../src/core/grammar.ts';
import { clone, equal } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import type { Event, MasterIndex } from '../../../src/games/newton/rules/types.ts';
import { checkConservation } from './conservation.ts';
import { begin, fresh, game, NAMES, play, scores, tables } from './scenario.ts';

const CASES = [1, 2, 3, 4].flatMap(players => ['dealt', 'draft'].map(masters => [players, masters] as const));

describe('random games', () => {
  it.each(CASES)(
    'with %i players, masters %s, run to the end and conserve all components',
    (players, masters) => {
      for (let n = 0; n < 5; n++) {
        const state = fresh(players, masters, `game-${n}`);
        const rng = seedRng(`play-${n}`);
        let decisions = 0;
        let round = 1;
        checkConservation(game, state);
        for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
          const moves = game.legalMoves(state);
          expect(moves.length).toBeGreaterThan(0);
          expect(moves.length).toBeLessThanOrEqual(60);
          const before = JSON.stringify(state);
          game.apply(state, moves[nextBelow(rng, moves.length)]!);
          expect(JSON.stringify(state)).not.toBe(before);
          checkConservation(game, state);
          expect(state.round).toBeGreaterThanOrEqual(round);
          round = state.round;
          decisions++;
        }
        expect(decisions).toBeLessThan(game.maxDecisions(players));
        expect(game.legalMoves(state)).toEqual([]);
        for (const score of scores(state))
          expect(score.lines.reduce((sum, line) => sum + line.points, 0)).toBe(score.total);
      }
    },
  );

  it('have texts for every prompt, move, event and table, and notation that tells moves apart', () => {
    const kinds = new Set<string>();
    for (const [players, masters] of CASES) {
      const state = fresh(players, masters, `text-${players}`);
      const names = NAMES.slice(0, players);
      const rng = seedRng(`text-${masters}`);
      for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
        kinds.add(decision.kind);
        const moves = game.legalMoves(state);
        const view = game.view(state, decision.seat);
        const notations = moves.map(move => game.notate(move));
        expect(new Set(notations).size).toBe(moves.length);
        const texts = moves.map(move => game.describe(move, view, names));
        expect(new Set(texts).size).toBe(moves.length);
        for (const notation of notations) expect(notation).toMatch(/^[a-z][a-z0-9 -]*$/);
        for (const text of [decision.prompt, ...texts, ...moves.map(move => game.group(move))])
          expect(text).toMatch(/^[^\n]+$/);
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object/);
        for (const reason of game.unavailable(state, NAMES))
          expect(reason.what + reason.why).not.toMatch(/undefined|NaN/);
        const events: Event[] = [];
        game.apply(state, moves[nextBelow(rng, moves.length)]!, event => events.push(event));
        for (const event of events) {
          const sentence = game.narrate(event, names);
          expect(sentence).toMatch(/^[A-Z].*[^ ]\.$/);
          if (event.seat !== null) expect(sentence).toContain(names[event.seat]);
        }
      }
      const sections = game.outline(game.view(state, 0), names);
      expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN/);
      expect(new Set(sections.map(section => section.title)).size).toBe(sections.length);
    }
    for (const kind of ['keep', 'play', 'turn', 'work', 'technology', 'travel', 'lessons', 'study', 'tuck'])
      expect(kinds).toContain(kind);
  });

  it('are the same with and without a listener, from a clone or the original', () => {
    const state = fresh(3, 'draft', 'clone');
    const rng = seedRng('clone');
    while (game.decision(state)) {
      const moves = game.legalMoves(state);
      const move = moves[nextBelow(rng, moves.length)]!;
      const copy = clone(state);
      game.evaluate(state, 0);
      game.priors(state, moves);
      scores(state);
      game.unavailable(state, NAMES);
      expect(equal(copy, state)).toBe(true);
      game.apply(copy, move, () => undefined);
      game.apply(state, move);
      expect(equal(copy, state)).toBe(true);
    }
  });

  it('survive a JSON round trip', () => {
    const state = begin(4);
    play(state, 'play start-travel');
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('the estimate', () => {
  it('equals the score once the game is over', () => {
    const state = fresh(2, 'dealt', 'estimate');
    const rng = seedRng('estimate');
    while (game.decision(state)) {
      const moves = game.legalMoves(state);
      expect(Number.isFinite(game.evaluate(state, 1))).toBe(true);
      expect(game.priors(state, moves).every(weight => weight > 0)).toBe(true);
      game.apply(state, moves[nextBelow(rng, moves.length)]!);
    }
    for (const score of scores(state)) expect(game.evaluate(state, score.seat)).toBe(score.total);
  });

  it('is a number for a player who has no cube left to place', () => {
    for (const master of indices<MasterIndex>(tables.masters)) {
      const state = fresh(2, 'dealt', `cubes ${master}`);
      const player = state.seats[0]!;
      player.cubes = tables.cubePlaces.slice(0, tables.cubes);
      player.masters = [master];
      expect(game.evaluate(state, 0)).not.toBeNaN();
    }
  });

  it('leads a player who looks one decision ahead far beyond chance', () => {
    const state = fresh(1, 'dealt', 'greedy');
    while (game.decision(state)) {
      let best = Number.NEGATIVE_INFINITY;
      let choice = game.legalMoves(state)[0]!;
      for (const move of game.legalMoves(state)) {
        const next = clone(state);
        game.apply(next, move);
        const value = game.evaluate(next, 0);
        if (value > best) {
          best = value;
          choice = move;
        }
      }
      game.apply(state, choice);
    }
    expect(scores(state)[0]!.total).toBeGreaterThan(45);
  });
});
