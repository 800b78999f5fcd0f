import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { createEnv } from '../../src/programs/env.ts';
import { registry } from '../../src/registry.ts';

async function open(id: string) {
  const { game, fingerprint } = await loadGame(id, null);
  const env = createEnv({ game, fingerprint, freshSeed: () => 'fresh-seed' });
  const ask = (request: object) => JSON.parse(env(JSON.stringify(request))!);
  return { env, ask };
}

describe.each(registry.map(({ meta }) => meta.id))('an environment of %s', id => {
  it('plays to the end by places in the list, and says who won', async () => {
    const { ask } = await open(id);
    const picks = seedRng('env');
    let position = ask({ do: 'reset', players: 2, seed: 'owl' });
    expect(position).toMatchObject({ ok: true, game: 1, number: 0, over: false, seed: 'owl' });
    for (let number = 1; !position.over; number++) {
      expect(position.moves).toHaveLength(position.count);
      position = ask({ do: 'step', game: 1, move: nextBelow(picks, position.count) });
      expect(position).toMatchObject({ ok: true, number });
    }
    expect(position).toMatchObject({
      seat: null,
      count: 0,
      totals: [expect.any(Number), expect.any(Number)],
    });
    expect(position.winners.length).toBeGreaterThan(0);
    expect(ask({ do: 'step', game: 1, move: 0 })).toEqual({
      ...{ id: null, line: expect.any(Number), ok: false, error: 'the game is over' },
    });
  });

  it('goes the same way again from a copy, and back to it', async () => {
    const { ask } = await open(id);
    const show: string[] = ['moves', 'view', 'scores', 'events', 'texts'];
    ask({ do: 'reset', players: 2, seed: 'owl' });
    for (let i = 0; i < 5; i++) ask({ do: 'step', game: 1, move: 0 });
    const { game: copy } = ask({ do: 'clone', game: 1 });
    const way = () => Array.from({ length: 5 }, () => ask({ do: 'step', game: 1, move: 0, show }));
    const first = way();
    const restored = ask({ do: 'restore', game: 1, from: copy });
    expect(restored).toMatchObject({ game: 1, number: 5 });
    expect(way()).toEqual(first);
    expect(ask({ do: 'drop', game: copy })).toMatchObject({ ok: true });
    expect(ask({ do: 'restore', game: 1, from: copy })).toMatchObject({ ok: false });
  });

  it('shows every seat its own view, and tells the moves in words', async () => {
    const { ask } = await open(id);
    const { seat, moves } = ask({ do: 'reset', players: 2 });
    for (const viewer of [0, 1, null]) {
      expect(ask({ do: 'view', game: 1, seat: viewer }).view).toMatchObject({ viewer, players: 2 });
    }
    const legal = ask({ do: 'legal', game: 1 });
    expect(legal.moves).toEqual(moves);
    expect(legal.texts).toHaveLength(moves.length);
    const again = ask({ do: 'reset', game: 1, players: 2, seed: 'fresh-seed', show: ['view'] });
    expect(again.view.viewer).toBe(seat);
  });

  it('answers a batch one by one, whatever is wrong with some of it', async () => {
    const { ask } = await open(id);
    const requests = [
      { do: 'reset', players: 2, seed: 'a', show: [] },
      { do: 'reset', players: 99 },
      'nonsense',
      { do: 'step', game: 1, move: 0, show: [] },
      { do: 'step', game: 7, move: 0 },
    ];
    const { results } = ask({ id: 'x', do: 'batch', requests });
    expect(results.map((result: { ok: boolean }) => result.ok)).toEqual([true, false, false, true, false]);
    expect(results[3]).toMatchObject({ game: 1, number: 1 });
    expect(results[4].error).toBe('there is no game 7');
  });
});

describe('a broken line', () => {
  it.each([
    ['hm', 'not JSON: "hm"'],
    ['7', 'a request is a JSON object'],
    ['{}', 'a request has a text in "do"'],
    ['{"do":"rest"}', 'there is no request "rest"; did you mean reset?'],
    ['{"do":"constructor"}', 'there is no request "constructor"'],
    ['{"do":"step","game":1}', '"move": '],
    ['{"do":"step","game":"1","move":0}', '"game": '],
    ['{"do":"step","game":1,"move":-1}', '"move": '],
    ['{"do":"step","game":1,"move":9999}', 'there is no move 9999'],
    ['{"do":"step","game":1,"move":"win"}', 'not legal here: "win"'],
    ['{"do":"step","game":1,"move":0,"show":["all"]}', '"show.0": '],
    ['{"do":"step","game":1,"move":0,"cheat":true}', 'cheat'],
    ['{"do":"view","game":1,"seat":5}', 'there is no seat 5 among 2 players'],
    ['{"do":"reset","seed":"a b"}', 'a seed holds letters'],
    ['{"do":"reset","options":{"x":"y"}}', 'has no option "x"'],
    ['{"do":"reset","first":2}', 'there is no seat 2'],
    ['{"do":"batch","requests":7}', '"requests": '],
  ])('%s is told with its number', async (line, error) => {
    const { env } = await open('newton');
    env('{"do":"reset","players":2,"seed":"owl"}');
    expect(env(' '), 'empty lines ask nothing, and count').toBeNull();
    const told = JSON.parse(env(line)!);
    expect(told).toMatchObject({ ok: false, line: 3 });
    expect(told.error).toContain(error);
  });
});
