import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { hasLesson } from '../support/games.ts';
import { World } from './support/world.ts';

const ids = registry.map(({ meta }) => meta.id);

async function script(world: World, shell: string): Promise<string> {
  const { code, out } = await world.run(['completion', shell], { games: registry, files: nodeFiles });
  expect(code).toBe(0);
  return out;
}

describe('completion', () => {
  it('completes commands, flags, values, games and kept games in bash', async () => {
    const world = new World();
    world.write('completion.bash', await script(world, 'bash'));
    chmodSync(world.write('boardgames', '#!/bin/sh\necho "newton-owl newton-fox"\n'), 0o755);
    const complete = (...words: string[]): string[] => {
      const run = `source completion.bash; COMP_WORDS=(boardgames "$@"); COMP_CWORD=$#; _boardgames; echo "\${COMPREPLY[*]}"`;
      const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', run, 'bash', ...words], {
        cwd: world.folder,
        env: { SHLVL: '1', PATH: `${world.folder}:${process.env['PATH']}` },
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return stdout.trim().split(/\s+/u);
    };
    for (const id of ids) expect(complete(id.slice(0, 2))).toContain(id);
    const gamesAfter = (command: string): string[] =>
      complete(command, '').filter(word => !word.startsWith('-'));
    expect(gamesAfter('rules')).toEqual(ids);
    expect(gamesAfter('learn')).toEqual(registry.filter(hasLesson).map(({ meta }) => meta.id));
    expect(complete('newton', '--p')).toEqual(['--players', '--plain']);
    expect(complete('newton', '--masters', 'd')).toEqual(['dealt', 'draft']);
    expect(complete('leonardo', '--curtain', '')).toEqual(['auto', 'always', 'never']);
    expect(complete('newton', '--theme', '')).toEqual(['auto', 'dark', 'light']);
    expect(complete('replay', '--no-')).toEqual(['--no-color', '--no-mouse', '--no-warnings']);
    expect(complete('daily', '--s')).toEqual(['--share']);
    expect(complete('resume', 'newton-f')).toEqual(['newton-fox']);
    expect(complete('replay', 'newton-o')).toEqual(['newton-owl']);
    expect(complete('games', 'r')).toEqual(['rename']);
    expect(complete('games', 'rename', 'newton-o')).toEqual(['newton-owl']);
    expect(complete('completion', '')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']));
  });

  it('knows the same words in zsh and fish', async () => {
    const world = new World();
    for (const shell of ['zsh', 'fish']) {
      const text = await script(world, shell);
      for (const word of [
        ...ids,
        'resume',
        'rename',
        'dealt draft',
        'curtain',
        'auto dark light',
        'no-mouse',
        'games --names',
      ]) {
        expect(text).toContain(word);
      }
      const available = spawnSync(shell, ['-n', world.write(`completion.${shell}`, text)]);
      if (available.error === undefined) expect(available.status).toBe(0);
    }
  });
});
