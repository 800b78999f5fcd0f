/**
 * Whether a table shows what a player owns. Gains and payments are open, so bots and attentive players can count; the option
 * is about who does the counting for people. [leonardo.secret.counted]
 */
import type { Seat } from '../../../core/game.ts';
import type { View } from './types.ts';

/** Are florins and components of this player written out for the viewer? At the end all are. [leonardo.open] */
export function isCounted({ viewer, counted, open, phase }: View, seat: Seat): boolean {
  return counted || open || seat === viewer || phase === 'over';
}
