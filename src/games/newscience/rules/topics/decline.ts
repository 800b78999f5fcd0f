/** An action may always be given up: nothing forces success on a player. [newscience.resolution.target] */
import type { MoveWord } from '../../../../core/grammar.ts';
import { DECLINED } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import type { Move, View } from '../types.ts';

export const DECLINE: Move = { type: 'decline' };

export const declineMove: MoveWord<Tables, View, Extract<Move, { type: 'decline' }>> = {
  notate: () => 'decline',
  group: 'Decline',
  describe: (_, _move, { pending }) => (pending === null ? 'Decline' : `Decline ${DECLINED[pending.kind]}`),
};
