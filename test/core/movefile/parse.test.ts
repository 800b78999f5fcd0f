import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, MAX_LINES, parseMoveFile } from '../../../src/core/movefile.ts';

const HEADER = `boardgames-moves 1
game: auction
rules: 1
data: 5f1c2a90
seed: copper-owl-17
players: Ada, bot:hard
options: die=yes, hands=hidden
first: Ada

`;

const header = (change: (text: string) => string): ReturnType<typeof parseMoveFile> =>
  parseMoveFile(change(HEADER));

describe('reading a header', () => {
  it('takes every key', () => {
    const file = parseMoveFile(HEADER);
    expect(file.problem).toBeNull();
    expect(file.header).toEqual({
      game: 'auction',
      rules: 1,
      data: '5f1c2a90',
      seed: 'copper-owl-17',
      salt: null,
      commitment: null,
      players: [
        { name: 'Ada', bot: null },
        { name: 'bot:hard', bot: { level: 'hard', iterations: null } },
      ],
      options: { die: 'yes', hands: 'hidden' },
      first: 0,
    });
    expect(file.headerLines).toMatchObject({ game: 2, seed: 5, first: 8 });
  });

  it('takes salt and commitment, together only and as 32 digits', () => {
    const [salt, commitment] = ['0123456789abcdef'.repeat(2), 'ba7816bf8f01cfea414140de5dae2223'];
    const sealed = (...lines: readonly string[]) =>
      header(text => text.replace('players:', [...lines, 'players:'].join('\n')));
    const both = sealed(`salt: ${salt}`, `commitment: ${commitment}`);
    expect(both.header).toMatchObject({ salt, commitment });
    for (const [key, file] of [
      ['commitment', sealed(`commitment: ${commitment}`)],
      ['salt', sealed(`salt: ${salt}`)],
    ] as const) {
      expect(file.problem, key).toMatchObject({ kind: 'illegal', line: 6 });
      expect(file.problem?.message).toBe('salt and commitment go together, or neither is there');
    }
    const short = sealed('salt: abc', `commitment: ${commitment}`);
    expect(short.problem?.message).toBe('the salt is 32 hexadecimal digits, not "abc"');
  });

  it('needs only game, seed and players', () => {
    const file = parseMoveFile('boardgames-moves 1\nplayers: Ada\nseed: x\ngame: auction\n');
    expect(file.problem).toBeNull();
    expect(file.header).toMatchObject({ rules: null, data: null, options: {}, first: null });
  });

  it('bears a byte order mark, CRLF, comments and spaces', () => {
    const untidy = `\u{feff}\r\n# a file of mine\r\n${HEADER.replaceAll('\n', '  # note\r\n').replaceAll(': ', ' :   ')}`;
    const file = parseMoveFile(untidy.replace(/first.*\r\n.*\r\n$/u, 'first: ada\r\n\r\nAda: bid 3\r\n'));
    expect(file.problem).toBeNull();
    expect(file.header).toEqual(parseMoveFile(HEADER).header);
    expect(file.lines.at(-1)).toMatchObject({ type: 'move', seat: 0, text: 'bid 3' });
  });

  it.each([
    [
      'another kind of file',
      (text: string) => text.replace('boardgames-moves 1', '{"json": 1}'),
      1,
      'illegal',
      'not a move file',
    ],
    [
      'a later format',
      (text: string) => text.replace('moves 1', 'moves 2'),
      1,
      'other-version',
      'another version',
    ],
    ['a key nobody knows', (text: string) => text.replace('seed:', 'sede:'), 5, 'illegal', 'no "sede"'],
    [
      'a move too early',
      (text: string) => text.replace('first: Ada', 'Ada: bid 3'),
      8,
      'illegal',
      'up to an empty line',
    ],
    [
      'a key that stands twice',
      (text: string) => text.replace('data: 5f1c2a90', 'rules: 1'),
      4,
      'illegal',
      'twice',
    ],
    ['no game', (text: string) => text.replace('game: auction\n', ''), 8, 'illegal', 'which game'],
    ['no players', (text: string) => text.replace(/players.*\n/u, ''), 8, 'illegal', 'who plays'],
    ['no seed', (text: string) => text.replace(/seed.*\n/u, ''), 8, 'illegal', 'no seed'],
    ['a bad seed', (text: string) => text.replace('copper-owl-17', 'copper owl'), 5, 'illegal', 'no space'],
    [
      'a seed too long',
      (text: string) => text.replace('copper-owl-17', 'x'.repeat(65)),
      5,
      'illegal',
      'at most 64',
    ],
    [
      'a bad player',
      (text: string) => text.replace('bot:hard', 'bot:clever'),
      6,
      'illegal',
      'a bot is written',
    ],
    ['one name for two', (text: string) => text.replace('bot:hard', 'ada'), 6, 'illegal', 'two players'],
    [
      'a bad rules version',
      (text: string) => text.replace('rules: 1', 'rules: one'),
      3,
      'illegal',
      'is a number',
    ],
    ['a bad fingerprint', (text: string) => text.replace('5f1c2a90', 'blue'), 4, 'illegal', 'hexadecimal'],
    [
      'an option without a value',
      (text: string) => text.replace('die=yes', 'die'),
      7,
      'illegal',
      'key=value',
    ],
    ['an option twice', (text: string) => text.replace('hands=hidden', 'die=no'), 7, 'illegal', 'twice'],
    [
      'a first player who is not there',
      (text: string) => text.replace('first: Ada', 'first: Adda'),
      8,
      'illegal',
      'no player',
    ],
  ])('stops at %s', (_what, change, line, kind, message) => {
    const file = header(change);
    expect(file.header).toBeNull();
    expect(file.problem).toMatchObject({ line, kind });
    expect(file.problem?.message).toContain(message);
  });

  it('suggests what was meant', () => {
    expect(header(text => text.replace('seed:', 'sede:')).problem?.suggestion).toBe('seed');
    expect(header(text => text.replace('first: Ada', 'first: Adda')).problem?.suggestion).toBe('Ada');
  });
});

describe('reading lines', () => {
  const lines = (text: string) => parseMoveFile(HEADER + text).lines;

  it('knows each kind', () => {
    const text =
      '# talk\nAda: bid 3\nbot:hard: bid 9 # ha\nundo\n= round 1 9c0f11aa\nresult: Ada 8\n= end 9be04d17\n\n';
    expect(lines(text)).toEqual([
      { number: 10, type: 'blank', comment: 'talk' },
      { number: 11, type: 'move', seat: 0, text: 'bid 3', comment: null },
      { number: 12, type: 'move', seat: 1, text: 'bid 9', comment: 'ha' },
      { number: 13, type: 'undo', comment: null },
      { number: 14, type: 'checkpoint', round: 1, hash: '9c0f11aa', comment: null },
      { number: 15, type: 'result', text: 'Ada 8', comment: null },
      { number: 16, type: 'end', hash: '9be04d17', comment: null },
      { number: 17, type: 'blank', comment: null },
    ]);
  });

  it('takes a move without a name, and a name in any case', () => {
    expect(lines('bid 3\nADA :  bid 3\n')).toMatchObject([
      { seat: null, text: 'bid 3' },
      { seat: 0, text: 'bid 3' },
    ]);
  });

  it('drops a torn last line, and says so', () => {
    const file = parseMoveFile(`${HEADER}Ada: bid 3\nAda: bi`);
    expect(file.torn).toBe(true);
    expect(file.lines).toHaveLength(1);
    expect(file.problem).toBeNull();
    expect(parseMoveFile(HEADER).torn).toBe(false);
  });

  it.each([
    ['a mark it cannot read', '= round one', 'a mark is written'],
    ['a hash in capitals', '= end 9BE04D17', 'a mark is written'],
    ['a name alone', 'Ada:', 'a name without a move'],
    ['binary data', 'Ada: bid \0', 'binary'],
    ['a line that is too long', `Ada: ${'x'.repeat(1_000)}`, 'longer than 1000'],
  ])('stops at %s', (_what, line, message) => {
    const file = parseMoveFile(`${HEADER}Ada: bid 3\n${line}\nAda: bid 4\n`);
    expect(file.lines).toHaveLength(1);
    expect(file.problem).toMatchObject({ kind: 'illegal', line: 11 });
    expect(file.problem?.message).toContain(message);
  });

  it('refuses what is too large to be a move file', () => {
    expect(parseMoveFile('x'.repeat(MAX_FILE_BYTES + 1)).problem?.message).toContain('too large');
    expect(parseMoveFile(HEADER + '\n'.repeat(MAX_LINES + 1)).problem?.message).toContain('too long');
  });

  it.each([
    '',
    '\n',
    '\n\n# only talk\n',
    'boardgames-moves 1',
    'boardgames-moves 1\n',
    '\0\0\0\n',
    '\u{1b}[2J\n',
  ])('finds no header in %j', text => {
    const file = parseMoveFile(text);
    expect(file.header).toBeNull();
    expect(file.problem?.message).toMatch(/^[^\p{Cc}]+$/u);
  });

  it('never throws, and never repeats an escape, whatever the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '\n',
        '\r\n',
        '#',
        ':',
        '=',
        '= round 1 ',
        'result:',
        'undo\n',
        'Ada: ',
        '\u{1b}[31m',
        HEADER,
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, headed) => {
        const file = parseMoveFile((headed ? HEADER : '') + pieces.join(''));
        expect(file.problem?.message ?? 'fine').toMatch(/^[^\p{Cc}\u{1b}]+$/u);
        expect(file.problem === null || file.problem.line >= 1).toBe(true);
      }),
    );
  });
});
