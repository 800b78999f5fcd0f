/** The question for the line to jump to. */
import type { Rect, Size } from '../boards/contract.ts';
import type { Keymap } from '../input/actions.ts';
import { bindingsOf } from '../input/key-list.ts';
import { type Region, shifted } from '../input/regions.ts';
import { dialogRect, insideDialog } from '../overlays/box.ts';
import { keyRows } from '../overlays/help.ts';
import type { Theme } from '../theme.ts';
import { JUMP_KEYS } from './keys.ts';

export interface JumpDialog {
  readonly rect: Rect;
  readonly keys: readonly string[];
  readonly regions: readonly Region[];
}

/** The field, a blank line, and the keys. */
const ABOVE_KEYS = 2;

export function jumpDialog(size: Size, keymap: Keymap, theme: Theme): JumpDialog {
  const { width } = insideDialog(dialogRect(0, size));
  const { lines, regions } = keyRows(bindingsOf(JUMP_KEYS, keymap, null), width, theme);
  const rect = dialogRect(ABOVE_KEYS + lines.length, size);
  const inside = insideDialog(rect);
  return {
    rect,
    keys: lines,
    regions: shifted(regions, { row: inside.row + ABOVE_KEYS, col: inside.col }),
  };
}
