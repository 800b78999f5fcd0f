/** What the screens hear of: keys, the mouse, pasted text. */
import { type Key, keyOf } from '../keys.ts';

export interface MouseInput {
  readonly type: 'mouse';
  readonly action: 'press' | 'release' | 'wheel-up' | 'wheel-down';
  /** Null for the wheel. */
  readonly button: 'left' | 'middle' | 'right' | null;
  /** The cell, counted from 0 as rectangles are. */
  readonly row: number;
  readonly col: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

export type InputEvent =
  | { readonly type: 'key'; readonly key: Key }
  | MouseInput
  | { readonly type: 'paste'; readonly text: string };

/** SGR mouse reports (mode 1006): button and modifiers, column, row; a capital M for pressed. */
const MOUSE = /^\u001B\[<(?<code>\d{1,3});(?<col>\d{1,5});(?<row>\d{1,5})(?<end>[Mm])$/u;
/** Device attributes, positions, states of modes and windows: answers to what a program has asked. */
const REPLY = /^\u001B\[[<=>?]?[\d;:]*\$?[cntRy]$/u;

export function isReply(sequence: string): boolean {
  return REPLY.test(sequence);
}

/** Null for what is nothing of ours: focus reports, keys that have no name here, the mouse on its way. */
export function eventOf(sequence: string): InputEvent | null {
  const report = MOUSE.exec(sequence)?.groups;
  if (report !== undefined) return mouseOf(report);
  const key = keyOf(sequence);
  return key === null ? null : { type: 'key', key };
}

const BUTTONS = ['left', 'middle', 'right'] as const;
const SHIFT = 4;
const ALT = 8;
const CTRL = 16;
const MOTION = 32;
const WHEEL = 64;
/** Buttons beyond the third and the wheel. */
const MORE = 128;

function mouseOf(report: Readonly<Record<string, string>>): MouseInput | null {
  const code = Number(report['code']);
  if ((code & MOTION) !== 0 || (code & MORE) !== 0) return null;
  const number = code & 3;
  const where = {
    type: 'mouse',
    row: Math.max(0, Number(report['row']) - 1),
    col: Math.max(0, Number(report['col']) - 1),
    shift: (code & SHIFT) !== 0,
    alt: (code & ALT) !== 0,
    ctrl: (code & CTRL) !== 0,
  } as const;
  if ((code & WHEEL) !== 0) {
    // Two and three turn sideways.
    return number > 1 ? null : { ...where, action: number === 0 ? 'wheel-up' : 'wheel-down', button: null };
  }
  const button = BUTTONS[number];
  return button === undefined
    ? null
    : { ...where, action: report['end'] === 'M' ? 'press' : 'release', button };
}
