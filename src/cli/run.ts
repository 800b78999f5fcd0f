/** One run of the program: arguments in, exit code out. Loads nothing that the command does not need. */
import { join } from 'node:path';
import { Problem } from '../core/problem.ts';
import { readText } from '../storage/read-file.ts';
import { packageRoot } from '../storage/rules-data.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import { printJson, printLines } from './print.ts';

export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    if (argv[0] === '--version' || argv[0] === '-V') return printVersion(argv.includes('--json'), io);
    const { dispatch } = await import('./program.ts');
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof Problem) {
      io.stderr.write(`boardgames: ${error.message}\n`);
      return EXIT[error.kind];
    }
    const { reportCrash } = await import('./crash.ts');
    return reportCrash(error, io);
  }
}

export function version(io: Io): string {
  const text = readText(join(packageRoot(io.files), 'package.json'), 1_000_000, io.files);
  return String((JSON.parse(text) as { readonly version?: unknown }).version ?? 'unknown');
}

function printVersion(json: boolean, io: Io): number {
  if (json) printJson(io, 'version@1', { version: version(io) });
  else printLines(io, [version(io)]);
  return 0;
}
