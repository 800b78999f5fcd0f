/** The question put to the deciding player. */
import type { Decision, Mover } from '../../../core/game.ts';
import { topicOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/tables.ts';
import { TOPICS } from '../rules/topics/index.ts';
import { topPending } from '../rules/topics/topic.ts';
import type { Pending, State } from '../rules/types.ts';

export function mover(state: Readonly<State>): Mover | null {
  const pending = topPending(state);
  return pending === undefined ? null : moverOf(state, pending);
}

/** Who plays alone has nobody to hide a choice from. */
function moverOf({ active, turn, players }: Readonly<State>, pending: Pending): Mover {
  return { seat: active, turn, secret: topicOf(TOPICS, pending).secret && players > 1 };
}

export function decision(t: Tables, state: Readonly<State>): Decision | null {
  const pending = topPending(state);
  if (pending === undefined) return null;
  const { rule, open, prompt } = topicOf(TOPICS, pending);
  return {
    ...moverOf(state, pending),
    kind: pending.kind,
    prompt: prompt(t, state, pending),
    open,
    rule: typeof rule === 'string' ? rule : rule(t, state, pending),
  };
}
