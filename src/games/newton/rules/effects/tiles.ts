/** Words of the effect language that bring development, income and medical tiles. */
import { plural } from '../../../../core/words.ts';
import { bestSymbol, slotWorth, symbolWorth } from '../../bot/values.ts';
import { OPERATION } from '../../bot/weights.ts';
import { tileText } from '../../text/words.ts';
import { takeTile, visitMedicalCity } from '../tiles.ts';
import { ANY_TIME } from './any-time.ts';
import type { OperationWord } from './operation.ts';

/** [newton.specializations] [newton.tiles.development] */
export const TAKE_DEVELOPMENT: OperationWord<'take-development'> = {
  read: raw => raw,
  perform(t, state, op, _by, emit) {
    takeTile(t, state, 'development', op.type, emit);
  },
  text: (t, op) =>
    op.type === 'any' ? 'a development tile of your choice' : tileText(t, 'development', op.type),
  worth: (prospects, op) => (op.type === 'any' ? bestSymbol(prospects) : symbolWorth(prospects, op.type)),
  onCard: ANY_TIME,
};

/** [newton.specializations] [newton.tiles.income] */
export const TAKE_INCOME: OperationWord<'take-income'> = {
  read: raw => raw,
  perform(t, state, op, _by, emit) {
    takeTile(t, state, 'income', op.type, emit);
  },
  text: (t, op) => (op.type === 'any' ? 'an income tile of your choice' : tileText(t, 'income', op.type)),
  worth: (prospects, op) => slotWorth(prospects, op.type === 'any' ? 'points' : op.type),
  onCard: ANY_TIME,
};

/** [newton.tiles.medical] */
export const MEDICAL: OperationWord<'medical'> = {
  read: raw => raw,
  perform(t, state, _op, _by, emit) {
    visitMedicalCity(t, state, emit);
  },
  text: t =>
    `medical income tile (${plural(t.medical[0], 'point')} a round, ${t.medical[1]} after a second medical city)`,
  worth: ({ t, player, rounds }) =>
    player.incomes.includes('medical')
      ? (t.medical[1] - t.medical[0]) * rounds
      : (t.medical[0] + OPERATION.secondMedicalCity) * rounds,
  onCard: ANY_TIME,
};
