/** What is wrong with a move file, in words. */
import type { FileProblem } from '../core/movefile.ts';
import { type Refused, refused } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { askIfMeant } from '../core/words.ts';
import type { ToldProblem } from './replay/onlooker.ts';

/** One sentence: where, what, what would be legal, what may be meant. */
export function fileSentence(path: string, problem: Omit<ToldProblem, 'kind'>): string {
  const shown = problem.legal.slice(0, 12).map(printable).join(' | ');
  const more = problem.legal.length > 12 ? ` and ${problem.legal.length - 12} more` : '';
  const legal = shown === '' ? '' : `; legal: ${shown}${more}`;
  const meant = problem.suggestion === null ? '.' : `; ${askIfMeant(`"${printable(problem.suggestion)}"`)}`;
  const where = problem.line === null ? '' : `, line ${problem.line}`;
  return `${printable(path)}${where}: ${problem.message}${legal}${meant}`;
}

export function refusedFile(path: string, problem: FileProblem | null): Refused {
  if (problem === null) return refused('illegal', `${printable(path)} is not a move file.`);
  return refused(problem.kind, fileSentence(path, problem));
}
