/** Moves in words: in files, in menus, and the headings of menus. */
import type { Names } from '../../../core/game.ts';
import { amountOf, groupOf, isExtraIn, moveWordOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/data.ts';
import { MOVES } from '../rules/topics/index.ts';
import type { Move, View } from '../rules/types.ts';

export function notate(t: Tables, move: Move): string {
  return moveWordOf(MOVES, move).notate(t, move);
}

export function describe(t: Tables, move: Move, view: View, names: Names): string {
  return moveWordOf(MOVES, move).describe(t, move, view, names);
}

export function group(t: Tables, move: Move): string {
  return groupOf(MOVES, t, move);
}

export function amount(move: Move): number | null {
  return amountOf(MOVES, move);
}

export function isExtra(t: Tables, move: Move, view: View): boolean {
  return isExtraIn(MOVES, t, move, view);
}
