/** Lines of JSON from programs at a table, from tables, and for the environment: understood, or refused in a sentence. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../src/programs/env.ts';
import { REQUEST_NAMES, SHOWN } from '../../src/programs/env-messages.ts';
import { type Expected, hear } from '../../src/programs/hear.ts';
import { FROM_PROGRAM, FROM_TABLE, readTableMessage } from '../../src/programs/messages.ts';
import { auction } from '../toys/auction.ts';
import { cases, damage, expectNoPollution, expectPrintable, fragment } from './hostile.ts';

const MOVES = ['bid low', 'bid high'];
const EXPECTED: readonly Expected[] = [
  { type: 'hello' },
  { type: 'nothing', answered: 1 },
  {
    type: 'move',
    question: {
      ...{ number: 5, round: 1, turn: 1, kind: 'bid', prompt: 'Which?', rule: 'auction.bid', secret: true },
      moves: MOVES.map(move => ({ move, text: move })),
    },
  },
];

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...[0, 1, 2, 5, -1, 1.5, 1e308, 2 ** 53, true, null]) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...MOVES, ...SHOWN, 'no', 'yes', 'auction', [], {}) },
  { weight: 2, arbitrary: fragment },
  fc.array(fc.constantFrom(...SHOWN), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** An object with the right field to be told apart by, and others that may belong to it. */
function messageOf(
  tag: string,
  types: readonly string[],
  fields: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const type = fc.oneof({ weight: 12, arbitrary: fc.constantFrom<unknown>(...types) }, value);
  const more = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fragment), value, { maxKeys: 8 });
  return fc.tuple(type, more).map(([told, rest]) => ({ ...rest, [tag]: told }));
}

/** As text, now and then with bytes changed. */
function lineOf(message: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const whole = message.map(content => JSON.stringify(content));
  const damaged = fc
    .tuple(whole, damage)
    .map(([text, change]) => change(Buffer.from(text)).toString('utf8').replaceAll('\n', ' '));
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 2, arbitrary: damaged },
    fragment.map(text => text.replaceAll('\n', ' ')),
  );
}

const types = (schemas: Readonly<Record<string, unknown>>): string[] => Object.keys(schemas);
const PROGRAM_FIELDS = ['protocol', 'name', 'view', 'events', 'rulesText', 'number', 'move', 'reason'];
const TABLE_FIELDS = ['game', 'seat', 'players', 'options', 'moves', 'round', 'turn', 'scores', 'winners'];
const ENV_FIELDS = ['id', 'game', 'players', 'seed', 'options', 'first', 'show', 'move', 'seat', 'from'];

describe('messages', () => {
  it('of a program', () => {
    const line = lineOf(messageOf('type', types(FROM_PROGRAM), [...PROGRAM_FIELDS, 'line', 'message']));
    fc.assert(
      fc.property(fc.constantFrom(...EXPECTED), line, (expected, said) => {
        const heard = hear(expected, said);
        if (heard.type === 'mistake') expectPrintable(heard.message);
        if (heard.type === 'move') expect(MOVES).toContain(heard.move);
        expectNoPollution();
      }),
      cases(1500),
    );
  });

  it('of a table', () => {
    const line = lineOf(messageOf('type', types(FROM_TABLE), [...TABLE_FIELDS, 'number', 'prompt', 'view']));
    fc.assert(
      fc.property(line, said => {
        const read = readTableMessage(said);
        if (!read.ok) expectPrintable(read.problem.message);
        expectNoPollution();
      }),
      cases(1500),
    );
  });

  it('for the environment: every line gets one line back, whatever came before', () => {
    const request = messageOf('do', REQUEST_NAMES, ENV_FIELDS);
    const likely = fc.record({
      do: fc.constantFrom('reset', 'step', 'legal', 'view', 'clone', 'restore', 'drop'),
      game: fc.integer({ min: 1, max: 4 }),
      move: fc.integer({ min: 0, max: 3 }),
      from: fc.integer({ min: 1, max: 4 }),
      seat: fc.constantFrom(null, 0, 1, 7),
    });
    const batch = fc
      .array(fc.oneof(request, likely), { maxLength: 4 })
      .map(requests => ({ do: 'batch', requests }));
    const trimmed = likely.map(({ do: name, game, move, from, seat }) => {
      const own = {
        step: { game, move },
        view: { game, seat },
        restore: { game, from },
        reset: { players: 2 },
      };
      return { do: name, ...(own[name as keyof typeof own] ?? { game }) };
    });
    const line = lineOf(fc.oneof({ weight: 3, arbitrary: trimmed }, request, batch));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), lines => {
        const env = createEnv({ game: auction, fingerprint: 'toy', freshSeed: () => 'fresh-seed' });
        env('{"do":"reset","players":2}');
        for (const [i, said] of lines.entries()) {
          const reply = env(said);
          if (reply === null) continue;
          const answer = JSON.parse(reply) as { readonly ok: boolean; readonly error?: string };
          if (!answer.ok) expectPrintable(answer.error ?? `no reason for line ${i}`);
        }
        expectNoPollution();
      }),
      cases(800),
    );
  });
});
