/** The built program as a host, and the real OpenSSH client as its guest. */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../cli/support/bin.ts';
import { installed, OpenSshGuest, openHost, sshKey } from './openssh.ts';

if (!installed) process.stderr.write('No OpenSSH client is installed: its tests are left out.\n');

beforeAll(build);

const QUESTION = 'What do your laboratories build?';

describe.runIf(installed)('the OpenSSH client', () => {
  it('comes with a key and the code, plays, resizes, leaves and comes back without it', {
    timeout: 120_000,
  }, async () => {
    const { world, argv, code } = await openHost('Ann,Ben');
    const key = sshKey(world);
    const ann = new OpenSshGuest(argv('ann', '-i', key));
    await ann.until('Invitation code or password:');
    expect(ann.screen).toMatch(/tied to your key\s+SHA256:/u);
    ann.send(`${code('Ann')}\r`);
    await ann.until(QUESTION);
    ann.resize(130, 40);
    await ann.until(/┌─ Ann to decide.*moves ─┐\s*$/mu);
    ann.send('q');
    expect(await ann.left()).toBe(0);
    expect(ann.screen).toContain('You have left the table.');
    expect(ann.terminal.buffer.active.type).toBe('normal');
    const again = new OpenSshGuest(argv('ann', '-i', key));
    await again.until(QUESTION);
    again.send('\u0003');
    await again.left();
  });

  it('comes without a key and chooses a password', { timeout: 120_000 }, async () => {
    const { argv, code } = await openHost('Ann,Ben');
    const bare = ['-o', 'PubkeyAuthentication=no'];
    const ann = new OpenSshGuest(argv('ann', ...bare));
    await ann.until('Invitation code or password:');
    ann.send(`${code('Ann')}\r`);
    await ann.until('New password:');
    ann.send('correct horse\r');
    await ann.until('Once more:');
    ann.send('correct hrose\r');
    await ann.until('The two are not the same.');
    await ann.until(/not the same\.(?:.|\n)*New password:/u);
    ann.send('correct horse\r');
    await ann.until(/not the same\.(?:.|\n)*Once more:/u);
    ann.send('correct horse\r');
    await ann.until(QUESTION);
    ann.send('q');
    await ann.left();
    const again = new OpenSshGuest(argv('ann', ...bare));
    await again.until('Invitation code or password:');
    again.send('correct horse\r');
    await again.until(QUESTION);
  });

  it('gets lines without a terminal, and neither commands nor files, which nobody else notices', {
    timeout: 120_000,
  }, async () => {
    const { world, argv, code, run } = await openHost('Ann,Ben');
    const key = sshKey(world);
    const ann = new OpenSshGuest(argv('ann', '-i', key));
    await ann.until('Invitation code');
    ann.send(`${code('Ann')}\r`);
    await ann.until(QUESTION);
    ann.send('q');
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
