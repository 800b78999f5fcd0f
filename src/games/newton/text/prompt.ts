/** The question put to the deciding player. */
import type { Decision } from '../../../core/game.ts';
import { topicOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/tables.ts';
import { TOPICS } from '../rules/topics/index.ts';
import { topPending } from '../rules/topics/topic.ts';
import type { State } from '../rules/types.ts';

export function decision(t: Tables, state: Readonly<State>): Decision | null {
  const pending = topPending(state);
  if (pending === undefined) return null;
  const { rule, secret, open, prompt } = topicOf(TOPICS, pending);
  return {
    seat: state.active,
    turn: state.turn,
    kind: pending.kind,
    prompt: prompt(t, state, pending),
    // Who plays alone has nobody to hide a choice from.
    secret: secret && state.players > 1,
    open,
    rule: typeof rule === 'string' ? rule : rule(t, state, pending),
  };
}
