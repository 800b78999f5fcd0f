/** Shows a long text in the user's pager. */
import { spawn } from 'node:child_process';
import type { Env } from '../storage/paths.ts';

/** Resolves to false where there is no pager to be had. */
export function showInPager(text: string, env: Env): Promise<boolean> {
  const pager = env['PAGER'] || 'less';
  return new Promise(resolve => {
    // A pager may be written with arguments, which is a matter for the shell; quits at once where all fits a screen.
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
