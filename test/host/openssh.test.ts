/** The built program as a host, and the real OpenSSH client in a pseudo-terminal as its guest. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { build, Running } from '../cli/support/bin.ts';
import { World } from '../cli/support/world.ts';
import { listening, pause } from './support.ts';

const installed = spawnSync('ssh', ['-V']).status === 0;
if (!installed) process.stderr.write('No OpenSSH client is installed: its tests are left out.\n');

beforeAll(build);

class OpenSshGuest {
  readonly terminal = new xterm.Terminal({ cols: 100, rows: 30, allowProposedApi: true });
  readonly #pty: ReturnType<typeof spawn>;
  exitCode: number | null = null;
  #pending: Promise<void> = Promise.resolve();

  constructor(argv: readonly string[]) {
    this.#pty = spawn('ssh', [...argv], { cols: 100, rows: 30, name: 'xterm-256color' });
    this.#pty.onData(data => {
      this.#pending = new Promise(done => this.terminal.write(data, done));
    });
    this.terminal.onData(data => this.#pty.write(data));
    this.#pty.onExit(({ exitCode }) => {
      this.exitCode = exitCode;
    });
    onTestFinished(() => {
      if (this.exitCode === null) this.#pty.kill();
    });
  }

  type(text: string): void {
    this.#pty.write(text);
  }

  resize(cols: number, rows: number): void {
    this.terminal.resize(cols, rows);
    this.#pty.resize(cols, rows);
  }

  get screen(): string {
    const { active } = this.terminal.buffer;
    const line = (i: number): string => active.getLine(active.viewportY + i)?.translateToString(true) ?? '';
    return Array.from({ length: this.terminal.rows }, (_, i) => line(i)).join('\n');
  }

  async until(what: string | RegExp): Promise<string> {
    for (let i = 0; ; i++) {
      await this.#pending;
      if (typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen)) return this.screen;
      if (i > 6000) throw new Error(`${String(what)} did not come:\n${this.screen}`);
      await pause(5);
    }
  }

  async left(): Promise<number> {
    while (this.exitCode === null) await pause(5);
    await pause(20);
    await this.#pending;
    return this.exitCode;
  }
}

async function openHost(players: string): Promise<{
  readonly world: World;
  readonly argv: (login: string, ...more: readonly string[]) => string[];
  readonly code: (name: string) => string;
  readonly run: Running;
}> {
  const world = new World();
  world.write('home/.keep', '');
  const config = world.path('ssh_config');
  const known = world.path('known_hosts');
  writeFileSync(
    config,
    `Host *\n StrictHostKeyChecking no\n UserKnownHostsFile ${known}\n IdentitiesOnly yes\n`,
  );
  const run = new Running(
    ['host', 'leonardo', '--players', players, '--seed', 'real', '--listen', '127.0.0.1:0'],
    world.home,
  );
  await listening(() => run.err);
  const port = /ssh -p (?<port>\d+)/u.exec(run.out)!.groups!['port']!;
  return {
    ...{ world, run },
    argv: (login, ...more) => ['-F', config, '-p', port, ...more, `${login}@127.0.0.1`],
    code: name => new RegExp(`${name}: .* code (?<code>\\S+)`, 'u').exec(run.out)!.groups!['code']!,
  };
}

const QUESTION = 'What do your laboratories build?';

describe.runIf(installed)('the OpenSSH client', () => {
  it('comes with a key and the code, plays, resizes, leaves and comes back without it', {
    timeout: 120_000,
  }, async () => {
    const { world, argv, code } = await openHost('Ann,Ben');
    const key = world.path('key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const ann = new OpenSshGuest(argv('ann', '-i', key));
    await ann.until('Invitation code or password:');
    expect(ann.screen).toMatch(/tied to your key\s+SHA256:/u);
    ann.type(`${code('Ann')}\r`);
    await ann.until(QUESTION);
    ann.resize(130, 40);
    await ann.until(/┌─ Ann to decide.*moves ─┐\s*$/mu);
    ann.type('q');
    expect(await ann.left()).toBe(0);
    expect(ann.screen).toContain('You have left the table.');
    expect(ann.terminal.buffer.active.type).toBe('normal');
    const again = new OpenSshGuest(argv('ann', '-i', key));
    await again.until(QUESTION);
    again.type('\u0003');
    await again.left();
  });

  it('comes without a key and chooses a password', { timeout: 120_000 }, async () => {
    const { argv, code } = await openHost('Ann,Ben');
    const bare = ['-o', 'PubkeyAuthentication=no'];
    const ann = new OpenSshGuest(argv('ann', ...bare));
    await ann.until('Invitation code or password:');
    ann.type(`${code('Ann')}\r`);
    await ann.until('New password:');
    ann.type('correct horse\r');
    await ann.until('Once more:');
    ann.type('correct hrose\r');
    await ann.until('The two are not the same.');
    await ann.until(/not the same\.(?:.|\n)*New password:/u);
    ann.type('correct horse\r');
    await ann.until(/not the same\.(?:.|\n)*Once more:/u);
    ann.type('correct horse\r');
    await ann.until(QUESTION);
    ann.type('q');
    await ann.left();
    const again = new OpenSshGuest(argv('ann', ...bare));
    await again.until('Invitation code or password:');
    again.type('correct horse\r');
    await again.until(QUESTION);
  });

  it('gets lines without a terminal, and neither commands nor files, which nobody else notices', {
    timeout: 120_000,
  }, async () => {
    const { world, argv, code, run } = await openHost('Ann,Ben');
    const key = world.path('key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const ann = new OpenSshGuest(argv('ann', '-i', key));
    await ann.until('Invitation code');
    ann.type(`${code('Ann')}\r`);
    await ann.until(QUESTION);
    ann.type('q');
    await ann.left();
    const options = { encoding: 'utf8', timeout: 60_000 } as const;
    const [login, ...rest] = argv('ann', '-i', key, '-o', 'BatchMode=yes').reverse();
    const flags = rest.reverse();
    const playsInLines = (): void => {
      const lines = spawnSync('ssh', [...flags, '-T', login!], { ...options, input: 'score\nquit\n' });
      expect(lines.stdout).toContain(QUESTION);
      expect(lines.stdout).toContain('You have left the table.');
      expect(lines.status).toBe(0);
    };
    playsInLines();
    const command = spawnSync('ssh', [...flags, login!, 'id'], options);
    expect(command.status).not.toBe(0);
    expect(command.stdout).toBe('');
    const files = spawnSync('sftp', [...flags.map(flag => (flag === '-p' ? '-P' : flag)), login!], {
      ...options,
      input: 'ls\n',
    });
    expect(files.status).not.toBe(0);
    const forward = spawnSync('ssh', [...flags, '-W', '127.0.0.1:22', login!], { ...options, input: '' });
    expect(forward.status).not.toBe(0);
    // Connections that asked for no shell have ended, and the built program goes on.
    playsInLines();
    expect(run.child.exitCode).toBeNull();
    expect(run.err).not.toMatch(/should not have|defect/u);
  });
});
