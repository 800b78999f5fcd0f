/**
 * The effect language of the prizes. A word is one object: what it does, what it counts, how it reads and what bots think of it.
 * A word that the schema knows and this record does not fails to compile.
 */
import type { Seat } from '../../../../core/game.ts';
import { plural } from '../../../../core/words.ts';
import { RECALL_ESTIMATE } from '../../bot/weights.ts';
import type { Data } from '../../schema.ts';
import { beginTurn } from '../turns.ts';
import type { State } from '../types.ts';

type EffectEntry = Data['prizes'][number]['effect'];

interface EffectWord<E> {
  /** What happens when the prize is won. */
  carryOut(state: State, seat: Seat, entry: E): void;
  /** At the end of the game. */
  points(entry: E): number;
  text(entry: E): string;
  /** In points, for bots. */
  estimate(entry: E): number;
}

const EFFECTS: {
  readonly [W in EffectEntry['word']]: EffectWord<Extract<EffectEntry, { readonly word: W }>>;
} = {
  /** [template.prizes.points] */
  points: {
    carryOut: () => {},
    points: entry => entry.points,
    text: entry => plural(entry.points, 'point'),
    estimate: entry => entry.points,
  },

  /** [template.prizes.recall] */
  recall: {
    carryOut(state, seat) {
      if (state.pile.length > 0) beginTurn(state, { kind: 'recall', seat });
    },
    points: () => 0,
    text: () => 'take a spent card back',
    estimate: () => RECALL_ESTIMATE,
  },
};

export function wordOf(entry: EffectEntry): EffectWord<EffectEntry> {
  // The record gives each word the object of its own entries; TypeScript does not see that the two belong together.
  return EFFECTS[entry.word] as unknown as EffectWord<EffectEntry>;
}
