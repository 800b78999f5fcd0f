/** The program is updated while it runs: what it loads on demand is not there any more. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ASKED, Robot } from '../tui/robot.ts';
import { build } from './support/bin.ts';

const ROOT = join(import.meta.dirname, '../..');

beforeAll(build, 120_000);

it('a table whose program is gone ends with a sentence, not with a frozen screen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardgames-updated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['bin', 'dist', 'package.json', 'rules-data/newton'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  const command = [process.execPath, join(folder, 'bin/boardgames.js'), 'newton', '--solo'] as const;
  const player = new Robot([], { command });
  onTestFinished(() => player.close());
  await player.see(ASKED);
  rmSync(join(folder, 'dist'), { recursive: true });
  // A hint asks a bot, which has not been loaded yet.
  player.press('h');
  expect(await player.ended()).toBe(1);
  expect(player.screen).toContain('Start it again; kept games are safe.');
  expect(player.modesLeftOn).toEqual([]);
  expect(readdirSync(join(player.home, 'games')).filter(name => name.endsWith('.lock'))).toEqual([]);
});
