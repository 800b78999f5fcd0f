// Builds the Debian package, installs it with dpkg into a root of its own, plays from there, and removes it again.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const work = process.argv[2];
if (work === undefined) throw new Error('usage: smoke-deb.mjs FOLDER');
if (spawnSync('dpkg', ['--version']).error !== undefined) {
  process.stdout.write('There is no dpkg here: the Debian package is not tried.\n');
  process.exit(0);
}

const repository = join(import.meta.dirname, '..');
execFileSync(process.execPath, [join(import.meta.dirname, 'deb.mjs')], { stdio: 'inherit' });
const folder = join(repository, 'dist-deb');
const deb = join(
  folder,
  readdirSync(folder).find(name => name.endsWith('.deb')),
);

const root = join(work, 'debian');
for (const part of ['info', 'updates', 'triggers']) {
  mkdirSync(join(root, 'var/lib/dpkg', part), { recursive: true });
}
writeFileSync(join(root, 'var/lib/dpkg/status'), '');
// Node itself is not in that root.
const dpkg = (...args) =>
  execFileSync(
    'dpkg',
    [`--root=${root}`, '--force-not-root', '--force-depends', `--log=${join(work, 'dpkg.log')}`, ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
dpkg('--install', deb);

const program = join(root, 'usr/bin/boardgames');
const run = (args, input = '') =>
  spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, BOARDGAMES_HOME: join(work, 'debian-home') },
  });
const played = run(['newton', '--solo', '--plain', '--seed', 'deb'], '1\n1\nquit\n');
const shown = run(['picture', 'newton-deb', '--all', '-o', join(work, 'deb.png')]);
for (const { status, stdout, stderr } of [run(['--version']), played, shown]) {
  if (status !== 0) throw new Error(`the installed package fails: ${stdout}${stderr}`);
}
for (const file of ['share/man/man1/boardgames.1.gz', 'share/bash-completion/completions/boardgames']) {
  if (!existsSync(join(root, 'usr', file))) throw new Error(`the package lacks ${file}`);
}
dpkg('--purge', 'boardgames');
if (existsSync(join(root, 'usr/lib/boardgames')) || existsSync(program)) {
  throw new Error('the package leaves something behind');
}
process.stdout.write('Debian package: built, installed, played and removed\n');
