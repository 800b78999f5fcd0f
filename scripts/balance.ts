/**
 * Measures how balanced the components of a game are in play of our bots. `npm run balance -- GAME tune|before|after [SCALE]` prints
 * tables; SCALE multiplies the number of games. `tune` deals from the seeds that numbers may be tuned on; with `before` or `after`
 * the games are dealt from others, `--seed PREFIX` or `measure`, and the result is written to bench/results/balance-GAME-before.json
 * or -after.json, too. `--only TEXT` takes the parts with TEXT in their names alone ("medium 3"), so that a long measurement can be
 * taken in pieces. What is measured stands in scripts/balance/GAME.ts.
 */
import { parseArgs } from 'node:util';
import { requireGame } from '../src/app/load-game.ts';
import { unwrap } from '../src/core/result.ts';
import { registry } from '../src/registry.ts';
import { type Measure, type Run, writeResults } from './balance/shared.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string' } },
});
const [id = '', label = 'tune', scale = '1'] = positionals;
if (label !== 'tune' && label !== 'before' && label !== 'after')
  throw new Error(`"${label}" is none of tune, before and after`);
if (!(Number(scale) > 0)) throw new Error(`"${scale}" is no factor on the number of games`);
const { meta } = unwrap(requireGame(id, registry));
const { measure }: { readonly measure: Measure } = await import(`./balance/${meta.id}.ts`);
const seed = values.seed ?? (label === 'tune' ? 'tune' : 'measure');
const run: Run = { seed, scale: Number(scale), only: values.only ?? null };
const measured = await measure(run);
if (label !== 'tune') console.log(`\nWritten to ${writeResults(meta.id, label, run, measured)}`);
