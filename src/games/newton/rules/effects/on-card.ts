/** Words of the effect language that only make sense on an action card: they change or use what cards do. */
import { EFFECT_TO_COME, OPERATION } from '../../bot/weights.ts';
import { payText } from '../../text/words.ts';
import { isFreeVillage } from '../map.ts';
import { meansText } from './any-time.ts';
import { isRepeatable } from './index.ts';
import { MODIFIERS } from './modifiers.ts';
import type { OperationWord } from './operation.ts';

/** A jump is made beside the action; what else is modified shows within it. [newton.effects.village-jump] */
export const MODIFY: OperationWord<'modify'> = {
  read: raw => ({ op: 'modify', rule: raw.rule, coins: raw.pay?.coins ?? 0 }),
  perform(_t, state, op) {
    if (op.rule === 'village-jump') state.pending.push({ kind: 'jump', coins: op.coins });
  },
  text: (_t, op) => payText(op.coins, ': ') + MODIFIERS[op.rule].text,
  worth: () => OPERATION.modifier,
  onCard: {
    rule: op => MODIFIERS[op.rule].rule,
    immediate: false,
    possible: (t, table, seat, op) =>
      op.rule === 'village-jump' &&
      seat.coins >= op.coins &&
      t.villages.some(village => isFreeVillage(t, table, village)),
    impossible: (t, table, seat, op) => {
      if (op.rule === 'village-jump') return meansText(seat);
      const { card } = table.cardInPlay;
      return `it works only within this card's own ${t.cards[card]!.action} action`;
    },
    worth: () => EFFECT_TO_COME.other,
  },
};

/** [newton.effects.repeat] */
export const REPEAT: OperationWord<'repeat-lightning'> = {
  read: raw => raw,
  perform(_t, state) {
    state.pending.push({ kind: 'repeat' });
  },
  text: () => 'repeat the immediate effect of another card on your desk',
  worth: () => OPERATION.repeat,
  onCard: {
    rule: () => 'newton.effects.repeat',
    immediate: true,
    possible: (t, table, seat) => seat.desk.some(other => isRepeatable(t, table, seat, other)),
    impossible: () => 'no other card on your desk has an immediate effect that you could use',
    worth: () => EFFECT_TO_COME.repeat,
  },
};
