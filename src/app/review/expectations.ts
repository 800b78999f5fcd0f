/** What games of bots have taught about a game's estimates, as the package has it. */
import * as z from 'zod';
import type { Expectations } from '../../bots/expectation.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { check, parseJson } from '../../programs/messages.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { readBundled } from '../../storage/rules-data.ts';

const NUMBERS = z.array(z.number()).min(1);
const EXPECTATIONS = z.object({
  /** The command that made it. */
  made: z.string(),
  data: z.string(),
  rules: z.int(),
  players: z.record(
    z.string(),
    z.object({
      ...{ spread: z.number().positive(), turns: NUMBERS, score: NUMBERS, lead: NUMBERS },
      rounds: z.array(z.object({ score: z.number(), lead: z.number() })),
    }),
  ),
});

/** Null where a game has none. */
export function readExpectations(gameId: string, files: FileSystem): Result<Expectations | null> {
  const text = readBundled(gameId, files, 'bots', 'expectations.json');
  if (!text.ok) return text;
  if (text.value === null) return done(null);
  const json = parseJson(text.value);
  const checked = json.ok ? check(EXPECTATIONS, json.value) : json;
  if (checked.ok) return checked;
  return refused('failure', `The expectations of ${gameId} cannot be read: ${checked.problem.message}.`);
}
