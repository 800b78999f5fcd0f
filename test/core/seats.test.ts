import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import {
  BOT_LEVELS,
  checkName,
  formatPlayer,
  MAX_NAME_LENGTH,
  namesOf,
  type Player,
  parsePlayer,
  parsePlayers,
} from '../../src/core/seats.ts';

const listed = (text: string): readonly Player[] => unwrap(parsePlayers(text));

describe('a player', () => {
  it.each([
    ['Ann', { name: 'Ann', bot: null }],
    ['  Ann B ', { name: 'Ann B', bot: null }],
    ['bot', { name: 'bot:medium', bot: { level: 'medium', iterations: null } }],
    ['bot:hard', { name: 'bot:hard', bot: { level: 'hard', iterations: null } }],
    ['bot:hard@800', { name: 'bot:hard@800', bot: { level: 'hard', iterations: 800 } }],
    ['Vera=bot:easy', { name: 'Vera', bot: { level: 'easy', iterations: null } }],
    ['Vera = bot', { name: 'Vera', bot: { level: 'medium', iterations: null } }],
  ])('is read from %j', (text, player) => {
    expect(parsePlayer(text)).toEqual({ ok: true, value: player });
  });

  it.each([
    ['', 'needs a name'],
    ['A:B', 'cannot hold'],
    ['A#B', 'cannot hold'],
    ['undo', 'meaning of its own'],
    ['Result', 'meaning of its own'],
    ['\u{1b}[31mred', 'printable'],
    ['a\nb', 'printable'],
    ['x'.repeat(MAX_NAME_LENGTH + 1), `at most ${MAX_NAME_LENGTH}`],
    ['bot:clever', 'random, easy, medium, hard'],
    ['bot:hard@0', 'bot:LEVEL@ITERATIONS'],
    ['Vera=Ann', 'bot:LEVEL'],
    ['=bot:hard', 'needs a name'],
  ])('is not read from %j', (text, complaint) => {
    const said = () => unwrap(parsePlayer(text));
    expect(said).toThrow(complaint);
    expect(said).not.toThrow(/\p{Cc}/u);
  });

  it('is written as it is read', () => {
    const name = fc.string({ maxLength: MAX_NAME_LENGTH }).filter(text => checkName(text).ok);
    const bot = fc.record({
      level: fc.constantFrom(...BOT_LEVELS),
      iterations: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    });
    const player = fc.record({ name, bot: fc.option(bot) }).filter(({ name }) => !/^bot$/u.test(name));
    fc.assert(
      fc.property(player, one => {
        expect(unwrap(parsePlayer(formatPlayer(one)))).toEqual(one);
      }),
    );
  });
});

describe('a list of players', () => {
  it('names bots that would share a name', () => {
    const players = listed('Ann, bot:hard, bot:hard, bot:easy');
    expect(namesOf(players)).toEqual(['Ann', 'Tycho', 'Hypatia', 'bot:easy']);
  });

  it('takes no name that somebody has', () => {
    expect(namesOf(listed('tycho, bot, bot'))).toEqual(['tycho', 'Hypatia', 'Laplace']);
  });

  it('refuses one name for two, whatever the case', () => {
    expect(() => listed('Ann, ANN')).toThrow('two players are called "ANN"');
  });

  it('refuses an empty place', () => {
    expect(() => listed('Ann,,Bob')).toThrow('needs a name');
  });

  it('is written as it is read', () => {
    for (const text of [
      'Ann, Bob',
      'Ann, bot:hard',
      'bot:random, bot:easy, Zoe=bot:easy@50',
      'bot, bot, bot, bot, bot',
    ]) {
      const players = listed(text);
      expect(listed(players.map(formatPlayer).join(', '))).toEqual(players);
    }
  });
});
