import { Problem } from '../core/problem.ts';

/** What went wrong, as a sentence for the player. What is no one's fault but the program's goes on as an error. */
export function problemSentence(error: unknown): string {
  if (error instanceof Problem) return error.message;
  throw error;
}
