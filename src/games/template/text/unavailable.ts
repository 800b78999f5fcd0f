/** What the deciding player might expect but cannot do now. */
import type { Reason } from '../../../core/game.ts';
import { topicOf } from '../../../core/grammar.ts';
import type { Tables } from '../rules/data.ts';
import { TOPICS } from '../rules/topics/index.ts';
import type { State } from '../rules/types.ts';

export function unavailable(t: Tables, state: Readonly<State>): Reason[] {
  const { pending } = state;
  return pending === null ? [] : topicOf(TOPICS, pending).unavailable(t, state, pending);
}
