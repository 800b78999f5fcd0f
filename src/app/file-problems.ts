/** What is wrong with a move file, in words. */
import type { FileProblem } from '../core/movefile.ts';
import { Problem } from '../core/problem.ts';
import { printable } from '../core/text.ts';

/** One sentence: where, what, what would be legal, what may be meant. */
export function fileSentence(path: string, problem: Omit<FileProblem, 'kind'>): string {
  const shown = problem.legal.slice(0, 12).map(printable).join(' | ');
  const more = problem.legal.length > 12 ? ` and ${problem.legal.length - 12} more` : '';
  const legal = shown === '' ? '' : `; legal: ${shown}${more}`;
  const meant = problem.suggestion === null ? '.' : `; did you mean "${printable(problem.suggestion)}"?`;
  return `${printable(path)}, line ${problem.line}: ${problem.message}${legal}${meant}`;
}

export function fileError(path: string, problem: FileProblem | null): Problem {
  if (problem === null) return new Problem(`${printable(path)} is not a move file.`, 'illegal');
  return new Problem(fileSentence(path, problem), problem.kind);
}
