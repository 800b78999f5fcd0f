/**
 * `npm run fuzz-data -- [--count N] [--seed S] [--game ID [--table NAME]] [--from N]`: spoils the component data of every game in every field
 * and plays what passes the check (test/fuzz/data). Tells every trial that broke; exits with 1 where one did.
 */
import { parseArgs } from 'node:util';
import { requireGame } from '../src/app/load-game.ts';
import { unwrap } from '../src/core/result.ts';
import { attemptTrial, labelOf, trials } from '../test/fuzz/data/trial.ts';
import { games } from '../test/support/games.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'data' },
    game: { type: 'string' },
    table: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});
const [count, from] = [Number(values.count), Number(values.from)];
if (!Number.isSafeInteger(count) || !Number.isSafeInteger(from) || count < 1 || from < 0)
  throw new Error('--count and --from are whole numbers');
const chosen = values.game === undefined ? games : [unwrap(requireGame(values.game, games))];
const sources = chosen.map(entry => trials(entry, values.seed, table => (values.table ?? table) === table));
const tally = { refused: 0, played: 0, finished: 0, broken: 0, decisions: 0 };
const reasons = new Map<string, number>();
/** Of each reason only so many trials are told. */
const TOLD = 3;

for (let number = 0; number < from + count; number++) {
  const trial = sources[number % sources.length]!.next().value;
  if (number < from) continue;
  try {
    const { kind, decisions } = await attemptTrial(trial, number);
    tally[kind] += 1;
    tally.decisions += decisions;
  } catch (error) {
    tally.broken += 1;
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
    const key = `${trial.entry.meta.id} ${trial.table}: ${reason.replace(/\d+/gu, '#')}`;
    const times = (reasons.get(key) ?? 0) + 1;
    reasons.set(key, times);
    if (times <= TOLD) process.stdout.write(`${number}: ${labelOf(trial)}\n    ${reason}\n`);
  }
  if ((number + 1) % 5_000 === 0) process.stderr.write(`${number + 1}: ${JSON.stringify(tally)}\n`);
}
process.stdout.write(
  `${count} tables spoilt: ${tally.refused} refused, ${tally.played + tally.finished} played (${tally.finished} to the end, ${tally.decisions} decisions), ${tally.broken} broken\n`,
);
process.exitCode = tally.broken === 0 ? 0 : 1;
