/** Who decides now, and the question. */
import type { Decision, Mover } from '../../../core/game.ts';
import { topicOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/data.ts';
import { TOPICS } from '../rules/topics/index.ts';
import type { State } from '../rules/types.ts';

export function mover({ pending, turn }: Readonly<State>): Mover | null {
  return pending === null ? null : { seat: pending.seat, turn, secret: topicOf(TOPICS, pending).secret };
}

export function decision(t: Tables, state: Readonly<State>): Decision | null {
  const { pending } = state;
  const asked = mover(state);
  if (pending === null || asked === null) return null;
  const { rule, open, prompt } = topicOf(TOPICS, pending);
  return {
    ...asked,
    kind: pending.kind,
    prompt: prompt(t, state, pending),
    open,
    rule: typeof rule === 'string' ? rule : rule(t, state, pending),
  };
}
