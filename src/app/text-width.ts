/** How wide terminals show a text, which is not how many characters it has. */
import { eastAsianWidth } from 'get-east-asian-width';

const ESC = 0x1b;
const PLAIN = /^[\x20-\x7E]*$/u;
const MARK = /^\p{Mark}$/u;

export function isAscii(code: number): boolean {
  return code >= 0x20 && code < 0x7f;
}

/** Where the character that starts here ends, its combining marks included. */
export function characterEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  let end = start + (code >= 0xd800 && code < 0xdc00 ? 2 : 1);
  while (text.charCodeAt(end) >= 0x300 && MARK.test(text[end]!)) end++;
  return end;
}

/** Where the SGR code that starts here ends; the end of the text where it is broken off. */
export function sgrEnd(text: string, start: number): number {
  const end = text.indexOf('m', start);
  return end < 0 ? text.length : end + 1;
}

/** Texts use few characters besides ASCII, so each is measured once. */
const widths = new Map<string, number>();

/** The columns that a character with its combining marks fills: 0, 1 or 2. */
export function characterWidth(character: string): number {
  let width = widths.get(character);
  if (width === undefined) {
    width = measure(character);
    widths.set(character, width);
  }
  return width;
}

/**
 * The rules of the package `string-width`, which costs a start half a Node's own: it makes its pattern of all emoji before
 * it is asked for anything. Emoji that are not wide by themselves come with a mark, so that few characters need the pattern.
 */
function measure(character: string): number {
  const visible = character.replace(
    /^[\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Mark}\p{Surrogate}]+/u,
    '',
  );
  const base = visible.codePointAt(0);
  if (base === undefined) return 0;
  const marked = character.length > String.fromCodePoint(base).length;
  return marked && isEmoji(character) ? 2 : eastAsianWidth(base);
}

function isEmoji(character: string): boolean {
  // biome-ignore lint/complexity/useRegexLiterals: the compiler takes no literal with the flag v
  return new RegExp('^\\p{RGI_Emoji}$', 'v').test(character);
}

/** The columns that a text fills; SGR codes fill none. */
export function widthOfText(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === ESC) {
      at = sgrEnd(text, at);
      continue;
    }
    const end = characterEnd(text, at);
    width += isAscii(code) ? 1 : characterWidth(text.slice(at, end));
    at = end;
  }
  return width;
}
