// Makes dist-binary/boardgames, one executable for this platform that needs no Node: `npm run binary`.
// The program is packed into the Node that is named here, which comes from the npm packages of Node's executables.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packedFiles } from './packed-files.mjs';

/** New enough to build executables by itself (`--build-sea`). */
const NODE = '26.10.0';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist-binary');
const windows = process.platform === 'win32';

/** Fetched once; not a dependency, as it is larger than everything else together. */
function pinnedNode() {
  const folder = join(root, 'node_modules/.cache/boardgames-node', NODE);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${NODE}`];
  execFileSync('npm', install, { cwd: folder, stdio: 'inherit', shell: windows });
  return node;
}

/** The archive that scripts/binary/main.cjs unpacks. */
function archive() {
  const files = packedFiles(root).map(name => ({ name, bytes: readFileSync(join(root, name)) }));
  const list = `${JSON.stringify(files.map(({ name, bytes }) => [name, bytes.length]))}\n`;
  return gzipSync(Buffer.concat([Buffer.from(list), ...files.map(({ bytes }) => bytes)]), { level: 9 });
}

execFileSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-stale'], { stdio: 'inherit' });
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const node = pinnedNode();
const output = join(out, windows ? 'boardgames.exe' : 'boardgames');
const packed = join(out, 'package.gz');
const config = join(out, 'sea.json');
writeFileSync(packed, archive());
writeFileSync(
  config,
  JSON.stringify({
    main: join(import.meta.dirname, 'binary/main.cjs'),
    output,
    executable: node,
    disableExperimentalSEAWarning: true,
    assets: { package: packed },
  }),
);
execFileSync(node, ['--build-sea', config], { stdio: ['ignore', 'ignore', 'inherit'] });
rmSync(packed);
rmSync(config);
const megabytes = Math.round(statSync(output).size / 1_000_000);
process.stdout.write(`${output}: ${megabytes} MB, Node ${NODE} inside\n`);
