/**
 * `npm run new-game -- ID "Title"`: copies the template game under a new name and registers it. What it becomes is then up to
 * docs/adding-a-game.md.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Io } from '../src/cli/io.ts';
import { buildProgram } from '../src/cli/program.ts';
import { registry } from '../src/registry.ts';
import { copyTemplate, nameProblem } from './new-game/copy.ts';

const root = join(import.meta.dirname, '..');
const [id = '', title = ''] = process.argv.slice(2);

// Commands are listed without being run: of the world they need only the games.
const { commands } = buildProgram({ games: registry } as unknown as Io, () => {});
const problem = nameProblem(
  root,
  { id, title },
  commands.flatMap(command => [command.name(), ...command.aliases()]),
);
if (problem === null) {
  const written = copyTemplate(root, { id, title });
  const node = (...argv: string[]): void => void execFileSync(process.execPath, argv, { cwd: root });
  node(join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written);
  node(join(root, 'scripts/run.mjs'), 'scripts/man.ts');
  for (const path of [...written, 'docs/boardgames.1']) process.stdout.write(`${path}\n`);
  process.stdout.write(`\n${title} can be played: npm run build && npx boardgames ${id}\n`);
  process.stdout.write('Go on with docs/adding-a-game.md.\n');
} else {
  process.stderr.write(`usage: npm run new-game -- ID "Title"; ${problem}.\n`);
  process.exitCode = 2;
}
