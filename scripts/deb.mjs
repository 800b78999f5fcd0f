// Builds dist-deb/boardgames_VERSION_all.deb from packaging/debian: `npm run deb`.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packedFiles } from './packed-files.mjs';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist-deb');
const tree = join(out, 'tree');
const bin = join(root, 'bin/boardgames.js');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

execFileSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-stale'], { stdio: 'inherit' });
rmSync(out, { recursive: true, force: true });

let size = 0;
function place(name, bytes, mode = 0o644) {
  const path = join(tree, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
  writeFileSync(path, bytes);
  chmodSync(path, mode);
  size += statSync(path).size;
}

// What is read by people has places of its own, below.
for (const name of packedFiles(root).filter(
  file => !/\.(?:md|1)$|^LICENSE$|^docs\//u.test(file) || file.startsWith('rules-data'),
)) {
  place(
    `usr/lib/boardgames/${name}`,
    readFileSync(join(root, name)),
    name === 'bin/boardgames.js' ? 0o755 : 0o644,
  );
}
mkdirSync(join(tree, 'usr/bin'), { recursive: true });
symlinkSync('../lib/boardgames/bin/boardgames.js', join(tree, 'usr/bin/boardgames'));

// The same bytes every time: no date in what is compressed.
const packed = name => gzipSync(readFileSync(join(root, name)), { level: 9 });
place('usr/share/man/man1/boardgames.1.gz', packed('docs/boardgames.1'));
place('usr/share/doc/boardgames/changelog.gz', packed('CHANGELOG.md'));
for (const name of packedFiles(root).filter(file => /^docs\/.*\.(?:md|mjs|py|svg)$/u.test(file))) {
  place(name.replace('docs/', 'usr/share/doc/boardgames/'), readFileSync(join(root, name)));
}
const licences = readFileSync(join(root, 'dist/THIRD-PARTY-LICENCES.txt'), 'utf8');
place('usr/share/doc/boardgames/copyright', `${readFileSync(join(root, 'LICENSE'), 'utf8')}\n${licences}`);

const COMPLETIONS = {
  bash: 'usr/share/bash-completion/completions/boardgames',
  zsh: 'usr/share/zsh/vendor-completions/_boardgames',
  fish: 'usr/share/fish/vendor_completions.d/boardgames.fish',
};
for (const [shell, path] of Object.entries(COMPLETIONS)) {
  place(path, execFileSync(process.execPath, [bin, 'completion', shell]));
}

const control = readFileSync(join(root, 'packaging/debian/control'), 'utf8')
  .replace('@VERSION@', version)
  .replace('@SIZE@', String(Math.ceil(size / 1024)));
place('DEBIAN/control', control);
const deb = join(out, `boardgames_${version}_all.deb`);
execFileSync('dpkg-deb', ['--root-owner-group', '--build', tree, deb], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
rmSync(tree, { recursive: true });
process.stdout.write(`${deb}: ${Math.round(statSync(deb).size / 1000)} kB\n`);
