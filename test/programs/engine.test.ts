/** The other side: our bots at somebody's table, which may say anything. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { chooseMove } from '../../src/bots/choose.ts';
import type { BaseEvent } from '../../src/core/game.ts';
import { finalScores } from '../../src/core/game.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { createEngine } from '../../src/programs/engine.ts';
import { hear } from '../../src/programs/hear.ts';
import { newGameMessage, overMessage, questionOf } from '../../src/programs/question.ts';
import { registry } from '../../src/registry.ts';

async function engineOf(id: string) {
  const { game, fingerprint } = await loadGame(id, null);
  const said: string[] = [];
  const engine = createEngine({
    ...{ meta: game.meta, fingerprint },
    bot: { level: 'easy', iterations: null },
    player: { choose: async request => chooseMove(game, request), hurry() {} },
    seed: 'engine',
    send: line => said.push(line),
  });
  return { game, fingerprint, engine, said };
}

describe.each(registry.map(({ meta }) => meta.id))('an engine of %s', id => {
  it('plays a whole game by the protocol, and is told nothing but its view', async () => {
    const { game, fingerprint, engine, said } = await engineOf(id);
    const options = defaultOptions(game.meta);
    const names = ['A', 'B'];
    const state = game.setup({ players: 2, seed: 'a-secret-seed', options, first: null });
    const events: BaseEvent[] = [];
    const lines: string[] = [];
    const tell = (message: object): void => {
      lines.push(JSON.stringify(message));
      engine.take(lines.at(-1)!);
    };
    tell({ type: 'hello', protocol: 1, limits: { decisionMs: 1000, gameMs: 1e6, outputBytes: 65_536 } });
    expect(hear({ type: 'hello' }, said.at(-1)!)).toMatchObject({ type: 'hello' });
    // One engine in both seats: it is told which one it has before each question.
    for (let number = 1; game.decision(state) !== null; number++) {
      const decision = game.decision(state)!;
      const { seat } = decision;
      tell(newGameMessage({ game, fingerprint, names, options }, seat));
      const moves = game.legalMoves(state);
      const view = game.view(state, seat);
      const question = questionOf({ game, names, decision, view, moves, events, number });
      tell({ type: 'decide', ...question, timeMs: 1000, gameMs: 1e6 });
      await engine.settled();
      const heard = hear({ type: 'move', question }, said.at(-1)!);
      expect(heard).toMatchObject({ type: 'move' });
      const notation = heard.type === 'move' ? heard.move : '';
      events.length = 0;
      game.apply(state, moves.find(move => game.notate(move) === notation)!, event => events.push(event));
    }
    tell(overMessage(finalScores(game, state)));
    expect(engine.take('{"type":"bye"}')).toBe(true);
    expect(said.filter(line => line.includes('"error"'))).toEqual([]);
    expect(lines.filter(line => line.includes('a-secret-seed'))).toEqual([]);
    expect(lines.filter(line => line.includes('"rng"'))).toEqual([]);
  });

  it('says where rules or data are not its own', async () => {
    const { engine, said, game, fingerprint } = await engineOf(id);
    const rules = game.meta.rulesVersion;
    const seat = { type: 'new', game: id, title: '', seat: 0, players: ['A', 'B'], options: {} };
    engine.take(JSON.stringify({ ...seat, rules, data: fingerprint }));
    expect(said).toEqual([]);
    engine.take(JSON.stringify({ ...seat, rules, data: '00000000' }));
    expect(said.at(-1)).toContain(`the table has component data \\"00000000\\", this engine ${fingerprint}`);
    engine.take(JSON.stringify({ ...seat, rules: 99, data: fingerprint }));
    expect(said.at(-1)).toContain(`the table has rules version 99, this engine ${rules}`);
  });

  it('answers every broken line with an error that says which, and goes on', async () => {
    const { engine, said, game } = await engineOf(id);
    const seat = { game: id, title: '', rules: 99, data: '', seat: 0, players: ['A', 'B'], options: {} };
    const decide = {
      ...{ type: 'decide', number: 1, round: 1, turn: 1, kind: 'x', prompt: '', rule: '', secret: false },
      ...{ moves: [{ move: 'anything', text: '' }], timeMs: 100, gameMs: 100 },
    };
    const broken = [
      'nonsense',
      ' ',
      '{"type":"decide"}',
      JSON.stringify(decide),
      JSON.stringify({ type: 'new', ...seat, game: 'chess' }),
      JSON.stringify({ type: 'new', ...seat, seat: 5 }),
      JSON.stringify({ type: 'new', ...seat }),
      JSON.stringify({ ...decide, view: { viewer: 0, players: 2, round: 1 } }),
      JSON.stringify({ ...decide, view: { viewer: 1, players: 2, round: 1 } }),
      JSON.stringify({ ...decide, view: { viewer: 0, players: 2, round: 1, rng: null, seats: [{}, {}] } }),
    ];
    for (const [i, line] of broken.entries()) {
      expect(engine.take(line)).toBe(false);
      await engine.settled();
      if (line.trim() === '') continue;
      const error = JSON.parse(said.find(text => text.includes(`"line":${i + 1},`)) ?? 'null');
      expect(error, line).toMatchObject({ type: 'error', line: i + 1, message: expect.any(String) });
    }
    const answers = said.filter(line => line.includes('"move"')).map(line => JSON.parse(line));
    expect(answers).toEqual(new Array(4).fill({ type: 'move', number: 1, move: 'anything' }));
    expect(game.meta.id).toBe(id);
  });
});
