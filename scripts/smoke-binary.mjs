// Builds the single executable and plays with it where there is no Node: lines, the full screen, bots in worker threads, a
// PNG. The folder that it is given may hold anything else.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';

const work = process.argv[2];
if (work === undefined) throw new Error('usage: smoke-binary.mjs FOLDER');
execFileSync(process.execPath, [join(import.meta.dirname, 'binary.mjs')], { stdio: 'inherit' });
const binary = join(import.meta.dirname, '../dist-binary/boardgames');
const home = join(work, 'binary-home');
mkdirSync(home, { recursive: true });
const env = { HOME: home, PATH: join(home, 'nothing'), TERM: 'xterm-256color', LANG: 'C.UTF-8' };

function run(args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(binary, args, {
    input,
    encoding: 'utf8',
    env,
    cwd: home,
  });
  if (status === 0) return stdout;
  throw new Error(`boardgames ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`);
}

/** Starts a table full screen, plays its first move and leaves. */
function playOnScreen() {
  return new Promise((resolve, reject) => {
    const terminal = spawn(binary, ['newton', '--solo', '--seed', 'screen'], {
      cols: 100,
      rows: 30,
      env,
      cwd: home,
    });
    let seen = '';
    let pressed = 0;
    const timer = setTimeout(() => {
      terminal.kill();
      reject(new Error(`the screen of the executable shows nothing to play: ${seen}`));
    }, 60_000);
    terminal.onData(data => {
      seen += data;
      if (pressed === 0 && seen.includes('keys')) {
        pressed = 1;
        terminal.write('\r');
        setTimeout(() => terminal.write('q'), 1500);
      }
    });
    terminal.onExit(({ exitCode }) => {
      clearTimeout(timer);
      if (exitCode === 0) resolve();
      else reject(new Error(`the screen of the executable ended with ${exitCode}: ${seen}`));
    });
  });
}

run(['--version']);
run(['newton', '--solo', '--plain', '--seed', 'smoke'], '1\n1\nquit\n');
run(['leonardo', '--players', 'Ann,bot:medium', '--plain', '--seed', 'smoke'], '1\nquit\n');
run([
  'sim',
  'leonardo',
  '--players',
  'bot:easy,bot:random',
  '--games',
  '2',
  '--workers',
  '2',
  '--seed',
  'smoke',
]);
run(['rules', 'newton', 'travel']);
run(['picture', 'newton-smoke', '--all', '-o', 'smoke.png']);
if (statSync(join(home, 'smoke.png')).size < 10_000) throw new Error('the executable draws no picture');
await playOnScreen();
if (!run(['games', '--json']).includes('newton-screen'))
  throw new Error('the game on the screen is not kept');
process.stdout.write('executable: played without Node\n');
