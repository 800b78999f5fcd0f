/** Every decision as a topic, every move as a word; legal moves and what a move does go by them. */
import { type MoveWords, type Topics, topicOf } from '../../../../core/grammar.ts';
import { advance } from '../flow.ts';
import type { Tables } from '../tables.ts';
import type { Emit, Event, Move, Pending, PendingOf, State, View } from '../types.ts';
import { anyAction } from './any-action.ts';
import { BASIC_ACTIONS } from './basic-actions.ts';
import { cardsMoves, discard, repeat, tuck } from './cards.ts';
import { lessonsMoves } from './lessons.ts';
import { keep, master, mastersMoves } from './masters.ts';
import { jump, placeCubeTopic, placesMoves } from './places.ts';
import { quickMoves, reveal } from './quick.ts';
import { studyMoves } from './study.ts';
import { technologyMoves } from './technology.ts';
import { chooseTile, replaceTileTopic, tilesMoves } from './tiles.ts';
import { type NewtonTopic, topPending } from './topic.ts';
import { travelMoves } from './travel.ts';
import { play, turn, turnMoves } from './turn.ts';
import { workMoves } from './work.ts';

type NewtonTopics = { readonly [K in Pending['kind']]: NewtonTopic<PendingOf<K>> };

const NEWTON_TOPICS: NewtonTopics = {
  keep,
  play,
  turn,
  work: BASIC_ACTIONS.work.topic,
  technology: BASIC_ACTIONS.technology.topic,
  travel: BASIC_ACTIONS.travel.topic,
  lessons: BASIC_ACTIONS.lessons.topic,
  study: BASIC_ACTIONS.study.topic,
  'any-action': anyAction,
  master,
  'place-cube': placeCubeTopic,
  'choose-tile': chooseTile,
  'replace-tile': replaceTileTopic,
  jump,
  repeat,
  discard,
  reveal,
  tuck,
};
export const TOPICS: Topics<Tables, State, Pending, Move, Event> = NEWTON_TOPICS;

function newtonTopicOf(pending: Pending): NewtonTopic<Pending> {
  // The topic under the kind of a decision is the one that takes it, which TypeScript does not see.
  return NEWTON_TOPICS[pending.kind] as unknown as NewtonTopic<Pending>;
}

/** What the log says of a player for whom nothing is left to decide. */
export function nothingToDo(kind: Pending['kind']): string {
  return NEWTON_TOPICS[kind].idle?.phrase ?? 'can do nothing';
}

export const MOVES: MoveWords<Tables, View, Move> = {
  ...mastersMoves,
  ...turnMoves,
  ...quickMoves,
  ...workMoves,
  ...technologyMoves,
  ...travelMoves,
  ...lessonsMoves,
  ...studyMoves,
  ...placesMoves,
  ...tilesMoves,
  ...cardsMoves,
  stop: {
    notate: () => 'stop',
    group: 'Finish',
    describe(t, _move, view) {
      const pending = topPending(view);
      return (pending && newtonTopicOf(pending).stopText?.(t, view, pending)) ?? 'Leave this action';
    },
  },
};

export function apply(t: Tables, state: State, move: Move, emit: Emit): void {
  const pending = topPending(state);
  if (pending === undefined) throw new Error('the game is over');
  topicOf(TOPICS, pending).apply(t, state, pending, move, emit);
  settle(t, state, emit);
  if (state.pending.length === 0) advance(t, state, emit);
}

/** Ends pending decisions in which nothing is left to decide. */
function settle(t: Tables, state: State, emit: Emit): void {
  for (let pending = topPending(state); pending !== undefined; pending = topPending(state)) {
    const { idle, leave } = newtonTopicOf(pending);
    if (idle === null || !idle.test(t, state, pending)) return;
    if (idle.touched?.(pending) !== true) emit?.({ type: 'nothing', seat: state.active, kind: pending.kind });
    leave(t, state, pending, emit);
  }
}
