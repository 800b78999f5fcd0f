/** What nobody foresaw: one sentence for the player, the details in a file, nothing of the game in either. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { dataHome } from '../storage/paths.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import { version } from './run.ts';

export function reportCrash(error: unknown, io: Io): number {
  const path = writeReport(error, io);
  const where = path === null ? 'no report could be written' : `a report is in ${printable(path)}`;
  io.stderr.write(`boardgames: Something went wrong that should not have; ${where}. Kept games are safe.\n`);
  return EXIT.failure;
}

function writeReport(error: unknown, io: Io): string | null {
  const stamp = new Date()
    .toISOString()
    .replace(/[^\dT]/gu, '-')
    .slice(0, 19);
  const name = `crash-${stamp}-${process.pid}.txt`;
  const home = dataHome(io.env);
  for (const folder of [...(home.ok ? [join(home.value, 'crashes')] : []), tmpdir()]) {
    try {
      const path = join(folder, name);
      io.files.makeDirectory(folder);
      io.files.create(path, reportText(error, io));
      return path;
    } catch {
      // The next folder may take it.
    }
  }
  return null;
}

function reportText(error: unknown, io: Io): string {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `boardgames ${versionOrUnknown(io)}, Node ${process.version}, ${process.platform} ${process.arch}\n\n${details}\n`;
}

function versionOrUnknown(io: Io): string {
  try {
    return unwrap(version(io));
  } catch {
    return 'unknown';
  }
}
