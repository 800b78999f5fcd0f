// Bundles the program into dist/. With --if-stale (npm's `prepare`) it does nothing while the build is current.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fewChunks } from './few-chunks.mjs';
import { thirdPartyLicences } from './licences.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');
const chunks = join(root, 'scripts/few-chunks.mjs');

function fingerprint() {
  const sum = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const lockfile = join(root, 'package-lock.json');
  for (const file of [...files, import.meta.filename, chunks, ...(existsSync(lockfile) ? [lockfile] : [])]) {
    sum.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return sum.digest('hex');
}

const current = fingerprint();
const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (process.argv.includes('--if-stale') && built === current) process.exit(0);

const { build } = await import('esbuild').catch(() => {
  process.stderr.write(
    'boardgames: esbuild is not installed, so it cannot be built; run "npm ci" with development packages.\n',
  );
  process.exit(1);
});

// Built beside and moved into place, so that a failed build leaves the last good one standing.
const fresh = join(root, `node_modules/.cache/boardgames-dist-${process.pid}`);
const result = await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/cli/main.ts',
    'bot-worker': 'src/app/bots/worker.ts',
    'sim-worker': 'src/app/sim/worker.ts',
    'review-worker': 'src/app/review/worker.ts',
  },
  outdir: fresh,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [fewChunks(root)],
  // The SSH library has native parts, which it does without where they cannot be loaded: here, always.
  external: ['cpu-features', '*.node'],
  alias: {
    // Ink imports React's developer tools at load time; they are not part of the program.
    'react-devtools-core': './scripts/no-devtools.mjs',
    'string-width': './scripts/string-width.mjs',
    '@alcalzone/ansi-tokenize': './scripts/ansi-tokenize.ts',
  },
  define: {
    // The development build of React keeps a measurement of every frame for ever.
    'process.env.NODE_ENV': '"production"',
    // Yoga would fetch its own bytes, and with the first fetch Node loads its whole network client.
    fetch: 'undefined',
    // A cipher of the SSH library asks where it lies, and needs nothing from there.
    __dirname: '"."',
  },
  // CommonJS packages inside the bundle call require for Node's own modules.
  banner: { js: 'import{createRequire as __cr}from"node:module";const require=__cr(import.meta.url);' },
});

/** What PNG pictures are drawn with (src/storage/program-files.ts), by its place among the packages. */
const DRAWING = {
  'resvg.wasm': 'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  'DejaVuSansMono.ttf': 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
  'DejaVuSansMono-Bold.ttf': 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf',
};
await build({
  absWorkingDir: root,
  entryPoints: ['src/tui/page/browser/page.js', 'src/tui/page/browser/page.css'],
  outdir: join(fresh, 'page'),
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
});
mkdirSync(join(fresh, 'png'));
for (const [name, source] of Object.entries(DRAWING)) {
  copyFileSync(join(root, source), join(fresh, 'png', name));
}

writeFileSync(
  join(fresh, 'THIRD-PARTY-LICENCES.txt'),
  thirdPartyLicences(root, [...Object.keys(result.metafile.inputs), ...Object.values(DRAWING)]),
);
writeFileSync(join(fresh, '.stamp'), current);
rmSync(dist, { recursive: true, force: true });
renameSync(fresh, dist);
