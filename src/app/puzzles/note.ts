/** What is written down beside the move file of a puzzle: what the lines of its turn are worth. */
import * as z from 'zod';

const LINE = z.object({
  /** What is played, to the end of the turn or to where news came up. */
  moves: z.array(z.string()).min(1),
  /** What it is worth less than the best line, in what bots play for. 0 or below. */
  gap: z.number().max(0),
  /** Final score and lead that can be expected. */
  score: z.number(),
  lead: z.number(),
});

export const NOTE = z.object({
  format: z.literal('boardgames/puzzle@1'),
  /** The command that made it. */
  made: z.string(),
  seat: z.int().min(0),
  /** From 1, the easy bot finds the line, to 3, neither that nor the medium one does. */
  level: z.int().min(1).max(3),
  /** Points by which the best line is better than the next. */
  margin: z.number().positive(),
  /** Walks behind each of the last lines, with each of the seeds. */
  walks: z.int().positive(),
  seeds: z.tuple([z.string(), z.string()]),
  /** The best first; all that differ in what they lead to. */
  lines: z.array(LINE).min(2),
});
export type Note = z.infer<typeof NOTE>;
export type NotedLine = z.infer<typeof LINE>;
