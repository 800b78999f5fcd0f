import { describe, expect, it } from 'vitest';
import { type Expected, hear } from '../../src/programs/hear.ts';
import { readTableMessage } from '../../src/programs/messages.ts';

const asked: Expected = {
  type: 'move',
  question: {
    ...{ number: 5, round: 1, turn: 1, kind: 'take', prompt: 'Take?', rule: 'nim.take', secret: false },
    moves: [
      { move: 'take 1', text: 'Take one' },
      { move: 'take 2', text: 'Take two' },
    ],
  },
};

describe('what a program says', () => {
  it('is a greeting, with what it wants', () => {
    const heard = hear({ type: 'hello' }, '{"type":"hello","protocol":1,"name":"X","colour":"red"}');
    expect(heard).toEqual({
      type: 'hello',
      greeting: { type: 'hello', protocol: 1, name: 'X', view: true, events: true, rulesText: false },
    });
  });

  it('is a move, with or without a reason', () => {
    expect(hear(asked, '{"type":"move","number":5,"move":"take 2"}')).toEqual({
      ...{ type: 'move', move: 'take 2', reason: null },
    });
  });

  it('may begin with a byte order mark, as some shells have it', () => {
    expect(hear(asked, '\uFEFF{"type":"move","number":5,"move":"take 2"}')).toMatchObject({ type: 'move' });
  });

  it('is passed over where its question is not asked any more', () => {
    expect(hear(asked, '{"type":"move","number":4,"move":"take 2"}')).toEqual({ type: 'stale' });
  });

  it('is passed over where it comes again, with nothing asked meanwhile', () => {
    const heard = hear({ type: 'nothing', answered: 5 }, '{"type":"move","number":5,"move":"take 2"}');
    expect(heard).toEqual({ type: 'stale' });
  });

  it.each([
    [asked, 'hello?', 'not JSON: "hello?"'],
    [asked, '[1]', 'a message is a JSON object'],
    [asked, '{}', 'a message has a text in "type"'],
    [asked, '{"type":"mvoe"}', 'there is no message "mvoe"; did you mean move?'],
    [asked, '{"type":"__proto__"}', 'there is no message "__proto__"'],
    [asked, '{"type":"move","move":"take 1"}', '"number": '],
    [asked, '{"type":"move","number":"5","move":"take 1"}', '"number": '],
    [asked, '{"type":"move","number":5,"move":7}', '"move": '],
    [asked, '{"type":"move","number":6,"move":"take 1"}', 'the question is number 5, not 6'],
    [asked, '{"type":"move","number":5,"move":"tkae 1"}', 'not legal here: "tkae 1"; did you mean "take 1"?'],
    [asked, '{"type":"move","number":5,"move":"\\u001b[2J"}', 'not legal here: "\u{FFFD}[2J"'],
    [asked, '{"type":"hello","protocol":1}', 'says hello once'],
    [{ type: 'hello' } as const, '{"type":"move","number":5,"move":"take 1"}', 'says hello first'],
    [{ type: 'hello' } as const, '{"type":"hello","protocol":2}', 'this table speaks protocol 1'],
    [
      { type: 'nothing', answered: 4 } as const,
      '{"type":"move","number":5,"move":"take 1"}',
      'nothing was asked',
    ],
  ])('is a mistake: %j %s', (expected, line, message) => {
    const heard = hear(expected, line);
    expect(heard.type).toBe('mistake');
    expect(heard.type === 'mistake' ? heard.message : '').toContain(message);
  });
});

describe('what a table says', () => {
  it.each(['', 'null', '{"type":"decide"}', '{"type":"new","seat":-1}', `{"a":${'['.repeat(50_000)}`])(
    'is refused without a crash where it is %.40s',
    line => {
      expect(readTableMessage(line).ok).toBe(false);
    },
  );
});
