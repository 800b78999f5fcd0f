/** What the main thread and a simulation thread say to each other. */
import type { NewGameMessage, OverMessage } from '../../programs/messages.ts';
import type { Question } from '../../programs/question.ts';
import type { SimResult } from './run.ts';

export type ToLane =
  | { readonly type: 'play'; readonly index: number }
  | { readonly type: 'chosen'; readonly notation: string | null };

/** Results, and what is to be passed on to a program. */
export type FromLane =
  | { readonly type: 'played'; readonly result: SimResult }
  | { readonly type: 'begin'; readonly player: number; readonly game: NewGameMessage }
  | { readonly type: 'choose'; readonly player: number; readonly question: Question }
  | { readonly type: 'over'; readonly player: number; readonly ending: OverMessage };
