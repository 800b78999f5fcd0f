/** That the keyboard is handed over behind a curtain tells nothing about what was chosen in front of it. */
import { expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { World } from '../cli/support/world.ts';

it.each([
  ['that changes nothing', '\ndone\n'],
  ['that starts an invention', '\n1\n'],
])('a curtain follows a secret plan of Leonardo %s', async (_, input) => {
  const argv = ['leonardo', '--players', 'Ann,Bob', '--first', 'Ann', '--seed', 'plan', '--plain'];
  const { out } = await new World().run(argv, { input, tty: true, games: registry, files: nodeFiles });
  const [, ofAnn, ofBob] = out.split('Pass the keyboard to ');
  expect(ofAnn).toMatch(/^Ann, [\s\S]*\[done\]/u);
  expect(ofBob).toBe(
    'Bob, then press Enter.\n\nThe game is kept as leonardo-plan; go on with "boardgames resume leonardo-plan".\n',
  );
});

it('lines that stay readable keep their curtain before moves that are public, too', async () => {
  const argv = ['leonardo', '--players', 'Ann,Bob', '--first', 'Ann', '--seed', 'plan', '--plain'];
  const input = '\n1\n\n1\n\npass\n';
  const { out } = await new World().run(argv, { input, tty: true, games: registry, files: nodeFiles });
  const curtains = [...out.matchAll(/Pass the keyboard to (?<name>\w+)/gu)].map(
    ({ groups }) => groups!['name'],
  );
  expect(curtains).toEqual(['Ann', 'Bob', 'Ann', 'Bob']);
  expect(out).toContain('Where do you place workers?');
});
