/**
 * `npm run bench [-- PART...] [--quick] [--json] [--cpu] [--against DIR]`: everything that is claimed about speed, measured side by side in
 * one run. Absolute figures belong to one machine; the bars are ratios.
 */
import { runChild } from './child.ts';
import { formatMachine, resultTable } from './format.ts';
import type { Part, Settings } from './part.ts';
import { bot } from './parts/bot.ts';
import { builds } from './parts/builds.ts';
import { costs } from './parts/costs.ts';
import { env } from './parts/env.ts';
import { files } from './parts/files.ts';
import { host } from './parts/host.ts';
import { kernel } from './parts/kernel.ts';
import { review } from './parts/review.ts';
import { rng } from './parts/rng.ts';
import { screen } from './parts/screen.ts';
import { sim } from './parts/sim.ts';
import { startup } from './parts/startup.ts';
import type { Report, Row } from './report.ts';
import { met, thisMachine } from './report.ts';
import { CHILD_FLAG } from './sides.ts';

const parts: Readonly<Record<string, Part>> = {
  kernel,
  costs,
  files,
  startup,
  screen,
  host,
  bot,
  sim,
  env,
  review,
  rng,
  builds,
};

async function main(args: readonly string[]): Promise<number> {
  const quick = args.includes('--quick');
  const json = args.includes('--json');
  const at = args.indexOf('--against');
  const against = at < 0 ? null : (args[at + 1] ?? null);
  const wanted = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
  const unknown = wanted.find(name => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    process.stderr.write(`no part is called "${unknown}"; there are: ${Object.keys(parts).join(', ')}\n`);
    return 2;
  }
  const settings: Settings = {
    quick,
    repetitions: quick ? 3 : 7,
    sliceMs: quick ? 150 : 500,
    cpu: args.includes('--cpu'),
    against,
    progress: text => process.stderr.write(`  ${text}\n`),
  };
  const machine = thisMachine();
  if (!json) process.stdout.write(`${formatMachine(machine)}\n`);
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stderr.write(`measuring ${name}\n`);
    const measured = await part(settings);
    rows.push(...measured);
    if (!json) process.stdout.write(`\n${name}\n${resultTable(measured)}\n`);
  }
  const { repetitions } = settings;
  const report: Report = { format: 'boardgames/bench@1', machine, quick, repetitions, rows };
  if (json) process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
  const missed = rows.filter(row => met(row) === false);
  if (!json)
    process.stdout.write(`\n${missed.length === 0 ? 'every bar met' : `${missed.length} bars missed`}\n`);
  return missed.length === 0 ? 0 : 1;
}

const [flag, ...rest] = process.argv.slice(2);
if (flag === CHILD_FLAG) await runChild(rest[0]!, rest[1]!);
else process.exitCode = await main(process.argv.slice(2));
