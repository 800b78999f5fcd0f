/** The question behind the pending decision, in words. */
import type { Decision } from '../../../core/game.ts';
import { topicOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/data.ts';
import { TOPICS } from '../rules/topics/index.ts';
import type { State } from '../rules/types.ts';

export function decision(t: Tables, state: Readonly<State>): Decision | null {
  const { pending, turn } = state;
  if (pending === null) return null;
  const { seat, kind } = pending;
  const topic = topicOf(TOPICS, pending);
  return {
    seat,
    turn,
    kind,
    prompt: topic.prompt(t, state, pending),
    secret: topic.secret,
    open: topic.open,
    rule: typeof topic.rule === 'string' ? topic.rule : topic.rule(t, state, pending),
  };
}
