import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Example, learnWeights } from '../../scripts/train/fit.ts';
import { gameOf, samplesOf } from '../../scripts/train/games.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { chooseMove } from '../../src/bots/choose.ts';
import { judgedWell, withLearnedValue } from '../../src/bots/value.ts';
import { correctionBy, type LearnedValue } from '../../src/core/learned-value.ts';
import { nextUnit, seedRng } from '../../src/core/rng.ts';
import { registry } from '../../src/registry.ts';

/** What is to be learned: a straight line and a bend, which no line follows. */
function examples(count: number, seed: string): Example[] {
  const rng = seedRng(seed);
  return Array.from({ length: count }, () => {
    const x = Float64Array.from([nextUnit(rng) * 10, nextUnit(rng) * 4 - 2]);
    return { x, y: 3 + 2 * x[0]! + 5 * Math.max(0, x[1]!) };
  });
}

const size = { units: 8, epochs: 300, ridge: 1e-6 };

function worstMiss(units: number): number {
  const weights = learnWeights(examples(2000, 'a'), examples(200, 'b'), { ...size, units }, 'seed');
  const correct = correctionBy(weights, [0, 1], 2);
  return Math.max(...examples(200, 'c').map(({ x, y }) => Math.abs(y - correct(x))));
}

describe('a learned value', () => {
  it('follows a bend that a straight line misses', () => {
    expect(worstMiss(0)).toBeGreaterThan(2);
    expect(worstMiss(8)).toBeLessThan(1);
  });

  it('comes out the same from the same seed', () => {
    const again = (): unknown => learnWeights(examples(300, 'a'), examples(60, 'b'), size, 'seed');
    expect(again()).toEqual(again());
  });

  it.each(registry.map(({ meta }) => meta.id))(
    'is added to the estimate of %s, which is the first feature',
    async id => {
      const { game } = await loadGame(id, null);
      const { names, write } = game.features!;
      const options = Object.fromEntries(game.meta.options.map(({ key, values }) => [key, values[0]]));
      const state = game.setup({ players: 3, seed: 'value', options, first: null });
      const origin = { made: '', commit: '', games: 0, data: '', rules: 1 };
      const weights = { bias: 0.5, linear: [2, -1], hidden: [] };
      const value = { ...origin, players: [3], features: ['players', 'estimate'], weights };
      const learned = judgedWell(withLearnedValue(game, value));
      const plain = judgedWell(withLearnedValue(game, null));
      const told = new Float64Array(names.length);
      for (let seat = 0; seat < 3; seat++) {
        const estimate = game.evaluate(state, seat);
        write(state, seat, told);
        expect([...told].every(Number.isFinite)).toBe(true);
        expect(told[0]).toBe(estimate);
        expect(learned.evaluate(state, seat)).toBeCloseTo(6.5, 9);
        expect(plain.evaluate(state, seat)).toBe(estimate);
      }
    },
  );

  it('is learned from games that come out the same again', async () => {
    const { game } = await loadGame('leonardo', null);
    const played = gameOf(game, 'value-test', 0);
    const rows = samplesOf(game, 0, played);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.flatMap(row => [...row]).every(Number.isFinite)).toBe(true);
    expect(gameOf(game, 'value-test', 0)).toEqual(played);
    expect(samplesOf(game, 0, played)).toEqual(rows);
  });

  it.each(['leonardo', 'newscience'])(
    'was learned from the rules and the data of %s as they are',
    async id => {
      const { game, fingerprint } = await loadGame(id, null);
      const path = join(import.meta.dirname, `../../src/games/${id}/bot/value.json`);
      const value = JSON.parse(readFileSync(path, 'utf8')) as LearnedValue;
      expect(value).toMatchObject({ data: fingerprint, rules: game.meta.rulesVersion });
      expect(value.made).toContain(`npm run train -- ${id}`);
    },
  );

  it.each(['leonardo', 'newscience'])('leads hard in %s to the same choice whatever is hidden', async id => {
    const { game } = await loadGame(id, null);
    expect(game.learned).toBeDefined();
    const options = Object.fromEntries(game.meta.options.map(({ key, values }) => [key, values[0]]));
    const state = game.setup({ players: 2, seed: 'value', options, first: null });
    for (let taken = 0; taken < 40; taken++) {
      const { seat } = game.decision(state)!;
      const asked = { seat, level: 'hard', iterations: 6, timeMs: 0, seed: `secrecy ${taken}` } as const;
      const view = game.view(state, seat);
      const { notation } = chooseMove(game, { ...asked, view });
      const other = game.sample(view, `another truth ${taken}`);
      expect(chooseMove(game, { ...asked, view: game.view(other, seat) }).notation).toBe(notation);
      game.apply(state, game.legalMoves(state).find(move => game.notate(move) === notation)!);
    }
  });
});
