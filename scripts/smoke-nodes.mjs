// Runs the installed tarball on other versions of Node, which come from the npm package `node`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOf } from './games.mjs';

const work = process.argv[2];
if (work === undefined)
  throw new Error('usage: smoke-nodes.mjs FOLDER (holding empty/ with the package installed)');
const bin = join(work, 'empty/node_modules/boardgames/bin/boardgames.js');

function install(version) {
  const folder = join(work, `node-${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', `node@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  return join(folder, 'node_modules/node/bin/node');
}

function run(node, args, input = '', env = {}) {
  const done = spawnSync(node, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, BOARDGAMES_HOME: join(work, 'home'), ...env },
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

function expect(what, condition, result) {
  if (condition) return;
  process.stderr.write(`${what} failed: ${JSON.stringify(result, null, 1)}\n`);
  process.exit(1);
}

/** Hashes of the files that whole games leave behind; they must not depend on the Node. */
function hashes(node) {
  const script = join(import.meta.dirname, 'hashes.mjs');
  return execFileSync(node, [script, bin], { encoding: 'utf8' });
}

const games = gamesOf(bin);
const here = hashes(process.execPath);
for (const version of ['22', '24']) {
  const node = install(version);
  const shown = run(node, ['--version']);
  expect(`--version on Node ${version}`, shown.code === 0, shown);
  // Compiled code is kept where that is possible, and done without where it is not.
  const temporary = join(work, `tmp-${version}`);
  mkdirSync(temporary, { recursive: true });
  run(node, ['--help'], '', { TMPDIR: temporary });
  const kept = existsSync(join(temporary, 'node-compile-cache'));
  expect(`keeping compiled code on Node ${version}`, kept, temporary);
  const without = run(node, ['--version'], '', { TMPDIR: bin });
  expect(`--version on Node ${version} without a temporary folder`, without.out === shown.out, without);
  for (const { id, fewest } of games) {
    const argv = [id, '--players', fewest, '--plain', '--seed', `smoke-${version}`];
    const played = run(node, argv, '1\n1\nquit\n');
    expect(`${id} on Node ${version}`, played.code === 0, played);
  }
  const there = hashes(node);
  expect(`the same games on Node ${version}`, there === here, { here, there });
  process.stdout.write(`Node ${version}: ok\n`);
}

const old = run(install('18'), ['--version']);
expect(
  'the refusal on Node 18',
  old.code === 1 && /needs Node\.js 20 or newer/u.test(old.err) && !/\n.*\n/u.test(old.err),
  old,
);
process.stdout.write('Node 18: refused in a sentence\n');
