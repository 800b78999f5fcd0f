import { describe, expect, it } from 'vitest';
import { commandsFor, limitsOf, parseSeats } from '../../../src/app/programs/commands.ts';
import { unwrap } from '../../../src/core/result.ts';
import { formatPlayer, namesOf, parsePlayers } from '../../../src/core/seats.ts';

const complaint = (text: string): string => {
  const parsed = parseSeats(text);
  return parsed.ok ? '' : parsed.problem.message;
};

describe('a list of players with programs', () => {
  it.each([
    ['Ann,exec:python3 my bot.py', ['Ann', 'bot:program'], [null, 'python3 my bot.py']],
    ['exec:Deep=python3 bot.py --x=1,bot:hard', ['Deep', 'bot:hard'], ['python3 bot.py --x=1', null]],
    ['exec:env X=1 bot,Ann', ['bot:program', 'Ann'], ['env X=1 bot', null]],
    ['exec:./bot=x,Ann', ['bot:program', 'Ann'], ['./bot=x', null]],
    ['exec:A=bot a\\,b,exec:B=bot', ['A', 'B'], ['bot a,b', 'bot']],
    ['exec:one,exec:two', ['Tycho', 'Hypatia'], ['one', 'two']],
  ])('%s', (text, names, commands) => {
    const seated = unwrap(parseSeats(text));
    expect(namesOf(seated.players)).toEqual(names);
    expect(seated.commands).toEqual(commands);
  });

  it('is written into a file by names alone', () => {
    const { players } = unwrap(parseSeats('exec:Deep=python3 secret.py,exec:rm -rf x,Ann'));
    const written = players.map(formatPlayer).join(', ');
    expect(written).toBe('Deep=bot:program, bot:program, Ann');
    expect(unwrap(parsePlayers(written))).toEqual(players);
  });

  it.each([
    ['Ann,exec:', 'the command is missing'],
    ['Ann,exec:Deep=', 'the command is missing'],
    ['Ann,Deep=exec:bot', 'write exec:NAME=COMMAND'],
    ['Ann,bot:program', 'a program is named by its command'],
    ['Ann,bot:program@3', 'a bot is written'],
    ['Ann,exec:un:do=bot', 'cannot hold'],
    ['Ann,exec:Ann=bot', 'two players'],
  ])('is refused: %s', (text, message) => {
    expect(complaint(text)).toContain(message);
  });
});

describe('--exec', () => {
  const players = unwrap(parsePlayers('Ann, Deep=bot:program'));

  it('gives a program of a file its command again', () => {
    expect(unwrap(commandsFor(players, ['deep=python3 x=1']))).toEqual([null, 'python3 x=1']);
    expect(unwrap(commandsFor(players, []))).toEqual([null, null]);
  });

  it.each([
    ['Deep', 'it is written NAME=COMMAND'],
    ['Ann=x', 'the programs are Deep'],
    ['Bob=x', 'the programs are Deep'],
  ])('%s is refused', (text, message) => {
    const given = commandsFor(players, [text]);
    expect(given.ok ? '' : given.problem.message).toContain(message);
  });
});

describe('limits', () => {
  it('are seconds', () => {
    const limits = unwrap(limitsOf({ execTime: '0.5/60' }));
    expect(limits).toEqual({ decisionMs: 500, gameMs: 60_000 });
    expect(unwrap(limitsOf({ execTime: '3600' })).gameMs).toBe(3_600_000);
  });

  it.each(['', '0', '-1', 'x', '1e9', '99999', '1/', '1/2/3'])('%s is no limit', text => {
    expect(limitsOf({ execTime: text }).ok).toBe(false);
  });
});
