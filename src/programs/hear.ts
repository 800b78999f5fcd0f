/** What the table makes of a line that a program wrote: a pure function of the line and of what was asked. */
import { nearest, quote } from '../core/text.ts';
import { askIfMeant } from '../core/words.ts';
import { type Greeting, readProgramMessage } from './messages.ts';
import type { Question } from './question.ts';

export type Expected =
  | { readonly type: 'hello' }
  | { readonly type: 'move'; readonly question: Question }
  /** `answered` is the question that was answered last, 0 where none was. */
  | { readonly type: 'nothing'; readonly answered: number };

export type Heard =
  | { readonly type: 'hello'; readonly greeting: Greeting }
  | { readonly type: 'move'; readonly move: string; readonly reason: string | null }
  /** It did not understand a line of the table's. */
  | { readonly type: 'complaint'; readonly message: string }
  /** An answer that comes again, or after its question was withdrawn. */
  | { readonly type: 'stale' }
  | { readonly type: 'mistake'; readonly message: string };

export function hear(expected: Expected, line: string): Heard {
  const read = readProgramMessage(line);
  if (!read.ok) return mistake(read.problem.message);
  const message = read.value;
  if (message.type === 'error') return { type: 'complaint', message: message.message };
  if (message.type === 'hello') {
    return expected.type === 'hello'
      ? { type: 'hello', greeting: message }
      : mistake('a program says hello once, when it is started');
  }
  if (expected.type === 'hello') return mistake('a program says hello first');
  if (expected.type === 'nothing') {
    return message.number <= expected.answered ? { type: 'stale' } : mistake('nothing was asked');
  }
  const { number, moves } = expected.question;
  if (message.number < number) return { type: 'stale' };
  if (message.number !== number) return mistake(`the question is number ${number}, not ${message.number}`);
  const notations = moves.map(({ move }) => move);
  if (notations.includes(message.move)) {
    return { type: 'move', move: message.move, reason: message.reason ?? null };
  }
  const meant = nearest(message.move, notations);
  const hint = meant === null ? '"moves" lists what is' : askIfMeant(quote(meant));
  return mistake(`not legal here: ${quote(message.move)}; ${hint}`);
}

function mistake(message: string): Heard {
  return { type: 'mistake', message };
}
