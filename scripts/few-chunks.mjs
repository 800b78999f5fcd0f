// Keeps together what is loaded together. Left alone, the bundler makes a chunk of whatever the same entries share, and every
// module imported on demand is an entry: a hundred small files on the way to the first frame, each of which Node finds,
// reads and links by itself. An entry that imports a group by name shares all of it with the others that do.
import { readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** On the way from the command line to the first frame of a table, each imported on demand by the one before. */
const TO_THE_FIRST_FRAME = [
  'src/cli/program.ts',
  'src/cli/commands/play.ts',
  'src/app/services.ts',
  'src/tui/terminal/process.ts',
  'src/tui/index.ts',
  'src/tui/show.ts',
  'src/tui/table/scene.ts',
];
/** Who imports on demand in the process with the screen. */
const FACES = ['src/cli', 'src/tui', 'src/host', 'src/app/services.ts'];
const BOARDS = 'src/tui/boards';
/** What every game and every worker needs beside the core. */
const TO_LOAD_A_GAME = ['src/app/load-game.ts'];

/** @returns {import('esbuild').Plugin} */
export function fewChunks(root) {
  const inside = (file, names) =>
    names.some(name => file === join(root, name) || file.startsWith(join(root, name) + sep));
  const core = readdirSync(join(root, 'src/core')).filter(name => name.endsWith('.ts'));
  const groups = {
    core: [...core.map(name => join('src/core', name)), ...TO_LOAD_A_GAME],
    'first-frame': TO_THE_FIRST_FRAME,
  };
  return {
    name: 'few-chunks',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, kind, importer }) => {
        if (kind !== 'dynamic-import' || !inside(importer, ['src'])) return undefined;
        const file = resolve(dirname(importer), path);
        const face = inside(importer, FACES) || inside(file, [BOARDS]);
        return { path: file, namespace: face ? 'with-first-frame' : 'with-core' };
      });
      build.onResolve({ filter: /worker\.ts$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path: join(root, path), namespace: 'with-core' } : undefined,
      );
      for (const name of Object.keys(groups)) {
        build.onLoad({ filter: /.*/, namespace: `with-${name}` }, ({ path }) => ({
          contents: `import 'group:core'; import 'group:${name}'; export * from ${JSON.stringify(path)};`,
          resolveDir: root,
        }));
      }
      build.onResolve({ filter: /^group:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'group' }));
      build.onLoad({ filter: /.*/, namespace: 'group' }, ({ path }) => ({
        contents: groups[path].map(file => `import ${JSON.stringify(join(root, file))};`).join('\n'),
        resolveDir: root,
      }));
    },
  };
}
