/** One run of the program: arguments in, exit code out. Loads nothing that the command does not need. */
import { join } from 'node:path';
import { done, type Result } from '../core/result.ts';
import { readText } from '../storage/read-file.ts';
import { packageRoot } from '../storage/rules-data.ts';
import { EXIT, type Exit } from './exit-codes.ts';
import type { Io } from './io.ts';
import { printJson, printLines } from './print.ts';

export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const ended = await runCommand(argv, io);
    if (ended.ok) return ended.value;
    io.stderr.write(`boardgames: ${ended.problem.message}\n`);
    return EXIT[ended.problem.kind];
  } catch (error) {
    return report(error, io);
  }
}

/** The report itself has to be loaded: an update of the program while it runs may have taken its files away. */
export async function report(error: unknown, io: Io): Promise<number> {
  try {
    const { reportCrash } = await import('./crash.ts');
    return reportCrash(error, io);
  } catch {
    io.stderr.write('boardgames: The files of the program have changed while it ran, as by an update. ');
    io.stderr.write('Start it again; kept games are safe.\n');
    return EXIT.failure;
  }
}

async function runCommand(argv: readonly string[], io: Io): Promise<Exit> {
  if (argv[0] === '--version' || argv[0] === '-V') return printVersion(argv.includes('--json'), io);
  const { dispatch } = await import('./program.ts');
  return dispatch(argv, io);
}

export function version(io: Io): Result<string> {
  const root = packageRoot(io.files);
  const text = root.ok ? readText(join(root.value, 'package.json'), 1_000_000, io.files) : root;
  if (!text.ok) return text;
  return done(String((JSON.parse(text.value) as { readonly version?: unknown }).version ?? 'unknown'));
}

function printVersion(json: boolean, io: Io): Exit {
  const found = version(io);
  if (!found.ok) return found;
  if (json) printJson(io, 'version@1', { version: found.value });
  else printLines(io, [found.value]);
  return done(EXIT.done);
}
