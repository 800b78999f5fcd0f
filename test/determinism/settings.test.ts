/** The same game whatever the locale, the time zone, the colours and the terminal. Other Nodes: scripts/smoke-nodes.mjs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { BIN, build } from '../cli/support/bin.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/hashes.mjs');
const ANSWERS = '150';

const hashes = (env: Readonly<Record<string, string>>): string =>
  execFileSync(process.execPath, [SCRIPT, BIN, ANSWERS], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });

let usual: string;

beforeAll(() => {
  build();
  usual = hashes({ LC_ALL: 'C.UTF-8', TZ: 'UTC', TERM: 'xterm-256color' });
}, 180_000);

it.each<Record<string, string>>([
  { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', FORCE_COLOR: '3', COLUMNS: '20' },
  { LC_ALL: 'C', TZ: 'America/St_Johns', NO_COLOR: '1', TERM: 'dumb', LINES: '5' },
  { LANG: 'ar_EG.UTF-8', TZ: 'Asia/Kathmandu', COLORTERM: 'truecolor', NODE_ICU_DATA: '/nowhere' },
])('with %o', env => {
  expect(hashes(env)).toBe(usual);
});
