import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manualPage } from '../../scripts/man/page.ts';
import { parseConfig } from '../../src/storage/config-schema.ts';
import { movableActions, rebind } from '../../src/tui/input/rebind.ts';

const PATH = join(import.meta.dirname, '../../docs/boardgames.1');

describe('the manual page', () => {
  it('is made from the commands as they are (node scripts/run.mjs scripts/man.ts)', () => {
    expect(readFileSync(PATH, 'utf8')).toBe(manualPage());
  });

  it('is sound for groff, where that is installed', () => {
    const { error, stderr } = spawnSync('groff', ['-man', '-Tascii', '-ww', '-z', PATH], {
      encoding: 'utf8',
    });
    if (error === undefined) expect(stderr).toBe('');
  });

  it('has an example of a configuration that is obeyed', () => {
    const example = /^\.nf\n(?<toml>name = [\s\S]*?)^\.fi$/mu.exec(manualPage())?.groups?.['toml'];
    const { keys } = parseConfig(example?.replaceAll('\\-', '-') ?? '', 'config.toml');
    expect(Object.keys(keys ?? {})).toEqual(['undo', 'next-panel']);
    expect(rebind(keys ?? {}).undo).toEqual(['z']);
  });

  it('names every action that can have another key', () => {
    const page = manualPage().replaceAll('\\-', '-');
    for (const action of movableActions())
      expect(page).toMatch(new RegExp(`\\[(?:.*, )?${action}[\\],]`, 'u'));
  });

  it('speaks of every command and of the exit codes', () => {
    const page = manualPage();
    for (const word of ['learn', 'daily', 'history', 'verify', 'completion', 'games rename']) {
      expect(page).toContain(`.SS ${word}`);
    }
    for (const code of [0, 1, 2, 3, 4, 5]) expect(page).toContain(`.B ${code}\n`);
  });
});
