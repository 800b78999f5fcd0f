/** Shows a long text in the user's pager. */
import { spawn } from 'node:child_process';
import type { Env } from '../storage/paths.ts';

/** Resolves to false where no pager can be run. */
export function showInPager(text: string, env: Env): Promise<boolean> {
  const pager = env['PAGER'] || 'less';
  return new Promise(resolve => {
    // PAGER may hold arguments, so the shell starts it; less quits at once where everything fits on a screen.
    const child = spawn(pager, {
      shell: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { LESS: 'FRX', ...env },
    });
    child.on('error', () => resolve(false));
    child.on('close', code => resolve(code === 0));
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}
