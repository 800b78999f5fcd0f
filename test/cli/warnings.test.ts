import { expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { World } from './support/world.ts';

/** Ann keeps her workers at home wherever she may. */
async function playedIdly(...flags: readonly string[]): Promise<string> {
  const argv = ['leonardo', '--players', 'Ann,bot:random', '--plain', '--seed', 'owl', ...flags];
  const { out, err } = await new World().run(argv, { input: 'pass\n1\n'.repeat(60), games: registry });
  expect(out.match(/^> Ann (?:passes|sends no more).*/gmu)?.length ?? 0, `${out}${err}`).toBeGreaterThan(1);
  return out;
}

it('says once what a typed move throws away, and plays it all the same', async () => {
  const notes = (await playedIdly()).match(/Note: .*/gu) ?? [];
  expect(notes.length).toBeGreaterThan(0);
  expect(new Set(notes).size).toBe(notes.length);
});

it('says nothing with --no-warnings', async () => {
  expect(await playedIdly('--no-warnings')).not.toContain('Note: ');
});
