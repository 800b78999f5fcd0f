import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds once before all tests, so that those that start the program need not race for it. */
export default function build(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs'), '--if-stale'], {
    stdio: 'inherit',
  });
}
