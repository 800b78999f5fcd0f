import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { characterWidth, widthOfText } from '../../src/app/text-width.ts';

describe('the width of a text', () => {
  it('is, for every character of the first plane and for emoji, what string-width says', () => {
    const differing: string[] = [];
    for (let code = 0x20; code < 0x20000; code++) {
      const character = String.fromCodePoint(code);
      if (characterWidth(character) !== stringWidth(character)) differing.push(code.toString(16));
    }
    expect(differing).toEqual([]);
  });

  it.each(['e\u0301', '\u00a9\ufe0f', '\u2764\ufe0f', '\u5b57\u0301', '\u2500\u0301'])(
    'is the same for %j, a character with marks',
    text => {
      expect(widthOfText(text)).toBe(stringWidth(text));
    },
  );

  it('leaves out the codes of style', () => {
    expect(widthOfText('\u001B[1mbold\u001B[22m \u2502')).toBe(6);
  });
});
