/** What the full screen switches on in a terminal, and off again whichever way it is left. */
export interface Modes {
  readonly on: string;
  readonly off: string;
}

const ALTERNATE_SCREEN = 1049;
const CURSOR = 25;
const WRAP = 7;
/** Presses, releases and the wheel; not the way in between. */
const MOUSE = 1000;
/** Mouse reports in digits, without a limit on columns. */
const MOUSE_SGR = 1006;
const BRACKETED_PASTE = 2004;
const SYNCHRONIZED = 2026;

const high = (...modes: number[]): string => modes.map(mode => `\u001B[?${mode}h`).join('');
const low = (...modes: number[]): string => modes.map(mode => `\u001B[?${mode}l`).join('');
const ERASE = '\u001B[2J';
const HOME = '\u001B[H';
const PLAIN = '\u001B[0m';

/** Terminals that know it show what stands between the two at once. */
export const FRAME = { begin: high(SYNCHRONIZED), end: low(SYNCHRONIZED) } as const;

/** Where the mouse is not wanted, its modes are never spoken of. */
export function modesFor({ mouse }: { readonly mouse: boolean }): Modes {
  const pointing = mouse ? [MOUSE, MOUSE_SGR] : [];
  return {
    on: high(ALTERNATE_SCREEN) + low(CURSOR, WRAP) + high(...pointing, BRACKETED_PASTE) + ERASE + HOME,
    off:
      low(SYNCHRONIZED, BRACKETED_PASTE, ...pointing.toReversed()) +
      PLAIN +
      high(WRAP, CURSOR) +
      ERASE +
      low(ALTERNATE_SCREEN),
  };
}
