/** What points are called at a table. */
import { plural } from '../../core/words.ts';
import type { AnyBoards } from './contract.ts';

export function pointWords({ points }: Pick<AnyBoards, 'points'>, amount: number): string {
  return points?.(amount) ?? plural(amount, 'point');
}
