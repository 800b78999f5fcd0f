/** Keys by name. `terminal/reader.ts` reads them from the terminal. */

/** A printable character, or a name of two letters and more such as `up`, `enter`, `ctrl-c`. */
export type Key = string;

const ESCAPES: Readonly<Record<string, Key>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  '[H': 'home',
  '[F': 'end',
  '[1~': 'home',
  '[7~': 'home',
  '[4~': 'end',
  '[8~': 'end',
  '[3~': 'delete',
  '[5~': 'pageup',
  '[6~': 'pagedown',
  '[Z': 'shift-tab',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  OH: 'home',
  OF: 'end',
};

const CONTROLS: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007F': 'backspace',
  '\u001B': 'esc',
};

/** Stands for bytes that are no text. */
const UNDECODED = '\uFFFD';

/** The key that a sequence stands for; null for what is no key of ours. */
export function keyOf(sequence: string): Key | null {
  const control = CONTROLS[sequence];
  if (control !== undefined) return control;
  if (sequence.startsWith('\u001B')) {
    const body = sequence.slice(1);
    // With shift, control or alt a key counts as itself.
    const bare = body.replace(/^\[1;\d+(?=[A-Z]$)/u, '[').replace(/^(\[\d+);\d+~$/u, '$1~');
    return ESCAPES[body] ?? ESCAPES[bare] ?? null;
  }
  const code = sequence.codePointAt(0) ?? 0;
  if (code < 32) return `ctrl-${String.fromCharCode(code + 96)}`;
  return sequence === UNDECODED || /^[\p{Cc}\p{Cf}\p{Cs}]$/u.test(sequence) ? null : sequence;
}

/** Every name that a key other than a character can have. Control and i, say, is no such name: it arrives as a tab. */
export const NAMED_KEYS: ReadonlySet<Key> = new Set([
  ...Object.values(ESCAPES),
  ...Object.values(CONTROLS),
  ...Array.from({ length: 26 }, (_, i) => keyOf(String.fromCharCode(i + 1))).filter(key => key !== null),
]);

export function isCharacter(key: Key): boolean {
  return [...key].length === 1;
}
