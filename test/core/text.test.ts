import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest, printable, quote } from '../../src/core/text.ts';

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code));

describe('printable', () => {
  it.each([
    ['an escape sequence', '\u{1b}[2Jboo'],
    ['a bell', 'a\u{7}'],
    ['a line end', 'a\nb'],
    ['a C1 control', '\u{9b}31m'],
    ['a bidirectional mark', 'a\u{202e}b'],
    ['a zero-width joiner', 'a\u{200d}b'],
    ['a line separator', 'a\u{2028}b'],
    ['a private character', '\u{e000}'],
    ['a variation selector', 'a\u{fe0f}'],
    ['a filler that looks like nothing', 'Ann\u{3164}'],
    ['a joiner that looks like nothing', 'A\u{34f}nn'],
    ['half a surrogate pair', 'a\ud800'],
  ])('replaces %s', (_what, text) => {
    expect(printable(text)).toContain('\u{fffd}');
    expect(printable(text)).not.toBe(text);
  });

  it('leaves ordinary text alone', () => {
    for (const text of ['Ann', 'Jos\u{e9}', '\u{674e}\u{96f7}', '\u{1f989}', 'bot:hard@800'])
      expect(printable(text)).toBe(text);
  });

  it('lets nothing through that a terminal would obey, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), text => {
        const safe = printable(text);
        return (
          !/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(safe) && printable(safe) === safe
        );
      }),
    );
  });
});

describe('quote', () => {
  it('cuts what is long and never through a character', () => {
    expect(quote('short')).toBe('"short"');
    expect(quote('\u{1f989}'.repeat(70), 3)).toBe(`"${'\u{1f989}'.repeat(3)}..."`);
  });
});

describe('nearest', () => {
  const words = ['verify', 'replay', 'resume', 'rules'];

  it.each([
    ['verfiy', 'verify'],
    ['Replay', 'replay'],
    ['resme', 'resume'],
    ['rule', 'rules'],
    ['xyz', null],
  ])('takes %s for %s', (typed, meant) => {
    expect(nearest(typed, words)).toBe(meant);
  });

  it('finds nothing among nothing', () => {
    expect(nearest('verify', [])).toBeNull();
  });

  it('bears text of any length', () => {
    expect(nearest('v'.repeat(100_000), words)).toBeNull();
  });
});
