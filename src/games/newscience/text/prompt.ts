/** Who decides now, and the question. */
import type { Decision } from '../../../core/game.ts';
import { topicOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/data.ts';
import { TOPICS } from '../rules/topics/index.ts';
import type { State } from '../rules/types.ts';

export function decision(t: Tables, state: Readonly<State>): Decision | null {
  const { pending, turn } = state;
  if (pending === null) return null;
  const { rule, secret, open, prompt } = topicOf(TOPICS, pending);
  return {
    seat: pending.seat,
    turn,
    kind: pending.kind,
    prompt: prompt(t, state, pending),
    secret,
    open,
    rule: typeof rule === 'string' ? rule : rule(t, state, pending),
  };
}
