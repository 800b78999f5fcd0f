/** The feel of the keyboard at a hosted table: the same screen through OpenSSH on the loopback address, and at home. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { interleave } from '../interleave.ts';
import type { Settings } from '../part.ts';
import type { Home } from '../program.ts';
import { buildProgram, makeHome, PROGRAM } from '../program.ts';
import type { Row } from '../report.ts';
import { ratios, spread } from '../stats.ts';
import { Screenful, type Size } from '../terminal.ts';

const SIZE: Size = { columns: 120, rows: 40 };
const PATIENCE_MS = 20_000;

export async function host(settings: Settings): Promise<Row[]> {
  buildProgram();
  const homes = [makeHome(), makeHome()] as const;
  const table = await openTable(homes[0]);
  const local = [process.execPath, PROGRAM, 'newton', '--solo', '--seed', 'bench'] as const;
  const screens = [
    new Screenful(['ssh', ...table.login], SIZE, homes[0]),
    new Screenful(local, SIZE, homes[1]),
  ] as const;
  try {
    settings.progress(`${SIZE.columns}x${SIZE.rows}`);
    await screens[0].answer('code or password:', table.code);
    for (const one of screens) {
      await one.firstFrame();
      await one.warmUp();
    }
    const measured = await interleave(
      settings.repetitions,
      screens.map(one => () => one.medianKey()),
    );
    const [remote, here] = [measured[0]!, measured[1]!];
    return [
      {
        part: 'host',
        what: `key to frame over SSH, ${SIZE.columns}x${SIZE.rows}`,
        unit: 'ms',
        value: spread(remote),
        against: { what: 'the same at home', value: spread(here) },
        ratio: ratios(remote, here),
        bar: { atMost: 1.5 },
      },
    ];
  } finally {
    for (const one of screens) one.close();
    table.process.kill();
    for (const home of homes) home.remove();
  }
}

interface OpenTable {
  readonly process: ChildProcess;
  /** Arguments of ssh. */
  readonly login: readonly string[];
  readonly code: string;
}

async function openTable(home: Home): Promise<OpenTable> {
  const key = join(home.folder, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  const args = ['host', 'newton', '--players', 'Ann', '--seed', 'bench', '--listen', '127.0.0.1:0'];
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: home.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text;
  });
  const line = /ssh -p (?<port>\d+) (?<login>\S+) +code (?<code>\S+)\n/u;
  for (const end = performance.now() + PATIENCE_MS; !line.test(said); await sleep(5)) {
    if (performance.now() > end || child.exitCode !== null) throw new Error(`no table was opened: ${said}`);
  }
  const { port, login, code } = line.exec(said)!.groups!;
  const options = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'IdentitiesOnly=yes'];
  return {
    process: child,
    login: ['-F', '/dev/null', '-p', port!, '-i', key, ...options.flatMap(each => ['-o', each]), login!],
    code: code!,
  };
}
